import Files
import Site

/// Where links of a text lead in its own language, where they name a page of the base language.
struct Counterparts: Sendable, Equatable {
    /// For each language the addresses of its pages, by those of the pages in the base language that say the same.
    private var addresses: [[ExactName: Address]] = []
    /// The languages of the files that are not in the base language, by their paths.
    private var languages: [ExactName: Int] = [:]
    /// The tags of the languages.
    private var tags: [String] = []

    init(_ content: SiteContent, shown: [Page]) {
        let configuration = content.configuration
        guard configuration.languages.count > 1 else { return }
        tags = configuration.languages.map(\.tag)
        addresses = tags.indices.map { $0 == 0 ? [:] : Counterparts.lists(content, in: $0) }
        let translations = Translations(of: shown, in: configuration)
        for (index, page) in shown.enumerated() {
            if page.language > 0 { languages[ExactName(page.path)] = page.language }
            guard page.language == 0 else { continue }
            for version in translations.versions(of: index) where version.language > 0 {
                addresses[version.language][ExactName(page.address.path)] = version.address
            }
        }
        for (language, edition) in content.editions.enumerated().dropFirst() {
            for product in edition.products {
                if let prose = product.prose, prose.language > 0 { languages[ExactName(prose.path)] = language }
                guard let base = content.product(product.slug) else { continue }
                addresses[language][ExactName(base.address.path)] = product.address
            }
        }
    }

    private static func lists(_ content: SiteContent, in language: Int) -> [ExactName: Address] {
        let (edition, layouts) = (content.edition(language), content.theme.layouts)
        var paths = ["home": "/", "archive": "/archive/", "search": "/search/"]
        if edition.products.contains(where: { !$0.isStaged }) { paths["products"] = "/products/" }
        for taxonomy in content.configuration.taxonomies where layouts["tags"] != nil || layouts[taxonomy] != nil {
            paths[layouts[taxonomy] != nil ? taxonomy : "tags"] = "/\(slug(taxonomy))/"
        }
        var lists: [ExactName: Address] = [:]
        for (layout, path) in paths where layouts[layout] != nil {
            lists[ExactName(path)] = edition.configuration.address(path)
        }
        return lists
    }

    /// Where a link of a text leads that names an address; nil where that is right as it is.
    func address(of address: String, from path: String) -> String? {
        languages.isEmpty ? nil : languages[ExactName(path)].flatMap { self.address(of: address, in: $0) }
    }

    /// The address in a language, with the query and the place on the page that a link names.
    func address(of address: String, in language: Int) -> String? {
        guard addresses.indices.contains(language), address.hasPrefix("/") else { return nil }
        let cut =
            address.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? address.endIndex
        let path = String(address[..<cut])
        let found = addresses[language][ExactName(percentDecoded(path) ?? path)]
        return found.map { $0.encoded + address[cut...] }
    }

    /// The files that a link of a translated text may mean by a name: `x.md` is `x.de.md` beside it, or the file of the
    /// base language that the folder `de/` has none of.
    func otherNames(of file: String, from path: String) -> [String] {
        guard let language = languages[ExactName(path)] else { return [] }
        let folder = "content/\(tags[language])/"
        let ending = file.hasSuffix(".mdx") ? ".mdx" : ".md"
        let own = file.hasSuffix(ending) ? [file.dropLast(ending.count) + ".\(tags[language])" + ending] : []
        return own + (file.hasPrefix(folder) ? ["content/" + file.dropFirst(folder.count)] : [])
    }
}
