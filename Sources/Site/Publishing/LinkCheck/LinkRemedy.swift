import Diagnostics
import Files
import Rendering
import Site

/// What to write instead of addresses that lead nowhere.
///
/// A remedy is worked out once for each address: a dead link of a layout stands on every page.
final class LinkRemedies {
    private let files: ExactNames
    private let baseURL: BaseURL
    private var known: [ExactName: String?] = [:]
    /// For how many addresses of a run something near is looked for: each time all addresses of the site are compared
    /// with it, and whoever has more dead links has moved a whole site.
    private static let mostSearches = 200
    private var searches = 0
    /// The files that may be named: what is staged is found by nobody.
    private lazy var open = files.filter { file in !hidden.contains { file.hasPrefix($0 + "/") } }
    private lazy var addresses = NearAddresses(open, baseURL)
    private lazy var pages = NearAddresses(open.lazy.filter { $0.hasSuffix("index.html") }, baseURL)
    /// For a file's name the first path that ends with it.
    private lazy var byName = Dictionary(
        open.sorted().map {
            (ExactName($0.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""), $0)
        },
        uniquingKeysWith: { first, _ in first })

    /// For the last part of an address, the pages whose addresses end with it.
    private lazy var byFolder = Dictionary(
        grouping: open.sorted().filter { $0.hasSuffix("/index.html") }.map { "/" + $0.dropLast("index.html".count) },
        by: { LinkRemedies.lastPart(of: $0) })

    /// For a file's name in small letters the names that files of the content have, whether a page shows them or not.
    private lazy var byPlainName = Dictionary(
        grouping: looseFiles.lazy.map { String($0.fileName) }, by: { $0.lowercased() })
    private let looseFiles: [String]

    /// The folders of what is staged.
    private let hidden: [String]
    /// Why there is no list of products; nil where there is one.
    private let noProducts: String?
    /// The files that the theme makes none of, and the layout that it lacks.
    private let unmade: [String: String]
    private let theme: String

    init(_ files: ExactNames, _ context: RenderContext) {
        (self.files, baseURL) = (files, context.baseURL)
        hidden = context.content.stages.all.map(\.name)
        looseFiles = context.content.files.keys.map(\.text)
        theme = context.content.theme.name
        unmade = LinkRemedies.unmade(context)
        let products = context.content.allProducts
        noProducts =
            products.contains { !$0.isStaged }
            ? nil
            : products.isEmpty
                ? "the site has no product, so there is no list of them: take it out"
                : "all products are staged, and so is the list of them: take it out until they are launched"
    }

    /// Pages that the program makes where the theme has a layout for them, and those of products.
    private static func unmade(_ context: RenderContext) -> [String: String] {
        let lists = ["products", "archive", "search", "tags"].map {
            (context.configuration.address("/\($0)/").file, $0)
        }
        let products = context.content.allProducts.map { ($0.address.file, "product") }
        return Dictionary(
            (lists + products).filter { context.content.theme.layouts[$0.1] == nil },
            uniquingKeysWith: { first, _ in first })
    }

    /// The remedy for an address and the file it would be; nil where nothing is near.
    func remedy(for url: String, _ file: String) -> String? {
        let key = ExactName(url + "\n" + file)
        if let remedy = known[key] { return remedy }
        let remedy = newRemedy(for: url, file)
        known[key] = .some(remedy)
        return remedy
    }

    private func newRemedy(for address: String, _ file: String) -> String? {
        // What stands behind says where on the page, or nothing.
        let marks = [UInt8(ascii: "#"), UInt8(ascii: "?")]
        let url = String(address[..<(address.utf8.firstIndex { marks.contains($0) } ?? address.endIndex)])
        if baseURL.path != "/", url.hasPrefix("/"), !url.hasPrefix(baseURL.path), files.contains(Address(url).file) {
            return "in a layout write `{{ '\(url)' | relative_url }}`, which puts \(baseURL.path) in front"
        }
        if let noProducts, file.hasSuffix("products/index.html") { return noProducts }
        if let layout = unmade[file] { return "the theme `\(theme)` has no layout `\(layout)`, which makes that page" }
        if let same = files.lookAlike(of: file) { return ExactNames.remedy(for: same) }
        if let name = file.split(separator: "/").last.map(String.init), name.contains("."), name != "index.html" {
            if let first = byName[ExactName(name)] {
                return "write `/\(percentEncoded(first))`, where there is such a file"
            }
            if let other = byPlainName[name.lowercased()]?.sorted().first(where: { $0 != name }) {
                return "there is a file `\(other)`: servers tell capitals from small letters"
            }
            return near(url, among: addresses)
                ?? "put the file beside this one, or into content/assets/ and write `/assets/\(name)`"
        }
        if let pages = byFolder[LinkRemedies.lastPart(of: url)], pages.count == 1 {
            return "did you mean `\(baseURL.relative(percentEncoded(pages[0])))`?"
        }
        return near(url, among: pages)
    }

    private static func lastPart(of address: String) -> ExactName {
        ExactName((address.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? "").lowercased())
    }

    private func near(_ url: String, among candidates: @autoclosure () -> NearAddresses) -> String? {
        searches += 1
        return searches > LinkRemedies.mostSearches ? nil : candidates().remedy(for: url)
    }

    /// Says for how many addresses nothing near was looked for; nil where each was looked at.
    var shortfall: Diagnostic? {
        let rest = searches - LinkRemedies.mostSearches
        guard rest > 0 else { return nil }
        return Diagnostic(
            .note, "for \(rest) of the addresses that lead nowhere no near one was looked for",
            remedy: "mend some of the others first, and run it again")
    }
}
