import Dates
import Languages
import Site
import Values

/// A product as people read it: the one describing type of a manifest, for pages and for kits.
///
/// Dates, prices, platforms and counts are words of the site's language; the manifest as written stays reachable as
/// `raw`, and a date for machines as `released`.
package final class DescribedProduct: LazyMembers {
    /// The product that is described.
    package let product: Product
    private let siteURL: BaseURL
    private let language: Language
    private let extras: Object
    private let notesToHTML: @Sendable (Release) -> Value

    /// A description.
    /// - Parameters:
    ///   - product: what is described.
    ///   - siteURL: the site's address, for `canonical`.
    ///   - language: the language of the words.
    ///   - extras: members that come from elsewhere, such as pictures and posts; they win over those made here.
    ///   - notesToHTML: a release's notes as markup.
    package init(
        _ product: Product, siteURL: BaseURL, language: Language = .english, extras: Object = Object(),
        notesToHTML: @escaping @Sendable (Release) -> Value = { _ in .null }
    ) {
        self.product = product
        self.siteURL = siteURL
        self.language = language
        self.extras = extras
        self.notesToHTML = notesToHTML
    }

    /// The same description with more members.
    package func adding(_ more: Object) -> DescribedProduct {
        var all = extras
        for (key, value) in more { all[key] = value }
        return DescribedProduct(product, siteURL: siteURL, language: language, extras: all, notesToHTML: notesToHTML)
    }

    /// An address as people read it: without its scheme, `www.` and a last slash.
    package static func plainAddress(_ url: String) -> String { ProductWords.plainAddress(url) }

    /// What a template may ask for.
    package var memberNames: [String] {
        [
            "name", "tagline", "title", "lede", "description", "kind", "slug", "url", "canonical", "staged", "version",
            "date",
            "released",
            "stage", "platforms", "price", "prices", "price_note", "license", "links", "primary_link", "badges",
            "features",
            "facts", "audience", "team", "credits", "languages", "example", "sample", "colours", "changelog",
            "hashtags",
            "install", "getting_started", "requirements", "contributing", "contributors", "quotes", "awards",
            "contacts", "topics", "samples",
            "raw",
        ] + extras.keys
    }

    /// What it says in stores at length, as Markdown.
    private var storeProse: String? {
        let texts = product.manifest.store?.listing.texts ?? [:]
        return (texts[.description] ?? texts[.fullDescription]).map { StoreProse.markdown($0.text) }
    }

    private var words: ProductWords { ProductWords(product, language) }

    package func member(_ name: String) -> Value? {
        if let extra = extras[name] { return extra }
        let manifest = product.manifest
        switch name {
        case "name": return .string(manifest.name)
        case "tagline": return .string(manifest.tagline)
        case "title": return .string(manifest.title ?? manifest.tagline)
        case "lede": return text(manifest.lede)
        case "description": return text(storeProse)
        case "kind": return .string(words.kind)
        case "slug": return .string(product.slug)
        case "url": return .string(product.address.encoded)
        case "canonical": return .string(siteURL.absolute(product.address.encoded))
        case "staged": return .bool(product.isStaged)
        case "version": return text(product.version)
        case "date": return text(words.day)
        case "released": return released
        case "stage": return text(words.stage)
        case "price": return text(words.price)
        case "price_note": return text(manifest.priceNote)
        case "license": return text(manifest.license)
        case "badges": return DescribedBadge(product: product, language: language).all
        case "getting_started": return text(manifest.gettingStarted)
        case "contributing": return text(manifest.contributing)
        case "audience": return text(manifest.audience)
        case "example": return .bool(manifest.isExample)
        case "sample": return .bool(manifest.isSample)
        case "raw": return .object(manifest.raw)
        default: return list(name)
        }
    }

    private func list(_ name: String) -> Value? {
        let manifest = product.manifest
        switch name {
        case "platforms": return .list(manifest.platforms.map(platform))
        case "prices": return .list(manifest.prices.map(price))
        case "features": return .list(manifest.features.map(feature))
        case "links": return .list(manifest.links.map(link))
        case "primary_link": return ProductWords.primary(manifest.links).map(link) ?? .null
        case "colours": return .object(Object(manifest.colours.map { ($0.name, .string($0.hex)) }))
        case "hashtags": return hashtags
        case "facts":
            return .list(words.facts.map { ["name": .string($0.name), "value": .string($0.value)] })
        case "install": return .list(manifest.install.map(install))
        case "samples": return DescribedSample(product).all
        case "changelog": return .list(product.releases.filter { $0.version != nil }.map(release))
        default: return people(name)
        }
    }

    private func people(_ name: String) -> Value? {
        let manifest = product.manifest
        switch name {
        case "team": return texts(manifest.team.map(\.name))
        case "credits":
            return .list(
                manifest.team.map { ["name": .string($0.name), "role": text($0.role), "url": text($0.url)] })
        case "languages": return texts(manifest.languages)
        case "requirements": return texts(manifest.requirements)
        case "contributors": return texts(manifest.contributors)
        case "topics": return texts(manifest.topics.map(\.text))
        case "contacts": return .list(manifest.contacts.map(contact))
        case "quotes":
            return .list(
                manifest.quotes.map { ["text": .string($0.text), "by": .string($0.by), "url": text($0.url)] })
        case "awards":
            return .list(manifest.awards.map { ["title": .string($0.title), "detail": text($0.detail)] })
        default: return nil
        }
    }
}

