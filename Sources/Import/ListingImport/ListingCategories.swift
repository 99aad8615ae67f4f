import Site

/// The App Store's categories as `deliver` has written them over the years.
enum ListingCategories {
    /// The id that is used now; nil for a word that is no category.
    ///
    /// `MZGenre.Utilities`, `Utilities` and `UTILITIES` are one (fastlane, `spaceship/lib/assets/languageMapping` and
    /// `deliver/lib/deliver/upload_metadata.rb`, which maps the older ones and warns).
    static func id(of text: String) -> String? {
        var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if words.hasPrefix("MZGenre.") { words.removeFirst("MZGenre.".count) }
        words = words.replacing("&", with: " and ")
        let id = words.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_").uppercased()
        let old = [
            "APPS_DEVELOPER_TOOLS": "DEVELOPER_TOOLS", "HEALTHCARE_FITNESS": "HEALTH_AND_FITNESS",
            "SOCIALNETWORKING": "SOCIAL_NETWORKING", "APPLE_NEWS": "MAGAZINES_AND_NEWSPAPERS",
            "PHOTOGRAPHY": "PHOTO_AND_VIDEO",
        ]
        let found = old[id] ?? id
        let isKnown = StoreCategory.primary.contains(found) || StoreCategory.below("GAMES").contains(found)
        return isKnown ? found : nil
    }
}
