import Files
import Rendering
import Site
import Testing

@testable import ReleaseKit

/// A product whose folder has these files, as a listing was brought into it.
private func product(_ files: [String], prose: String = "") throws -> Product {
    var tree = FileTree(texts: [
        "content/site.yml": "title: T\nbase_url: https://t.dev/\n", "themes/marquee/theme.yml": "name: marquee\n",
        "content/products/lamp/product.yml":
            "name: Lamp\ntagline: It shines.\nkind: app\nstore:\n  locale: en-US\n  verbatim: true\n  name: Lamp\n",
        "content/products/lamp/locales/de.yml": "verbatim: true\nname: Lampe\n",
        "content/products/lamp/index.md": prose,
    ])
    for file in files { tree["content/products/lamp/" + file] = .bytes([1]) }
    return try #require(SiteReader().read(tree).content.product("lamp"))
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
}