// MARK: - Parts

extension DescribedProduct {
    /// The day of the release, for machines and for patterns of a template's own.
    private var released: Value {
        if let time = product.manifest.released { return .date(time) }
        return product.latest?.date.map { .string(isoDay($0)) } ?? .null
    }

    private func platform(_ platform: Manifest.Platform) -> Value {
        [
            "name": .string(platform.name), "minimum": text(platform.minimum),
            "title": .string(words.title(of: platform)),
        ]
    }

    private func price(_ price: Price) -> Value {
        guard case .amount(let money) = price else {
            return ["title": .string(words.title(of: price)), "amount": "0", "currency": .null]
        }
        return [
            "title": .string(words.title(of: price)), "amount": .string(money.amount.string),
            "currency": .string(money.currency.code),
        ]
    }

    private func feature(_ feature: Manifest.Feature) -> Value {
        ["title": .string(feature.title), "detail": text(feature.detail), "weight": .integer(feature.weight)]
    }

    private func link(_ link: Manifest.ProductLink) -> Value {
        [
            "name": .string(link.name), "title": .string(ProductWords.title(of: link, language)),
            "url": .string(link.url), "is_store": .bool(link.isStore),
        ]
    }

    /// Where journalists write, as people read it and as a link.
    private func contact(_ contact: String) -> Value {
        let isPage = contact.hasPrefix("http://") || contact.hasPrefix("https://")
        return [
            "title": .string(ProductWords.plainAddress(contact)),
            "url": .string(isPage ? contact : "mailto:" + contact),
        ]
    }

    private var hashtags: Value {
        let tags = product.manifest.hashtags
        return .object(Object(tags.keys.sorted().map { ($0, texts((tags[$0] ?? []).map(\.tag))) }))
    }

    private func install(_ install: Manifest.Install) -> Value {
        let way = InstallWords(install, of: product, language)
        return [
            "manager": .string(install.manager.rawValue), "title": .string(way.title),
            "language": .string(way.language), "url": text(install.url), "code": text(way.code),
            "target": text(way.target),
        ]
    }

    private func release(_ release: Release) -> Value {
        [
            "version": text(release.version), "date": text(release.date.map { language.day($0) }),
            "released": release.date.map { .string(isoDay($0)) } ?? .null,
            "notes": .string(release.notes.string), "notes_html": notesToHTML(release),
            "highlights": text(release.highlights),
        ]
    }

    private func text(_ text: String?) -> Value { text.map { .string($0) } ?? .null }

    private func texts(_ texts: [String]) -> Value { .list(texts.map { .string($0) }) }
}

func isoDay(_ date: CivilDate) -> String { ISO8601.day(date) }
