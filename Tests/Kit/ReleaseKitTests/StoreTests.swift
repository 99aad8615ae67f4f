import Dates
import Diagnostics
import Files
import Site
import Studio
import Testing

@testable import ReleaseKit

/// The kit's store texts of a product whose manifest ends in `rest`, and what is wrong with them.
private func store(
    _ rest: String, platform: String = "iPhone", _ more: [String: String] = [:], isStrict: Bool = false
) throws -> (texts: [String: String], mistakes: [Diagnostic]) {
    var files = [
        "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
        "content/products/p/product.yml": "name: Lamp\ntagline: Light.\nkind: app\nplatforms: [{name: \(platform)}]\n"
            + rest,
    ]
    for (path, text) in more { files[path] = text }
    let (content, mistakes) = SiteReader().read(FileTree(texts: files))
    #expect(mistakes.isEmpty)
    let product = try #require(content.products.first)
    let maker = KitMaker(
        content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000), isStrict: isStrict)
    let made = maker.texts(of: product).store
    var texts: [String: String] = [:]
    for artefact in made.artefacts { texts[artefact.path] = String(decoding: artefact.bytes, as: UTF8.self) }
    return (texts, made.mistakes)
}

/// A text of so many of a unit, ended by a word that takes `last` of them.
private func text(_ count: Int, ending: String, taking last: Int) -> String {
    String(repeating: "a", count: count - last) + ending
}

private let endings: [(text: String, utf16: Int)] = [
    ("z", 1), ("語", 1), ("e\u{301}", 2), ("🎲", 2), ("👨‍👩‍👧‍👦", 11), ("ש", 1),
]

@Suite struct StoreLimitTests {
    private static let fields = [
        ("name", 30, "iPhone"), ("subtitle", 30, "iPhone"), ("promotional_text", 170, "iPhone"),
        ("description", 4000, "iPhone"), ("whats_new", 4000, "iPhone"), ("short_description", 80, "Android"),
        ("whats_new", 500, "Android"), ("description", 4000, "Android"), ("name", 30, "Android"),
    ]

    @Test(arguments: fields) func `each field holds exactly its limit`(field: String, limit: Int, platform: String)
        throws
    {
        for ending in endings where !(platform == "Android" && field == "name") || ending.utf16 == 1 {
            for (count, isTaken) in [(limit - 1, true), (limit, true), (limit + 1, false)] {
                let written = text(count, ending: ending.text, taking: ending.utf16)
                let found = try store("store:\n  \(field): \"\(written)\"\n", platform: platform)
                let errors = found.mistakes.filter { $0.severity == .error }
                #expect(errors.isEmpty == isTaken, "\(field) \(count) \(ending.text): \(errors.map(\.message))")
                #expect(
                    errors.allSatisfy {
                        $0.place == Place(path: "content/products/p/product.yml", line: 6, column: field.count + 5)
                    })
                #expect(errors.allSatisfy { $0.remedy?.hasPrefix("take out 1") == true })
            }
        }
    }

    @Test(arguments: [(99, true), (100, true), (101, false)])
    func `keywords fill a hundred bytes`(bytes: Int, fits: Bool) throws {
        for last in ["zzz", "語語語", "éée"] {
            let first = String(repeating: "a", count: bytes - 1 - last.utf8.count)
            let found = try store("store:\n  keywords: [{word: \(first), weight: 2}, \(last)]\n")
            #expect(found.texts["fastlane/metadata/en-US/keywords.txt"] == (fits ? first + "," + last : first))
            #expect(found.mistakes.map(\.severity) == (fits ? [] : [.warning]))
        }
    }

    @Test func `the heaviest keywords stay, and lighter ones fill what is left`() throws {
        let long = String(repeating: "l", count: 60)
        let found = try store(
            "store:\n  keywords:\n    - {word: \(long)x, weight: 1}\n    - {word: \(long), weight: 9}\n    - {word: abc, weight: 0}\n"
        )
        #expect(found.texts["fastlane/metadata/en-US/keywords.txt"] == long + ",abc")
        #expect(found.mistakes.map(\.place?.line) == [7])
    }

    @Test func `keywords that do not fit are one message`() throws {
        let long = (0..<20).map { "keyword\($0)" }
        let found = try store("store:\n  keywords: [\(long.joined(separator: ", "))]\n")
        #expect(
            found.mistakes.map(\.message) == [
                "the keywords `keyword11`, `keyword12`, `keyword13`, `keyword14`, `keyword15` and 4 more do not fit into 100 bytes"
            ])
    }

    @Test(arguments: [
        ("[ab]", "the keyword `ab` has fewer than three characters", Severity.error),
        ("[\"one,two\"]", "a keyword holds no comma", .error),
        ("[\(String(repeating: "語", count: 34))]", "the keyword", .error),
        ("[lamp]", "the keyword `lamp` is the name", .warning), ("[one, One]", "the keyword `One` stands", .warning),
    ])
    func `a keyword that helps nobody`(list: String, message: String, severity: Severity) throws {
        let found = try store("store:\n  keywords: \(list)\n")
        #expect(found.mistakes.count == 1)
        #expect(found.mistakes.first?.message.hasPrefix(message) == true)
        #expect(found.mistakes.first?.severity == severity)
        #expect(found.mistakes.first?.place?.line == 6)
    }
}

