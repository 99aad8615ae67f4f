import Diagnostics
import Values

extension Product {
    /// The product in another language of the site; nil where neither its prose nor a file of `locales/` is in it.
    func spoken(in place: Int, of configuration: SiteConfiguration) -> Product? {
        let listing = listing(in: configuration.language)
        let translated = translations.first { $0.language == place }
        guard listing != nil || translated != nil else { return nil }
        var product = self
        // Words of its author's own are in the language they were written in.
        product.manifest.posts = [:]
        product.address = configuration.address(address.path)
        if let listing { product.say(listing) }
        if let translated {
            product.say(translated.frontMatter)
            product.prose = translated
        } else if let text = listing?.texts[.description] ?? listing?.texts[.fullDescription] {
            product.prose = product.prose(of: text, in: place)
        }
        product.prose = product.prose?.prose(of: slug, at: product.address)
        return product
    }

    /// What it says in a language: in a file named exactly so, else in that of a country, where none is asked for.
    private func listing(in tag: String) -> StoreListing? {
        let wanted = tag.lowercased()
        func letters(_ name: String) -> String { String(name.lowercased().prefix { $0 != "-" && $0 != "_" }) }
        return locales.first {
            $0.locale.name.lowercased() == wanted || $0.source.path.lowercased().hasSuffix("/\(wanted).yml")
        }
            ?? (wanted.contains("-") ? nil : locales.first { letters($0.locale.name) == wanted })
    }

    /// Takes the words of a store's listing for the page.
    private mutating func say(_ listing: StoreListing) {
        func text(_ field: StoreListing.Field) -> String? { listing.texts[field]?.text }
        let (line, lede) = (
            text(.subtitle) ?? text(.shortDescription), text(.promotionalText) ?? text(.shortDescription)
        )
        manifest.name = text(.name) ?? text(.title) ?? manifest.name
        guard let line else { return manifest.lede = lede ?? manifest.lede }
        // What stands above the page in the manifest's language says the same as its tagline.
        (manifest.tagline, manifest.title) = (line, nil)
        manifest.lede = lede == line ? nil : lede ?? manifest.lede
    }

    /// Takes the words at the head of translated prose, which come before those of a listing.
    private mutating func say(_ head: FrontMatter) {
        func text(_ name: String) -> String? { if case .string(let text)? = head.raw[name] { text } else { nil } }
        manifest.name = text("name") ?? manifest.name
        if let tagline = text("tagline") { (manifest.tagline, manifest.title) = (tagline, nil) }
        manifest.lede = text("lede") ?? head.description ?? manifest.lede
        say(hashtagsOf: head)
        guard case .list(let features)? = head.raw["features"] else { return }
        manifest.features = features.compactMap { feature in
            switch feature {
            case .string(let title): Manifest.Feature(title: title, detail: nil, weight: 0)
            case .object(let members): Product.feature(members)
            default: nil
            }
        }
    }

    /// Takes hashtags and posts for networks at the head of translated prose, which stand for those of the manifest.
    private mutating func say(hashtagsOf head: FrontMatter) {
        let place = Place(path: prose?.path ?? source.path, line: 1, column: 1)
        if case .object(let networks)? = head.raw["hashtags"] {
            manifest.hashtags = [:]
            for (network, tags) in networks {
                let words: [Value] = if case .list(let list) = tags { list } else { [tags] }
                manifest.hashtags[network] = words.compactMap { word in
                    guard case .string(let text) = word else { return nil }
                    return (ManifestReader.camelCased(text.drop { $0 == "#" }), place)
                }
            }
        }
        guard case .object(let posts)? = head.raw["posts"] else { return }
        for case (let name, .string(let text)) in posts { manifest.posts[name] = WrittenText(text: text, place: place) }
    }

    private static func feature(_ members: Object) -> Manifest.Feature? {
        guard case .string(let title)? = members["title"] else { return nil }
        let detail: String? = if case .string(let detail)? = members["detail"] { detail } else { nil }
        return Manifest.Feature(title: title, detail: detail, weight: 0)
    }

    /// The long text of a listing, in the place of prose that nobody wrote.
    private func prose(of text: WrittenText, in place: Int) -> Page {
        Page(
            kind: .product(slug), path: text.place.path, language: place,
            frontMatter: prose?.frontMatter ?? FrontMatter(), file: .bytes(Array(StoreProse.markdown(text.text).utf8)),
            address: address)
    }
}
