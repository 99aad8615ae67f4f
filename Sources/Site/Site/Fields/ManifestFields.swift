import Verify

extension FieldTable {
    /// The fields of `product.yml`.
    static let manifest = FieldTable(
        fields: identityFields + releaseFields + audienceFields + readmeFields + pictureFields + placeFields)

    private static let identityFields: [Field] = [
        .required("name", .text, "What it is called.", example: "Nanashi"),
        .required("tagline", .text, "What it is, in a line.", example: "Two rules, one board, no name."),
        .required(
            "kind", .choice(Manifest.Kind.allCases.map(\.rawValue)), "What it is; decides what is asked of it.",
            example: "game"),
        .field("title", .text, "A sentence that stands above its page; without it, the tagline."),
        .field("lede", .text, "Two lines below the title."),
        .field("example", .flag, "Whether it is somebody else's, shown as an example: its page says so."),
        .field(
            "sample", .flag,
            "Whether its store listing is only shown and never sent: its page says so, and beside each text for a store."
        ),
        .field("home", .address(onSite: true), "Its home page; the same as `home` below `links`."),
        .field(
            "links", .named(.address(onSite: true), known: Manifest.ProductLink.known, isOpen: true),
            "Where it leads, by what is there.", example: "{store: \"https://apps.apple.com/app/id1\"}"),
    ]

    private static let releaseFields: [Field] = [
        .field("version", .text, "The version, where no changelog says it.", example: "\"1.0\""),
        .field("released", .date, "When that version was released.", example: "2026-11-20"),
        .field(
            "stage", .choice(Manifest.Stage.allCases.map(\.rawValue)),
            "How far it is; what is staged has a page that nobody finds.", example: "live"),
        .field("launch", .date, "When what is staged goes live by itself.", example: "2026-12-01T10:00:00+01:00"),
        .field(
            "changelog", .text,
            "The changelog, where it is not CHANGELOG.md of the product's folder; `/` is the site's folder, `/../` what is around it.",
            example: "/CHANGELOG.md"),
        .field(
            "podspec", .text, "Its podspec, which must tell the same version, summary and platforms.",
            example: "Lantern.podspec"),
        .field(
            "package", .text, "Its Package.swift, which must tell the same product and platforms.",
            example: "/Package.swift"),
        .field(
            "badges", .oneOrMore(.either([.choice(badgeNames), .map(badge)])), "What a README tells at a glance.",
            example: "[version, platforms, license, {build: ci.yml}]"),
        .field(
            "platforms", .oneOrMore(.either([.text, .map(platform)])), "The systems it runs on.",
            example: "[{name: iPhone, minimum: iOS 17}]"),
        .field(
            "price", .oneOrMore(.price), "What it costs: `free`, or amounts with their currencies (ISO 4217).",
            example: "[4.99 USD, 5.99 EUR]"),
        .field("price_note", .text, "What else there is to pay, in words.", example: "PDF export is a purchase"),
        .field("license", .text, "Its licence.", example: "MIT"),
    ]

    private static let audienceFields: [Field] = [
        .field("features", .list(.map(feature)), "What it does.", example: "[{title: Pass and play, weight: 8}]"),
        .field("audience", .text, "Who it is for."),
        .field(
            "hashtags", .named(.oneOrMore(.hashtag), known: Manifest.networks, isOpen: false),
            "The hashtags of each network, without `#`.", example: "{x: [indiegame], mastodon: [gamedev]}"),
        .field(
            "posts", .named(.text, known: Manifest.postNames, isOpen: false),
            "Posts in your own words, by the names of their files; the others are made.",
            example: "{x: Lantern 2.0 dims with the sun.}"),
        .field("languages", .oneOrMore(.text), "The languages it speaks.", example: "[English, French]"),
        .field(
            "team", .oneOrMore(.either([.text, .map(person)])), "Who makes it.",
            example: "[{name: Ada Marsh, role: Art}]"),
        .field("quotes", .list(.map(quote)), "What people said about it."),
        .field("awards", .list(.map(award)), "Prizes it was given."),
        .field("contact", .oneOrMore(.text), "Where journalists write: mail or a page.", example: "press@me.dev"),
        .field(
            "downloads", .list(.map(download)), "The files of the newest release that its users fetch, for an appcast.",
            example: "[{url: \"https://me.dev/Lantern-{version}.zip\", size: 4211004}]"),
        .field("topics", .oneOrMore(.text), "The topics under which Product Hunt lists it.", example: "[Games]"),
    ]

