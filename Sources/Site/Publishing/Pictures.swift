public import Diagnostics
public import Files
public import Markdown
public import Rendering
public import Site
public import Values

/// Where pictures come from: this module knows no game.
public struct Pictures: Sendable {
    /// What a product's page shows, and the files it needs.
    public struct OfProduct: Sendable {
        /// Members of `product`: `picture`, `boards`, `screens`, `press`.
        public var members = Object()
        /// The moving picture of each play, by its name.
        public var plays: [(name: String, picture: Value)] = []
        /// The files, by their path in the output.
        public var files: [(path: String, content: FileContent)] = []
        /// What is wrong with the plays and positions.
        public var mistakes: [Diagnostic] = []

        /// No pictures.
        public init() {}
    }

    /// What the card of a page says: the picture that stands for it where its address is shared.
    public struct Card: Sendable, Hashable {
        /// The page's title.
        public var title: String
        /// What it is about, as its page's head says.
        public var description: String?
        /// What the page is: `post`, `page`, `section`, `product` or `home`.
        public var kind: String
    }

    /// A card, drawn.
    public struct DrawnCard: Sendable {
        /// A part of the file's name that changes with the picture.
        public var fingerprint: String
        /// The picture, a PNG of 1200×630 pixels.
        public var content: FileContent
        /// Emoji of the title that it leaves out, since no font has them.
        public var leftOut: [Character]
        /// What would help against that.
        public var advice: [String]

        /// A drawn card.
        public init(
            fingerprint: String, content: FileContent, leftOut: [Character] = [], advice: [String] = []
        ) {
            self.fingerprint = fingerprint
            self.content = content
            self.leftOut = leftOut
            self.advice = advice
        }
    }

    /// What a fence of a Markdown text becomes; nil where it is ordinary code.
    public var fence: DrawnFence.Drawing
    /// The pictures of a product; their addresses begin with the base path that is given.
    public var product: @Sendable (_ product: Product) -> OfProduct
    /// The card of a page; nil where the theme draws none, or none with the letters of this title.
    public var card: (@Sendable (_ card: Card) throws(Mistakes) -> DrawnCard?)?

    /// Pictures from these closures; without any there are none.
    public init(
        fence: @escaping DrawnFence.Drawing = { _ in nil },
        product: @escaping @Sendable (Product) -> OfProduct = { _ in OfProduct() },
        card: (@Sendable (_ card: Card) throws(Mistakes) -> DrawnCard?)? = nil
    ) {
        self.fence = fence
        self.product = product
        self.card = card
    }
}
