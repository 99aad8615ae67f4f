import Diagnostics
import Values

/// A text of a manifest, and where it stands.
package struct WrittenText: Sendable, Hashable {
    package var text: String
    /// Where it begins.
    package var place: Place

    /// A text that begins at a place.
    package init(text: String, place: Place) { (self.text, self.place) = (text, place) }
}

/// What a product says of itself in a store, in one language, as its author wrote it.
package struct StoreListing: Sendable {
    /// A text of a listing; the raw value is its name in manifests.
    package enum Field: String, Sendable, CaseIterable {
        /// The name, where it is not the product's.
        case name
        /// The name on Google Play, where it is another.
        case title
        /// The line below the name on the App Store.
        case subtitle
        /// What stands above the description on the App Store, and can change between versions.
        case promotionalText = "promotional_text"
        /// The long text.
        case description
        /// The long text on Google Play, where it is another: that may have markup.
        case fullDescription = "full_description"
        /// The line above the long text on Google Play.
        case shortDescription = "short_description"
        /// What is new, where the changelog's words are not meant for a store.
        case whatsNew = "whats_new"
        /// What is new on Google Play, where those are other words.
        case changelog
        /// Where people find help.
        case supportURL = "support_url"
        /// Where people read more; the product's page unless given.
        case marketingURL = "marketing_url"
        /// Where people read what becomes of their data.
        case privacyURL = "privacy_url"
        /// The preview film on Google Play, an address of YouTube.
        case video

        /// The field for both stores that this one takes the place of on Google Play.
        var common: Field? {
            switch self {
            case .title: .name
            case .fullDescription: .description
            case .changelog: .whatsNew
            default: nil
            }
        }
    }

    /// A scene's title in another language, or a caption of a play.
    package struct Caption: Sendable {
        /// The quiet line and the strong line.
        package var lines: [String]
        /// What it shows, where that has words of the language too: the fields of a scene.
        package var fields = Object()
        /// Where it stands.
        package var place: Place
    }

    /// A search term, and how much it matters.
    package struct Keyword: Sendable, Hashable {
        /// The term.
        package var word: String
        /// Heavier ones stay when not all fit.
        package var weight: Int
        /// Where it stands.
        package var place: Place
    }

    /// The language, by the stores' names.
    package var locale: StoreLocale
    /// The texts that were written.
    package var texts: [Field: WrittenText] = [:]
    /// The search terms, in the author's order; empty where none were written.
    package var keywords: [Keyword] = []
    /// The search terms as one text, where texts go out as they stand; nil where they are a list.
    package var keywordText: WrittenText?
    /// Whether the texts go to the stores as they stand: none is made, borrowed or cut, and what a store may refuse is a
    /// warning.
    package var isVerbatim = false
    /// The blanks and line ends behind the texts that are kept where they go out as they stand, by the text's field.
    package var tails: [String: String] = [:]
    /// The titles of the scenes, in the order of the manifest; empty where they stay as they are.
    package var captions: [Caption] = []
    /// What plays say in this language, by their names: their captions in order.
    package var playCaptions: [String: [Caption]] = [:]
    /// Whether the texts that it has not are meant to be those of the manifest.
    package var isFallbackMeant = false
    /// The file that holds it, for messages.
    package var source: SourceText
    /// Where it begins.
    package var place: Place

    /// This listing with another's texts where it has none of its own.
    package func completed(by other: StoreListing) -> StoreListing {
        var whole = self
        // Whoever has a text for both stores needs no one else's for Google Play alone.
        let lent = other.texts.filter { field, _ in field.common.map { texts[$0] == nil } ?? true }
        whole.texts.merge(lent) { mine, _ in mine }
        if whole.keywords.isEmpty, whole.keywordText == nil {
            (whole.keywords, whole.keywordText) = (other.keywords, other.keywordText)
        }
        return whole
    }
}

extension Manifest {
    /// What `store:` says beside the texts of a listing.
    package struct Store: Sendable {
        /// The listing in the product's own language.
        package var listing: StoreListing
        /// The App Store's category, such as `GAMES`.
        package var category: String?
        /// The App Store's sub-categories, such as `GAMES_BOARD`; two at most.
        package var subcategories: [String] = []
        /// The App Store's second category.
        package var secondaryCategory: String?
        /// The sub-categories of that; two at most.
        package var secondarySubcategories: [String] = []
        /// Google Play's number of this version.
        package var versionCode: Int?
        /// What the App Store's reviewers are told, by the name of the field.
        package var review: [String: WrittenText] = [:]
        /// Whose work it is, with the year: "2026 The Author".
        package var copyright: String?
    }
}
