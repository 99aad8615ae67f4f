import Testing

@testable import Publishing

/// A section may have thousands of pages: each lists those around it, as a part of a long series does.
@Suite struct BookletTests {
    private let theme = plainTheme.merging([
        "themes/plain/layouts/section.html":
            "{{ page.booklet.index }}/{{ page.booklet.count }} {{ page.booklet.first }}{% for item in page.booklet.pages %}[{{ item.title }}]{% endfor %}"
    ]) { $1 }

    private func site(_ count: Int, _ more: [String: String] = [:]) -> Publication {
        let pages = (1...count).map { number in
            ("content/docs/p\(1_000 + number).md", post("\(number)", "order: \(count - number)"))
        }
        return publish(Dictionary(uniqueKeysWithValues: pages).merging(more) { $1 }, theme: theme)
    }

    @Test func `a page of a long section knows those around it, in their order`() {
        let made = site(101)
        #expect(made.lines == [])
        let window = (46...56).reversed().map { "[\($0)]" }.joined()
        #expect(made.text("docs/p1051/index.html") == "51/101 46\(window)")
        #expect(made.text("docs/p1101/index.html")?.hasPrefix("1/101 1[101][100]") == true)
        #expect(made.text("docs/p1001/index.html")?.hasSuffix("[3][2][1]") == true)
    }

    @Test func `a short section has none, and one without numbers is in the order of its addresses`() {
        #expect(site(100).text("docs/p1051/index.html") == "/ ")
        let made = site(101, ["content/docs/a.md": post("A"), "content/docs/b.md": post("B", "order: last")])
        #expect(made.text("docs/a/index.html")?.hasPrefix("1/103 1[A][101]") == true)
        #expect(made.text("docs/b/index.html")?.hasSuffix("[1][B]") == true)
    }

    @Test func `an unlisted page is in no booklet, and each section has its own`() {
        let made = site(
            101, ["content/docs/x.md": post("X", "unlisted: true"), "content/other/y.md": post("Y")])
        #expect(made.text("docs/x/index.html") == "/ ")
        #expect(made.text("other/y/index.html") == "/ ")
        #expect(made.text("docs/p1051/index.html")?.hasPrefix("51/101") == true)
    }
}
