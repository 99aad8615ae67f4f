import Dates
import Diagnostics
import Files
import Site
import Studio
import Testing

@testable import ReleaseKit

/// A site with a theme of three templates, one product of the author's and one of somebody else.
private let site = [
    "content/site.yml": "title: T\nbase_url: https://t.dev/\n",
    "content/posts/2026-01-01-a.md": "---\ntitle: A post\nproduct: lamp\n---\nText.\n",
    "content/posts/2027-01-01-b.md": "---\ntitle: Not yet\nproduct: lamp\n---\nText.\n",
    "content/products/lamp/product.yml": """
    name: Lamp
    tagline: It shines.
    kind: app
    features:
      - title: On & off
        weight: 2
    hashtags:
      x: [light]
    """,
    "content/products/lamp/CHANGELOG.md": "# Changelog\n\n## [1.1] - 2026-02-03\n\n- Brighter.\n",
    "content/products/other/product.yml": "name: Other\ntagline: Theirs.\nkind: app\nexample: true\n",
    "themes/marquee/theme.yml": "name: marquee\n",
    "themes/marquee/kit/readme/github.md":
        "# {{ product.name }} {{ product.version }}\n\n\n{{ product.features[0].title }}   \n"
        + "{% for post in product.posts %}{{ post.title }} {{ post.url | absolute_url }}{% endfor %}\n\n",
    "themes/marquee/kit/social/x.txt":
        "{{ post.title }}\n{{ post.link }}\n{% for tag in post.hashtags %}#{{ tag }}{% endfor %}",
    "themes/marquee/kit/index.html":
        "{% for item in kit.artefacts %}<p>{{ item.path }}|{{ item.text }}{{ item.html }}</p>{% endfor %}",
]

private let noon = Instant(seconds: 1_790_000_000)

private func kit(_ slug: String, _ changes: [String: String] = [:]) throws -> Kit {
    let files = site.merging(changes) { $1 }
    let (content, mistakes) = SiteReader().read(FileTree(texts: files))
    #expect(mistakes.isEmpty)
    let product = try #require(content.product(slug))
    return KitMaker(content, pictures: PictureSetup(games: []), now: noon).kit(of: product)
}

private func texts(_ kit: Kit) -> [String: String] {
    var texts: [String: String] = [:]
    for path in kit.tree.paths {
        if case .bytes(let bytes)? = kit.tree[path] { texts[path] = String(decoding: bytes, as: UTF8.self) }
    }
    return texts
}

