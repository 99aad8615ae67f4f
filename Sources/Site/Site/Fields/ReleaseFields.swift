extension FieldTable {
    /// The fields of a file of a product's folder `releases/`.
    static let release = FieldTable(fields: [
        .field("items", .list(.map(item)), "What people have to do.", example: "[{title: Ask two friends to read it}]"),
        .field(
            "posts", .list(.map(post)), "What is posted, and when.", example: "[{to: mastodon, at: 2026-12-01 10:00}]"),
    ])

    private static let item = FieldTable(fields: [
        .required("title", .text, "What is to be done.", example: "Ask two friends to read it"),
        .field("who", .text, "Who does it.", example: "Anna"),
        .field("due", .date, "Until when.", example: "2026-11-28"),
        .field("done", .flag, "Whether it is done."),
    ])

    private static let post = FieldTable(fields: [
        .required("to", .text, "The network, or the text of the kit by its file's name.", example: "mastodon"),
        .required("at", .date, "When it is sent, in the site's zone.", example: "2026-12-01 10:00"),
        .field("name", .text, "What it is called, where two go to one network.", example: "reminder"),
        .field(
            "language", .text, "Which of the site's languages it speaks, where that is not the first.", example: "de"),
        .field("text", .text, "Your own words in the place of the kit's."),
        .field("after", .text, "The post that has to be out before it, by its name.", example: "mastodon"),
    ])
}
