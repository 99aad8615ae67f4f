/// The App Store's categories, by the ids that `fastlane deliver` takes (fastlane docs, deliver.md), as of 2026-11.
package enum StoreCategory {
    /// Those that an app is in.
    package static let primary = [
        "BOOKS", "BUSINESS", "DEVELOPER_TOOLS", "EDUCATION", "ENTERTAINMENT", "FINANCE", "FOOD_AND_DRINK", "GAMES",
        "GRAPHICS_AND_DESIGN", "HEALTH_AND_FITNESS", "LIFESTYLE", "MAGAZINES_AND_NEWSPAPERS", "MEDICAL", "MUSIC",
        "NAVIGATION", "NEWS", "PHOTO_AND_VIDEO", "PRODUCTIVITY", "REFERENCE", "SHOPPING", "SOCIAL_NETWORKING",
        "SPORTS", "STICKERS", "TRAVEL", "UTILITIES", "WEATHER",
    ]

    /// Those below a category; only games and stickers have some, and those of stickers are not offered here.
    package static func below(_ category: String) -> [String] {
        guard category == "GAMES" else { return [] }
        return [
            "ACTION", "ADVENTURE", "BOARD", "CARD", "CASINO", "CASUAL", "FAMILY", "MUSIC", "PUZZLE", "RACING",
            "ROLE_PLAYING", "SIMULATION", "SPORTS", "STRATEGY", "TRIVIA", "WORD",
        ].map { "GAMES_" + $0 }
    }
}
