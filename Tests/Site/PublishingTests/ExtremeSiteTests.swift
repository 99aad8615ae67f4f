import Files
import Foundation
import Site
import Testing

@testable import Publishing

/// Sites at the ends of what people make, with the theme that the program carries: every link of them is followed.
@Suite struct ExtremeSiteTests {
    private static let marquee: FileTree = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized.path
        return (try? FileTree.load(["themes"], below: root, from: .live)) ?? FileTree()
    }()

    private func publish(_ files: [String: String]) -> Publication {
        var tree = Self.marquee
        tree["content/site.yml"] = .bytes(Array("title: T\nbase_url: https://me.dev/blog/\npaginate: 5\n".utf8))
        for (path, text) in files { tree[path] = .bytes(Array(text.utf8)) }
        let (content, mistakes) = SiteReader().read(tree)
        return Publisher(options: PublishingOptions(now: .init(seconds: 1_795_262_400))).publish(
            content, mistakes: mistakes)
    }

    @Test func `no post at all`() {
        let made = publish([:])
        #expect(made.lines == [])
        #expect(made.text("index.html")?.contains("Nothing yet.") == true)
        #expect(made.text("search.json") == #"{"version":1,"pages":[]}"#)
    }

    @Test func `one post`() {
        let made = publish(["content/posts/2026-11-01-a.md": post("A", "tags: [x]")])
        #expect(made.lines == [])
        #expect(made.posts == 1)
        #expect(made.text("posts/2026/a/index.html")?.contains("class=\"pager\"") == false)
    }

    @Test func `a post of many megabytes' kind`() {
        let paragraph = String(repeating: "Lorem *ipsum* `dolor` [sit](https://a.b/) amet. ", count: 10) + "\n\n"
        let made = publish(["content/posts/2026-11-01-a.md": post("A", "", String(repeating: paragraph, count: 400))])
        #expect(made.lines == [])
        #expect((made.tree["posts/2026/a/index.html"]?.size ?? 0) > 250_000)
        #expect((made.tree["search.json"]?.size ?? .max) < 4_000)
    }

    @Test func `hundreds of tags`() {
        var files: [String: String] = [:]
        for number in 0..<60 {
            let tags = (0..<5).map { "Tag \(number * 5 + $0)" }.joined(separator: ", ")
            files["content/posts/2026-11-\(number % 10 + 10)-p\(number).md"] =
                post("P \(number)", "tags: [\(tags)]")
        }
        let made = publish(files)
        #expect(made.lines == [])
        #expect(made.tree.paths.count(where: { $0.hasPrefix("tags/") }) == 301)
        #expect(made.text("tags/tag-299/index.html")?.contains("P 59") == true)
    }

    @Test(arguments: [
        "日本語の題名：劇場", "مرحبا بالعالم", "🎭 Show & <Tell>", "#️⃣ keys", "\\\"Quoted\\\" 100%", "ß\u{301}e",
    ])
    func `titles, headings and tags in any writing`(title: String) {
        let made = publish([
            "content/posts/2026-11-01-first.md":
                "---\ntitle: \"\(title)\"\ntags: [\"\(title)\"]\nseries: \"\(title)\"\n---\n## \(title.replacing("<", with: "\\<"))\n\n## Two\n\n## Three\n\nText.\n",
            "content/posts/2026-11-02-\(title.filter { $0 != "/" && $0 != "\\" && $0 != "\"" }).md":
                "---\ntitle: \"\(title)\"\n---\n[first](2026-11-01-first.md)\n",
        ])
        #expect(made.lines == [])
        #expect(made.posts == 2)
        #expect(made.text("feed.xml")?.contains("<item>") == true)
    }

    @Test func `pictographs alone have addresses of their own`() {
        let made = publish([
            "content/posts/2026-11-01-🎭.md": post("🎭", "tags: [🎟]"), "content/posts/2026-11-02-🎪.md": post("🎪"),
        ])
        #expect(made.lines == [])
        #expect(made.text("posts/2026/1f3ad/index.html") != nil)
        #expect(made.text("posts/2026/1f3aa/index.html") != nil)
        #expect(made.text("tags/1f39f/index.html") != nil)
    }

    @Test func `a title stands in a page with what HTML means by it escaped`() {
        let made = publish(["content/posts/2026-11-01-a.md": post("\"🎭 <Tell> & 日本\"")])
        #expect(made.text("posts/2026/a/index.html")?.contains("<h1>🎭 &lt;Tell&gt; &amp; 日本</h1>") == true)
        #expect(made.text("feed.xml")?.contains("<title>🎭 &lt;Tell&gt; &amp; 日本</title>") == true)
    }
}
