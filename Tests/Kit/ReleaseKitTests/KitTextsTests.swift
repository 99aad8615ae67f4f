import Dates
import Diagnostics
import Files
import NanashiStage
import Site
import Studio
import Synchronization
import Testing
import Values

@testable import ReleaseKit

/// A product with a play, a store's texts and drafts of posts.
private let site = [
    "content/site.yml": "title: T\nbase_url: https://t.dev/\n",
    "content/products/lamp/product.yml": """
    name: Lamp
    tagline: It shines.
    kind: app
    platforms: [{name: iPhone}]
    plays: {trailer: trailer.play}
    store: {subtitle: Light}

    """,
    "content/products/lamp/trailer.play":
        "game nanashi\nsize 48x48\nfps 10\ncaption \"It \\\"shines\\\".\"\nwait 0.2s\n",
    "themes/marquee/theme.yml": "name: marquee\n",
    "themes/marquee/kit/readme/github.md":
        "![{{ readme.picture.alt }}]({{ readme.picture.src }} {{ readme.picture.dark }})",
    "themes/marquee/kit/social/x.txt": "{{ post.title }}",
    "themes/marquee/kit/social/newsletter.md":
        "{{ product.picture.gif | absolute_url }} {{ product.picture.still }} {{ product.picture.duration }}",
    "themes/marquee/kit/store/description.txt": "{{ product.tagline }}",
    "themes/marquee/kit/index.html": "{% for item in kit.artefacts %}{{ item.path }} {{ item.html }}{% endfor %}",
]

private let texts = [
    "README.absolute.md", "README.md", "fastlane/metadata/en-US/description.txt",
    "fastlane/metadata/en-US/marketing_url.txt", "fastlane/metadata/en-US/name.txt",
    "fastlane/metadata/en-US/subtitle.txt", "index.html", "social/newsletter.md", "social/x.json", "social/x.txt",
]

