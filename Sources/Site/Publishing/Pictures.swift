import Diagnostics
import Files
import Markdown
import Rendering
import Site
import Values

/// Where pictures come from: this module knows no game.
package struct Pictures: Sendable {
    /// What a product's page shows, and the files it needs.
    package struct OfProduct: Sendable {
        /// Members of `product`: `picture`, `boards`, `screens`, `press`.
        package var members = Object()
        /// The moving picture of each play, by its name.
        package var plays: [(name: String, picture: Value)] = []
        /// The files, by their path in the output.
        package var files: [(path: String, content: FileContent)] = []
        /// What is wrong with the plays and positions.
        package var mistakes: [Diagnostic] = []

        /// No pictures.
        package init() {}
    }

    /// What the card of a page says: the picture that stands for it where its address is shared.
    package struct Card: Sendable, Hashable {
        /// The page's title.
        package var title: String
        /// What it is about, as its page's head says.
        package var description: String?
        /// What the page is: `post`, `page`, `section`, `product` or `home`.
        package var kind: String
        /// The product that it is the page of; nil for other pages.
        package var product: String?
    }

    package struct DrawnCard: Sendable {
        /// A part of the file's name that changes with the picture.
        package var fingerprint: String
        /// The picture, a PNG of 1200×630 pixels; nil where the title has letters that no font has.
        package var content: FileContent?
        /// Emoji of the title that it leaves out, since no font has them; without a picture the letters that it lacks.
        package var leftOut: [Character]
        /// What would help against that.
        package var advice: [String]

        /// A drawn card.
        package init(
            fingerprint: String, content: FileContent, leftOut: [Character] = [], advice: [String] = []
        ) {
            self.fingerprint = fingerprint
            self.content = content
            self.leftOut = leftOut
            self.advice = advice
        }

        /// No card, since no font has these letters.
        package static func none(without letters: [Character], advice: [String]) -> DrawnCard {
            var card = DrawnCard(fingerprint: "", content: .bytes([]), leftOut: letters, advice: advice)
            card.content = nil
            return card
        }
    }

    /// What a fence of a Markdown text becomes; nil where it is ordinary code.
    package var fence: DrawnFence.Drawing
    /// The pictures of a product; their addresses begin with the base path that is given.
    package var product: @Sendable (_ product: Product) -> OfProduct
    /// The card of a page; nil where the theme draws none, or none with the letters of this title.
    package var card: (@Sendable (_ card: Card) throws(Mistakes) -> DrawnCard?)?
    /// Where the files are kept that are made of the author's own pictures.
    package var photographs = PhotographStore.none

    /// Pictures from these closures; without any there are none.
    package init(
        fence: @escaping DrawnFence.Drawing = { _ in nil },
        product: @escaping @Sendable (Product) -> OfProduct = { _ in OfProduct() },
        card: (@Sendable (_ card: Card) throws(Mistakes) -> DrawnCard?)? = nil
    ) {
        self.fence = fence
        self.product = product
        self.card = card
    }
}
