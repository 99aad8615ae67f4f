/// What stands on the one page that a journalist prints: words only, so that anyone can make it.
package struct PressSheet: Sendable, Hashable {
    /// A fact, such as "Price": "Free", and where it leads.
    package struct Fact: Sendable, Hashable {
        /// What is told.
        package var name: String
        /// What it is.
        package var value: String
        /// Where a reader of the page gets by it; nil for nowhere.
        package var url: String?
        /// Whether the value is known; what is not is set more quietly.
        package var isKnown: Bool

        /// A fact.
        package init(_ name: String, _ value: String, url: String? = nil, isKnown: Bool = true) {
            self.name = name
            self.value = value
            self.url = url
            self.isKnown = isKnown
        }
    }

    /// Words in two strengths: a feature and its detail, a quote and who said it, a prize and its reason.
    package struct Item: Sendable, Hashable {
        /// The strong words.
        package var title: String
        /// The quiet words; empty for none.
        package var detail: String

        /// Words in two strengths.
        package init(_ title: String, _ detail: String = "") {
            self.title = title
            self.detail = detail
        }
    }

    /// What stands above the lists, in the reader's language.
    package struct Headings: Sendable, Hashable {
        /// Above the features, the quotes and the prizes.
        package var features = "What it does", quotes = "What people say", awards = "Awards"

        /// Those of English.
        package init() {}
    }

    /// What stands above the lists.
    package var headings = Headings()
    /// The product's name.
    package var name: String
    /// The line above the name: what it is, where it runs.
    package var kicker: String
    /// The sentence below the name.
    package var headline: String
    /// The short description.
    package var lede: String
    /// The facts of the column at the side.
    package var facts: [Fact] = []
    /// What it does, what matters most first; the last ones go where room is short.
    package var features: [Item] = []
    /// What people said.
    package var quotes: [Item] = []
    /// Prizes.
    package var awards: [Item] = []
    /// Where more is to be found.
    package var links: [Fact] = []
    /// The picture, a PNG; nil for none.
    package var picture: [UInt8]?
    /// More pictures, PNGs, for the room that the text leaves.
    package var gallery: [[UInt8]] = []
    /// The product's colour, as `#rrggbb`.
    package var brand: String
    /// Whose work it is, for the file's own data.
    package var author: String
    /// The day of the release, as ISO 8601, which counts as the day the page was made; nil where it is not known.
    package var date: String?

    /// A page with the words that every product has.
    package init(
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
