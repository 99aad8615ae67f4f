import Diagnostics
import Files
import Markdown
import Site

/// Where the links of Markdown bodies lead: files of `content/` become the addresses they get, and the site's own
/// absolute paths get its base path.
///
/// A class, since each link of each text asks it.
package final class SourceLinks: Sendable, Equatable {
    /// The pages by their files, which few texts name.
    let known: Once<Known>
    /// The pages by their addresses, for links that name none by its file.
    let standing: Once<[ExactName: Address]>
    let files: SourceFiles
    /// The texts and files by their names, which few sites ask for.
    private let named: Once<NamedFiles>
    private let baseURL: BaseURL
    /// Whether what leads nowhere stays as it is, for the check of the rendered site to warn of.
    private let keepsDead: Bool
    private let counterparts: Counterparts
    private let stages: Stages

    /// The links of a build.
    ///
    /// - Parameters:
    ///   - all: the site's content.
    ///   - shown: the pages of this build; those of `all` that are missing in it are drafts or not due.
    ///   - baseURL: the site's address.
    init(all: SiteContent, shown: [Page], baseURL: BaseURL) {
        let (known, files) = (Once { Known(all, shown) }, SourceFiles(all, shown: shown))
        (self.known, self.files) = (known, files)
        named = Once {
            NamedFiles(known.value.addresses.keys.map(\.text) + known.value.hidden.map(\.text) + files.paths)
        }
        standing = Once {
            Dictionary(shown.map { (ExactName($0.address.path), $0.address) }, uniquingKeysWith: { first, _ in first })
        }
        self.baseURL = baseURL
        counterparts = Counterparts(all, shown: shown)
        stages = all.stages
        keepsDead = all.configuration.links.inside == .warn
    }

    /// Whether both answer the same.
    package static func == (left: SourceLinks, right: SourceLinks) -> Bool {
        left.files == right.files && left.baseURL == right.baseURL && left.keepsDead == right.keepsDead
            && left.counterparts == right.counterparts && left.stages == right.stages
            && (left.known === right.known || left.known.value == right.known.value)
    }

    /// The pages that there are.
    struct Known: Equatable {
        let addresses: [ExactName: Address]
        /// Those that are not shown in this build.
        let hidden: Set<ExactName>

        init(_ all: SiteContent, _ shown: [Page]) {
            var addresses: [ExactName: Address] = [:]
            addresses.reserveCapacity(shown.count)
            for page in shown { addresses[ExactName(page.path)] = page.address }
            hidden = Set(all.pages.lazy.map { ExactName($0.path) }.filter { addresses[$0] == nil })
            for product in all.allProducts {
                if let prose = product.prose { addresses[ExactName(prose.path)] = product.address }
            }
            for product in all.products {
                addresses[ExactName(product.folder + "/index.md")] = product.address
                addresses[ExactName(product.folder + "/product.yml")] = product.address
            }
            self.addresses = addresses
        }
    }

    /// What becomes of a link of a page.
    package func resolve(_ destination: String, from path: String, at address: Address) -> LinkResult {
        switch target(of: destination, from: path, on: address) {
        case .elsewhere: .keep
        case .here(let there): .replace(baseURL.relative(counterparts.address(of: there, from: path) ?? there))
        case .nowhere where keepsDead: .keep
        case .nowhere(let message, let remedy): .failed(message: message, remedy: remedy)
        }
    }

    /// The address, as an author would write it, of the text or file that a page calls by its name.
    package func named(_ name: String, from path: String) -> LinkResult {
        if hasScheme(name) { return .replace(name) }
        let folder = SourceLinks.folder(of: path)
        if let file = named.value.file(named: name, from: folder) {
            let way = percentEncoded(relativePath(of: file, from: folder))
            // A colon in the first name would make a scheme of it.
            return .replace(hasScheme(way) ? "./" + way : way)
        }
        if keepsDead { return .keep }
        let near = nearMiss(name, among: named.value.names)
        return .failed(
            message: "no text and no file of this site is called `\(name)`",
            remedy: near.map { "did you mean `\($0)`?" } ?? "make one, or write the words without brackets")
    }

    /// Where a destination leads.
    private enum Target {
        /// To another site, or to a place on the same page.
        case elsewhere
        /// To a path of this site, without its base path.
        case here(String)
        /// To nothing that is there.
        case nowhere(message: String, remedy: String?)
    }

    /// Where a destination leads as readers of the page may know it: what is staged is found by what waits with it.
    private func target(of destination: String, from path: String, on address: Address) -> Target {
        let target = target(of: destination, from: path, at: address)
        guard !stages.isEmpty, case .here(let there) = target else { return target }
        if let found = stages.address(there, for: address) { return .here(found) }
        return .nowhere(
            message: "`\(destination)` is staged, and readers of this page must not find it",
            remedy: "stage this page too, with `product:` or `stage: staged`, or take the link out until the launch")
    }

    private func target(of destination: String, from path: String, at address: Address) -> Target {
        // By bytes: a mark behind a `#` makes one character with it.
        let marks = [UInt8(ascii: "#"), UInt8(ascii: "?")]
        guard let first = destination.utf8.first, !marks.contains(first) else { return .elsewhere }
        if destination.hasPrefix("//") || hasScheme(destination) { return .elsewhere }
        let cut = destination.utf8.firstIndex { marks.contains($0) } ?? destination.endIndex
        let (target, tail) = (String(destination[..<cut]), destination[cut...])
        if destination.hasPrefix("/") {
            return .here(page(fromRoot: target, of: path).map { $0.encoded + tail } ?? destination)
        }
        if target.hasSuffix(".md") || target.hasSuffix(".mdx") { return markdown(target, tail: tail, from: path) }
        // A file beside this one counts first, since that is what editors show; else what stands beside the page.
        if let place = files.place(of: target, from: path, at: address) {
            return .here(percentEncoded(place.address) + tail)
        }
        if let page = pageMade(target, from: path) ?? pageCalled(target, from: path, at: address) {
            return .here(page.encoded + tail)
        }
        guard let full = SourceLinks.join(address.folder, target) else { return .elsewhere }
        return .here(percentEncoded(percentDecoded(full) ?? full) + tail)
    }

    private func markdown(_ target: String, tail: Substring, from path: String) -> Target {
        let folder = SourceLinks.folder(of: path)
        let decoded = percentDecoded(target) ?? target
        guard let file = SourceLinks.join("/" + folder, decoded).map({ String($0.dropFirst()) }) else {
            return .nowhere(message: "`\(target)` leads out of the site", remedy: nil)
        }
        // A text with components bears another ending here than where Markdown has them too.
        let asMDX = file.hasSuffix(".md") ? [file + "x"] : []
        var named = [file] + asMDX + counterparts.otherNames(of: file, from: path)
        // What an older text names within its version is of no other.
        if let older = files.older(path), !file.hasPrefix(older.folder),
            let other = SourceLinks.join("/" + SourceLinks.folder(of: older.newest), decoded)
        {
            named.append(String(other.dropFirst()))
        }
        for name in named {
            if let address = known.value.addresses[ExactName(name)] { return .here(address.encoded + tail) }
        }
        if known.value.hidden.contains(ExactName(file)) {
            return .nowhere(
                message: "`\(target)` is a draft or not due, so nobody could follow this link",
                remedy: "publish both together, or take the link out until then")
        }
        let names = known.value.addresses.keys.sorted().map(\.text)
        if let same = ExactNames(names).lookAlike(of: file) {
            return .nowhere(
                message:
                    "there is no file `\(target)` beside this one, but one that looks alike, in another Unicode form",
                remedy: ExactNames.remedy(for: same))
        }
        let near = nearMiss(file, among: names).flatMap { isAlike($0, file) ? $0 : nil }
        return .nowhere(
            message: "there is no file `\(target)` beside this one",
            remedy: near.map { "did you mean `\(relativePath(of: $0, from: folder))`?" })
    }

    /// The address of the page that says the same as the one at an address in another of the site's languages, by its
    /// place among them; nil where there is none.
    package func counterpart(of address: String, in language: Int) -> String? {
        counterparts.address(of: address, in: language)
    }

    /// The folder of a file, with its slash; nothing for one at the top.
    package static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
    }

    /// The path from the root, with its slash in front, that a relative one leads to; nil where it climbs out of the root.
    package static func join(_ folder: String, _ relative: String) -> String? {
        resolvedPath(relative, in: folder).map { "/" + $0 }
    }
}

