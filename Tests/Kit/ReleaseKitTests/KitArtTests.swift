import Art
import Dates
import Diagnostics
import Drawing
import Files
import Media
import NanashiStage
import Site
import Studio
import Testing
import Verify

@testable import ReleaseKit

private let root = #filePath.split(separator: "/Tests/", omittingEmptySubsequences: false).first.map(String.init) ?? ""
/// The theme that comes with the program.
private let theme = (try? FileTree.load(["themes/marquee"], below: root, from: .live)) ?? FileTree()
private let pictures = PictureSetup(games: [NanashiGame.kind])

/// A screenshot of stripes; the pattern keeps its PNG from being tiny.
private func shot(_ width: Int = 108, _ height: Int = 234) throws -> [UInt8] {
    var list = DisplayList(size: Size(Double(width), Double(height)), background: .white)
    for y in stride(from: 0, to: height, by: 8) {
        list.add(Shape(.rect(Rect(0, Double(y), 60, 3)), fill: Colour(0x3366CC)))
    }
    return try pictures.renderer.png(of: pictures.renderer.pixmap(of: list), palette: false)
}

/// A product with the theme of the program, and its kit's pictures for places.
private struct ArtSite {
    var product: Product
    var content: SiteContent

    init(_ manifest: String, _ files: [String: [UInt8]] = [:]) throws {
        var tree = theme
        tree["content/site.yml"] = .bytes(Array("title: T\nbase_url: https://t.dev/\n".utf8))
        tree["content/products/lamp/product.yml"] = .bytes(
            Array(("name: Lamp\ntagline: It shines.\nkind: app\n" + manifest).utf8))
        for (path, bytes) in files { tree["content/products/lamp/" + path] = .bytes(bytes) }
        let (content, mistakes) = SiteReader().read(tree)
        #expect(mistakes.map(\.message) == [])
        self.content = content
        product = try #require(content.product("lamp"))
    }

    var slots: [String] { ArtSlots(product).all.map(\.id) }

    func art() -> KitPart {
        let maker = KitMaker(content, pictures: pictures, now: Instant(seconds: 1_790_000_000))
        return KitArt(
            of: maker.subject(product), StillMaker(pictures, maker.templates), StillFitter(pictures), maker.templates
        ).part
    }
}

private let scenes = "scenes:\n  - {title: T, picture: a.png}\n"

@Suite struct KitArtTests {
    @Test(arguments: [
        ("[iPhone]", ["appstore-iphone-69"]), ("[iPhone, iPad]", ["appstore-iphone-69", "appstore-ipad-13"]),
        ("[macOS]", ["appstore-mac"]), ("[tvOS, visionOS]", ["appstore-tv", "appstore-vision"]),
        ("[iPhone, watchOS]", ["appstore-iphone-69", "appstore-watch-ultra"]),
        ("[Android, Android TV, Wear OS]", ["play-phone", "play-tv", "play-wear", "play-feature", "play-tv-banner"]),
    ])
    func `a product's platforms say which slots are drawn`(platforms: String, slots: [String]) throws {
        let site = try ArtSite("platforms: \(platforms)\nstore: {subtitle: Light}\n" + scenes, ["a.png": try shot()])
        #expect(site.slots.filter { ["appstore", "play"].contains($0.prefix { $0 != "-" }) } == slots)
    }

    @Test func `a slot that need not be filled is drawn where the manifest names it`() throws {
        let site = try ArtSite(
            "platforms: [Android]\nplaces: [google-play, play-tablet-10, x-header]\n" + scenes, ["a.png": try shot()])
        #expect(site.slots == ["play-phone", "play-tablet-10", "play-feature", "x-header"])
        #expect(ProductPlaces(site.product).all.map(\.id) == ["google-play", "x"])
    }

    @Test func `phones lie on their side where the manifest or the screenshots say so`() throws {
        func sizes(_ art: String, _ picture: [UInt8]) throws -> [String] {
            let site = try ArtSite(
                "platforms: [iPhone, Android, macOS]\n" + art + scenes, ["a.png": picture])
            return ArtSlots(site.product).storeScenes.map { "\($0.width)x\($0.height)" }
        }
        #expect(try sizes("", shot()) == ["1320x2868", "2880x1800", "1080x1920"])
        #expect(try sizes("", shot(234, 108)) == ["2868x1320", "2880x1800", "1920x1080"])
        #expect(try sizes("art: {orientation: landscape}\n", shot()) == ["2868x1320", "2880x1800", "1920x1080"])
        #expect(try sizes("art: {orientation: portrait}\n", shot(234, 108)) == ["1320x2868", "2880x1800", "1080x1920"])
    }

