import Site
import Testing

@testable import Rendering

@Suite struct AbsoluteLinksTests {
    private func absolute(_ html: String, page: String? = "/a/") throws -> String {
        let baseURL = try #require(BaseURL("https://me.dev/sub"))
        return String(decoding: absoluteLinks(Array(html.utf8), page: page, baseURL: baseURL), as: UTF8.self)
    }

    @Test(arguments: [
        ("<a href=\"/sub/b/\">b</a>", "<a href=\"https://me.dev/sub/b/\">b</a>"),
        ("<a href='/sub/b/'>b</a>", "<a href='https://me.dev/sub/b/'>b</a>"),
        ("<a href=/sub/b/>b</a>", "<a href=https://me.dev/sub/b/>b</a>"),
        ("<a href = \"/sub/b/\">b</a>", "<a href = \"https://me.dev/sub/b/\">b</a>"),
        ("<A HREF=\"/sub/b/\">b</A>", "<A HREF=\"https://me.dev/sub/b/\">b</A>"),
        (
            "<video poster=\"/v.png\" src=\"/v.mp4\">",
            "<video poster=\"https://me.dev/v.png\" src=\"https://me.dev/v.mp4\">"
        ),
        ("<a href=\"#b\">b</a>", "<a href=\"https://me.dev/sub/a/#b\">b</a>"),
        ("<img srcset=\"b.png 1x, /c.png 2x\">", "<img srcset=\"b.png 1x, https://me.dev/c.png 2x\">"),
        ("<img srcset =\" /c.png\">", "<img srcset =\" https://me.dev/c.png\">"),
        ("<img srcset='/a,b.png 1x,/c.png 2x'>", "<img srcset='https://me.dev/a,b.png 1x,https://me.dev/c.png 2x'>"),
    ])
    func `addresses of the site are written whole`(html: String, expected: String) throws {
        #expect(try absolute("<p class=\"x\">" + html + "</p>") == "<p class=\"x\">" + expected + "</p>")
        // Whatever stands before it.
        #expect(try absolute(html) == expected)
    }

    @Test(arguments: [
        "", "=", "a = b", "<a href=", "<a href=\"https://x.dev/\">x</a>", "<a href=\"//x.dev/\">x</a>",
        "<a href=\"mailto:a@b\">x</a>", "<p title=\"/a\">=/</p>", "x=/y", "<code>a=&quot;/b&quot;</code>",
    ])
    func `others stay`(html: String) throws { #expect(try absolute(html) == html) }

    @Test func `without a page its own places stay`() throws {
        #expect(try absolute("<a href=\"#b\">b</a>", page: nil) == "<a href=\"#b\">b</a>")
    }
}
