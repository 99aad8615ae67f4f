import Canvas
import Dates
import Diagnostics
import Drawing
import Files
import NanashiStage
import Rendering
import ScreensStage
import Site
import Stage
import TerminalStage
import Testing
import Values

@testable import Studio

/// The theme that comes with the program, from the sources beside this test.
private let theme: FileTree = {
    let root = #filePath.split(separator: "/Tests/", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return (try? FileTree.load(["themes/marquee"], below: root, from: .live)) ?? FileTree()
}()

/// A site of one product, drawn small.
struct SceneSite {
    var content: SiteContent
    var mistakes: [Diagnostic]

    static let head = "name: P\ntagline: T.\nkind: app\ncolours: {brand: \"#0082C9\"}\n"

    init(_ manifest: String, _ files: [String: [UInt8]] = [:], theme changes: [String: String] = [:]) throws {
        var tree = theme
        tree["content/site.yml"] = .bytes(Array("title: T\n".utf8))
        tree["content/products/p/product.yml"] = .bytes(Array(manifest.utf8))
        for (path, bytes) in files { tree["content/products/p/" + path] = .bytes(bytes) }
        for (path, text) in changes { tree["themes/marquee/" + path] = .bytes(Array(text.utf8)) }
        (content, mistakes) = SiteReader().read(tree)
    }

    /// The stills of the product in all its languages.
    func stills(
        _ formats: [StillFormat] = [StillFormat(width: 330, height: 717, store: "app-store", device: "iphone")],
        cache: PictureCache = .none
    ) throws -> [Still] {
        let product = try #require(content.products.first)
        let setup = PictureSetup(
            games: [NanashiGame.kind, CastActor.kind, ScreensActor.kind { file, _ in try? pixmap(ofPNG: file) }],
            boardGame: NanashiBoard.game, cache: cache,
            fonts: .debian(fallbacks: FallbackFont.all()))
        let templates = ThemeTemplates(
            content, baseURL: content.configuration.baseURL, now: Instant(seconds: 0))
        let languages = [StillLanguage(own: product)] + product.locales.compactMap { StillLanguage($0, of: product) }
        return StillMaker(setup, templates).stills(of: product, in: languages, as: formats, described: .null)
    }

    /// Where the first scene's screenshot is looked for.
    func paths(_ language: String, _ device: String) throws -> [String] {
        let product = try #require(content.products.first)
        guard case .string(let name)? = product.manifest.scenes.first?.subject else { return [] }
        return ScreenshotPaths(name, language: language, device: device, of: product).all
    }

    /// What keeps the stills from being made.
    func complaints() throws -> [Diagnostic] {
        var found: [Diagnostic] = []
        for still in try stills() {
            if case .failure(let error) = still.result { found += error.all }
        }
        return found
    }
}

/// A screenshot of stripes.
func shot(width: Int = 108, height: Int = 234, _ colour: UInt32 = 0x3366CC) throws -> [UInt8] {
    var pixmap = Pixmap(width: width, height: height, fill: Colour(colour))
    for y in stride(from: 0, to: height, by: 8) {
        for x in 0..<width { pixmap.pixels[y * width + x] = 0xFFFF_FFFF }
    }
    return try png(of: pixmap)
}

private let unshown: [(scene: String, message: String, remedy: String)] = [
    ("weathr: 3", "there is no kind of scene `weathr`", "the kinds are picture, play, film, board, code"),
    ("quotte: 3", "there is no kind of scene `quotte`", "did you mean `quote`?"),
    ("picture: shots/hone.png", "there is no file `shots/hone.png`", "did you mean `shots/home.png`?"),
    ("list: [a]\n    composition: tillt", "there is no composition `tillt`", "did you mean `tilt`?"),
    ("picture: shots/home.png\n    device: ifone", "no device is called `ifone`", "did you mean `iphone`?"),
    ("picture: shots/home.png\n    background: \"#12\"", "`#12` is no colour", "six digits"),
    ("picture: shots/home.png\n    background: gren", "`gren` is no background", "write a colour in quotes"),
    ("picture: a/{locale}/x.png", "there is no file `a/{locale}/x.png`", "put one at a/en-US/x.png"),
    ("film: shots/home.png", "is no film that a frame can be taken of", "GIF"),
    ("code: src/a.swift#L2-L9", "are no lines of `src/a.swift`", "it has 3"),
    ("versus: [{name: A}]", "`versus` shows two players, and has 1", "name two"),
    ("quote: 4", "there is no quote 4", "has 0"),
    ("board: 2", "there is no such board", "write the position"),
    ("picture: src/a.swift", "is no picture that can be read", "PNG"),
]