@Suite struct KitTests {
    @Test func `a dictionary of files gives a dictionary of files`() throws {
        let kit = try kit("lamp")
        #expect(kit.mistakes.isEmpty)
        #expect(
            texts(kit) == [
                "README.md": "# Lamp 1.1\n\nOn & off\nA post https://t.dev/posts/2026/a/\n",
                "README.absolute.md": "# Lamp 1.1\n\nOn & off\nA post https://t.dev/posts/2026/a/\n",
                "social/x.txt": "Lamp 1.1: It shines.\nhttps://t.dev/products/lamp/\n#light",
                "social/x.json":
                    "{\n  \"form\": 1,\n  \"text\": \"Lamp 1.1: It shines.\\nhttps://t.dev/products/lamp/\\n#light\",\n"
                    + "  \"length\": 51,\n  \"limit\": 280,\n  \"link\": \"https://t.dev/products/lamp/\"\n}\n",
                "index.html":
                    "<p>README.md|<h1 id=\"lamp-11\">Lamp 1.1</h1>\n"
                    + "<p>On &amp; off\nA post <a href=\"https://t.dev/posts/2026/a/\">https://t.dev/posts/2026/a/</a></p>\n"
                    + "</p><p>README.absolute.md|# Lamp 1.1\n\nOn &amp; off\nA post https://t.dev/posts/2026/a/\n"
                    + "</p><p>social/x.txt|Lamp 1.1: It shines.\nhttps://t.dev/products/lamp/\n#light"
                    + "Lamp 1.1: It shines.\n<a href=\"https://t.dev/products/lamp/\">https://t.dev/products/lamp/</a>\n"
                    + "<span class=\"tag\">#light</span></p>",
            ])
    }

    @Test func `the same site twice gives the same kit`() throws {
        #expect(try kit("lamp").tree == kit("lamp").tree)
    }

    @Test func `other people's products get a README and no post`() throws {
        #expect(try kit("other").tree.paths == ["README.absolute.md", "README.md", "index.html"])
    }

    @Test func `a mistake of a template keeps the rest and is told`() throws {
        let kit = try kit("lamp", ["themes/marquee/kit/social/x.txt": "{{ post.title | shout }}"])
        #expect(!kit.isGood)
        #expect(kit.mistakes.first?.place?.path == "themes/marquee/kit/social/x.txt")
        #expect(kit.tree["README.md"] != nil)
    }

    @Test(arguments: [(39, true), (40, true), (41, false)])
    func `a name on Product Hunt has its own limit`(_ length: Int, _ isTaken: Bool) throws {
        for last in ["z", "👨‍👩‍👧‍👦", "語", "e\u{301}"] {
            let name = String(repeating: "n", count: length - 1) + last
            let kit = try kit(
                "lamp",
                [
                    "content/products/lamp/product.yml": "tagline: T\nname: \(name)\nkind: app\n",
                    "themes/marquee/kit/social/producthunt-name.txt": "{{ product.name }}\n",
                ])
            #expect(kit.isGood == isTaken)
            #expect((texts(kit)["social/producthunt-name.txt"] == name) == isTaken)
            #expect(kit.mistakes.allSatisfy { $0.place?.line == 2 && $0.remedy == "shorten the `name`" })
        }
    }

    @Test func `a Product Hunt description drops features and keeps no hashtags`() throws {
        let feature = String(repeating: "f", count: 300)
        let kit = try kit(
            "lamp",
            [
                "content/products/lamp/product.yml":
                    "name: Lamp\ntagline: T\nkind: app\nhashtags: {x: [light]}\nfeatures:\n"
                    + "  - {title: a\(feature), weight: 1}\n  - {title: b\(feature), weight: 2}\n",
                "themes/marquee/kit/social/producthunt-description.txt":
                    "{{ post.features | join: ', ' }}{{ post.hashtags | join: '' }}",
            ])
        #expect(kit.mistakes.isEmpty)
        #expect(texts(kit)["social/producthunt-description.txt"] == "b" + feature)
    }

    @Test func `what stores and networks refuse is known without a picture`() throws {
        let long = String(repeating: "a", count: 31)
        let files = site.merging([
            "content/products/lamp/product.yml":
                "name: Lamp\ntagline: T\nkind: app\nplatforms: [{name: iPhone}]\nstore:\n  subtitle: \(long)\n"
        ]) { $1 }
        let (content, _) = SiteReader().read(FileTree(texts: files))
        let maker = KitMaker(content, pictures: PictureSetup(games: []), now: noon)
        #expect(maker.mistakes(in: try #require(content.product("lamp"))).map(\.place?.line) == [6])
        #expect(maker.mistakes(in: try #require(content.product("other"))).isEmpty)
    }

    @Test func `a newsletter is made where the theme has one`() throws {
        let kit = try kit("lamp", ["themes/marquee/kit/social/newsletter.md": "Subject: {{ product.name }}\n"])
        #expect(texts(kit)["social/newsletter.md"] == "Subject: Lamp\n")
    }

    @Test func `a release is announced where its code lives, and before there is one nothing is`() throws {
        let templates = [
            "themes/marquee/kit/release/github.md": "{{ product.changelog[0].notes | strip }}\n",
            "themes/marquee/kit/release/tag.txt": "{{ product.name }} {{ product.changelog[0].version }}\n",
        ]
        let unreleased = ["content/products/lamp/CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n- A\n"]
        let before = texts(try kit("lamp", templates.merging(unreleased) { $1 }))
        #expect(before.keys.allSatisfy { !$0.hasPrefix("release/") })
        let log = "# Changelog\n\n## [1.2.0] - 2026-01-02\n\n### Added\n\n- A *lamp*\n"
        let released = texts(
            try kit("lamp", templates.merging(["content/products/lamp/CHANGELOG.md": log]) { $1 }))
        #expect(released["release/github.md"] == "### Added\n\n- A *lamp*\n")
        #expect(released["release/tag.txt"] == "Lamp 1.2.0\n")
    }

    /// The form is that of sparkle-project.org/documentation/publishing.
    @Test func `programs that look for updates find the newest release, with its files`() throws {
        let log = "# Changelog\n\n## [1.2.0] - 2026-01-02\n\n### Added\n\n- A *lamp* & more\n"
        let manifest =
            "name: Lamp\ntagline: T\nkind: app\ndownloads:\n  - url: /files/Lamp-{version}.zip\n    size: 1234\n"
            + "    signature: ab+/=\n    build: 57\n    minimum: 14.0\n"
        let files = ["content/products/lamp/product.yml": manifest, "content/products/lamp/CHANGELOG.md": log]
        let appcast = try #require(texts(try kit("lamp", files))["release/appcast.xml"])
        #expect(
            appcast.contains(
                "<enclosure url=\"https://t.dev/files/Lamp-1.2.0.zip\" length=\"1234\" type=\"application/octet-stream\" "
                    + "sparkle:edSignature=\"ab+/=\"/>"), "\(appcast)")
        #expect(appcast.contains("<sparkle:version>57</sparkle:version>\n<sparkle:shortVersionString>1.2.0<"))
        #expect(appcast.contains("<sparkle:minimumSystemVersion>14.0<"))
        #expect(appcast.contains("<pubDate>Fri, 02 Jan 2026 00:00:00 +0000</pubDate>"))
        #expect(appcast.contains("&lt;em&gt;lamp&lt;/em&gt; &amp;amp; more"))
        let none = texts(try kit("lamp", ["content/products/lamp/CHANGELOG.md": log]))
        #expect(none["release/appcast.xml"] == nil)
    }

    @Test func `posts are written in each language of the site that the product speaks`() throws {
        let files = site.merging([
            "content/site.yml": "title: T\nbase_url: https://t.dev/\nlanguages: [de, fr]\n",
            "content/products/lamp/product.yml":
                "name: Lamp\ntagline: It shines.\nkind: app\nposts: {bluesky: In my own words.}\nhashtags: {x: [light]}\n",
            "content/products/lamp/index.de.md":
                "---\ntagline: Sie leuchtet.\nhashtags: {x: [neue lampe]}\nposts: {threads: Mit meinen Worten.}\n---\nText.\n",
        ]) { $1 }
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        #expect(mistakes.filter { $0.severity == .error }.isEmpty)
        let maker = KitMaker(content, pictures: PictureSetup(games: []), now: noon)
        let made = maker.postTexts(of: try #require(content.product("lamp"))).texts
        let german = try #require(made["de/x"])
        #expect(
            german.contains("Lamp 1.1: Sie leuchtet.") && german.contains("https://t.dev/de/products/lamp/"),
            "\(german)")
        #expect(german.contains("#NeueLampe") && !german.contains("#light"))
        #expect(made["de/threads"] == "Mit meinen Worten." && made["bluesky"] == "In my own words.")
        #expect(made["de/bluesky"] == nil, "those words are English, and this theme has none of its own")
        #expect(made["fr/x"] == nil && made["x"]?.contains("#light") == true)
    }

    @Test func `a plan of the newest release comes along, as a list and as a calendar`() throws {
        let plan = "items:\n  - {title: Ask Anna, due: 2026-01-01}\nposts:\n  - {to: x, at: 2026-01-02 10:00}\n"
        let files = [
            "content/products/lamp/releases/1.2.0.yml": plan,
            "content/products/lamp/CHANGELOG.md": "## [1.2.0] - 2026-01-02\n\n- A\n",
        ]
        let made = texts(try kit("lamp", files))
        #expect(made["release/plan.md"]?.contains("- [ ] 1. Ask Anna (until 2026-01-01)") == true)
        #expect(made["release/plan.ics"]?.contains("DTSTART;VALUE=DATE:20260101\r\n") == true)
        #expect(texts(try kit("lamp"))["release/plan.md"] == nil)
    }
}