/// Whether two paths are alike folder by folder: the page of another product is no slip of the pen, however much of its
/// path is the same.
private func isAlike(_ one: String, _ other: String) -> Bool {
    let (parts, others) = (one.split(separator: "/"), other.split(separator: "/"))
    return parts.count != others.count
        || zip(parts, others).allSatisfy { $0 == $1 || nearMiss(String($0), among: [String($1)]) != nil }
}

extension ExactNames {
    /// What to do where a name was meant that looks alike.
    package static func remedy(for name: String) -> String {
        "copy the name from the folder, or write names in form C with `convmv -f utf8 -t utf8 --nfc --notest \(name)`"
    }
}

extension SourceLinks {
    /// The picture that stands for a page, as an address of the site without its base path; others' stay.
    package func image(of page: Page) -> String? {
        guard let written = page.image else { return nil }
        if hasScheme(written) || written.hasPrefix("//") { return written }
        if written.hasPrefix("/") { return stages.address(written, for: page.address) ?? written }
        // Such a field often names a file as it is found from the site's root.
        if files.place(of: written, from: page.path, at: page.address) == nil, files.isAsset("/" + written) {
            return "/" + written
        }
        if case .here(let path) = target(of: written, from: page.path, on: page.address) { return path }
        return written
    }

    /// The files that come along with a page because it points at them: path below `content/`, address.
    package func broughtAlong(by page: Page, _ links: [FoundLink]) -> [(file: String, address: String)] {
        guard files.mayBeBrought else { return [] }
        let named = links.map(\.destination) + [page.frontMatter.image?.text].compactMap(\.self)
        return named.compactMap { destination in
            let cut = destination.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") }
            let target = String(destination[..<(cut ?? destination.endIndex)])
            guard let place = files.place(of: target, from: page.path, at: page.address), place.isBrought else {
                return nil
            }
            return (String(place.file.dropFirst("content/".count)), place.address)
        }
    }

    /// The file of `content/` that a page has brought to an address of the site; nil where there is none.
    func file(broughtTo address: String, by path: String, at page: Address) -> String? {
        guard files.mayBeBrought, address.hasPrefix(baseURL.path) else { return nil }
        let full = "/" + address.dropFirst(baseURL.path.count)
        return files.file(broughtTo: percentDecoded(full) ?? full, by: path, at: page)
            .map { String($0.dropFirst("content/".count)) }
    }
}
