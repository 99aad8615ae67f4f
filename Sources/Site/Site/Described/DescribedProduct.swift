public import Values

/// A product as people read it: the one describing type of a manifest, for pages and for kits.
///
/// Dates, prices and platforms are words; the manifest as written stays reachable as `raw`.
public final class DescribedProduct: LazyMembers {
    /// The product that is described.
    public let product: Product
    private let siteURL: BaseURL
    private let extras: Object
    private let notesToHTML: @Sendable (Release) -> Value

    /// A description.
    /// - Parameters:
    ///   - product: what is described.
    ///   - siteURL: the site's address, for `canonical`.
    ///   - extras: members that come from elsewhere, such as pictures and posts; they win over those made here.
    ///   - notesToHTML: a release's notes as markup.
    public init(
        _ product: Product, siteURL: BaseURL, extras: Object = Object(),
        notesToHTML: @escaping @Sendable (Release) -> Value = { _ in .null }
    ) {
        self.product = product
        self.siteURL = siteURL
        self.extras = extras
        self.notesToHTML = notesToHTML
    }

    /// The same description with more members.
    public func adding(_ more: Object) -> DescribedProduct {
        var all = extras
        for (key, value) in more { all[key] = value }
        return DescribedProduct(product, siteURL: siteURL, extras: all, notesToHTML: notesToHTML)
    }

    /// An address as people read it: without its scheme, `www.` and a last slash.
    public static func plainAddress(_ url: String) -> String { ProductWords.plainAddress(url) }

    /// What a template may ask for.
    public var memberNames: [String] {
        [
            "name", "tagline", "title", "lede", "kind", "slug", "url", "canonical", "version", "date", "stage",
            "platforms",
            "price", "links", "primary_link", "features", "facts", "audience", "team", "languages", "example",
            "colours",
            "changelog", "hashtags", "install", "quotes", "awards", "contacts", "topics", "raw",
        ] + extras.keys
    }

    /// A member by its name.
    public func member(_ name: String) -> Value? {
        if let extra = extras[name] { return extra }
        let manifest = product.manifest
        switch name {
        case "name": return .string(manifest.name)
        case "tagline": return .string(manifest.tagline)
        case "title": return .string(manifest.title ?? manifest.tagline)
        case "lede": return text(manifest.lede)
        case "kind": return .string(ProductWords.kind(manifest.kind))
        case "slug": return .string(product.slug)
        case "url": return .string(product.address.encoded)
        case "canonical": return .string(siteURL.absolute(product.address.encoded))
        case "version": return text(product.version)
        case "date": return released
        case "stage": return text(manifest.stage)
        case "price": return text(manifest.price)
        case "audience": return text(manifest.audience)
        case "example": return .bool(manifest.isExample)
        case "team": return .list(manifest.team.map { .string($0) })
        case "languages": return .list(manifest.languages.map { .string($0) })
        case "raw": return .object(manifest.raw)
        default: return lists(name)
        }
    }

    private func lists(_ name: String) -> Value? {
        let manifest = product.manifest
        switch name {
        case "platforms":
            return .list(manifest.platforms.map { ["name": .string($0.name), "minimum": text($0.minimum)] })
        case "features":
            return .list(
                manifest.features.map {
                    ["title": .string($0.title), "detail": text($0.detail), "weight": .integer($0.weight)]
                })
        case "links": return .list(manifest.links.map(link))
        case "primary_link": return ProductWords.primary(manifest.links).map(link) ?? .null
        case "colours": return .object(Object(manifest.colours.map { ($0.name, .string($0.hex)) }))
        case "hashtags":
            return .object(
                Object(
                    manifest.hashtags.keys.sorted().map { network in
                        (network, .list((manifest.hashtags[network] ?? []).map { .string($0.tag) }))
                    }))
        case "facts":
            return .list(ProductWords.facts(product).map { ["name": .string($0.name), "value": .string($0.value)] })
        case "install": return .list(manifest.install.map(install))
        case "quotes":
            return .list(
                manifest.quotes.map { ["text": .string($0.text), "by": .string($0.by), "url": text($0.url)] })
        case "awards":
            return .list(manifest.awards.map { ["title": .string($0.title), "detail": text($0.detail)] })
        case "contacts": return .list(manifest.contacts.map(contact))
        case "topics": return .list(manifest.topics.map { .string($0.text) })
        case "changelog": return .list(product.releases.filter { $0.version != nil }.map(release))
        default: return nil
        }
    }

    private var released: Value {
        if let date = product.latest?.date { return .string(isoDay(date)) }
        return product.manifest.released.map { .date($0) } ?? .null
    }

    private func link(_ link: Manifest.Link) -> Value {
        ["name": .string(link.name), "title": .string(ProductWords.title(link)), "url": .string(link.url)]
    }

    /// Where journalists write, as people read it and as a link.
    private func contact(_ contact: String) -> Value {
        let isPage = contact.hasPrefix("http://") || contact.hasPrefix("https://")
        return [
            "title": .string(ProductWords.plainAddress(contact)),
            "url": .string(isPage ? contact : "mailto:" + contact),
        ]
    }

    private func install(_ install: Manifest.Install) -> Value {
        let words = InstallWords(install, version: product.version)
        return [
            "manager": .string(install.manager.rawValue), "title": .string(words.title),
            "language": .string(words.language),
            "url": text(install.url), "code": text(words.code), "target": text(words.target),
        ]
    }

    private func release(_ release: Release) -> Value {
        [
            "version": text(release.version), "date": release.date.map { .string(isoDay($0)) } ?? .null,
            "notes": .string(release.notes.string), "notes_html": notesToHTML(release),
        ]
    }

    private func text(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
}
