import Files
import Rendering
import Site
import Testing

@testable import ReleaseKit

/// A product whose folder has these files, as a listing was brought into it.
private func product(_ files: [String], prose: String = "", scenes: String = "") throws -> Product {
    var tree = FileTree(texts: [
        "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
        "content/products/lamp/product.yml":
            "name: Lamp\ntagline: It shines.\nkind: app\nstore:\n  locale: en-US\n  verbatim: true\n  name: Lamp\n"
            + scenes,
        "content/products/lamp/locales/de.yml": "verbatim: true\nname: Lampe\n",
        "content/products/lamp/index.md": prose,
    ])
    for file in files { tree["content/products/lamp/" + file] = .bytes([1]) }
    return try #require(SiteReader().read(tree).content.product("lamp"))
}

/// A PNG as far as its size.
private func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 255)] } + [8, 2, 0, 0, 0, 0, 0, 0, 0]
}

@Suite struct ListingShotsTests {
    private static let files = [
        "shots/en-US/phoneScreenshots/2.png", "shots/en-US/phoneScreenshots/1.jpg", "shots/en-US/icon.png",
        "shots/en-US/tenInchScreenshots/1.png", "shots/de-DE/phoneScreenshots/1.png", "shots/own.png",
        "fastlane/metadata/android/en-US/images/promo.png",
    ]

    @Test func `the screenshots of the main language are shown, in the order of their names`() throws {
        #expect(
            try product(Self.files).listingShots.map(\.name) == [
                "shots/en-US/phoneScreenshots/1.jpg", "shots/en-US/phoneScreenshots/2.png",
            ])
    }

    @Test func `of screenshots for many devices those of the newest phone are shown`() throws {
        let sizes = [
            "1_ipadPro.png": (2048, 2732), "1_iphone35.png": (640, 960), "1_iphone65.png": (1242, 2688),
            "2_ipadPro.png": (2048, 2732), "2_iphone65.png": (2688, 1242), "2_iphone6.png": (750, 1334),
            "3_iphone65.png": (1242, 2688), "4_other.png": (1320, 2868),
        ]
        var lamp = try product([])
        for (name, size) in sizes { lamp.files["shots/en-US/" + name] = .bytes(png(size.0, size.1)) }
        #expect(
            lamp.listingShots.map(\.name) == (1...3).map { "shots/en-US/\($0)_iphone65.png" })
        #expect(lamp.isForStoresAlone("shots/en-US/1_ipadPro.png"))
        // Google Play has a folder for each kind of device, in which sizes say nothing.
        var play = try product([])
        for (name, size) in [("1.png", (1080, 2376)), ("2.png", (1080, 2376)), ("3.png", (1280, 2560))] {
            play.files["shots/en-US/phoneScreenshots/" + name] = .bytes(png(size.0, size.1))
        }
        #expect(play.listingShots.count == 3)
    }

    @Test func `what only a store shows is not published, unless the prose names it`() throws {
        let (plain, naming) = (
            try product(Self.files), try product(Self.files, prose: "![](shots/de-DE/phoneScreenshots/1.png)\n")
        )
        #expect(
            Self.files.filter(plain.isForStoresAlone) == [
                "shots/en-US/icon.png", "shots/en-US/tenInchScreenshots/1.png", "shots/de-DE/phoneScreenshots/1.png",
                "fastlane/metadata/android/en-US/images/promo.png",
            ])
        #expect(!naming.isForStoresAlone("shots/de-DE/phoneScreenshots/1.png"))
    }

    @Test func `a screenshot that a scene shows is published, since the page shows it as it is`() throws {
        let lamp = try product(
            Self.files,
            scenes: "scenes:\n  - picture: shots/en-US/tenInchScreenshots/1.png\n"
                + "  - picture: shots/{locale}/phoneScreenshots/2.png\n  - list: [a, b]\n")
        #expect(
            Self.files.filter { !lamp.isForStoresAlone($0) } == [
                "shots/en-US/phoneScreenshots/2.png", "shots/en-US/tenInchScreenshots/1.png", "shots/own.png",
            ])
    }
}
