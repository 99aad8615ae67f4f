import Diagnostics
import Languages
import Rendering
import Site
import Studio
import Values
import Verify

/// The picture that networks show for a product's address, and that goes with posts where nothing moves.
struct KitCard: Sendable {
    private(set) var artefact: Artefact?
    private(set) var mistakes: [Diagnostic] = []
    /// What is seen on it: the name, the title, and whether there is a screenshot.
    private(set) var words = ""

    /// Draws the card; there is none where the theme has none.
    init(of subject: KitSubject, _ setup: PictureSetup, _ templates: ThemeTemplates, isStrict: Bool) {
        do throws(Mistakes) { try draw(subject, setup, templates, isStrict) } catch { mistakes += error.all }
    }

    private mutating func draw(
        _ subject: KitSubject, _ setup: PictureSetup, _ templates: ThemeTemplates, _ isStrict: Bool
    ) throws(Mistakes) {
        guard let maker = try CardMaker(setup, templates) else { return }
        let (product, speech) = (subject.product, subject.speech)
        let manifest = product.manifest
        let title = manifest.title ?? manifest.tagline
        let page = Object([
            ("title", .string(title)), ("kind", "product"), ("description", .string(manifest.tagline)),
        ])
        let art = CardArtMaker(setup).art(of: product)
        words = manifest.name + ": " + title
        if art.picture != nil {
            let scene = manifest.scenes.first { $0.play != nil }
            let seen = scene.map { SceneWords(setup).words(of: $0, of: product) }
            words = [
                words + (words.last.map { ".!?".contains($0) } == true ? "" : "."),
                seen ?? speech.phrase("seen_picture", manifest.name),
            ]
            .joined(separator: speech.word("sentence_gap"))
        }
        let card = try maker.card(title: title, page: page, art: art)
        if let mistake = card.undrawable { throw Mistakes(mistake) }
        if !card.leftOut.isEmpty { mistakes.append(KitCard.warning(about: card, of: product, isStrict)) }
        var picture = card.picture
        // One that was kept is not read until it is wanted.
        if picture == nil { picture = try maker.picture(title: title, page: page, art: art) }
        guard let bytes = picture else { return }
        var made = Artefact.picture(
            "The card of its address", "card.png", bytes, width: SlotTable.size("og-card").width,
            height: SlotTable.size("og-card").height, in: KitGroups.posts, shown: false)
        made.slots = ["og-card"]
        made.origin = product.line(of: manifest.title == nil ? "tagline" : "title")
        artefact = made
    }

    private static func warning(about card: CardMaker.Card, of product: Product, _ isStrict: Bool) -> Diagnostic {
        let letters = card.leftOut.map { "`\($0)`" }.joined(separator: ", ")
        let isOfName = card.leftOut.contains(where: product.manifest.name.contains)
        let field = isOfName ? "name" : product.manifest.title == nil ? "tagline" : "title"
        var told = product.mistake(
            "the card leaves out emoji that no font has: \(letters)",
            at: product.line(of: field),
            remedy: card.advice.isEmpty ? "write the \(field) without them" : card.advice.joined(separator: "\n"))
        told.severity = isStrict ? .error : .warning
        return told
    }
}
