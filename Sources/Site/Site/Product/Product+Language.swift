import Diagnostics
import Values

extension Product {
    /// The product in another language of the site; nil where neither its prose nor a file of `locales/` is in it.
    func spoken(in place: Int, of configuration: SiteConfiguration) -> Product? {
        let listing = listing(in: configuration.language)
        let translated = translations.first { $0.language == place }
        guard listing != nil || translated != nil else { return nil }
        var product = self
        let hasSentence = manifest.title != nil
        // Words of its author's own are in the language they were written in.
        product.manifest.posts = [:]
        product.address = configuration.address(address.path)
        if let listing { product.say(listing) }
        if let translated {
            product.prose = translated
            product.say(translated.frontMatter, hasSentence: hasSentence)
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
        func say(_ field: String, _ names: [StoreListing.Field]) -> String? {
            guard let name = names.first(where: { listing.texts[$0] != nil }) else { return nil }
            spokenFields[field] = SpokenField(name: name.rawValue, path: listing.source.path)
            return listing.texts[name]?.text
        }
        manifest.name = say("name", [.name, .title]) ?? manifest.name
        let line = say("tagline", [.subtitle, .shortDescription])
        let lede = say("lede", [.promotionalText, .shortDescription])
        if let line { self.say(tagline: line) }
        manifest.lede = lede != nil && lede == line ? nil : lede ?? manifest.lede
        guard listing.captions.count == manifest.scenes.count else { return }
        for (index, caption) in listing.captions.enumerated() { manifest.scenes[index].title = caption.lines }
    }

    /// Takes a tagline, which stands above the page where no sentence is translated that would.
    private mutating func say(tagline: String) {
        manifest.tagline = tagline
        manifest.title = nil
    }

    /// Takes the words at the head of translated prose, which come before those of a listing.
    private mutating func say(_ head: FrontMatter, hasSentence: Bool) {
        func text(_ name: String) -> String? {
            guard case .string(let text)? = head.raw[name] else { return nil }
            spokenFields[name] = field(name)
            return text
        }
        manifest.name = text("name") ?? manifest.name
        // As in a manifest it is a sentence above the page; a page's own title is often the product's name.
        let sentence = hasSentence && head.isTitled && head.title != manifest.name ? head.title : nil
        if let tagline = text("tagline") { say(tagline: tagline) }
        if let sentence { (manifest.title, spokenFields["title"]) = (sentence, field("title")) }
        if let lede = text("lede") {
            manifest.lede = lede
        } else if let description = head.description {
            (manifest.lede, spokenFields["lede"]) = (description, field("description"))
        }
        say(hashtagsOf: head)
        guard case .list(let features)? = head.raw["features"] else { return }
        spokenFields["features"] = field("features")
        manifest.features = features.compactMap { feature in
            switch feature {
            case .string(let title): Manifest.Feature(title: title, detail: nil, weight: 0)
            case .object(let members): Product.feature(members)
            default: nil
            }
        }
    }

    /// A field at the head of the translated prose.
    private func field(_ name: String) -> SpokenField? { prose.map { SpokenField(name: name, path: $0.path) } }

    /// Takes hashtags and posts for networks at the head of translated prose, which stand for those of the manifest.
    private mutating func say(hashtagsOf head: FrontMatter) {
        if case .object(let networks)? = head.raw["hashtags"] {
            (manifest.hashtags, spokenFields["hashtags"]) = ([:], field("hashtags"))
            let place = line(of: "hashtags")
            for (network, tags) in networks {
                let words: [Value] = if case .list(let list) = tags { list } else { [tags] }
                manifest.hashtags[network] = words.compactMap { word in
                    guard case .string(let text) = word else { return nil }
                    return (ManifestReader.camelCased(text.drop { $0 == "#" }), place)
                }
            }
        }
        guard case .object(let posts)? = head.raw["posts"] else { return }
        spokenFields["posts"] = field("posts")
        let own = line(of: "posts")
        for case (let name, .string(let text)) in posts { manifest.posts[name] = WrittenText(text: text, place: own) }
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
