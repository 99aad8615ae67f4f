import Foundation
import Testing

@testable import Publishing

@Suite struct SearchTests {
    private let theme = plainTheme.merging(["themes/plain/layouts/search.html": "search"]) { $1 }

    private func entries(_ made: Publication) throws -> [[String]] {
        let object = try JSONSerialization.jsonObject(with: Data((made.text("search.json") ?? "").utf8))
        return try #require((object as? [String: Any])?["pages"] as? [[String]])
    }

    @Test func `the index holds title, address, summary, headings and words of listed pages`() throws {
        let made = publish(
            [
                "content/posts/2026-11-01-a.md": post(
                    "A & B", "description: About it", "## One *two*\n\nThree three `four`."),
                "content/posts/2026-11-02-b.md": post("Secret", "unlisted: true"),
                "content/posts/2026-11-03-c.md": post("Draft", "draft: true"),
                "content/pages/d.md": post("D"),
            ], theme: theme, site: "title: T\nbase_url: https://me.dev/blog/\ntheme: plain\n")
        #expect(made.lines == [])
        #expect(made.text("search/index.html") == "search")
        let found = try entries(made)
        #expect(found.map { $0[0] } == ["A & B", "D"])
        #expect(found[0] == ["A & B", "/blog/posts/2026/a/", "About it", "One two", "one two three four"])
        #expect(made.text("sitemap.xml")?.contains("/search/") == false)
    }

    @Test func `a theme without the layout has no index`() {
        let made = publish(["content/pages/a.md": post("A")])
        #expect(made.text("search.json") == nil)
        #expect(made.text("search/index.html") == nil)
    }

    @Test(arguments: [
        ("<p>One two, one.</p>", "one two"), ("<svg><text>no</text></svg><p>yes</p>", "yes"),
        ("<script>no()</script>ja", "ja"), ("ÄRA naïve 東京", "ära naïve 東京"), ("a b c", ""), ("", ""), ("<p", ""),
    ])
    func `words are taken once, lower case, without drawings`(html: String, words: String) {
        #expect(PageWords(Array(html.utf8), most: 100).string == words)
    }

    @Test func `the words of a page have a limit`() {
        let many = (0..<1_000).map { "word\($0)" }.joined(separator: " ")
        #expect(PageWords(Array(many.utf8), most: 200).text.count <= 200)
    }
}
