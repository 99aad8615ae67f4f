import Dates
import Diagnostics
import Drawing
import Files
import Site
import Studio
import Testing

@testable import ReleaseKit

private let pictures = PictureSetup(games: [])

/// The kit of a product whose folder has these files besides its manifest.
private func kit(_ manifest: String, _ files: [String: [UInt8]] = [:]) throws -> (kit: Kit, mistakes: [Diagnostic]) {
    var tree = FileTree(texts: [
        "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
        "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\n" + manifest,
        "themes/marquee/kit/social/x.txt": "{{ post.title }}",
        "themes/marquee/kit/social/mastodon.txt": "{{ post.title }}",
        "themes/marquee/kit/index.html": "{% for place in kit.places %}{{ place.name }};{% endfor %}",
    ])
    for (path, bytes) in files { tree["content/products/lamp/" + path] = .bytes(bytes) }
    let (content, mistakes) = SiteReader().read(tree)
    let maker = KitMaker(content, pictures: pictures, now: Instant(seconds: 1_790_000_000))
    guard let product = content.product("lamp") else { return (Kit([]), mistakes) }
    return (maker.kit(of: product), mistakes)
}

/// A picture of one colour; clear in part where it has an alpha channel.
private func png(_ width: Int, _ height: Int, clear: Bool = false, grey: Bool = false) throws -> [UInt8] {
    var list = DisplayList(size: Size(Double(width), Double(height)), background: clear ? nil : .white)
    list.add(Shape(.rect(Rect(0, 0, 40, 40)), fill: grey ? .black : Colour(0x3366CC)))
    return try pictures.renderer.png(of: pictures.renderer.pixmap(of: list), palette: false)
}

private func listing(_ platform: String) -> String {
    "platforms: [\(platform)]\nstore:\n  locale: en-US\n  verbatim: true\n  name: Lamp\n"
}

@Suite struct PlacesTests {
    @Test func `a manifest names the places, and posts are for those alone`() throws {
        let (kit, mistakes) = try kit("places: [mastodon]\n")
        #expect(mistakes.isEmpty)
        #expect(kit.artefacts.map(\.path).filter { $0.hasSuffix(".txt") } == ["social/mastodon.txt"])
        #expect(kit.places.map(\.place.id) == ["mastodon"])
    }

    @Test(arguments: [
        ("twitter", "it is called `x` here"), ("App Store", "it is called `app-store` here"),
        ("mastodn", "did you mean `mastodon`?"), ("producthunt", "it is called `product-hunt` here"),
        ("masto", "did you mean `mastodon`?"),
    ])
    func `a place that nobody knows is an error with what is meant`(word: String, remedy: String) throws {
        let mistakes = try kit("places: [\(word)]\n").mistakes
        #expect(mistakes.map(\.message) == ["there is no place `\(word)`"])
        #expect(mistakes.first?.remedy == remedy && mistakes.first?.place?.line == 4)
    }

    @Test func `of a hundred places as many are listed as anybody reads`() throws {
        let remedy = try #require(try kit("places: [nowhere]\n").mistakes.first?.remedy)
        #expect(remedy.hasPrefix("the places are app-store, mac-app-store, google-play, ") && remedy.hasSuffix(" more"))
        #expect(remedy.count < 300)
    }

    @Test(arguments: [
        ("platforms: [iPhone]\n", "app-store", true), ("platforms: [Android]\n", "app-store", false),
        ("platforms: [Android]\n", "google-play", true), ("platforms: [macOS]\n", "mac-app-store", true),
        ("links: {source: \"https://github.com/a/b\"}\n", "github", true),
        ("links: {website: \"https://ada.itch.io/lamp\"}\n", "itch", true),
        ("links: {website: \"https://notitch.io/lamp\"}\n", "itch", false), ("", "x", true), ("", "steam", false),
    ])
    func `without places those of platforms and links are meant`(manifest: String, place: String, isMeant: Bool) throws
    {
        let kit = try kit(manifest).kit
        #expect(kit.places.contains { $0.place.id == place } == isMeant)
    }

    @Test func `what a place needs and nobody made is missing, and what nobody needs is not told`() throws {
        let kit = try kit(listing("iPhone, iPad"), ["shots/en-US/01.png": try png(1320, 2868)]).kit
        #expect(kit.mistakes.map(\.message) == [])
        let line = kit.places.first { $0.place.id == "app-store" }?.line
        #expect(line == "App Store: 1 text, iPhone 6.9\" 1; missing: iPad 13\" (the app runs on iPad)")
        let play = try ReleaseKitTests.kit(listing("Android")).kit.places.first { $0.place.id == "google-play" }
        #expect(play?.rows.filter(\.isMissing).map(\.slot.id) == ["play-phone", "play-feature", "play-icon"])
    }

    @Test func `a set of the one size stands for that of the other`() throws {
        let kit = try kit(listing("iPhone"), ["shots/en-US/01.png": try png(1284, 2778)]).kit
        let place = try #require(kit.places.first { $0.place.id == "app-store" })
        #expect(place.rows.map(\.slot.id) == ["appstore-iphone-65"] && !place.rows.contains(where: \.isMissing))
    }

    @Test func `a language without pictures of its own is untranslated`() throws {
        let kit = try kit(
            listing("iPhone"),
            [
                "shots/en-US/01.png": try png(1320, 2868),
                "locales/de.yml": Array("verbatim: true\nname: Lampe\n".utf8),
            ]
        ).kit
        let row = kit.places.first { $0.place.id == "app-store" }?.rows.first
        #expect(row?.untranslated == ["de-DE"] && row?.locales == ["en-US"])
    }

    @Test func `a brought picture of a size that no slot takes keeps the kit from being made`() throws {
        let kit = try kit(listing("iPhone"), ["shots/en-US/01.png": try png(1000, 2000)]).kit
        #expect(!kit.isGood)
        let mistake = try #require(kit.mistakes.first)
        #expect(mistake.message.hasPrefix("App Store would not take `fastlane/screenshots/en-US/01.png`"))
        #expect(mistake.place?.path == "content/products/lamp/shots/en-US/01.png")
        #expect(mistake.remedy?.contains("fastlane/fastlane") == true)
    }

    @Test func `what published listings do as well is a warning for brought pictures, told once for many`() throws {
        var files: [String: [UInt8]] = [:]
        for index in 1...3 {
            files["shots/en-US/phoneScreenshots/\(index).png"] = try png(1080, 1920, clear: true)
        }
        let kit = try kit(listing("Android"), files).kit
        #expect(kit.isGood)
        #expect(kit.mistakes.count == 1)
        #expect(kit.mistakes.first?.message.contains("alpha channel") == true)
        #expect(kit.mistakes.first?.message.hasSuffix("and so are 2 others") == true)
    }

    @Test func `where F-Droid alone reads the folder its rules count`() throws {
        let long = try png(1000, 2500)
        let kit = try kit(
            listing("Android") + "places: [f-droid]\n", ["shots/en-US/phoneScreenshots/1.png": long]
        ).kit
        #expect(kit.mistakes.map(\.message) == [])
        #expect(kit.places.map(\.place.id) == ["f-droid"])
        #expect(kit.places.first?.rows.map(\.slot.id) == ["fdroid-phone"])
    }

    @Test func `the page of the kit sees the places`() throws {
        let kit = try kit("places: [x, mastodon]\n").kit
        let page = kit.artefacts.first { $0.path == "index.html" }
        #expect(page.map { String(decoding: $0.bytes, as: UTF8.self) } == "X;Mastodon;")
    }
}