@Suite struct StoreFolderTests {
    @Test func `a language goes to the stores that have it`() throws {
        let files = [
            "content/products/p/locales/bg.yml": "description: Български\nfallback: true\n",
            "content/products/p/locales/ur-PK.yml": "description: اردو\nfallback: true\n",
        ]
        let found = try store("store: {short_description: S, description: D}\n", files)
        #expect(found.mistakes.isEmpty)
        let descriptions = found.texts.filter { $0.key.hasSuffix("description.txt") && !$0.key.contains("en-US") }
        #expect(
            descriptions == [
                "fastlane/metadata/android/bg/short_description.txt": "S",
                "fastlane/metadata/android/bg/full_description.txt": "Български",
                "fastlane/metadata/ur-PK/description.txt": "اردو",
            ])
    }

    @Test func `a language that no store of the product has is told`() throws {
        let found = try store(
            "store: {subtitle: S}\n", ["content/products/p/locales/bg.yml": "subtitle: Z\nfallback: true\n"])
        #expect(
            found.mistakes.map(\.message) == [
                "only Google Play has the language `bg`, and the product is on the App Store alone"
            ])
        #expect(found.mistakes.map(\.severity) == [.warning])
        #expect(!found.texts.keys.contains { $0.contains("/bg/") })
    }

    @Test func `the folders are those of fastlane`() throws {
        let found = try store(
            """
            store:
              subtitle: Sub
              short_description: Short
              description: Long
              category: GAMES
              subcategories: [GAMES_BOARD]
              copyright: 2026 Me
            """,
            [
                "content/products/p/locales/de.yml": "subtitle: Unter\nfallback: true\n",
                "content/products/p/CHANGELOG.md":
                    "## [1.1] - 2026-02-03\n\n### Added\n\n- **Brighter**, see [this](https://x)\n  and that.\n\n## [1.0]\n",
            ])
        #expect(found.mistakes.isEmpty)
        let notes = "Added\n• Brighter, see this and that."
        #expect(
            found.texts == [
                "fastlane/metadata/copyright.txt": "2026 Me", "fastlane/metadata/primary_category.txt": "GAMES",
                "fastlane/metadata/primary_first_sub_category.txt": "GAMES_BOARD",
                "fastlane/metadata/en-US/name.txt": "Lamp", "fastlane/metadata/en-US/subtitle.txt": "Sub",
                "fastlane/metadata/en-US/description.txt": "Long",
                "fastlane/metadata/en-US/release_notes.txt": notes,
                "fastlane/metadata/en-US/marketing_url.txt": "https://t.dev/products/p/",
                "fastlane/metadata/de-DE/name.txt": "Lamp", "fastlane/metadata/de-DE/subtitle.txt": "Unter",
                "fastlane/metadata/de-DE/description.txt": "Long",
                "fastlane/metadata/de-DE/release_notes.txt": notes,
                "fastlane/metadata/de-DE/marketing_url.txt": "https://t.dev/products/p/",
                "fastlane/metadata/android/en-US/title.txt": "Lamp",
                "fastlane/metadata/android/en-US/short_description.txt": "Short",
                "fastlane/metadata/android/en-US/full_description.txt": "Long",
                "fastlane/metadata/android/en-US/changelogs/default.txt": notes,
                "fastlane/metadata/android/de-DE/title.txt": "Lamp",
                "fastlane/metadata/android/de-DE/short_description.txt": "Short",
                "fastlane/metadata/android/de-DE/full_description.txt": "Long",
                "fastlane/metadata/android/de-DE/changelogs/default.txt": notes,
            ])
    }

    @Test func `a product in no store has no such folder`() throws {
        #expect(try store("").texts.isEmpty)
        #expect(try store("store: {subtitle: a}", platform: "Linux").texts.keys.allSatisfy { !$0.contains("en-US") })
    }

    @Test func `a first version has no news for the App Store`() throws {
        let log = ["content/products/p/CHANGELOG.md": "## [1.0] - 2026-02-03\n\n- All.\n"]
        let found = try store("store: {subtitle: a}", log)
        #expect(found.texts["fastlane/metadata/en-US/release_notes.txt"] == nil)
    }

    @Test func `a mistake of the first language is told once, and one of another in its own file`() throws {
        let long = String(repeating: "a", count: 31)
        let found = try store(
            "store:\n  subtitle: \(long)\n",
            [
                "content/products/p/locales/de.yml": "name: Lampe\nfallback: true\n",
                "content/products/p/locales/fr.yml": "promotional_text: x\nsubtitle: \(long)\nfallback: true\n",
            ])
        #expect(
            found.mistakes.map { "\($0.place?.path.split(separator: "/").last ?? ""):\($0.place?.line ?? 0)" } == [
                "product.yml:6", "fr.yml:2",
            ])
    }
}

