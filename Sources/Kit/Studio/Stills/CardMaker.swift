public import Diagnostics
import Files
import Liquid
public import Values

/// Draws the cards of pages, 1200×630 pixels, from the theme's `kit/art/card.svg`.
///
/// A card is kept by the digest of the drawing that the theme makes, so that it is engraved only when it says or shows
/// something else.
public struct CardMaker: Sendable {
    private static let path = "art/card.svg"

    private let studio: PictureStudio
    private let templates: KitTemplates
    private let template: Template

    /// A maker of cards; nil where the theme has no template for them.
    /// - Throws: every mistake of the template.
    public init?(_ studio: PictureStudio, _ templates: KitTemplates) throws(Mistakes) {
        guard templates.has(CardMaker.path) else { return nil }
        self.studio = studio
        self.templates = templates
        template = try templates.compiled(CardMaker.path)
    }

    /// A card.
    /// - Parameters:
    ///   - title: the words on it, broken into lines here; the template sees `title_lines`
    ///     and `title_size`, the size of their letters.
    ///   - page: what else the template sees, as `page`.
    /// - Returns: the name under which the cache keeps the picture, and the picture: nil where the cache can tell where
    ///   it is. Nothing where the card's font lacks letters of the title.
    /// - Throws: what is wrong with the template, or with the drawing that it makes.
    public func card(
        title: String, page: Object
    ) throws(Mistakes) -> (name: String, picture: [UInt8]?)? {
        guard let title = CardTitle(title) else { return nil }
        var members = Object([
            ("title_lines", .list(title.lines.map { .string($0) })), ("title_size", .integer(title.size)),
        ])
        members["page"] = .object(page)
        let svg = try templates.render(template, at: CardMaker.path, members)
        var key = PictureKey("card", salt: studio.salt)
        key.add(svg)
        let name = key.name("png")
        if studio.cache.isKept(name) { return (name, nil) }
        if let kept = studio.cache.read(name) { return (name, kept) }
        let made = try studio.png(of: studio.engraved(svg), merging: true)
        studio.cache.store(made, name)
        return (name, made)
    }

    /// A card's picture, read from the cache where it is kept.
    /// - Parameters:
    ///   - title: the words on it.
    ///   - page: what else the template sees, as `page`.
    /// - Returns: the picture; nothing where the card's font lacks letters of the title.
    /// - Throws: what is wrong with the template, or with the drawing that it makes.
    public func picture(title: String, page: Object) throws(Mistakes) -> [UInt8]? {
        guard let card = try card(title: title, page: page) else { return nil }
        return card.picture ?? studio.cache.read(card.name)
    }
}
