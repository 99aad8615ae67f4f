import Site
import Values
import YAML

/// The page of a product in one language: what its listing says at length, as the file that a site reads for it.
struct ListingPage {
    private let texts: [String: String]
    private let headline: ListingHeadline?

    /// - Parameters:
    ///   - texts: the texts of the language, by our names of the fields.
    ///   - headline: what stands at the head of the file; nil for the language of the manifest, which says it.
    init(_ texts: [String: String], headline: ListingHeadline?) {
        (self.texts, self.headline) = (texts, headline)
    }

    /// The file; nil where the listing says nothing at length.
    var text: String? {
        let prose = ["description", "full_description"].lazy.compactMap { texts[$0] }.map(StoreProse.markdown)
        guard let body = prose.first(where: { !$0.isEmpty }) else { return nil }
        return head.map { "---\n\($0)---\n\(body)" } ?? body
    }

    /// Name and first sentences, where the listing has them in this language.
    private var head: String? {
        guard let headline else { return nil }
        var head = Object()
        if texts["name"] != nil || texts["title"] != nil { head["name"] = .string(headline.name) }
        if headline.tagline != headline.name {
            head["tagline"] = .string(headline.tagline)
            if let lede = headline.title ?? headline.lede { head["lede"] = .string(lede) }
        }
        return head.isEmpty ? nil : yaml(.object(head))
    }
}

/// The files of the pages of a listing's languages.
struct ListingTags {
    /// Each language with the path of its page: `index.md` for the manifest's, `index.de.md` for another that is the only
    /// one of its kind or that of the country that its letters name, `index.pt-BR.md` for the others.
    let pages: [(name: String, path: String)]

    init(_ names: [String], main: String) {
        let others = names.filter { $0 != main && ListingTags.isTag($0) }
        pages =
            [(main, "index.md")]
            + others.map { name in
                let letters = ListingTags.letters(name)
                let alike = names.filter { ListingTags.letters($0) == letters }
                let isHome = name.lowercased() == letters + "-" + letters && !alike.contains(letters)
                return (name, "index.\(alike.count == 1 || isHome ? letters : name).md")
            }
    }

    private static func letters(_ name: String) -> String { name.prefix { $0 != "-" && $0 != "_" }.lowercased() }

    /// Whether a site's language can be called so: folders that two stores call alike have other names here.
    private static func isTag(_ name: String) -> Bool {
        name != "default" && !name.contains("_") && !name.hasSuffix("-ios") && !name.hasSuffix("-android")
    }
}
