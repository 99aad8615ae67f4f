import Dates
import Diagnostics
import Files
import Rendering
import Site
import Synchronization
import Testing

@testable import Publishing

/// A folder that is edited, and built again and again by a program that remembers.
private struct EditedSite {
    var files: [String: String]
    private let pages = PageCache()
    private let bodies = BodyCache()
    private let options = PublishingOptions(now: Instant(seconds: 1_800_000_000))
    private let pictures = Pictures(card: { card throws(Mistakes) in
        Pictures.DrawnCard(fingerprint: "\(card.title.utf8.count)", content: .bytes(Array(card.title.utf8)))
    })

    init(_ files: [String: String]) { self.files = files }

    /// What the program decides that has seen the states before.
    func plan() -> BuildPlan {
        let (content, mistakes) = SiteReader(cache: pages).read(FileTree(texts: files))
        return Publisher(options: options, pictures: pictures, cache: bodies).buildPlan(of: content, mistakes: mistakes)
    }

    /// What a program makes that starts from nothing.
    func clean() -> Publication {
        let (content, mistakes) = SiteReader().read(FileTree(texts: files))
        return Publisher(options: options, pictures: pictures).publish(content, mistakes: mistakes)
    }
}

@Suite struct BuildPlanTests {
    private static let start = plainTheme.merging([
        "content/site.yml": plainSite + "feeds: {formats: [rss, atom, json], tags: true}\n",
        "content/data/people.yml": "- Ada\n",
        "content/assets/style.css": "a{}", "content/assets/p.gif": tinyPicture("GIF"),
        "content/posts/2026-11-01-a.md": post("A", "tags: [t]", "[b](2026-11-02-b.md)"),
        "content/posts/2026-11-02-b.md": post("B", "tags: [t, u]\naliases: [/old/]", "![p](/assets/p.gif)"),
        "content/pages/about.md": post("About", "", "Plain."),
        "content/products/nub/product.yml": "name: Nub\ntagline: A game.\nkind: game\n",
        "content/products/nub/index.md": "Play it, [about](../../pages/about.md).",
        "themes/plain/layouts/product.html": "---\nlayout: base\n---\n{{ product.tagline }}{{ content }}",
        "themes/plain/layouts/search.html": "{{ data.people | join: '+' }}{{ 'style.css' | asset }}",
    ]) { $1 }

    /// Each edit leaves a site without errors.
    private static let edits: [(what: String, files: [String: String?])] = [
        ("a text", ["content/posts/2026-11-01-a.md": post("A", "tags: [t]", "Other words.")]),
        ("a title and a tag", ["content/posts/2026-11-01-a.md": post("Anew", "tags: [u]", "[b](2026-11-02-b.md)")]),
        (
            "an address",
            ["content/posts/2026-11-02-b.md": post("B", "permalink: /b/\ntags: [t]", "![p](/assets/p.gif)")]
        ),
        ("a new post", ["content/posts/2026-11-03-c.md": post("C", "tags: [new]", "[a](2026-11-01-a.md)")]),
        ("a picture", ["content/assets/p.gif": "GIF89a" + String(repeating: "\u{1}", count: 30)]),
        (
            "a post renamed",
            [
                "content/posts/2026-11-03-c.md": nil,
                "content/posts/2026-11-04-d.md": post("C", "tags: [new]", "[a](2026-11-01-a.md)"),
            ]
        ),
        ("a post gone", ["content/posts/2026-11-04-d.md": nil]),
        ("data", ["content/data/people.yml": "- Ada\n- Bo\n"]),
        ("a style sheet", ["content/assets/style.css": "b{}"]),
        ("a layout", ["themes/plain/layouts/post.html": "---\nlayout: base\n---\n<b>{{ content }}</b>"]),
        ("a manifest", ["content/products/nub/product.yml": "name: Nub\ntagline: Another game.\nkind: game\n"]),
        ("prose", ["content/products/nub/index.md": "Play it now."]),
        ("a companion", ["content/products/nub/shot.png": tinyPicture("PNG")]),
        ("the site", ["content/site.yml": plainSite + "permalink: /p/:slug/\ntimezone: UTC\n"]),
    ]

    @Test func `a law: whatever was edited, each file made alone is the one of a build that starts from nothing`() {
        var site = EditedSite(Self.start)
        _ = site.plan()
        for edit in Self.edits {
            for (path, text) in edit.files { site.files[path] = text }
            let (plan, clean) = (site.plan(), site.clean())
            #expect(clean.isGood, "\(edit.what): \(clean.lines)")
            for path in clean.tree.paths {
                #expect((try? plan.file(at: path)) == clean.tree[path], "\(edit.what): \(path)")
            }
            for path in plan.routes.paths { #expect(clean.tree[path] != nil, "\(edit.what): \(path)") }
            #expect(plan.publication()?.tree == clean.tree, "\(edit.what)")
        }
    }

    @Test func `an address that leads nowhere answers nothing`() throws {
        let plan = EditedSite(Self.start).plan()
        for path in ["none.html", "assets/style.0123456789.css", "cards/about.9.png", "cards/x.png", "assets/", ""] {
            #expect(try plan.file(at: path) == nil, "\(path)")
        }
    }

    @Test func `a page that cannot be made is told when it is asked for, and the others can be`() throws {
        var site = EditedSite(Self.start)
        site.files["themes/plain/layouts/page.html"] = "{{ 'none.css' | asset }}"
        let plan = site.plan()
        #expect(plan.isGood)
        #expect(plan.mistakes(at: "about/index.html").map(\.message) == ["there is no asset `none.css`"])
        #expect(plan.mistakes(at: "index.html").isEmpty)
        #expect(plan.publication()?.isGood == false)
    }

    @Test func `nobody waits for what became obsolete`() {
        let plan = EditedSite(Self.start).plan()
        #expect(plan.publication { true } == nil)
        let asked = Atomic<Int>(0)
        #expect(plan.publication { asked.add(1, ordering: .relaxed).newValue > 3 } == nil)
        #expect(asked.load(ordering: .relaxed) < 100)
    }

    @Test func `style sheets are told from everything else`() {
        let plan = EditedSite(Self.start).plan()
        #expect(plan.styleSheets(from: ["content/assets/style.css"]) == ["assets/style.css"])
        #expect(plan.styleSheets(from: ["content/assets/style.css", "content/site.yml"]) == nil)
        #expect(plan.styleSheets(from: ["themes/other/assets/style.css"]) == nil)
        #expect(plan.address(of: "content/posts/2026-11-01-a.md") == "/posts/2026/a/")
        #expect(plan.address(of: "content/products/nub/index.md") == "/products/nub/")
        #expect(plan.address(of: "content/site.yml") == nil)
    }
}
