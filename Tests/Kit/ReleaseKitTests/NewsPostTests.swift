import Dates
import Files
import Site
import Studio
import Testing

@testable import ReleaseKit

private let site = [
    "content/site.yml": "title: T\nbase_url: https://t.dev/\n",
    "content/products/z/product.yml": "name: z\ntagline: It jumps.\nkind: tool\n",
    "content/products/z/CHANGELOG.md":
        "# Changelog\n\n## [1.1.0] - 2026-02-03\n\n### Added\n\n- Faster start, see #8 (@ada).\n- Colours by @bob in #9\n\n"
        + "## [1.0.0] - 2026-01-03\n\n- A start\n",
    "themes/marquee/theme.yml": "name: marquee\n", "themes/marquee/kit/index.html": "All of it.",
    "themes/marquee/kit/social/x.txt": titled, "themes/marquee/kit/social/reddit.txt": "{{ post.title }}",
    "themes/marquee/kit/social/reddit-body.txt": points,
    "themes/marquee/kit/social/hackernews.txt": "Show HN: {{ product.name }} – {{ product.tagline }}",
    "themes/marquee/kit/social/hackernews-comment.txt": points,
    "themes/marquee/kit/release/github.md": "{{ product.changelog[0].notes }}",
]
private let points = "{% for feature in post.features %}- {{ feature }}\n{% endfor %}"
private let titled = "{{ post.title }}\n" + points

@Suite struct NewsPostTests {
    private func kit(_ changes: [String: String] = [:]) throws -> Kit {
        let (content, mistakes) = SiteReader().read(FileTree(texts: site.merging(changes) { $1 }))
        #expect(mistakes.isEmpty)
        let maker = KitMaker(content, pictures: PictureSetup(games: []), now: Instant(seconds: 1_790_000_000))
        return maker.kit(of: try #require(content.product("z")))
    }

    private func text(_ path: String, _ changes: [String: String] = [:]) throws -> String {
        guard case .bytes(let bytes)? = try kit(changes).tree[path] else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a text that shows no title has its news among the points`() throws {
        #expect(try text("social/x.txt") == "z 1.1.0: Faster start\n- Colours")
        for path in ["social/hackernews-comment.txt", "social/reddit-body.txt"] {
            #expect(try text(path) == "- Faster start\n- Colours")
        }
        #expect(try text("social/hackernews.txt") == "Show HN: z – It jumps.")
    }

    @Test func `a tagline that was cut is not told below the sentence that it is cut from`() throws {
        let changes = [
            "content/products/z/CHANGELOG.md": "# Changelog\n",
            "content/products/z/product.yml":
                "name: z\ntagline: It jumps over…\ntitle: It jumps over walls.\nkind: tool\n",
            "themes/marquee/kit/social/x.txt": "{{ post.title }}\n{{ post.what }}",
        ]
        #expect(try text("social/x.txt", changes) == "z: It jumps over walls.\nTool")
    }

    @Test func `credits stay in the notes of the release`() throws {
        let notes = try text("release/github.md")
        #expect(notes.contains("see #8 (@ada)") && notes.contains("by @bob in #9"))
    }
}
