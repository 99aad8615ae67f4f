extension FieldTable {
    /// The fields of a scene; what it shows may be any template of the theme, hence open.
    static let scene = FieldTable(
        fields: [
            .field(
                "title", .oneOrMore(.text), "The quiet line and the strong line.",
                example: "[\"One step clones,\", \"two steps leap.\"]")
        ] + kindFields + [
            .field("at", .text, "The mark or the time of the moment; without it, the poster.", example: "poster"),
            .field("alt", .text, "What it shows, for those who do not see it; its title and rows unless given."),
        ] + artFields, isOpen: true)

    /// How a scene looks.
    static let artFields: [Field] = [
        .field(
            "composition", .text,
            "How title and device are arranged: stand, hang, tilt, panorama, close, bare, or a template of the theme.",
            example: "tilt"),
        .field(
            "background", .oneOrMore(.text),
            "What lies behind: a colour, two for a gradient, `brand`, `ground` or `ink`, or a picture of its folder.",
            example: "[\"#C4391F\", \"#7A1F12\"]"),
        .field(
            "device", .text, "The drawn frame: iphone, ipad, pixel, mac, browser, terminal, none and more.",
            example: "iphone"),
        .field(
            "scheme", .choice(["light", "dark"]), "Whether words and frames are made for a light or a dark ground."),
        .field("focus", .whole(0...100), "Which part matters most, in per cent of the height from above."),
    ]

    /// What is said for all scenes alone.
    static let setFields: [Field] = [
        .field(
            "orientation", .choice(["portrait", "landscape"]),
            "How phones and tablets are held; without it, as the first scene's picture is, else upright.")
    ]

    /// What the theme that comes with the program can show.
    private static let kindFields: [Field] = [
        .field("play", .text, "A moment of a play, by its name below `plays`.", example: "trailer"),
        .field(
            "picture", .text,
            "A screenshot of its folder; `{locale}` stands for the language, `{device}` for the device.",
            example: "shots/{device}/{locale}/home.png"),
        .field("film", .text, "A frame of a moving picture of its folder.", example: "films/trailer.gif"),
        .field(
            "board", .either([.whole(1...1_000), .text]), "A position: its number below `boards`, or its notation."),
        .field(
            "code", .either([.text, .map(code)]), "A region of a file, or the lines themselves.",
            example: "src/main.swift#L3-L20"),
        .field(
            "terminal", .text, "A terminal's play by its name below `plays`, or the lines that it shows.",
            example: "demo"),
        .field("list", .either([.list(.text), .map(list)]), "Some short lines.", example: "[No account, No ads]"),
        .field(
            "leaderboard", .list(.map(rank)), "Who leads, the first one first.", example: "[{name: Ada, score: 12}]"),
        .field(
            "versus", .list(.map(rank)), "Two players.", example: "[{name: Ada, score: 12}, {name: Max, score: 9}]"),
        .field(
            "quote", .either([.whole(1...1_000), .text, .map(quote)]),
            "What somebody said: words, or its number below `quotes`.",
            example: "{text: I missed my stop., by: A paper}"),
        .field(
            "result", .either([.text, .map(result)]), "How something ended.", example: "{score: 31:18, text: You win}"),
    ]

    private static let code = FieldTable(fields: [
        .field("file", .text, "The file, in its folder: `src/main.swift`."),
        .field("lines", .text, "From which line to which.", example: "3-20"),
        .field("text", .text, "The lines themselves, where there is no file."),
        .field("language", .text, "The language; by the file's name unless given.", example: "swift"),
        .field("name", .text, "What the window's bar says; the file's name unless given."),
    ])

    private static let list = FieldTable(fields: [
        .field("title", .text, "What stands above."),
        .field("items", .list(.text), "The lines."),
    ])

    private static let rank = FieldTable(fields: [
        .required("name", .text, "Who.", example: "Ada"),
        .field("score", .text, "How many points.", example: "12"),
        .field("colour", .colour, "The colour of the drawn face."),
        .field("you", .flag, "Whether it is the one who looks."),
    ])

    private static let quote = FieldTable(fields: [
        .required("text", .text, "The words.", example: "I missed my stop."),
        .field("by", .text, "Who said them."),
        .field("stars", .whole(1...5), "How many stars they gave."),
    ])

    private static let result = FieldTable(fields: [
        .field("score", .text, "The figures.", example: "31:18"),
        .required("text", .text, "What came of it.", example: "You win"),
        .field("detail", .text, "A line below."),
    ])
}