@Suite struct BorrowedTextTests {
    private let texts =
        "store:\n  subtitle: Sub\n  description: Long\n  keywords: [shine]\n  support_url: https://t.dev/\n"
    private let german = "content/products/p/locales/de.yml"
    private let log = "content/products/p/CHANGELOG.md"
    private let history = "## [1.1] - 2026-02-03\n\n- Brighter.\n\n## [1.0] - 2026-01-01\n"

    @Test func `texts that a language takes from another are told in one message`() throws {
        let found = try store(texts, [german: "subtitle: Unter\n", log: history])
        #expect(
            found.mistakes.map(\.message) == [
                "`de-DE` has no description, keywords, whats_new, and takes what is written in `en-US`"
            ])
        #expect(found.mistakes.map(\.place) == [Place(path: german, line: 1, column: 1)])
        #expect(found.mistakes.map(\.severity) == [.warning])
        #expect(found.texts["fastlane/metadata/de-DE/description.txt"] == "Long")
        #expect(try store(texts, [german: "subtitle: Unter\n"], isStrict: true).mistakes.map(\.severity) == [.error])
    }

    @Test(arguments: [
        "fallback: true\n", "name: Lampe\nsubtitle: Unter\ndescription: Lang\nkeywords: [Licht]\nwhats_new: Neu\n",
    ])
    func `what is meant or complete is not told`(words: String) throws {
        #expect(try store(texts, [german: words, log: history], isStrict: true).mistakes == [])
    }

    @Test func `the line made of the tagline is another language's too`() throws {
        let found = try store("store: {description: Long}\n", platform: "Android", [german: "description: Lang\n"])
        #expect(found.mistakes.first?.message.contains("has no short_description, and takes") == true)
    }
}

@Suite struct LongChangelogTests {
    private let log = "content/products/p/CHANGELOG.md"
    private let android = "store:\n  short_description: Short\n  description: Long\n"

    private func history(_ length: Int) -> String {
        "## [1.1] - 2026-02-03\n\n\(String(repeating: "n", count: length))\n\n## [1.0] - 2026-01-01\n"
    }