private func product(_ changes: [String: String] = [:]) throws -> (SiteContent, Product) {
    let (content, mistakes) = SiteReader().read(FileTree(texts: site.merging(changes) { $1 }))
    #expect(mistakes.isEmpty)
    return (content, try #require(content.product("lamp")))
}

private func maker(_ content: SiteContent, cache: PictureCache = .none) -> KitMaker {
    KitMaker(
        content, pictures: PictureSetup(games: [NanashiGame.kind], boardGame: NanashiBoard.game, cache: cache),
        now: Instant(seconds: 1_790_000_000))
}

private func text(_ kit: Kit, _ path: String) -> String {
    kit.artefacts.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
}

@Suite struct KitTextsTests {
    @Test func `emoji that a kit's card leaves out are told at the product's name`() throws {
        let (content, product) = try product([
            "content/products/lamp/product.yml": "name: Lamp \u{1F1E9}\u{1F1EA}\ntagline: It shines.\nkind: app\n",
            "themes/marquee/kit/art/card.svg":
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"6\"></svg>",
        ])
        let told = maker(content).kit(of: product).mistakes.filter { $0.message.hasPrefix("the card leaves out") }
        #expect(told.map(\.severity) == [.warning])
        #expect(told.first?.place?.line == 1)
    }

    @Test func `nothing is drawn for texts, nor looked for`() throws {
        let asked = Mutex(0)
        let cache = PictureCache(
            read: { _ in
                asked.withLock { $0 += 1 }
                return nil
            }, store: { _, _ in asked.withLock { $0 += 1 } })
        let (content, product) = try product()
        let maker = maker(content, cache: cache)
        let made = maker.texts(of: product)
        #expect(made.readmes.artefacts.count == 2 && made.posts.count == 1 && made.newsletter != nil)
        #expect(made.store.artefacts.count == 4)
        #expect(maker.mistakes(in: product).isEmpty)
        #expect(asked.withLock { $0 } == 0)
    }

    @Test func `texts lead to the pictures that were drawn after them`() throws {
        let (content, product) = try product()
        let kit = maker(content).kit(of: product)
        #expect(kit.mistakes.isEmpty)
        let page = PagePictureMaker(PictureSetup(games: [NanashiGame.kind])).pictures(of: product)
        guard case .object(let picture)? = page.members["picture"], case .string(let gif)? = picture["gif"],
            case .string(let dark)? = picture["dark_gif"], case .string(let still)? = picture["still"],
            case .decimal(let seconds)? = picture["duration"]
        else {
            Issue.record("the page has no picture")
            return
        }
        #expect(
            text(kit, "README.absolute.md")
                == "![A game that plays itself: It \"shines\".](https://t.dev\(gif) https://t.dev\(dark))\n")
        #expect(
            text(kit, "README.md")
                == "![A game that plays itself: It \"shines\".](preview.gif preview-dusk.gif)\n")
        #expect(text(kit, "social/newsletter.md") == "https://t.dev\(gif) \(still) \(seconds)\n")
        #expect(text(kit, "index.html").contains("preview.gif \(still)"))
        #expect(!kit.artefacts.contains { String(decoding: $0.bytes, as: UTF8.self).contains("undrawn") })
    }

    @Test(arguments: ["game nanashi\ntap z9\n", "game nanashi\nmove a1a1\n", "game chess\n", "no play at all"])
    func `the texts of a product whose play cannot be drawn are all there`(_ play: String) throws {
        let (content, product) = try product(["content/products/lamp/trailer.play": play])
        let kit = maker(content).kit(of: product)
        #expect(!kit.isGood)
        #expect(kit.mistakes.allSatisfy { $0.place?.path == "content/products/lamp/trailer.play" })
        #expect(kit.tree.paths == texts)
    }

    @Test func `a play that fails is told once and leaves the mistakes of the other parts told`() throws {
        let long = String(repeating: "a", count: 31)
        let manifest = """
            name: Lamp
            tagline: It shines.
            kind: app
            platforms: [{name: iPhone}]
            plays: {trailer: trailer.play}
            topics: [a, b, c, d]
            boards: [{position: nonsense, title: B}, {position: x5o/7/7/7/7/7/o5x x 0 1, title: A}]
            store: {subtitle: \(long)}
            scenes: [{title: S, play: trailer}, {title: T, play: trailer}]

            """
        let (content, product) = try product([
            "content/products/lamp/product.yml": manifest,
            "content/products/lamp/trailer.play": "game nanashi\ntap z9\n",
            "themes/marquee/kit/art/compositions/stand.svg":
                "<svg width=\"132\" height=\"286\"><image href=\"scene:device\" width=\"90\" height=\"190\"/></svg>",
            "themes/marquee/kit/social/newsletter.md": "{{ product.name | shout }}",
        ])
        let kit = maker(content).kit(of: product)
        let places = kit.mistakes.map { "\($0.place?.path.split(separator: "/").last ?? ""):\($0.place?.line ?? 0)" }
        #expect(places == ["trailer.play:2", "product.yml:7", "product.yml:6", "newsletter.md:1", "product.yml:8"])
        #expect(kit.tree["boards/2.png"] != nil)
    }

    @Test func `a mistake of a README's template is known without a kit`() throws {
        let (content, product) = try product(["themes/marquee/kit/readme/github.md": "{{ product.name | shout }}"])
        #expect(
            maker(content).mistakes(in: product).map(\.place?.path) == ["themes/marquee/kit/readme/github.md"])
    }

    @Test func `each line of a post names where it was written`() throws {
        let folder = "content/products/lamp/"
        let (content, lamp) = try product([
            folder + "CHANGELOG.md":
                "# C\n\n## [2.0]\n\n### Added\n\n- Dims by itself: at last.\n- Glows.\n\n## [1.0]\n",
            "themes/marquee/kit/social/x.txt":
                "{{ post.title }}\n{{ post.what }}\n{% for f in post.features %}- {{ f }}\n{% endfor %}Bye.",
            "themes/marquee/kit/social/mastodon.txt": "unused",
            folder + "product.yml": (site[folder + "product.yml"] ?? "") + "posts: {mastodon: Mine}\n",
        ])
        let posts = maker(content).explanations(of: lamp)
        #expect(posts.map(\.path) == ["social/x.txt", "social/mastodon.txt"])
        #expect(
            posts[0].lines.map { "\($0.text) | \($0.origin)" } == [
                "Lamp 2.0: Dims by itself | \(folder)CHANGELOG.md:7", "App · iPhone | \(folder)product.yml:3",
                "- Glows | \(folder)CHANGELOG.md:8", "Bye. | themes/marquee/kit/social/x.txt",
            ])
        #expect(posts[1].lines.map(\.origin) == ["\(folder)product.yml:7"])
    }

    @Test(arguments: [("It shines.", "It shines."), (String(repeating: "It shines. ", count: 25) + "So.", "App")])
    func `a product without platforms is told by what it is about, where that fits`(
        tagline: String, told: String
    ) throws {
        let (content, lamp) = try product([
            "content/products/lamp/product.yml": """
            name: Lamp
            title: Let there be light
            tagline: \(tagline)
            kind: app

            """,
            "themes/marquee/kit/social/x.txt": "{{ post.title }}\n{{ post.what }}",
        ])
        let post = try #require(maker(content).explanations(of: lamp).first)
        #expect(post.lines.map(\.text) == ["Lamp: Let there be light", told])
    }

    @Test func `a post in one's own words is an error where it is too long`() throws {
        let folder = "content/products/lamp/"
        let long = String(repeating: "long ", count: 60)
        let (content, lamp) = try product([
            folder + "product.yml": (site[folder + "product.yml"] ?? "") + "posts:\n  x: \(long)\n"
        ])
        #expect(
            maker(content).mistakes(in: lamp).map { "\($0.place?.line ?? 0): \($0.message)" }
                == ["8: this text for x is too long: 299 of 280"])
    }
}
