import Art
import Canvas
import Diagnostics
import Drawing
import Files
import Rendering
import Values

/// Draws the cards of pages, 1200×630 pixels, from the theme's `kit/art/card.svg`.
///
/// A card is kept by the digest of the drawing that the theme makes, so that it is rasterized only when it says or shows
/// something else.
package struct CardMaker: Sendable {
    private static let path = "art/card.svg"

    private let renderer: DrawingRenderer
    private let cache: PictureCache
    private let templates: ThemeTemplates
    private let series = PNGSeries()
    /// Whether the theme's drawing shows the site's name as it is set here.
    private let showsSiteName: Bool

    /// A maker of cards; nil where the theme has no template for them.
    /// - Throws: every mistake of the template.
    package init?(_ setup: PictureSetup, _ templates: ThemeTemplates) throws(Mistakes) {
        guard templates.has(CardMaker.path) else { return nil }
        (renderer, cache) = (setup.renderer, setup.cache)
        self.templates = templates
        showsSiteName = String(decoding: templates.text(CardMaker.path), as: UTF8.self).contains("site_name")
        try templates.check(CardMaker.path)
    }

    /// A card that is drawn.
    package struct Card: Sendable {
        /// The name under which the cache keeps the picture.
        package let name: String
        /// Ten digits that change with what the drawing says and shows; the same from every build of the program.
        package let fingerprint: String
        /// The picture; nil where the cache can tell where it is.
        package fileprivate(set) var picture: [UInt8]?
        /// The emoji of the title and of the site's name that it leaves out, since no font has them, and what would help.
        package var leftOut: [Character], advice: [String]
        /// Why there is no picture of it: it has letters that no font has.
        package var undrawable: Diagnostic?
    }

    /// A card.
    /// - Parameters:
    ///   - title: the words on it, broken into lines here; the template sees `title_lines`, `title_size`, the size of
    ///     their letters, `title_spacing`, what is added between these, and `title_direction`, `ltr` or `rtl`,
    ///     and `site_name`, the site's name without emoji that no font has.
    ///   - page: what else the template sees, as `page`.
    ///   - art: what it shows of a product, as `art`: `name`, `brand`, `mark`, `picture`, `width`, `height`.
    /// - Returns: the card.
    /// - Throws: what is wrong with the template, or with the drawing that it makes; letters that no font has.
    package func card(
        title: String, page: Object, art: CardArt? = nil
    ) throws(Mistakes) -> Card {
        let (drawable, siteName) = (try drawable(title), try drawable(templates.siteName))
        var lacking = drawable.lacking ?? UnknownLetters(fonts: [])
        if showsSiteName, let others = siteName.lacking { lacking.add(others) }
        var art = art
        if let name = try art.map({ (art) throws(Mistakes) in try self.drawable(art.name) }) {
            art?.name = name.text
            if let others = name.lacking { lacking.add(others) }
        }
        let title = CardTitle(drawable.text, in: art?.picture == nil ? .whole : .besidePicture)
        var members = Object([
            ("title_lines", .list(title.lines.map { .string($0) })), ("title_size", .integer(title.size)),
            ("title_spacing", .integer(title.tracking)),
            ("title_direction", .string(title.runsFromRight ? "rtl" : "ltr")), ("site_name", .string(siteName.text)),
        ])
        members["page"] = .object(page)
        members["art"] = art?.described
        let svg = try templates.render(CardMaker.path, members)
        func name(salt: String) -> String {
            var key = PictureKey("card", salt: salt)
            key.add(svg)
            return key.name("png")
        }
        // Two builds of the program may draw differently, and yet their sites have the same names.
        var card = Card(
            name: name(salt: cache.salt), fingerprint: String(name(salt: "").prefix(10)),
            leftOut: lacking.letters, advice: lacking.advice)
        if cache.isKept(card.name) { return card }
        card.picture = cache.read(card.name)
        if card.picture == nil { try draw(svg, into: &card, isFlat: art?.picture == nil) }
        return card
    }

    /// Draws a card that is not kept; one whose words no font can write has no picture, and tells that.
    private func draw(_ svg: String, into card: inout Card, isFlat: Bool) throws(Mistakes) {
        try cache.claim(card.name)
        let pixels: Pixmap
        do throws(ArtError) { pixels = try renderer.pixmap(ofSVG: svg, background: .white) } catch {
            guard case .canvas(.unknownLetters(_, let letters)) = error else { throw Mistakes(drawing: error) }
            (card.leftOut, card.advice) = (letters.letters, letters.advice)
            card.undrawable = Mistakes(drawing: error).all.first
            return
        }
        let made = try png(of: pixels, isFlat: isFlat)
        cache.store(made, card.name)
        card.picture = made
    }

    /// Cards of words alone have all but their title in common.
    private func png(of pixels: Pixmap, isFlat: Bool) throws(Mistakes) -> [UInt8] {
        guard isFlat else { return try renderer.png(of: pixels, merging: true) }
        do throws(CanvasError) { return try series.png(of: pixels) } catch { throw Mistakes(drawing: error) }
    }

    private func drawable(_ words: String) throws(Mistakes) -> DrawableTitle {
        do throws(CanvasError) { return try DrawableTitle(words, renderer.painters.measure) } catch {
            throw Mistakes(drawing: error)
        }
    }

    /// A card's picture, read from the cache where it is kept.
    /// - Parameters:
    ///   - title: the words on it.
    ///   - page: what else the template sees, as `page`.
    ///   - art: what it shows of a product, as `art`.
    /// - Returns: the picture; nothing where the cache has lost it since it was asked.
    /// - Throws: what is wrong with the template, or with the drawing that it makes; letters that no font has.
    package func picture(title: String, page: Object, art: CardArt? = nil) throws(Mistakes) -> [UInt8]? {
        let card = try card(title: title, page: page, art: art)
        if let mistake = card.undrawable { throw Mistakes(mistake) }
        return card.picture ?? cache.read(card.name)
    }
}
