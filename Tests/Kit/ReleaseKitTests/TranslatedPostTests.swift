import Dates
import Diagnostics
import Files
import Site
import Studio
import Testing

@testable import ReleaseKit

private let site = [
    "content/site.yml": "title: T\nbase_url: https://t.dev/\nlanguages: [de]\n",
    "content/products/cards/product.yml":
        "name: Cards\ntagline: An app.\nkind: app\nplatforms: [Android]\nstore:\n  short_description: Cards.\n  description: X.\n",
    "themes/marquee/theme.yml": "name: marquee\n", "themes/marquee/kit/index.html": "All of it.",
    "themes/marquee/kit/social/x.txt": "{{ post.title }}{% for tag in post.hashtags %} #{{ tag }}{% endfor %}",
    "themes/marquee/kit/social/hackernews.txt": "Show HN: {{ product.name }} – {{ product.tagline }}",
]
/// A short description that Google Play takes, and that is too long below a name on Hacker News.
private let long = "Für deine Barcodes, Mitgliedschaften, Treueprogramme, Gutscheine und Tickets."

@Suite struct TranslatedPostTests {
    private func kit(_ files: [String: String]) throws -> Kit {
        let (content, mistakes) = SiteReader().read(FileTree(texts: site.merging(files) { $1 }))
        #expect(mistakes.filter { $0.severity == .error }.isEmpty)
        let maker = KitMaker(content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000))
        return maker.kit(of: try #require(content.product("cards")))
    }

    @Test func `a translated post that cannot fit is left out, with a warning at the words that are too long`() throws {
        let german = "name: Kartenetui\nshort_description: \(long)\ndescription: y\n"
        let kit = try kit(["content/products/cards/locales/de.yml": german])
        #expect(kit.mistakes.filter { $0.severity == .error }.isEmpty)
        let told = kit.mistakes.filter { $0.message.contains("hackernews") }
        #expect(told.count == 1)
        let warning = try #require(told.first)
        #expect(
            warning.message.hasPrefix("`social/de/hackernews.txt` is left out: the text for hackernews is too long"))
        #expect(warning.place == Place(path: "content/products/cards/locales/de.yml", line: 2, column: 1))
        #expect(warning.excerpt == "short_description: " + long && warning.length == "short_description".count)
        #expect(warning.remedy?.hasPrefix("shorten the `short_description`, or give") == true)
        #expect(kit.tree["social/de/hackernews.txt"] == nil && kit.tree["social/de/x.txt"] != nil)
        #expect(kit.tree["social/hackernews.txt"] != nil)
    }

    @Test func `words at the head of translated prose are told there`() throws {
        let tags = (0..<70).map { "wort\($0)" }.joined(separator: ", ")
        let german = "---\ntagline: \(long)\nhashtags: {x: [\(tags)]}\n---\nText.\n"
        let path = "content/products/cards/index.de.md"
        let mistakes = try kit([path: german]).mistakes.filter { $0.place?.path == path }
        #expect(mistakes.first { $0.message.contains("hackernews") }?.place?.line == 2)
        let hashtag = try #require(mistakes.first { $0.message.contains("#") || $0.message.contains("hashtag") })
        #expect(hashtag.place?.line == 3 && hashtag.excerpt?.hasPrefix("hashtags:") == true)
        #expect(mistakes.allSatisfy { $0.severity == .warning })
    }

    @Test func `the same in the language of the manifest is an error there`() throws {
        let manifest = "name: Cards\ntagline: \(long)\nkind: app\n"
        let kit = try kit(["content/products/cards/product.yml": manifest])
        let told = try #require(kit.mistakes.first { $0.message.contains("hackernews") })
        #expect(told.severity == .error && told.remedy == "shorten the `tagline`" && told.place?.line == 2)
    }
}
