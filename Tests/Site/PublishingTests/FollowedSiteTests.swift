import Dates
import Diagnostics
import Files
import Rendering
import Site
import Testing

@testable import Publishing

/// A site in memory whose texts are edited, compared with the site made from nothing.
@Suite struct FollowedSiteTests {
    private static let one = "content/posts/2026-11-01-one.md"
    private static let files = [
        one: post("One", "tags: [t]", "First.\n\nSecond."),
        "content/posts/2026-11-02-two.md": post("Two", "aliases: [/old/]", "See [one](2026-11-01-one.md)."),
        "content/posts/2026-11-03-three.md": post("Three", "product: box", "Last."),
        "content/pages/about.md": post("About", "", "## Here\n\nText."),
        "content/posts/x.gif": tinyPicture("x"),
        "content/products/box/product.yml": "name: Box\ntagline: A box\nkind: app\n",
        "content/products/box/index.md": post("Box", "", "Prose."),
        "themes/plain/layouts/search.html": "search",
        "themes/plain/partials/pieces/note.html": "<b>{{ page.title }}!</b>",
        "themes/plain/layouts/product.html":
            "{% for post in product.posts %}{{ post.excerpt }}{% endfor %}{{ content }}",
    ]

    private func plan(_ files: [String: String]) -> BuildPlan {
        let all = plainTheme.merging(["content/site.yml": plainSite]) { $1 }.merging(files) { $1 }
        let (content, mistakes) = SiteReader().read(FileTree(texts: all))
        return Publisher(options: PublishingOptions(now: Instant(seconds: 1_795_000_000)), cache: BodyCache())
            .buildPlan(of: content, mistakes: mistakes)
    }

    private func followed(_ files: [String: String]) throws -> FollowedSite {
        try #require(plan(files).followed()?.site)
    }

