/// The sizes of a kit's pictures.
enum KitSizes {
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
    static let places = "For other places"
}