    @Test(arguments: [(500, 0), (501, 1)])
    func `one that is longer than a store takes asks for other words, and keeps nothing else`(
        length: Int, count: Int
    ) throws {
        let found = try store(android, platform: "Android", [log: history(length)])
        #expect(found.mistakes.map(\.severity) == Array(repeating: .warning, count: count))
        #expect(found.texts.keys.contains { $0.contains("changelogs/") } == (count == 0))
        #expect(found.texts["fastlane/metadata/android/en-US/full_description.txt"] == "Long")
        guard let told = found.mistakes.first else { return }
        #expect(told.message.hasPrefix("what is new in 1.1 has 501 characters, and Google Play takes 500"))
        #expect(told.remedy?.contains("`whats_new:`") == true)
        #expect(told.place?.path == log && told.place?.line == 1)
        let strict = try store(android, platform: "Android", [log: history(length)], isStrict: true)
        #expect(strict.mistakes.map(\.severity) == [.error])
    }

    @Test func `words of one's own are taken instead, in each language its own`() throws {
        let found = try store(
            android + "  whats_new: New.\n", platform: "Android",
            [log: history(900), "content/products/p/locales/de.yml": "whats_new: Neu.\nfallback: true\n"])
        #expect(found.mistakes == [])
        #expect(found.texts["fastlane/metadata/android/en-US/changelogs/default.txt"] == "New.")
        #expect(found.texts["fastlane/metadata/android/de-DE/changelogs/default.txt"] == "Neu.")
    }
}

@Suite struct StoreLintTests {
    @Test(arguments: [
        ("subtitle: Now on Android", "iPhone", Severity.error), ("subtitle: Only $4.99", "iPhone", .error),
        ("description: \"It costs 3 € now\"", "iPhone", .warning), ("subtitle: TODO", "iPhone", .error),
        ("subtitle: Todo el mundo", "iPhone", nil), ("subtitle: Bestest freedom", "iPhone", nil),
        ("description: No non-free readers", "Android", nil),
        ("subtitle: The best", "iPhone", .warning), ("short_description: The best", "Android", .error),
        ("short_description: \"The #1 game\"", "Android", .error), ("short_description: Free", "Android", .error),
        ("description: For iPad", "Android", .error), ("description: For iPad", "iPhone", nil),
        ("name: \"Lamp 🎲\"", "Android", .error), ("description: Coming soon", "iPhone", .warning),
        ("description: Lorem ipsum dolor", "iPhone", .error), ("description: a <b>bold</b> word", "iPhone", .warning),
        ("support_url: t.dev", "iPhone", .error),
    ])
    func `a word that a store dislikes`(line: String, platform: String, severity: Severity?) throws {
        let found = try store("store:\n  \(line)\n", platform: platform)
        #expect(found.mistakes.first?.severity == severity, "\(found.mistakes.map(\.message))")
        guard severity != nil else { return }
        #expect(found.mistakes.count == 1)
        #expect(found.mistakes.first?.place?.line == 6)
        #expect(found.mistakes.first?.remedy != nil)
    }

    @Test func `the word itself is marked, and none that it is a part of`() throws {
        let found = try store(
            "store:\n  description: |\n    For freedom, and ad-free.\n    It is free.\n", platform: "Android")
        #expect(found.mistakes.map(\.place) == [Place(path: "content/products/p/product.yml", line: 8, column: 11)])
    }

    @Test func `the line of a long text is found`() throws {
        let found = try store("store:\n  description: |\n    One.\n    Two.\n    Also for Android.\n")
        #expect(found.mistakes.map(\.place) == [Place(path: "content/products/p/product.yml", line: 9, column: 14)])
    }
}

