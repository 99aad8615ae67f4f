import Dates
import Diagnostics
import Files
import Site
import Testing

@testable import Publishing

/// What is staged is built whole, and the rest of the site is what it would be without it.
@Suite struct StageTests {
    private static let key = "stage_key: a1f8-kestrel-93cc-owl\n"
    private static let manifest = "name: Lantern\ntagline: Light for the way\nkind: app\nlicense: MIT\n"

    private static let staged: [String: String] = [
        "content/products/lantern/product.yml": manifest + "stage: staged\nlinks: {home: /products/lantern/}\n",
        "content/products/lantern/index.md":
            "Read [the news](../../posts/2026-11-20-out.md) and [all](/products/lantern/).",
        "content/products/lantern/CHANGELOG.md": "## [1.0] - 2026-11-20\n- New.\n",
        "content/posts/2026-11-20-out.md": post(
            "Lantern is out", "product: lantern\ntags: [news, lantern]\naliases: [/old-lantern/]",
            "It [is](../products/lantern/index.md) [here](/products/lantern/), see [about](../pages/about.md)."),
    ]

    private static let live: [String: String] = [
        "content/products/owl/product.yml": manifest.replacing("Lantern", with: "Owl"),
        "content/posts/2026-11-19-before.md": post("Before", "tags: [news]"),
        "content/pages/about.md": post("About"),
    ]

    private static let theme = plainTheme.merging([
        "themes/plain/layouts/product.html":
            "<p>{{ product.name }} {{ product.stage }} {{ page.noindex }}</p>{{ content }}{% for post in product.posts %}<a href=\"{{ post.url | relative_url }}\">{{ post.title }}</a>{% endfor %}{% for link in product.links %}<a href=\"{{ link.url | relative_url }}\">x</a>{% endfor %}",
        "themes/plain/layouts/products.html":
            "{% for product in paginator.products %}[{{ product.name }}]{% endfor %}{% for product in site.products %}{{ product.url }}{% endfor %}",
        "themes/plain/layouts/archive.html": "{% for post in site.posts %}{{ post.url }}{% endfor %}",
        "themes/plain/layouts/search.html": "search",
    ]) { $1 }

    private func publish(_ files: [String: String], site: String = "", now: String = "2026-11-21T12:00:00Z")
        -> Publication
    {
        PublishingTests.publish(
            files, theme: StageTests.theme,
            site: plainSite + StageTests.key + "llms_txt: true\nmarkdown_copies: true\n" + site, now: now)
    }

    private func folder(_ publication: Publication) -> String {
        let folders = publication.tree.paths.map { path in String(path.prefix { $0 != "/" }) }
        return folders.first { $0.utf8.count == 26 } ?? ""
    }