    private static let readmeFields: [Field] = [
        .field(
            "install", .list(.map(install)), "Ways to get it, the first one first.", example: "[{manager: swiftpm}]"),
        .field("getting_started", .text, "The first steps with it, as Markdown, for the README."),
        .field(
            "requirements", .oneOrMore(.text),
            "What it needs besides its platforms, for the README; Markdown, a line each."),
        .field("contributing", .text, "How to take part, as Markdown, for the README."),
        .field(
            "contributors", .oneOrMore(.text),
            "Who has worked on it, for the README; `git` for those whose commits the repository has.",
            example: "[Anna, Ben]"),
    ]

    private static let pictureFields: [Field] = [
        .field("logo", .text, "Its logo: an SVG or PNG of its folder.", example: "logo.svg"),
        .field(
            "colours", .named(.colour, known: ["brand", "ground", "on_brand"], isOpen: true), "Its colours by use."),
        .field(
            "picture", .map(picture), "The picture that leads its README and its page, where it has no play.",
            example: "{src: /shots/one.png, alt: The lamp at night}"),
        .field(
            "plays", .named(.text, known: ["trailer"], isOpen: true), "Its plays by name: files of its folder.",
            example: "{trailer: plays/trailer.play}"),
        .field(
            "film", .map(film),
            "The film for stores and networks: one of your own, or how that of the first play is made.",
            example: "{src: films/trailer.mp4}"),
        .field("boards", .list(.map(board)), "Positions to show as pictures."),
        .field(
            "exhibit", .choice(["progress-bar", "pie", "marquee"]),
            "A component to be tried on its page: the theme's exhibit of that name.", example: "progress-bar"),
        .field("scenes", .list(.map(scene)), "Pictures for stores: a title over something that is shown."),
        .field(
            "art", .map(FieldTable(fields: artFields + setFields)), "How scenes look that do not say so themselves.",
            example: "{composition: tilt, background: [\"#C4391F\", \"#7A1F12\"]}"),
    ]

    private static let placeFields: [Field] = [
        .field(
            "places", .oneOrMore(.choice(SlotTable.allPlaces.map(\.id) + SlotTable.drawn.map(\.id))),
            "The stores, networks and sites that it goes to; without it, those of its platforms and links. A slot's name asks for its pictures as well.",
            example: "[app-store, product-hunt, mastodon]"),
        .field("store", .map(.store), "What it says of itself in stores."),
    ]
}

extension FieldTable {
    private static let platform = FieldTable(fields: [
        .required("name", .text, "The system or the device.", example: "iPhone"),
        .field("minimum", .text, "The oldest version that will do.", example: "iOS 17"),
    ])

    private static let badgeNames = Manifest.Badge.Kind.allCases.map(\.rawValue)
    private static let badge = FieldTable(fields: [
        .required("build", .text, "The file of the workflow.", example: "ci.yml")
    ])

    private static let feature = FieldTable(fields: [
        .required("title", .text, "In a few words.", example: "Pass and play"),
        .field("detail", .text, "In a sentence or two."),
        .field("weight", .whole(0...1_000), "How much it matters: heavier ones stay when a text must be short."),
    ])

    private static let person = FieldTable(fields: [
        .required("name", .text, "Who.", example: "Ada Marsh"),
        .field("role", .text, "What they did.", example: "Art"),
        .field("url", .address(onSite: false), "Where to find them."),
    ])

