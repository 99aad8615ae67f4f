import ListingImport
import Values
import YAML

/// Writes what was found in a repository as a manifest.
struct PackageWriter {
    private let reading: PackageReading
    private let headline: ListingHeadline
    private let product: String

    private var facts: PackageFacts { reading.facts }

    init(_ reading: PackageReading, named product: String) {
        (self.reading, self.product) = (reading, product)
        let facts = reading.facts
        let lead = reading.readme?.lead
        let written = facts.title ?? PackageWriter.written(facts.name, reading.readme?.title, lead) ?? product
        let name = withoutEmoji(written)
        let lines = [
            facts.description.map { plainWords($0[...]) }, lead.map { PackageWriter.withoutName($0, name) },
        ]
        let taglines = lines.compactMap(\.self).map(withoutEmoji)
        headline = ListingHeadline(names: [name], taglines: taglines, otherwise: product)
    }

    /// A name as the README writes it, in its heading or at its beginning: `Swift Argument Parser`.
    private static func written(_ name: String?, _ title: String?, _ lead: String?) -> String? {
        guard let name else { return title }
        let words = (lead ?? "").split(separator: " ")
        let starts = (1...3).map { words.prefix($0).joined(separator: " ") }
        return ([title].compactMap(\.self) + starts).first { HeadlineWords.letters($0) == HeadlineWords.letters(name) }
            ?? name
    }

    /// A sentence without the name that it begins with: `Lamp is a light` is `A light`.
    private static func withoutName(_ sentence: String, _ name: String) -> String {
        for verb in [" is ", " are "] where sentence.lowercased().hasPrefix((name + verb).lowercased()) {
            let rest = sentence.dropFirst(name.count + verb.count)
            return rest.prefix(1).uppercased() + rest.dropFirst()
        }
        return sentence
    }

    /// A page without a first paragraph that says what the tagline says, which stands above it.
    func withoutTagline(_ page: String) -> String {
        let end = page.firstRange(of: "\n\n")?.lowerBound ?? page.endIndex
        let first = plainWords(page[..<end])
        guard HeadlineWords.letters(first) == HeadlineWords.letters(headline.tagline) else { return page }
        return String(page[end...].drop(while: \.isWhitespace))
    }

    var manifest: String {
        "# yaml-language-server: $schema=../../../.schemas/product.schema.json\n" + yaml(.object(object))
    }

    /// The settings of a site for the product.
    ///
    /// Where it will stand, nobody has said: its home page may be another site's.
    var site: String {
        // A README leads to headings that other programs make.
        let links = Object([("internal", .string("warn"))])
        let object = Object([("title", .string(headline.name)), ("links", .object(links))])
        return "# yaml-language-server: $schema=../.schemas/site.schema.json\n" + yaml(.object(object))
            + "# base_url: https://me.example/\n"
    }

    var notes: [ListingNote] {
        let message: String
        if headline.tagline == headline.name {
            message = "nothing says in a line what it is: write a `tagline:`"
        } else if headline.shortened != nil {
            message =
                "its description is too long for a `tagline:`, which is `\(headline.tagline)` now: write a better one"
        } else {
            return []
        }
        return [ListingNote(kind: .changed, path: facts.path, message: message)]
    }

    private var object: Object {
        var object = Object([("name", .string(headline.name)), ("tagline", .string(headline.tagline))])
        if let title = headline.title { object["title"] = .string(title) }
        if let lede = lede { object["lede"] = .string(lede) }
        object["kind"] = .string(facts.kind)
        if !facts.platforms.isEmpty { object["platforms"] = list(facts.platforms) }
        if let changelog = reading.changelog { object["changelog"] = .string(changelog) }
        if reading.released == nil, let version = facts.version { object["version"] = .string(version) }
        if let license = facts.license { object["license"] = .string(license) }
        if !links.isEmpty { object["links"] = .object(links) }
        if let logo = facts.logo { object["logo"] = .string(logo) }
        if let features = reading.readme?.features, !features.isEmpty {
            object["features"] = .list(features.enumerated().map(feature))
        }
        if !ways.isEmpty { object["install"] = .list(ways) }
        if !facts.requirements.isEmpty { object["requirements"] = list(facts.requirements) }
        let badges = [("version", version != nil), ("license", facts.license != nil)].filter(\.1).map(\.0)
        if !badges.isEmpty { object["badges"] = list(badges) }
        if !hashtags.isEmpty { object["hashtags"] = .object(hashtags) }
        if !facts.authors.isEmpty { object["team"] = .list(facts.authors.prefix(6).map(person)) }
        if !scenes.isEmpty { object["scenes"] = .list(scenes) }
        return object
    }

    /// The lines below the headline; none where they begin as that does, and would say it twice.
    private var lede: String? {
        func opening(_ text: String) -> String {
            let words = text.lowercased().split(separator: " ").drop { ["a", "an", "the"].contains($0) }
            return words.prefix(3).joined(separator: " ")
        }
        return headline.lede.flatMap { opening($0) == opening(headline.title ?? headline.tagline) ? nil : $0 }
    }

    private var version: String? { reading.released ?? facts.version }

    private func list(_ texts: [String]) -> Value { .list(texts.map { .string($0) }) }

    private var links: Object {
        var links = Object()
        if let store = facts.store { links["store"] = .string(store.url) }
        if let homepage = facts.homepage, homepage.hasPrefix("http") { links["website"] = .string(homepage) }
        if let repository = facts.repository { links["source"] = .string(repository.url) }
        if let page = facts.documentation, page.hasPrefix("http"), page != facts.homepage {
            links["documentation"] = .string(page)
        }
        return links
    }

    /// A feature; those that stand first weigh most.
    private func feature(_ index: Int, _ feature: ReadmeFeature) -> Value {
        var object = Object([("title", .string(feature.title))])
        if let detail = feature.detail { object["detail"] = .string(detail) }
        object["weight"] = .integer((reading.readme?.features.count ?? 0) - index)
        return .object(object)
    }

    private var ways: [Value] {
        facts.ways.compactMap { way in
            var object = Object([("manager", .string(way.manager))])
            for field in way.fields { object[field.name] = field.isList ? [.string(field.text)] : .string(field.text) }
            if way.manager == "swiftpm" {
                guard facts.repository != nil else { return nil }
                if version == nil { object["branch"] = "main" }
            }
            return .object(object)
        }
    }

    /// Keywords as hashtags, where they are words that a network makes one of.
    private var hashtags: Object {
        let words = facts.keywords.filter { word in
            word.count <= 24 && word.contains(where: \.isLetter)
                && word.allSatisfy { $0.isLetter || $0.isNumber || " -".contains($0) }
        }.map { $0.replacing("-", with: " ") }
        guard !words.isEmpty else { return Object() }
        return Object([("x", list(Array(words.prefix(2)))), ("mastodon", list(Array(words.prefix(3))))])
    }

    private func person(_ author: PackageFacts.Author) -> Value {
        guard let url = author.url, url.hasPrefix("http") else { return .string(author.name) }
        return .object(Object([("name", .string(author.name)), ("url", .string(url))]))
    }

    /// Code of the README as pictures, below its headings as far as those are short and of letters.
    private var scenes: [Value] {
        (reading.readme?.samples ?? []).prefix(3).map { sample in
            let heading = withoutEmoji(sample.title ?? "")
            let title = (1...PackageWriter.longestHeading).contains(heading.count) ? heading : headline.name
            let code = Object([("text", .string(sample.code)), ("language", .string(sample.language))])
            return .object(Object([("title", .string(title)), ("code", .object(code))]))
        }
    }

    private static let longestHeading = 32
}
