import Site

/// The App Store's categories as `deliver` has written them over the years: `UTILITIES`, `Utilities`, `MZGenre.Utilities`.
///
/// Source of the old names: fastlane, `spaceship/lib/spaceship/connect_api/models/app_category.rb`.
enum ListingCategories {
    /// The id that is used now; nil for a word that is none.
    static func id(of text: String, isBelow: Bool) -> String? {
        var word = text.split(whereSeparator: \.isWhitespace).joined(separator: "_")
        for prefix in ["MZGenre.", "Apps."] where word.hasPrefix(prefix) { word.removeFirst(prefix.count) }
        let id = isUpperCase(word) ? word : upperCased(word)
        let found = old[id] ?? id
        guard isBelow else { return StoreCategory.primary.contains(found) ? found : nil }
        return StoreCategory.below("GAMES").first { $0 == found || $0 == "GAMES_" + found }
    }

    private static let old = [
        "FOOD_DRINK": "FOOD_AND_DRINK", "BOOK": "BOOKS", "GRAPHICS_DESIGN": "GRAPHICS_AND_DESIGN",
        "HEALTHCARE_FITNESS": "HEALTH_AND_FITNESS", "NEWSSTAND": "MAGAZINES_AND_NEWSPAPERS",
        "PHOTOGRAPHY": "PHOTO_AND_VIDEO", "ARCADE": "GAMES_CASUAL",
    ]

    private static func isUpperCase(_ word: String) -> Bool { !word.contains(where: \.isLowercase) }

    /// `SocialNetworking` as `SOCIAL_NETWORKING`.
    private static func upperCased(_ word: String) -> String {
        var id = ""
        for letter in word {
            if letter.isUppercase, let last = id.last, last != "_" { id.append("_") }
            id += letter.uppercased()
        }
        return id
    }
}