    private func rewritten(_ site: FollowedSite, _ edits: [String: String]) -> FollowedSite? {
        site.rewritten(edits.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    }

    /// What differs from a site made from nothing, and what the plan makes otherwise than that.
    private func differences(_ site: FollowedSite, from files: [String: String]) -> [String] {
        guard let whole = plan(files).publication() else { return ["all"] }
        let inTree = Set(whole.tree.paths + site.tree.paths).filter { site.tree[$0] != whole.tree[$0] }
        let made = whole.tree.paths.filter {
            site.plan.routes[$0] != nil && (try? site.plan.file(at: $0)) != whole.tree[$0]
        }
        let told = whole.mistakes == site.publication.mistakes ? [] : ["messages"]
        return (inTree.union(made).union(told)).sorted()
    }

    /// What sites ask for besides.
    @Test(arguments: [
        "", "packed: [gzip]\n", "markdown_copies: true\nllms_txt: true\n",
        "languages: [de]\n", "feeds: {formats: [rss, json], tags: true, limit: 1}\n",
    ])
    func `edits are followed from the texts, in sites of all kinds`(settings: String) throws {
        var files = FollowedSiteTests.files
        files["content/site.yml"] = plainSite + settings
        files["content/posts/2026-11-01-one.de.md"] = post("Eins", "tags: [t]", "Erstens.")
        var site = try followed(files)
        let bodies = [
            "First.\n\nAnother.", "The first.\n\n## Heading\n\n[two](2026-11-02-two.md)",
            String(repeating: "Long words. ", count: 200), "Second.",
        ]
        for body in bodies {
            for path in [
                FollowedSiteTests.one, "content/posts/2026-11-03-three.md", "content/posts/2026-11-01-one.de.md",
            ] {
                files[path] = post(title(of: path, in: files), head(of: path), body)
                var next = try #require(rewritten(site, [path: files[path] ?? ""]), "\(path): \(body)")
                // What waits is asked of the plan.
                #expect(differences(next, from: files).allSatisfy { next.tree[$0] == nil })
                #expect(next.waitingCount > 0)
                let isSame = next.makeRest { false }
                #expect(isSame && next.waitingCount == 0)
                #expect(differences(next, from: files) == [], "\(path): \(body)")
                site = next
            }
        }
    }

    private func title(of path: String, in files: [String: String]) -> String {
        String((files[path] ?? "").split(separator: "\n")[1].dropFirst("title: ".count))
    }

    private func head(of path: String) -> String { path.contains("three") ? "product: box" : "tags: [t]" }

    @Test func `a text with pictures and pieces is followed where these stay`() throws {
        var files = FollowedSiteTests.files
        files[FollowedSiteTests.one] = post("One", "tags: [t]", "![x](x.gif)\n\n{% include note %}")
        let site = try followed(files)
        files[FollowedSiteTests.one] = post(
            "One", "tags: [t]", "Word. ![y](x.gif)\n\n{% include note %}\n\n{% include note %}")
        var next = try #require(rewritten(site, [FollowedSiteTests.one: files[FollowedSiteTests.one] ?? ""]))
        let isSame = next.makeRest { false }
        #expect(isSame)
        #expect(differences(next, from: files) == [])
        #expect(rewritten(next, [FollowedSiteTests.one: post("One", "tags: [t]", "Word.")]) == nil)
    }

    @Test func `saves that overtake each other leave what the last one says`() throws {
        var files = FollowedSiteTests.files
        var site = try followed(files)
        for (number, path) in [FollowedSiteTests.one, "content/pages/about.md", FollowedSiteTests.one].enumerated() {
            files[path] = post(title(of: path, in: files), path.contains("pages") ? "" : "tags: [t]", "Save \(number).")
            site = try #require(rewritten(site, [path: files[path] ?? ""]))
            let isSame = site.makeRest { true }
            #expect(isSame && site.waitingCount > 0)
        }
        let isFirst = site.make(["posts/2026/one/index.html"])
        #expect(isFirst && site.tree["posts/2026/one/index.html"] != nil && site.tree["search.json"] == nil)
        let isSame = site.makeRest { false }
        #expect(isSame)
        #expect(differences(site, from: files) == [])
    }

    /// What a text becomes, by which more than its readers' bytes may be another.
    @Test(arguments: [
        "[gone](gone.md)", "![](x.gif)", "![x](x.gif)", "{% include nobody %}", "{{< shortcode >}}",
    ])
    func `a text that says or brings more is not followed`(body: String) throws {
        let site = try followed(FollowedSiteTests.files)
        #expect(rewritten(site, [FollowedSiteTests.one: post("One", "tags: [t]", body)]) == nil)
    }

    @Test func `another head, a text that is no UTF-8, and a file that is no page are not followed`() throws {
        let site = try followed(FollowedSiteTests.files)
        let others = [
            (FollowedSiteTests.one, Array(post("Other", "tags: [t]").utf8)),
            (FollowedSiteTests.one, Array("Words.\n".utf8)),
            (FollowedSiteTests.one, Array(post("One", "tags: [t]").utf8) + [0xFF]),
            ("content/posts/2026-11-05-new.md", Array(post("New").utf8)),
            ("content/products/box/index.md", Array(post("Box", "", "Words.").utf8)),
        ]
        for (path, bytes) in others { #expect(site.rewritten([(path, bytes)]) == nil, "\(path)") }
    }

    @Test func `a page that leads elsewhere now is found when it is made`() throws {
        let site = try followed(FollowedSiteTests.files)
        for body in ["[x](/nowhere/)", "[x](/about/#nowhere)", "<img src=\"/about/\">"] {
            var next = try #require(rewritten(site, [FollowedSiteTests.one: post("One", "tags: [t]", body)]))
            let isSame = next.make(["posts/2026/one/index.html"])
            #expect(!isSame, "\(body)")
        }
    }

    @Test func `a place that others point at may move, and must not go`() throws {
        var files = FollowedSiteTests.files
        files["content/posts/2026-11-02-two.md"] = post("Two", "", "[here](/about/#here)")
        let site = try followed(files)
        let about = "content/pages/about.md"
        for (body, isKept) in [
            ("Above.\n\n## Here\n\nBelow.", true), ("## There", false), ("## Here\n\n## New", false),
        ] {
            var next = try #require(rewritten(site, [about: post("About", "", body)]))
            let isSame = next.make(["about/index.html"])
            #expect(isSame == isKept, "\(body)")
        }
    }

    @Test func `a site with errors, and one of which a message tells of the text, is not followed`() throws {
        var files = FollowedSiteTests.files
        files[FollowedSiteTests.one] = post("One", "tags: [t]", "[x](/nowhere/)")
        #expect(plan(files).followed()?.site == nil)
        files["content/site.yml"] = plainSite + "links: {internal: warn}\n"
        let site = try followed(files)
        #expect(!site.publication.mistakes.isEmpty)
        #expect(rewritten(site, [FollowedSiteTests.one: post("One", "tags: [t]", "Words.")]) == nil)
        files["content/pages/about.md"] = post("About", "", "Other.")
        var next = try #require(rewritten(site, ["content/pages/about.md": files["content/pages/about.md"] ?? ""]))
        let isSame = next.makeRest { false }
        #expect(isSame)
        #expect(differences(next, from: files) == [])
    }
}