    @Test func `a page that waits may tell where its product will be, and no other page may`() {
        let press = ["themes/plain/layouts/product.html": "<a href=\"https://me.dev/products/lantern/\">home</a>"]
        let files = StageTests.staged.filter { $0.key.hasPrefix("content/products/") && !$0.key.hasSuffix("index.md") }
        let theme = StageTests.theme.merging(press) { $1 }
        let site = plainSite + StageTests.key
        #expect(PublishingTests.publish(files, theme: theme, site: site).lines == [])
        let owl = ["content/products/owl/product.yml": StageTests.manifest.replacing("Lantern", with: "Owl")]
        let telling = PublishingTests.publish(files.merging(owl) { $1 }, theme: theme, site: site)
        #expect(
            telling.lines.contains { $0.hasSuffix("the address `https://me.dev/products/lantern/` leads nowhere") })
    }

    @Test("the rest of the site is, byte for byte, what it is without what is staged")
    func absent() {
        let both = publish(StageTests.live.merging(StageTests.staged) { $1 })
        let without = publish(StageTests.live)
        #expect(both.lines == [])
        let folder = folder(both)
        #expect(folder.count == 26)
        let seen = both.tree.paths.filter { !$0.hasPrefix(folder + "/") }
        #expect(seen == without.tree.paths)
        for path in seen { #expect(both.text(path) == without.text(path), "\(path)") }
    }

    @Test("what is staged finds itself, is not for robots, and says what it will say")
    func whole() {
        let site = publish(StageTests.live.merging(StageTests.staged) { $1 })
        let folder = folder(site)
        let page = site.text(folder + "/products/lantern/index.html") ?? ""
        #expect(page.contains("Lantern Live true"))
        #expect(page.contains("href=\"/\(folder)/posts/2026/out/\">the news"))
        #expect(page.contains("href=\"/\(folder)/products/lantern/\">all"))
        #expect(page.contains("href=\"/\(folder)/posts/2026/out/\">Lantern is out"))
        #expect(page.contains("href=\"/\(folder)/products/lantern/\">x"))
        let post = site.text(folder + "/posts/2026/out/index.html") ?? ""
        #expect(post.contains("href=\"/\(folder)/products/lantern/\">is"))
        #expect(post.contains("href=\"/\(folder)/products/lantern/\">here"))
        #expect(post.contains("href=\"/about/\">about"))
        #expect(site.text("old-lantern/index.html") == nil)
    }

    @Test("its address is the same at every build, and another with another key")
    func keyed() {
        let files = StageTests.live.merging(StageTests.staged) { $1 }
        let one = folder(publish(files))
        #expect(one == folder(publish(files)))
        let other = PublishingTests.publish(
            files, theme: StageTests.theme, site: plainSite + "stage_key: another-key-of-a-site\n")
        #expect(folder(other) != one)
    }

    @Test("launched, by hand or by time, it is where it would always have been")
    func launched() {
        let files = StageTests.live.merging(StageTests.staged) { $1 }
        let manifest = "content/products/lantern/product.yml"
        let byHand = publish(files.merging([manifest: files[manifest]!.replacing("staged", with: "live")]) { $1 })
        let timed = files.merging([manifest: files[manifest]! + "launch: 2026-11-21 13:00\n"]) { $1 }
        let before = publish(timed, now: "2026-11-21T12:59:59Z")
        let after = publish(timed, now: "2026-11-21T13:00:00Z")
        #expect(folder(before).count == 26)
        #expect(before.nextDue.map { ISO8601.string($0) } == "2026-11-21T13:00:00Z")
        let handedOut = folder(before) + "/products/lantern/index.html"
        for site in [after, byHand] {
            #expect(site.tree.paths.filter { $0.hasPrefix(folder(before)) } == [handedOut])
            #expect(
                site.text(handedOut)?.contains("https://me.dev/products/lantern/") == true, "who was told it is led on")
        }
        #expect(after.tree.paths == byHand.tree.paths)
        #expect(after.text("index.html")?.contains("[Lantern is out]") == true)
    }

    @Test(
        "who leads to it is told",
        arguments: [
            ("content/pages/x.md", "[x](/products/lantern/)", "`/products/lantern/` is staged"),
            ("content/pages/x.md", "[x](../products/lantern/index.md)", "`../products/lantern/index.md` is staged"),
            ("content/pages/x.md", "[x](../posts/2026-11-20-out.md)", "`../posts/2026-11-20-out.md` is staged"),
            ("content/pages/x.md", "[x](/products/lantern/#install)", "`/products/lantern/#install` is staged"),
            ("content/pages/x.md", "[x](../products/lantern)", "`../products/lantern` is staged"),
        ])
    func refused(path: String, body: String, message: String) {
        let site = publish(
            StageTests.live.merging(StageTests.staged) { $1 }.merging([path: post("X", "", body)]) { $1 })
        #expect(site.lines.contains { $0.hasPrefix("\(path):5: \(message)") }, "\(site.lines)")
    }

    @Test("a theme that writes the address of all products cannot tell it")
    func leak() {
        let theme = StageTests.theme.merging([
            "themes/plain/layouts/page.html": "{% for page in site.all %}{% endfor %}{{ site.data.told }}{{ content }}"
        ]) { $1 }
        let files = StageTests.live.merging(StageTests.staged) { $1 }
        let folder = folder(publish(files))
        let site = PublishingTests.publish(
            files.merging(["content/data/told.yml": "\"\(folder)\"\n"]) { $1 }, theme: theme,
            site: plainSite + StageTests.key)
        #expect(site.lines.contains { $0.contains("tells where `content/products/lantern/` waits") }, "\(site.lines)")
    }

    @Test("a page of its own waits too; words of other sites stage nothing")
    func page() {
        let files = [
            "content/pages/secret.md": post("Secret", "stage: staged", "Text [home](/about/)."),
            "content/pages/rocket.md": post("Rocket", "stage: 3\nlaunch: someday\nstate: Bavaria"),
        ].merging(StageTests.live) { $1 }
        let site = publish(files)
        #expect(site.lines == [])
        #expect(site.text(folder(site) + "/secret/index.html") != nil)
        #expect(site.text("secret/index.html") == nil)
        #expect(site.text("rocket/index.html") != nil)
    }

    @Test("without a key nothing is built, and a slip of the pen shows nothing early")
    func mistakes() {
        let files = StageTests.live.merging(StageTests.staged) { $1 }
        let site = PublishingTests.publish(files, theme: StageTests.theme)
        #expect(
            site.lines == [
                "content/products/lantern/product.yml:5: what is staged needs a key, from which its address is made"
            ])
        let short = PublishingTests.publish(files, theme: StageTests.theme, site: plainSite + "stage_key: short\n")
        #expect(short.lines == ["content/site.yml:5: `stage_key` can be guessed: it has fewer than 16 letters"])
        let slip = publish(["content/pages/a.md": post("A", "stage: stagd")])
        #expect(slip.lines == ["content/pages/a.md:3: there is no stage `stagd`"])
    }
}
