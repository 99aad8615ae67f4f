extension FieldTable {
    /// The fields of `store` in a manifest.
    static let store = FieldTable(fields: listingFields + appFields)

    /// The fields of a file in a product's folder `locales/`.
    static let locale = FieldTable(fields: listingFields + [captionsField, playCaptionsField, fallbackField])

    private static let listingFields: [Field] = [
        .field("name", .text, "The name, where it is not the product's; 30 characters."),
        .field("title", .text, "The name on Google Play, where it is another; 30 characters."),
        .field("subtitle", .text, "The line below the name on the App Store; 30 characters."),
        .field("promotional_text", .text, "What stands above the description on the App Store; 170 characters."),
        .field("description", .text, "The long text; 4000 characters. Without it, it is made of the features."),
        .field("full_description", .text, "The long text on Google Play, where it is another; may have markup."),
        .field("short_description", .text, "The line above the long text on Google Play; 80 characters."),
        .field("whats_new", .text, "What is new, where the changelog's words are not meant for a store."),
        .field("changelog", .text, "What is new on Google Play, where those are other words; 500 characters."),
        .field(
            "keywords", .oneOrMore(.either([.text, .map(keyword)])),
            "Search terms of the App Store; 100 bytes in all. A text where the listing is `verbatim`.",
            example: "[board, {word: strategy, weight: 10}]"),
        .field("support_url", .text, "Where people find help."),
        .field("marketing_url", .text, "Where people read more; the product's page unless given."),
        .field("privacy_url", .text, "Where people read what becomes of their data."),
        .field("video", .text, "The preview film on Google Play: an address of YouTube."),
        .field(
            "verbatim", .flag,
            "Whether these texts go to the stores as they stand: none is made, borrowed or cut, and what a store may "
                + "refuse is a warning.", example: "true"),
        .field("app_store", .text, "The name of its folder for the App Store, where it is not the usual one."),
        .field("google_play", .text, "The name of its folder for Google Play, where it is not the usual one."),
    ]

    private static let appFields: [Field] = [
        .field(
            "locale", .choice(StoreLocale.names), "The language of these texts; en-US unless given.", example: "en-US"),
        .field("category", .choice(StoreCategory.primary), "The App Store's category.", example: "GAMES"),
        .field(
            "subcategories", .oneOrMore(.choice(StoreCategory.below("GAMES"))), "Two at most; only GAMES has some.",
            example: "[GAMES_BOARD]"),
        .field("secondary_category", .choice(StoreCategory.primary), "The App Store's second category."),
        .field(
            "secondary_subcategories", .oneOrMore(.choice(StoreCategory.below("GAMES"))),
            "Two at most, below the second category."),
        .field("copyright", .text, "Whose work it is, with the year.", example: "2026 The Author"),
        .field("version_code", .whole(1...2_100_000_000), "Google Play's number of this version, for its changelog."),
        .field("review", .map(review), "What the App Store's reviewers are told."),
    ]

    private static let captionsField = Field.field(
        "scenes", .list(.either([.oneOrMore(.text), .map(.scene)])),
        "The titles of the scenes in this language, in their order; or fields of a scene, where what it shows has words too.",
        example: "[[\"Un pas clone,\", \"deux pas sautent.\"]]")

    private static let playCaptionsField = Field.field(
        "captions", .named(.list(.oneOrMore(.text)), known: [], isOpen: true),
        "What plays say in this language, by their names: their captions in order, for the previews of stores.",
        example: "{trailer: [\"Un pas clone.\", \"Deux pas sautent.\"]}")

    private static let fallbackField = Field.field(
        "fallback", .flag, "Whether texts that are not written here are meant to be those of the manifest.",
        example: "true")

    private static let keyword = FieldTable(fields: [
        .required("word", .text, "The term.", example: "board"),
        .field("weight", .whole(0...1_000), "Heavier ones stay when not all fit."),
    ])

    private static let review = FieldTable(fields: [
        .field("first_name", .text, "Whom to ask."), .field("last_name", .text, "Whom to ask."),
        .field("phone_number", .text, "Where to call.", example: "\"+44 20 7946 0000\""),
        .field("email_address", .text, "Where to write."),
        .field("demo_user", .text, "An account to try it with."),
        .field("demo_password", .text, "Its password; one that opens nothing else."),
        .field("notes", .text, "What they should know; 4000 characters."),
    ])
}