    @Test func `every picture for a place is taken by the slot that it was made for`() throws {
        let places =
            "[steam, itch, product-hunt, github, youtube, x-header, x-avatar, linkedin-cover, itch-banner, "
            + "steam-background, youtube-thumbnail, google-play]"
        let site = try ArtSite(
            "logo: logo.png\nplatforms: [Android, Android TV]\nplaces: \(places)\nstore: {subtitle: Light}\n" + scenes,
            ["a.png": try shot(), "logo.png": try shot(256, 256)])
        let part = site.art()
        #expect(part.mistakes.map(\.message) == [])
        let wanted = ArtSlots(site.product).all.filter { !($0.isOfStore && $0.drawsScenes) }.map(\.id)
        #expect(Set(part.artefacts.flatMap(\.slots)) == Set(wanted))
        for artefact in part.artefacts {
            let medium = try #require(Medium(artefact.bytes))
            let slot = SlotTable.slot(try #require(artefact.slots.first))
            #expect(!slot.verdict(on: medium, path: artefact.path).isRefused, "\(artefact.path)")
        }
        let paths = part.artefacts.map(\.path)
        #expect(paths.contains("product-hunt/thumbnail.png") && paths.contains("steam/community-icon.jpg"))
        #expect(paths.contains("fastlane/metadata/android/en-US/images/featureGraphic.png"))
    }

    @Test func `a banner speaks the languages of the listing`() throws {
        let site = try ArtSite(
            "platforms: [Android]\nstore: {short_description: Light}\n" + scenes,
            ["a.png": try shot(), "locales/de.yml": Array("name: Lampe\nshort_description: Licht\n".utf8)])
        let made = site.art().artefacts.filter { $0.path.hasSuffix("featureGraphic.png") }
        #expect(
            made.map(\.path) == ["en-US", "de-DE"].map { "fastlane/metadata/android/\($0)/images/featureGraphic.png" })
        #expect(made[0].bytes != made[1].bytes)
    }

    @Test func `what the author brings is not drawn`() throws {
        let files = [
            "shots/en-US/phoneScreenshots/1.png": try shot(1080, 1920), "shots/en-US/icon.png": try shot(512, 512),
            "shots/en-US/featureGraphic.png": try shot(1024, 500),
        ]
        let site = try ArtSite("platforms: [Android]\nstore: {verbatim: true, name: Lamp}\n", files)
        #expect(!site.slots.contains { $0.hasPrefix("play-") })
        // Its screenshots are shown elsewhere without words.
        #expect(site.slots.contains("ph-gallery") && site.slots.contains("ph-thumbnail"))
        let bare = try ArtSite(
            "platforms: [Android]\nstore: {verbatim: true, name: Lamp}\n", files.filter { $0.key.contains("phone") })
        #expect(bare.slots.contains("play-feature") && !bare.slots.contains("play-icon"))
    }

    @Test func `a product with nothing to show has banners of its mark`() throws {
        let site = try ArtSite("places: [github, product-hunt, itch]\n")
        let part = site.art()
        #expect(part.mistakes.map(\.message) == [])
        #expect(
            Set(part.artefacts.map(\.path)) == ["github/social.png", "product-hunt/thumbnail.png", "itch/cover.png"])
    }

    @Test func `a mark's colour is the ground where the manifest says none`() throws {
        var pixmap = Pixmap(width: 64, height: 64, fill: Colour(0x0082C9))
        for index in 0..<800 { pixmap.pixels[index] = 0xFFFF_FFFF }
        let mark = try pictures.renderer.png(of: pixmap, palette: false)
        let site = try ArtSite("logo: logo.png\nplaces: [github]\n", ["logo.png": mark])
        let card = try #require(site.art().artefacts.first { $0.path == "github/social.png" })
        let corner = try Art.pixmap(ofPhotograph: card.bytes).colour(2, 2)
        #expect(abs(Int(corner.red) - 0x00) < 8 && abs(Int(corner.blue) - 0xC9) < 8, "\(corner.hex)")
    }
}
