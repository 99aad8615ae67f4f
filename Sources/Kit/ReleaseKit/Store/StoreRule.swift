import Diagnostics

/// A store that takes texts.
enum Store: String, Sendable {
    case appStore = "the App Store"
    case googlePlay = "Google Play"
}

/// What a store asks of one text: how long, counted how, and where `fastlane` looks for it.
struct StoreRule: Sendable {
    /// How a text is counted.
    ///
    /// The stores do not say what a character is, and tools disagree; UTF-16 is the strictest.
    enum Unit: Sendable {
        case utf16, bytes

        func count(_ text: String) -> Int { self == .utf16 ? text.utf16.count : text.utf8.count }

        func words(_ count: Int) -> String { counted(count, self == .utf16 ? "character" : "byte") }
    }

    var store: Store
    /// What people call the text.
    var title: String
    /// Its file below the folder of a language.
    var file: String
    var min = 1
    var max: Int
    var unit = Unit.utf16
    /// Whether it is a single line.
    var isLine = true
    /// Whether people read it first: a name or a line below it, where stores are stricter.
    var isHeadline = false
    /// Whether it is an address.
    var isAddress = false

    /// The rule for the changelog of a version by Google Play's number of it, where that is known.
    func numbered(_ code: Int?) -> StoreRule {
        var rule = self
        if let code { rule.file = "changelogs/\(code).txt" }
        return rule
    }

    /// The manifest's name of the text; nil for what is alike in all languages: names and addresses.
    var field: String? {
        if isAddress { return nil }
        switch title {
        case StoreRules.name.title, StoreRules.playTitle.title: return nil
        case StoreRules.releaseNotes.title, StoreRules.changelog.title: return "whats_new"
        case StoreRules.fullDescription.title: return "description"
        default: return title.replacing(" ", with: "_")
        }
    }
}

/// The table of the stores' limits.
enum StoreRules {
    /// When the sources were last read: Apple, "Platform version information"; shaneholloman/app-store-connect-cli,
    /// `internal/validation/limits.go`; for Google Play second-hand lists (google-play-specs, 2026-03) and IzzySoft.
    static let version = "2026-11"

    static let name = StoreRule(store: .appStore, title: "name", file: "name.txt", min: 2, max: 30, isHeadline: true)
    static let subtitle = StoreRule(
        store: .appStore, title: "subtitle", file: "subtitle.txt", max: 30, isHeadline: true)
    static let promotionalText = StoreRule(
        store: .appStore, title: "promotional text", file: "promotional_text.txt", max: 170)
    static let description = StoreRule(
        store: .appStore, title: "description", file: "description.txt", max: 4000, isLine: false)
    static let keywords = StoreRule(store: .appStore, title: "keywords", file: "keywords.txt", max: 100, unit: .bytes)
    static let releaseNotes = StoreRule(
        store: .appStore, title: "release notes", file: "release_notes.txt", max: 4000, isLine: false)
    static let supportURL = address("support address", "support_url.txt")
    static let marketingURL = address("marketing address", "marketing_url.txt")
    static let privacyURL = address("privacy address", "privacy_url.txt")

    static let playTitle = StoreRule(store: .googlePlay, title: "title", file: "title.txt", max: 30, isHeadline: true)
    static let shortDescription = StoreRule(
        store: .googlePlay, title: "short description", file: "short_description.txt", max: 80, isHeadline: true)
    static let fullDescription = StoreRule(
        store: .googlePlay, title: "full description", file: "full_description.txt", max: 4000, isLine: false)
    static let changelog = StoreRule(
        store: .googlePlay, title: "changelog", file: "changelogs/default.txt", max: 500, isLine: false)

    /// The preview film, an address of YouTube (fastlane, `supply/lib/supply.rb`).
    static let video = StoreRule(store: .googlePlay, title: "video", file: "video.txt", max: 255, isAddress: true)
    /// What the App Store's reviewers are told (`internal/validation/limits.go`).
    static let reviewNotes = StoreRule(
        store: .appStore, title: "notes for reviewers", file: "review_information/notes.txt", max: 4000, isLine: false)

    private static func address(_ title: String, _ file: String) -> StoreRule {
        StoreRule(store: .appStore, title: title, file: file, max: 255, isAddress: true)
    }
}
