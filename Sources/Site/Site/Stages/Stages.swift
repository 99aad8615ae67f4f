import Diagnostics
import Files

/// What of a site is staged: all of it in folders that nobody is told of.
package struct Stages: Sendable, Equatable {
    /// The folders, by the files that wait in them.
    private(set) var folders: [ExactName: StageFolder] = [:]
    /// The folders, by the addresses that what waits in them will have; what lies below such an address waits too.
    private var addresses: [ExactName: StageFolder] = [:]
    /// The addresses below them that everybody can see.
    private var open: Set<ExactName> = []
    private var products: [(path: String, folder: StageFolder)] = []
    /// The products that wait, as they will be: what is handed on before the day tells the addresses that stay.
    package private(set) var launched: [String: Product] = [:]
    /// What is wrong with the site's key.
    package internal(set) var mistakes: [Diagnostic] = []

    package init() {}

    package static func == (one: Stages, other: Stages) -> Bool {
        one.folders == other.folders && one.addresses == other.addresses
            && one.products.map(\.path) == other.products.map(\.path)
    }

    /// Whether nothing is staged.
    package var isEmpty: Bool { folders.isEmpty && products.isEmpty }

    /// The folders, each once, in the order of their names.
    package var all: [StageFolder] {
        Set(Array(folders.values) + products.map(\.folder)).sorted { $0.name < $1.name }
    }

    mutating func add(_ page: Page, in folder: StageFolder) {
        folders[ExactName(page.path)] = folder
        addresses[ExactName(page.address.path)] = folder
    }

    mutating func add(_ product: Product, in folder: StageFolder) {
        products.append((product.folder + "/", folder))
        launched[product.slug] = product
        addProduct(at: product.address, in: folder)
    }

    /// Adds where a product will be found in one of the site's languages.
    mutating func addProduct(at address: Address, in folder: StageFolder) {
        addresses[ExactName(address.path)] = folder
    }

    /// Notes pages that everybody can see; those that stand below one that waits are told from what it brings along.
    mutating func note(open pages: some Sequence<Page>) {
        if isEmpty { return }
        for page in pages where folder(ofAddress: page.address.path[...]) != nil {
            open.insert(ExactName(page.address.path))
        }
    }

    /// The folder that a file of the site waits in; nil where what is made of it can be seen by everybody.
    package func folder(ofFile path: String) -> StageFolder? {
        if isEmpty { return nil }
        return folders[ExactName(path)] ?? products.first { path.hasPrefix($0.path) }?.folder
    }

    /// What waits in a folder, for a message: a product's folder of the site, or a file.
    package func waiting(in folder: StageFolder) -> String {
        let files = folders.filter { $0.value == folder }.keys.sorted().map(\.text)
        return "`\(products.first { $0.folder == folder }?.path ?? files.first ?? folder.name)`"
    }

    /// Whether readers of what is made of a file must not see a product.
    package func hides(_ product: Product, from path: String) -> Bool {
        product.stageFolder.map { $0 != folder(ofFile: path) } ?? false
    }

    /// What is wrong with a page that shows a product which is staged.
    package static func objection(to slug: String, at place: Place, excerpt: String?, length: Int = 1) -> Diagnostic {
        Diagnostic(
            .error, "`\(slug)` is staged, and readers of this page must not see it", at: place, excerpt: excerpt,
            length: length,
            remedy: "write `product: \(slug)` into the head of the page, so that both are launched together, "
                + "or take it out until then")
    }

    /// Where a page at an address finds what has another one when all is launched.
    ///
    /// - Parameters:
    ///   - target: a path of the site, encoded, perhaps with a query and a place on the page.
    ///   - page: where the page is found now.
    /// - Returns: the path as it is now; nil where it waits elsewhere, so that readers of the page must not be led to it.
    package func address(_ target: String, for page: Address) -> String? {
        if isEmpty { return target }
        let own = folder(in: page.path)
        var live = target[...]
        if let own, live.utf8.starts(with: "/\(own.name)/".utf8) { live = live.dropFirst(own.name.count + 1) }
        if folder(in: String(live)) != nil { return nil }
        guard let waiting = folder(ofAddress: live) else { return String(live) }
        return waiting == own ? "/" + waiting.name + live : nil
    }

    /// The folder that an address of the output lies in.
    package func folder(in path: String) -> StageFolder? {
        guard path.utf8.first == UInt8(ascii: "/") else { return nil }
        let name = path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
        guard name.count == StageFolder.length else { return nil }
        return all.first { $0.name.utf8.elementsEqual(name) }
    }

    /// The folder of what will have an address: the page itself, or the page in whose folder a file stands.
    private func folder(ofAddress written: Substring) -> StageFolder? {
        let marks = [UInt8(ascii: "#"), UInt8(ascii: "?")]
        let encoded = String(written.utf8.prefix { !marks.contains($0) }) ?? String(written)
        let path = percentDecoded(encoded) ?? encoded
        for name in [path, path + "/"] {
            if open.contains(ExactName(name)) { return nil }
            if let folder = addresses[ExactName(name)] { return folder }
        }
        var end = path.utf8.endIndex
        while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
            let above = String(path[...slash])
            if open.contains(ExactName(above)) { return nil }
            if let folder = addresses[ExactName(above)] { return folder }
            end = slash
        }
        return nil
    }
}
