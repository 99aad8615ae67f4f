import Diagnostics
import Files
import Site
import Threads

/// The cards of pages: each is drawn when a page, a reader or the whole build first asks for it.
final class CardDesk: Sendable {
    /// A card to draw, and the page it is for.
    struct Order: Sendable {
        var address: Address
        var card: Pictures.Card
    }

    /// A drawn card as a file of the site.
    struct Placed: Sendable {
        var path: String
        /// Nil where the page goes without, since no font has letters of its title.
        var content: FileContent?
        /// The page that it stands for.
        var page: Address
        /// Emoji of the title that it leaves out, and what would help.
        var leftOut: [Character] = [], advice: [String] = []
    }

    private let orders: [ExactName: Order]
    /// Whether a letter that is left out is an error.
    private let isStrict: Bool
    /// Which card stands for a page; nil where the page has none.
    private let drawn: OnceEach<ExactName, Result<Placed?, Mistakes>?>

    /// A desk with these orders; without a way to draw there are no cards.
    init(
        _ orders: [Order] = [], isStrict: Bool = false,
        draw: (@Sendable (Pictures.Card) throws(Mistakes) -> Pictures.DrawnCard?)? = nil
    ) {
        self.isStrict = isStrict
        let byPage = Dictionary(
            orders.map { (ExactName($0.address.file), $0) }, uniquingKeysWith: { first, _ in first })
        self.orders = byPage
        drawn = OnceEach { page in
            guard let draw, let order = byPage[page] else { return nil }
            do throws(Mistakes) {
                return .success(try draw(order.card).map { CardDesk.placed($0, at: order.address) })
            } catch {
                return .failure(error)
            }
        }
    }

    /// The address of the card that stands for a page, by the page's file; nil where it has none.
    subscript(page: String) -> String? {
        guard case .success(let placed?)? = card(of: page), placed.content != nil else { return nil }
        return Address(placed.path).encoded
    }

    /// What is wrong with the card of a page.
    func mistakes(of page: String) -> [Diagnostic] {
        guard case .failure(let failure)? = card(of: page), let order = orders[ExactName(page)] else { return [] }
        return failure.all.map { mistake in
            var mistake = mistake
            mistake.trail.append(Diagnostic.Step("while rendering the card of \(order.address.path)"))
            return mistake
        }
    }

    /// The card at a path of the site; nil where none is there.
    func file(at path: String) -> FileContent? {
        let parts = path.split(separator: ".")
        guard path.hasPrefix("cards/"), path.hasSuffix(".png"), parts.count > 2 else { return nil }
        let name = parts.dropLast(2).joined(separator: ".").dropFirst("cards/".count)
        for page in ["\(name)/index.html", String(name)] + (name == "home" ? ["index.html"] : []) {
            if case .success(let placed?)? = card(of: page), ExactName(placed.path) == ExactName(path) {
                return placed.content
            }
        }
        return nil
    }

    /// Draws all cards that are not drawn yet, on all cores.
    /// - Returns: the cards, and what is wrong, in the order of the pages.
    func drawAll(
        unless isObsolete: @Sendable () -> Bool
    ) -> (files: [(path: String, content: FileContent)], mistakes: [Diagnostic]) {
        let pages = orders.keys.sorted().map(\.text)
        let cards = mapInParallel(pages.count, batch: 1) { isObsolete() ? nil : self.card(of: pages[$0]) }
        let placed = cards.compactMap { card -> Placed? in
            if case .success(let placed)? = card { return placed }
            return nil
        }
        let files = placed.compactMap { card in card.content.map { (card.path, $0) } }
        let told = leftOut(of: placed.filter { $0.content != nil }) { count in
            "\(counted(count, "card leaves", "cards leave")) out emoji that no font has"
        }
        let undrawn = leftOut(of: placed.filter { $0.content == nil }) { count in
            "\(counted(count, "page has", "pages have")) no card, since no font has letters of the title"
        }
        return (files, isObsolete() ? [] : pages.flatMap(mistakes) + told + undrawn)
    }

    /// One message about all titles with letters that no font has.
    private func leftOut(of cards: [Placed], _ words: (Int) -> String) -> [Diagnostic] {
        let lacking = cards.filter { !$0.leftOut.isEmpty }
        guard let first = lacking.first else { return [] }
        var (letters, advice): ([Character], [String]) = ([], [])
        for card in lacking {
            letters += card.leftOut.filter { !letters.contains($0) }
            advice += card.advice.filter { !advice.contains($0) }
        }
        let named = letters.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        let rest = letters.count > 8 ? " and \(letters.count - 8) more" : ""
        let help =
            advice.isEmpty
            ? "write the titles without them: no font that is known here has them" : advice.joined(separator: "\n")
        return [
            Diagnostic(
                isStrict ? .error : .warning,
                "\(words(lacking.count)): \(named)\(rest), first \(first.content == nil ? "" : "on that of ")\(first.page.path)",
                remedy: help)
        ]
    }

    private func card(of page: String) -> Result<Placed?, Mistakes>? {
        // Pages without a card are not remembered.
        orders[ExactName(page)] == nil ? nil : drawn[ExactName(page)]
    }

    private static func placed(_ card: Pictures.DrawnCard, at address: Address) -> Placed {
        let name = address.path.split(separator: "/").joined(separator: "/")
        return Placed(
            path: "cards/\(name.isEmpty ? "home" : name).\(card.fingerprint).png", content: card.content, page: address,
            leftOut: card.leftOut, advice: card.advice)
    }
}