    private static let quote = FieldTable(fields: [
        .required("text", .text, "The words.", example: "I missed my stop."),
        .required("by", .text, "Who said them.", example: "A paper"),
        .field("url", .address(onSite: false), "Where they can be read."),
    ])

    private static let award = FieldTable(fields: [
        .required("title", .text, "The prize.", example: "Game of the Day"),
        .field("detail", .text, "Who gave it, for what, when."),
    ])

    private static let install = FieldTable(fields: [
        .required(
            "manager", .choice(Manifest.Install.Manager.allCases.map(\.rawValue)), "Who brings it.", example: "swiftpm"),
        .field("url", .address(onSite: true), "The repository, the store or the file; without it, that of `links`."),
        .field("product", .text, "swiftpm: the library; without it, the name."),
        .field("branch", .text, "swiftpm: a branch, where there is no release yet.", example: "main"),
        .field(
            "package", .text, "Package managers such as cargo and brew: what they are asked for; without it, the name.",
            example: "me/tap/lamp"),
        .field("title", .text, "command: what the way is called.", example: "Installer"),
        .field("pod", .text, "cocoapods: the pod; without it, the name."),
        .field(
            "commands", .oneOrMore(.text),
            "source: the lines to run in a clone of the repository; command: the lines to run.",
            example: "[make]"),
    ])

    private static let picture = FieldTable(fields: [
        .required(
            "src", .text, "Where it is: a file beside the manifest, a path of the site, or an address with https://.",
            example: "/assets/shots/one.png"),
        .required("alt", .text, "What it shows, for those who do not see it.", example: "The lamp at night"),
        .field("dark", .text, "The same for dark pages."),
        .field("width", .whole(1...10_000), "Its width in pixels."),
        .field("height", .whole(1...10_000), "Its height in pixels."),
    ])

    private static let film = FieldTable(fields: [
        .field("src", .text, "A film of its folder; without it, the first play.", example: "films/trailer.mp4"),
        .field("from", .text, "Where it begins.", example: "2.5s"),
        .field("length", .text, "How much of it is taken at most.", example: "20s"),
        .field(
            "fit", .choice(Manifest.FilmCut.Fit.allCases.map(\.rawValue)),
            "Into another shape: all of it with bars, or as much as fills the picture."),
        .field("sound", .text, "silent, taps (of a play), own (of a film), or a file of music.", example: "taps"),
        .field("captions", .text, "Its captions, a WebVTT file.", example: "films/trailer.vtt"),
        .field("poster", .text, "The moment of its poster.", example: "4.5s"),
    ])

    /// What a game can lay over a board is the game's business, hence open.
    private static let board = FieldTable(
        fields: [
            .required("title", .text, "What it shows, in words.", example: "The opening"),
            .required("position", .text, "The position, in the game's notation.", example: "x5o/7/7/7/7/7/o5x x 0 1"),
            .field("select", .oneOrMore(.text), "A piece that is about to move.", example: "g1"),
            .field("last", .oneOrMore(.text), "The move before.", example: "a1a3"),
            .field("mark", .oneOrMore(.text), "Squares to point out.", example: "[a1, b2]"),
            .field("arrow", .oneOrMore(.text), "Arrows from square to square.", example: "a1a3"),
            .field("flip", .flag, "Whether the other side sits below."),
            .field("play", .flag, "Whether it is the one to play on, large and first on the product's page."),
            .field("coordinates", .flag, "Whether files and ranks are named."),
        ], isOpen: true)

    private static let download = FieldTable(fields: [
        .required(
            "url", .text, "Where it is; `{version}` stands for that of the newest release.",
            example: "https://me.dev/Lantern-{version}.zip"),
        .required("size", .whole(1...1_000_000_000_000), "How many bytes it has.", example: "4211004"),
        .field("signature", .text, "What its maker's key says of it (EdDSA, in base 64)."),
        .field("build", .text, "The number of the build, where that is not the version."),
        .field("minimum", .text, "The oldest version of the system that it runs on.", example: "14.0"),
    ])
}
