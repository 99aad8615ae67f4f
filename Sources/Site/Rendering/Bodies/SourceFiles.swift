import Files
import Site

/// Where the files of `content/` that are no Markdown are found on the site.
///
/// Assets, the pictures of products and what stands beside an `index.md` have addresses of their own. A picture beside any
/// other Markdown file comes along with the pages that point at it.
struct SourceFiles: Sendable, Equatable {
    /// The addresses of files that have one, by path.
    private var addresses: [ExactName: String] = [:]
    /// The texts of older versions of manuals.
    private var older: [ExactName: Older] = [:]
    /// The files without one.
    private var loose: Set<ExactName> = []

    init(_ content: SiteContent, shown: [Page]) {
        for path in content.assets.paths { addresses[ExactName("content/assets/" + path)] = "/assets/" + path }
        for path in content.theme.assets.paths { addresses[ExactName("/assets/" + path)] = "/assets/" + path }
        for page in shown {
            if let older = content.configuration.olderText(page.path) {
                self.older[ExactName(page.path)] = Older(newest: older.path, folder: older.folder)
            }
        }
        for product in content.products {
            for name in product.files.keys where Product.goesWithPage(name) {
                addresses[ExactName(product.folder + "/" + name)] = product.address.path + name
            }
        }
        for page in shown where page.address.path.hasSuffix("/") {
            for file in page.companions {
                addresses[ExactName(SourceLinks.folder(of: page.path) + file.name)] = page.address.path + file.name
            }
        }
        for name in content.files.keys {
            let file = ExactName("content/" + name.text)
            if addresses[file] == nil { loose.insert(file) }
        }
    }

    /// The paths of all files of `content/`, in no order.
    var paths: [String] {
        addresses.keys.map(\.text).filter { !$0.hasPrefix("/") } + loose.map(\.text)
    }

    /// Where a file is found.
    struct Place {
        var file: String
        /// A path of the site, not encoded.
        var address: String
        /// Whether it is there because a page points at it.
        var isBrought: Bool
    }

    /// Whether there is any file that pages may bring along.
    var mayBeBrought: Bool { !loose.isEmpty }

    /// The file that a path beside a page's own file names; nil where there is none.
    ///
    /// A text of an older version of a manual, which once stood where the newest does, may name what it names from there.
    func place(of target: String, from path: String, at page: Address) -> Place? {
        place(of: target, beside: path, at: page)
            ?? older(path).flatMap { place(of: target, beside: $0.newest, at: page) }
    }

    /// A text of an older version of a manual.
    struct Older: Sendable, Equatable {
        /// The path that it has in the newest version.
        var newest: String
        /// The folder of its version, with its slash.
        var folder: String
    }

    /// What is known of a text of an older version; nil for other texts.
    func older(_ path: String) -> Older? { older.isEmpty ? nil : older[ExactName(path)] }

    private func place(of target: String, beside path: String, at page: Address) -> Place? {
        guard !target.isEmpty, !target.hasPrefix("/") else { return nil }
        let decoded = percentDecoded(target) ?? target
        guard let full = SourceLinks.join("/" + SourceLinks.folder(of: path), decoded) else { return nil }
        let file = String(full.dropFirst())
        if let address = addresses[ExactName(file)] { return Place(file: file, address: address, isBrought: false) }
        guard loose.contains(ExactName(file)) else { return nil }
        let name = SourceFiles.withoutClimbing(decoded)
        return Place(file: file, address: page.ownFolder + name, isBrought: true)
    }

    func file(broughtTo address: String, by path: String, at page: Address) -> String? {
        guard address.hasPrefix(page.ownFolder) else { return nil }
        let name = String(address.dropFirst(page.ownFolder.count))
        var folder = SourceLinks.folder(of: path)
        while !folder.isEmpty {
            if loose.contains(ExactName(folder + name)) { return folder + name }
            folder = SourceLinks.folder(of: String(folder.dropLast()))
        }
        return nil
    }

    /// Whether a file lies below `content/` at an address of the site, or an asset has it.
    func isFile(_ address: String) -> Bool { isAsset(address) || loose.contains(ExactName("content" + address)) }

    /// Whether an address of the site is that of an asset.
    func isAsset(_ address: String) -> Bool {
        addresses[ExactName("content" + address)] != nil || addresses[ExactName(address)] != nil
    }

    private static func withoutClimbing(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
    }
}

extension Address {
    /// The folder in which relative addresses of the page begin.
    var folder: String {
        path.hasSuffix("/") ? path : String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// The folder for what belongs to this page alone: `/about/` of `/about.html`.
    var ownFolder: String {
        if path.hasSuffix("/") { return path }
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path + "/" }
        return String(path[..<dot]) + "/"
    }
}