private let unread: [(scene: String, message: String)] = [
    ("title: T", "the scene shows nothing"),
    ("picture: a.png\n    quote: b", "a scene shows one thing, and this has `picture` and `quote`"),
    ("picture:", "`picture` is empty"), ("play: nobody", "there is no play `nobody`"),
    ("picture: a.png\n    scheme: dusk", "there is no scheme `dusk`"),
    ("terminal: trailr", "there is no play `trailr`"),
    ("terminal: whatever\n    at: poster", "there is no play `whatever`"),
]

private struct NoColours: Error {}

@Suite struct SceneTests {
    @Test(arguments: unshown)
    func `what cannot be shown is told at its line, with what can`(scene: String, message: String, remedy: String)
        throws
    {
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - title: T\n    \(scene)\n",
            ["shots/home.png": try shot(), "src/a.swift": Array("let a = 1\nlet b = 2\n// c\n".utf8)])
        let found = try #require(try site.complaints().first)
        #expect(found.message.contains(message), "\(found.message)")
        #expect(found.remedy?.contains(remedy) == true, "\(found.remedy ?? "")")
        #expect((6...8).contains(found.place?.line ?? 0))
    }

    @Test(arguments: unread)
    func `a scene that is no scene is told when the manifest is read`(scene: String, message: String) throws {
        let site = try SceneSite(
            SceneSite.head + "plays: {trailer: t.play}\nscenes:\n  - \(scene)\n",
            ["t.play": Array("game nanashi\nwait 1s\n".utf8)])
        #expect(site.mistakes.map(\.message).contains { $0.contains(message) }, "\(site.mistakes.map(\.message))")
    }

    @Test(arguments: [
        ("99s", "the play `trailer` has ended by 99s", "`at: end` is its last picture"),
        ("strat", "the play `trailer` has no mark `strat`", "did you mean `start`?"),
    ])
    func `a moment that a play has not is told, with what it has`(moment: String, message: String, remedy: String)
        throws
    {
        let site = try SceneSite(
            SceneSite.head + "plays: {trailer: t.play}\nscenes:\n  - {title: T, play: trailer, at: \(moment)}\n",
            ["t.play": Array("game nanashi\nwait 1s\nmark start\nwait 1s\n".utf8)])
        let found = try #require(try site.complaints().first)
        #expect(found.message.contains(message), "\(found.message)")
        #expect(found.remedy?.contains(remedy) == true, "\(found.remedy ?? "")")
    }

    @Test func `of two who lead, none leaves a third place empty`() throws {
        let site = try SceneSite(
            SceneSite.head
                + "scenes:\n  - {title: T, background: ground, leaderboard: [{name: A, score: 2}, {name: B, score: 1}]}\n"
        )
        let still = try pixmap(ofPNG: try #require(try site.stills().first).result.get().bytes)
        let brand = (0..<still.height).flatMap { y in
            (0..<still.width).filter { still.colour($0, y) == Colour(0x0082C9) }
        }
        let middle = Double(brand.reduce(0, +)) / Double(brand.count)
        // The first stands right of the middle, not in it.
        #expect(middle > 0.58 * Double(still.width) && middle < 0.72 * Double(still.width), "\(middle)")
    }

    @Test(arguments: [("#0082C9", "brand"), ("#EDC22E", "panel_ink")])
    func `large letters on a panel have the product's colour where that can be read`(brand: String, same: String) throws
    {
        let product = try #require(try SceneSite(SceneSite.head).content.products.first)
        let colours = SceneColours(product.manifest.art, [("brand", brand)], accent: Colour(0xC9_3F25)).value
        guard case .object(let members) = colours else { throw NoColours() }
        #expect(members["panel_accent"] == members[same])
    }

    @Test func `a theme's own template is a kind of scene`() throws {
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: T, weather: {degrees: 12}}\n",
            theme: [
                "kit/art/scenes/weather.svg":
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"60\"><rect width=\"{{ weather.degrees }}\" height=\"9\"/></svg>"
            ])
        #expect(try site.complaints().isEmpty)
    }

    @Test func `a screenshot of the language is taken, else one of the own language`() throws {
        let site = try SceneSite(
            SceneSite.head
                + "scenes:\n  - {title: T, picture: \"shots/{locale}/a.png\", composition: bare}\nstore: {subtitle: S}\n",
            [
                "shots/en-US/a.png": try shot(0xFF0000), "shots/de/a.png": try shot(0x00FF00),
                "locales/de.yml": Array("fallback: true\nscenes: [D]\n".utf8),
                "locales/fr.yml": Array("fallback: true\nscenes: [F]\n".utf8),
            ])
        let colours = try site.stills().map { try pixmap(ofPNG: $0.result.get().bytes).colour(165, 300) }
        #expect(colours == [Colour(0xFF0000), Colour(0x00FF00), Colour(0xFF0000)])
    }

    @Test func `a screenshot of the device is taken, before one of the language that another device shows`() throws {
        let site = try SceneSite(
            SceneSite.head
                + "scenes:\n  - {title: T, picture: \"shots/{device}/{locale}/a.png\", composition: bare, device: none}\n",
            [
                "shots/iphone/a.png": try shot(0xFF0000), "shots/ipad/en-US/a.png": try shot(0x00FF00),
                "shots/wear/a.png": try shot(width: 90, height: 90, 0x0000FF),
            ])
        func format(_ device: String, _ store: String) -> StillFormat {
            StillFormat(width: 330, height: 717, store: store, device: device)
        }
        let formats = [
            format("iphone", "app-store"), format("ipad", "app-store"), format("android", "google-play"),
            format("watch", "google-play"), format("mac", "app-store"),
        ]
        let colours = try site.stills(formats).map { try pixmap(ofPNG: $0.result.get().bytes).colour(165, 360) }
        #expect(colours == [0xFF0000, 0x00FF00, 0xFF0000, 0x0000FF, 0xFF0000].map { Colour($0) })
        #expect(
            try Array(site.paths("de-AT", "ipad").prefix(4))
                == ["ipad/de-AT", "ipad/de", "ipad/en-US", "ipad/en"].map { "shots/\($0)/a.png" })
    }

    @Test func `a phone's screenshot that stands alone on a watch is told, with the place of the watch's own`() throws {
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: T, picture: shots/a.png}\n",
            ["shots/a.png": try shot(), "shots/watch/a.png": try shot(width: 90, height: 110)])
        var watch = StillFormat(width: 422, height: 514, store: "app-store", device: "watch")
        watch.isBare = true
        let product = try #require(site.content.products.first)
        let warning = try #require(UnfitScreenshots(of: product, as: [.iPhone, watch]).warnings.first)
        #expect(warning.severity == .warning)
        #expect(
            warning.message
                == "`shots/a.png`, 108x234, stands alone on a watch's screen of 422x514, with bars beside it")
        #expect(
            warning.remedy
                == "put the watch's own at `shots/watch/a.png` and write `picture: shots/{device}/a.png`")
        let mended = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: T, picture: \"shots/{device}/a.png\"}\n",
            ["shots/a.png": try shot(), "shots/watch/a.png": try shot(width: 90, height: 110)])
        let better = try #require(mended.content.products.first)
        #expect(UnfitScreenshots(of: better, as: [.iPhone, watch]).warnings.isEmpty)
    }

    @Test(arguments: [
        (1, 1, "`shots/a.png`, 1x1, is shown on an ipad, and iPhone 6.9\" wants one of an iphone"),
        (108, 216, "`shots/a.png`, 108x216, is enlarged 9.6 times for iPhone 6.9\""),
        (600, 600, "`shots/a.png`, 600x600, is shown on an ipad, and iPhone 6.9\" wants one of an iphone"),
        (1080, 6000, "`shots/a.png`, 1080x6000, is cropped for iPhone 6.9\", which shows 39 % of it"),
        (
            2732, 2048,
            "`shots/a.png`, 2732x2048, lies on its side, and the others of iPhone 6.9\" are upright"
        ),
        (2868, 1320, "`shots/a.png`, 2868x1320, lies on its side, and the others of iPhone 6.9\" are upright"),
        (1320, 2868, nil), (1170, 2532, nil), (1080, 1920, nil),
    ])
    func `a screenshot that a store's picture shows badly is told at its scene`(width: Int, height: Int, said: String?)
        throws
    {
        let file = ["shots/a.png": try shot(width: width, height: height)]
        let site = try SceneSite(SceneSite.head + "scenes:\n  - {title: T, picture: shots/a.png}\n", file)
        let product = try #require(site.content.products.first)
        let found = UnfitStills(of: product, try site.stills([.iPhone])).warnings
        #expect(found.map(\.message) == (said.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.severity == .warning && $0.place?.line == 6 && $0.remedy != nil })
        // Whoever names the device means it.
        guard said?.contains("wants one") == true else { return }
        let named = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: T, picture: shots/a.png, device: ipad}\n", file)
        let meant = try #require(named.content.products.first)
        #expect(
            !UnfitStills(of: meant, try named.stills([.iPhone])).warnings.contains { $0.message.contains("wants one") })
    }

    @Test func `every composition looks different, in both directions of writing`() throws {
        let names = ["stand", "hang", "tilt", "panorama", "close", "bare"]
        let scenes = names.map { "  - {title: [One, two], picture: a.png, composition: \($0)}\n" }.joined()
        let site = try SceneSite(
            SceneSite.head + "scenes:\n" + scenes,
            [
                "a.png": try shot(),
                "locales/ar.yml": Array(
                    "fallback: true\nscenes: [[ا, ب], [ا, ب], [ا, ب], [ا, ب], [ا, ب], [ا, ب]]\n".utf8),
            ])
        let stills = try site.stills()
        let pictures = try stills.map { try $0.result.get().bytes }
        #expect(pictures.count == 12)
        // What is bare has neither words nor sides.
        #expect(Set(pictures).count == 11)
    }

    @Test func `titles that cannot be set are told at their line of their language`() throws {
        let long = String(repeating: "Donaudampfschifffahrt ", count: 40)
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: [One, two], list: [a]}\n",
            [
                "locales/de.yml": Array("fallback: true\nscenes:\n  - [\(long), x]\n".utf8),
                "locales/fr.yml": Array("fallback: true\nscenes:\n  - [\u{13000}, x]\n".utf8),
            ])
        let found = try site.complaints()
        #expect(found.count == 2)
        let message = try #require(found.first?.message)
        #expect(
            message.hasSuffix("does not fit into the picture of 330x717 in `de-DE`, not even in the smallest letters"))
        #expect(found.first?.remedy?.hasPrefix("say it in fewer words: about ") == true)
        #expect(found.first?.place?.path.hasSuffix("locales/de.yml") == true && found.first?.place?.line == 3)
        #expect(found.last?.place?.path.hasSuffix("locales/fr.yml") == true)
        #expect(found.last?.message.contains("\u{13000}") == true, "\(found.last?.message ?? "")")
    }

    @Test func `a title that makes all others of its set smaller is told, once`() throws {
        func warnings(_ title: String) throws -> [Diagnostic] {
            let site = try SceneSite(
                SceneSite.head + "scenes:\n  - {title: [One, two], list: [a]}\n  - {title: \(title), list: [a]}\n")
            let formats = [(330, 717), (270, 480)].map { StillFormat(width: $0.0, height: $0.1, store: "x") }
            return try site.stills(formats).compactMap(\.warning)
        }
        let found = try warnings(
            "[Keep every loyalty card that you own, at home and on your way and even without a network.]")
        #expect(found.count == 1 && found.first?.severity == .warning && found.first?.place?.line == 7)
        #expect(found.first?.message.hasSuffix(" % smaller") == true, "\(found.first?.message ?? "")")
        #expect(try warnings("[Three, \"four, five, six.\"]").isEmpty)
    }

    @Test func `the same set has the same bytes, and after one title changed only its picture is drawn`() throws {
        let kept = KeptInMemory()
        func site(_ second: String) throws -> SceneSite {
            try SceneSite(
                SceneSite.head
                    + "scenes:\n  - {title: [The longest title, of them all], list: [a]}\n  - {title: \(second), list: [b]}\n"
            )
        }
        let first = try site("[One, two]").stills(cache: kept.cache).map { try $0.result.get().bytes }
        let stored = kept.names.count
        let again = try site("[One, two]").stills().map { try $0.result.get().bytes }
        #expect(first == again)
        let changed = try site("[One, tree]").stills(cache: kept.cache).map { try $0.result.get().bytes }
        #expect(changed[0] == first[0] && changed[1] != first[1])
        #expect(kept.names.count == stored + 1)
    }

    @Test func `a set for eight devices has the sizes that were asked for, all opaque`() throws {
        let site = try SceneSite(
            SceneSite.head + "scenes:\n  - {title: [One, two], picture: a.png}\n", ["a.png": try shot()])
        let sizes = [(330, 717), (270, 480), (516, 688), (320, 200), (410, 502), (480, 270), (256, 125), (300, 300)]
        let formats = sizes.map { StillFormat(width: $0.0, height: $0.1, store: "x") }
        for still in try site.stills(formats) {
            let bytes = try still.result.get().bytes
            #expect(bytes[25] == 2)
            let made = try pixmap(ofPNG: bytes)
            #expect(made.width == still.format.width && made.height == still.format.height)
        }
    }

    @Test(arguments: ["laptop", "tv", "vision"])
    func `an upright screenshot stands in a phone, and in no laptop or television on its side`(device: String) throws {
        let site = try SceneSite(SceneSite.head + "scenes:\n  - {title: One, picture: a.png}\n", ["a.png": try shot()])
        func still(_ device: String) throws -> [UInt8] {
            let format = StillFormat(width: 480, height: 270, store: "x", device: device)
            return try #require(try site.stills([format]).first).result.get().bytes
        }
        #expect(try still(device) == still(""))
    }
}

/// A cache that tells what it keeps.
final class KeptInMemory: Sendable {
    private let kept = Guarded<[String: [UInt8]]>([:])
    var names: [String] { kept.value.keys.sorted() }
    var cache: PictureCache {
        PictureCache(
            read: { [kept] in kept.value[$0] },
            store: { [kept] bytes, name in kept.change { $0[name] = bytes } })
    }
}