@Suite struct StoreFileTests {
    @Test func `all files of the App Store stand where deliver looks for them`() throws {
        let found = try store(
            """
            store:
              category: GAMES
              subcategories: [GAMES_BOARD, GAMES_WORD]
              secondary_category: MUSIC
              copyright: 2026 Me
              review: {first_name: Ada, notes: Nothing to log in to.}
              support_url: https://me.dev/help
              keywords: [lamp]
            """)
        #expect(found.mistakes.map(\.message) == ["the keyword `lamp` is the name, which is searched anyway"])
        let whole = found.texts.filter { !$0.key.contains("en-US") }
        #expect(
            whole == [
                "fastlane/metadata/primary_category.txt": "GAMES",
                "fastlane/metadata/primary_first_sub_category.txt": "GAMES_BOARD",
                "fastlane/metadata/primary_second_sub_category.txt": "GAMES_WORD",
                "fastlane/metadata/secondary_category.txt": "MUSIC", "fastlane/metadata/copyright.txt": "2026 Me",
                "fastlane/metadata/review_information/first_name.txt": "Ada",
                "fastlane/metadata/review_information/notes.txt": "Nothing to log in to.",
            ])
        #expect(
            found.texts.keys.filter { $0.contains("en-US") }.sorted() == [
                "fastlane/metadata/en-US/marketing_url.txt", "fastlane/metadata/en-US/name.txt",
                "fastlane/metadata/en-US/support_url.txt",
            ])
    }

    @Test(arguments: [("", "default"), ("  version_code: 42\n", "42")])
    func `all files of Google Play stand where supply looks for them`(line: String, name: String) throws {
        let found = try store(
            "store:\n  short_description: Light.\n  description: Long.\n  whats_new: New.\n  video: https://youtu.be/a\n"
                + line, platform: "Android")
        #expect(found.mistakes.isEmpty)
        let folder = "fastlane/metadata/android/en-US/"
        #expect(
            found.texts == [
                folder + "title.txt": "Lamp", folder + "short_description.txt": "Light.",
                folder + "full_description.txt": "Long.", folder + "changelogs/\(name).txt": "New.",
                folder + "video.txt": "https://youtu.be/a",
            ])
    }

    @Test(arguments: [(4000, 0), (4001, 1)])
    func `notes for reviewers have their limit`(length: Int, count: Int) throws {
        let notes = String(repeating: "n", count: length)
        #expect(try store("store:\n  review: {notes: \(notes)}\n").mistakes.count == count)
    }

    @Test func `a film that is not on YouTube is refused`() throws {
        let found = try store(
            "store:\n  short_description: Light.\n  video: https://vimeo.com/1\n", platform: "Android")
        #expect(found.mistakes.map(\.message) == ["Google Play shows films of YouTube only"])
        #expect(found.mistakes.first?.place?.line == 7)
    }
}

@Suite struct ScreenshotTests {
    private let manifest = """
        name: Lamp
        tagline: Light.
        kind: game
        platforms: [iPhone, Android]
        plays: {trailer: t.play}
        scenes:
          - {title: [One, two], play: trailer}
          - {title: [Three, four], play: trailer}
        store: {subtitle: Light}

        """

    private func product(_ french: String) -> (product: Product?, mistakes: [Diagnostic], content: SiteContent) {
        let files = [
            "content/site.yml": "title: T\n", "themes/marquee/theme.yml": "name: marquee\n",
            "content/products/p/product.yml": manifest, "content/products/p/t.play": "wait 1s\n",
            "content/products/p/locales/fr.yml": french,
        ]
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        return (content.products.first, mistakes, content)
    }

    @Test func `stills are copied to where both stores look for them, each language its own`() throws {
        let found = product("scenes: [[Un, deux], Trois]\n")
        #expect(found.mistakes.isEmpty)
        let made = ["store/", "store/fr-FR/"].flatMap { folder in
            [(1320, 2868), (1080, 1920)].flatMap { width, height in
                (1...2).map {
                    Artefact.picture(
                        "", "\(folder)still-\(width)x\(height)-\($0).png", [UInt8($0)], width: width, height: height,
                        in: "")
                }
            }
        }
        #expect(
            StoreScreenshots(of: try #require(found.product), made).part.artefacts.map(\.path) == [
                "fastlane/screenshots/en-US/01-1320x2868.png", "fastlane/screenshots/en-US/02-1320x2868.png",
                "fastlane/metadata/android/en-US/images/phoneScreenshots/01-1080x1920.png",
                "fastlane/metadata/android/en-US/images/phoneScreenshots/02-1080x1920.png",
                "fastlane/screenshots/fr-FR/01-1320x2868.png", "fastlane/screenshots/fr-FR/02-1320x2868.png",
                "fastlane/metadata/android/fr-FR/images/phoneScreenshots/01-1080x1920.png",
                "fastlane/metadata/android/fr-FR/images/phoneScreenshots/02-1080x1920.png",
            ])
    }

    @Test(arguments: [
        ("scenes: [a]\n", "here is 1 title, and the manifest has 2 scenes"),
        ("scenes: a\n", "`scenes` must be a list, and is a text"),
    ])
    func `titles that do not fit the scenes are told`(french: String, message: String) {
        #expect(product(french).mistakes.map(\.message) == [message])
        #expect(product(french).mistakes.first?.place?.line == 1)
    }
}

