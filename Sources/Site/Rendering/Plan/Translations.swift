import Site
import Values

/// Which pages say the same in several languages.
///
/// Files that differ by nothing but their language do: `x.md`, `x.de.md` and `content/de/…/x.md`; and so do those that
/// share a name which their front matter gives as `translation`.
package struct Translations: Sendable {
    /// A page in one of the site's languages.
    package struct Version: Sendable {
        /// The place of its language among the site's.
        package var language: Int
        package var title: String
        package var address: Address

        package init(language: Int, title: String, address: Address) {
            (self.language, self.title, self.address) = (language, title, address)
        }
    }

    /// The pages of each text, in the order of the site's languages.
    private var texts: [[Int]] = []
    /// The text of each page; empty where the site is written in one language.
    private var textOfPage: [Int] = []
    private let versions: [Version]

    init(of pages: [Page], in configuration: SiteConfiguration) {
        guard configuration.languages.count > 1 else {
            versions = []
            return
        }
        versions = pages.map { Version(language: $0.language, title: $0.frontMatter.title, address: $0.address) }
        var places: [String: Int] = [:]
        for (index, page) in pages.enumerated() {
            let key = page.translationKey(in: configuration)
            let place = places[key] ?? texts.count
            if place == texts.count {
                texts.append([])
                places[key] = place
            }
            textOfPage.append(place)
            // Of two in one language the first counts.
            if !texts[place].contains(where: { pages[$0].language == page.language }) { texts[place].append(index) }
        }
        for place in texts.indices { texts[place].sort { pages[$0].language < pages[$1].language } }
    }

    /// The versions of a page's text, itself among them, in the order of the site's languages; empty where the site is
    /// written in one.
    package func versions(of page: Int) -> [Version] {
        textOfPage.isEmpty ? [] : texts[textOfPage[page]].map { versions[$0] }
    }

    /// The pages of the base language whose text is not there in another one, by their places.
    package func missing(in language: Int) -> [Int] {
        texts.compactMap { pages in
            guard let first = pages.first, versions[first].language == 0,
                !pages.contains(where: { versions[$0].language == language })
            else { return nil }
            return first
        }.sorted()
    }
}

extension Page {
    /// What all versions of its text have in common.
    fileprivate func translationKey(in configuration: SiteConfiguration) -> String {
        // What is live knows nothing of what waits.
        let stage = frontMatter.stageFolder.map { $0.name + ":" } ?? ""
        if case .string(let name)? = frontMatter.raw["translation"], !name.isEmpty { return stage + ":" + name }
        return stage + configuration.pathInBaseLanguage(of: path)
    }
}

extension RenderContext {
    /// The versions of a product's page.
    package func versions(of product: Product) -> [Translations.Version] {
        let languages = plan.content.configuration.languages
        guard languages.count > 1 else { return [] }
        return languages.indices.compactMap { language in
            plan.content.edition(language).product(product.slug).map {
                Translations.Version(language: language, title: $0.manifest.name, address: $0.address)
            }
        }
    }

    /// What a page sees of the languages it is there in: `language`, `translations`, the others, and `alternates`, all of
    /// them as search engines want to know them.
    package func members(of versions: [Translations.Version]) -> [(String, Value)] {
        let languages = configuration.languages
        guard languages.count > 1 else { return [] }
        let others = versions.filter { $0.language != plan.language }.map { version -> Value in
            let language = languages[version.language]
            return [
                "language": .string(language.tag), "name": .string(language.name), "title": .string(version.title),
                "url": .string(version.address.encoded), "direction": language.isRightToLeft ? "rtl" : "ltr",
            ]
        }
        return [
            ("language", .string(configuration.language)), ("translations", .list(others)),
            ("alternates", alternates(versions)),
        ]
    }

    private func alternates(_ versions: [Translations.Version]) -> Value {
        guard versions.count > 1, let first = versions.first else { return .list([]) }
        func alternate(_ tag: String, _ version: Translations.Version) -> Value {
            ["language": .string(tag), "url": .string(version.address.encoded)]
        }
        return .list(
            versions.map { alternate(configuration.languages[$0.language].tag, $0) } + [alternate("x-default", first)])
    }
}
