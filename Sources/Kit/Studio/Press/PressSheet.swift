/// What stands on the one page that a journalist prints: words only, so that anyone can make it.
public struct PressSheet: Sendable, Hashable {
    /// A fact, such as "Price": "Free", and where it leads.
    public struct Fact: Sendable, Hashable {
        /// What is told.
        public var name: String
        /// What it is.
        public var value: String
        /// Where a reader of the page gets by it; nil for nowhere.
        public var url: String?
        /// Whether the value is known; what is not is set more quietly.
        public var isKnown: Bool

        /// A fact.
        public init(_ name: String, _ value: String, url: String? = nil, isKnown: Bool = true) {
            self.name = name
            self.value = value
            self.url = url
            self.isKnown = isKnown
        }
    }

    /// Words in two strengths: a feature and its detail, a quote and who said it, a prize and its reason.
    public struct Item: Sendable, Hashable {
        /// The strong words.
        public var title: String
        /// The quiet words; empty for none.
        public var detail: String

        /// Words in two strengths.
        public init(_ title: String, _ detail: String = "") {
            self.title = title
            self.detail = detail
        }
    }

    /// What stands above the lists, in the reader's language.
    public struct Headings: Sendable, Hashable {
        /// Above the features, the quotes and the prizes.
        public var features = "What it does", quotes = "What people say", awards = "Awards"

        /// Those of English.
        public init() {}
    }

    /// What stands above the lists.
    public var headings = Headings()
    /// The product's name.
    public var name: String
    /// The line above the name: what it is, where it runs.
    public var kicker: String
    /// The sentence below the name.
    public var headline: String
    /// The short description.
    public var lede: String
    /// The facts of the column at the side.
    public var facts: [Fact] = []
    /// What it does, what matters most first; the last ones go where room is short.
    public var features: [Item] = []
    /// What people said.
    public var quotes: [Item] = []
    /// Prizes.
    public var awards: [Item] = []
    /// Where more is to be found.
    public var links: [Fact] = []
    /// The picture, a PNG; nil for none.
    public var picture: [UInt8]?
    /// More pictures, PNGs, for the room that the text leaves.
    public var gallery: [[UInt8]] = []
    /// The product's colour, as `#rrggbb`.
    public var brand: String
    /// Whose work it is, for the file's own data.
    public var author: String
    /// The day of the release, as ISO 8601, which counts as the day the page was made; nil where it is not known.
    public var date: String?

    /// A page with the words that every product has.
    public init(
        name: String, kicker: String, headline: String, lede: String, brand: String = "#1c1a22", author: String = "",
        date: String? = nil
    ) {
        self.name = name
        self.kicker = kicker
        self.headline = headline
        self.lede = lede
        self.brand = brand
        self.author = author
        self.date = date
    }
}
