import Verify

/// The sizes of a kit's pictures.
enum KitSizes {
    /// App previews of iPhones, portrait: what the App Store takes of 6.9" to 6.1".
    static let portrait = SlotTable.size("appstore-iphone-69-preview")
    /// Frames a second of the portrait preview; the App Store takes at most 30 of a film, and a GIF is large enough.
    static let portraitRate = 20
    /// The side of a board's PNG.
    static let board = 960
}

/// The headings of the kit's page.
enum KitGroups {
    static let moving = "Moving pictures"
    static let posts = "Posts"
    static let press = "Press"
    static let boards = "Boards"
    static let stills = "For the App Store"
}