@Suite struct VerbatimStoreTests {
    @Test func `texts that go out as they stand are neither made, borrowed, cut nor refused`() throws {
        let long = String(repeating: "long ", count: 20)
        let found = try store(
            "store:\n  verbatim: true\n  name: |\n    Lamp\n  subtitle: \(long)\n  keywords: 'a, b,a '\n",
            ["content/products/p/locales/fr-FR.yml": "verbatim: true\nname: Lampe\n"])
        #expect(
            found.texts == [
                "fastlane/metadata/en-US/name.txt": "Lamp\n",
                "fastlane/metadata/en-US/subtitle.txt": String(long.dropLast()),
                "fastlane/metadata/en-US/keywords.txt": "a, b,a ", "fastlane/metadata/fr-FR/name.txt": "Lampe",
            ])
        #expect(found.mistakes.map(\.severity) == [.warning])
        #expect(found.mistakes.first?.message == "the subtitle has 99 characters, and the App Store takes 30")
    }

    @Test func `Google Play's own texts stand before those for both stores`() throws {
        let found = try store(
            "store:\n  name: Lamp\n  title: Lamp for all\n  description: Light.\n  full_description: <b>Light.</b>\n"
                + "  whats_new: New.\n  changelog: Newer.\n  short_description: Bright.\n  version_code: 3\n",
            platform: "Android", ["content/products/p/locales/fr-FR.yml": "name: Lampe\nfallback: true\n"])
        let play = "fastlane/metadata/android/"
        #expect(found.texts[play + "en-US/title.txt"] == "Lamp for all")
        #expect(found.texts[play + "en-US/full_description.txt"] == "<b>Light.</b>")
        #expect(found.texts[play + "en-US/changelogs/3.txt"] == "Newer.")
        // A language with a name of its own does not take another's for Google Play.
        #expect(found.texts[play + "fr-FR/title.txt"] == "Lampe")
        #expect(found.texts[play + "fr-FR/full_description.txt"] == "<b>Light.</b>")
    }

    @Test func `a folder that is not called as usual is said`() throws {
        let found = try store(
            "store:\n  short_description: Light.\n", platform: "Android",
            ["content/products/p/locales/ast.yml": "google_play: ast\nverbatim: true\nshort_description: Lluz.\n"])
        #expect(found.texts["fastlane/metadata/android/ast/short_description.txt"] == "Lluz.")
        #expect(found.mistakes.isEmpty)
    }
}

@Suite struct StoreSampleTests {
    private let listing = "store:\n  subtitle: A lamp\n  short_description: A lamp.\n"

    @Test func `beside each text of a sample stands a file that says so`() throws {
        let texts = try store("sample: true\n" + listing).texts
        let samples = texts.filter { $0.key.hasSuffix(".sample") }
        let written = texts.keys.filter {
            $0.hasPrefix("fastlane/metadata/") && $0.hasSuffix(".txt") && texts[$0 + ".sample"] != nil
        }
        #expect(Set(written.map { $0 + ".sample" }) == Set(samples.keys))
        #expect(samples.keys.contains("fastlane/metadata/en-US/subtitle.txt.sample"))
        #expect(samples.keys.contains("fastlane/metadata/android/en-US/short_description.txt.sample"))
        #expect(samples.values.allSatisfy { $0.hasPrefix("A sample. Lamp is in no store") })
    }

    @Test func `a listing that is meant has none`() throws {
        #expect(try store(listing).texts.keys.allSatisfy { !$0.hasSuffix(".sample") })
    }
}
