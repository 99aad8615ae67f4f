import Diagnostics
import Testing

@testable import Publishing

@Suite struct AddressBookTests {
    @Test(arguments: [
        ("/feed.xml", "a feed of Test"), ("/sitemap.xml", "the sitemap"), ("/robots.txt", "what robots read"),
        ("/assets/a.txt", "the asset a.txt"),
    ])
    func `a page cannot stand where a file is made`(permalink: String, other: String) {
        let made = publish([
            "content/pages/a.md": post("A", "permalink: \(permalink)"), "content/assets/a.txt": "text",
        ])
        #expect(
            made.lines == [
                "content/pages/a.md:3: content/pages/a.md and \(other) both want the address \(permalink)"
            ])
        #expect(made.mistakes.first?.excerpt == "permalink: \(permalink)")
    }

    @Test func `an alias cannot either`() {
        let made = publish(["content/pages/a.md": post("A", "aliases: [/feed.xml]")])
        #expect(
            made.lines == [
                "content/pages/a.md:3: content/pages/a.md (alias) and a feed of Test both want the address /feed.xml"
            ])
    }

    @Test func `a conflict shows both places`() throws {
        let made = publish([
            "content/pages/a.md": post("A", "permalink: /x/"), "content/pages/b.md": post("B", "slug: x"),
        ])
        let mistake = try #require(made.mistakes.first)
        #expect(made.mistakes.count == 1)
        #expect(mistake.place == Place(path: "content/pages/b.md", line: 3, column: 7))
        #expect(mistake.excerpt == "slug: x")
        #expect(mistake.trail.map(\.place) == [Place(path: "content/pages/a.md", line: 3, column: 12)])
    }

    @Test func `a file cannot stand where a page needs a folder`() {
        let made = publish([
            "content/pages/a.md": post("A", "permalink: /x.html"),
            "content/pages/b.md": post("B", "permalink: /x.html/y/"),
        ])
        #expect(
            made.lines == [
                "content/pages/b.md:3: content/pages/b.md needs a folder at /x.html/, where content/pages/a.md is a file"
            ])
    }

    @Test func `files of the author's are copied, and their own robots.txt and 404.html count`() {
        let made = publish([
            "content/CNAME": "me.dev", "content/robots.txt": "User-agent: x", "content/404.html": "gone",
            "content/guide/one.md": post("One", "", "![b](b.png)"), "content/guide/b.png": tinyPicture("picture"),
            "content/posts/2026-11-01-a.md": post("A"),
        ])
        #expect(made.lines.filter { !$0.contains("alt") } == [])
        #expect(made.text("CNAME") == "me.dev")
        #expect(made.text("robots.txt") == "User-agent: x")
        #expect(made.text("404.html") == "gone")
        #expect(made.text("guide/b.png") == tinyPicture("picture"))
        #expect(made.text("guide/one/index.html")?.contains("src=\"/guide/one/b.png\"") == true)
    }

    @Test func `a tag that is too long for an address is told with a post that has it`() {
        let tag = String(repeating: "long", count: 75)
        let made = publish(["content/posts/2026-11-01-a.md": post("A", "tags: [\(tag)]")])
        #expect(
            made.lines == [
                "content/posts/2026-11-01-a.md:1: the list `longlonglonglonglonglong…` cannot have an address: "
                    + "`longlonglonglonglonglong…` is 300 bytes long, and a part of an address has at most 240"
            ])
    }
}
