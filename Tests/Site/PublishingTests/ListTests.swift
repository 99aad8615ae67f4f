import Testing

@testable import Publishing

@Suite struct ListTests {
    private let theme = plainTheme.merging([
        "themes/plain/layouts/archive.html": """
        {% assign year = '' %}{% for post in paginator.posts %}{% assign this = post.date | date: '%Y' %}\
        {% if this != year %}{{ this }}:{% assign year = this %}{% endif %}[{{ post.title }}]{% endfor %}\
        {{ paginator.previous_page_path }}<{{ paginator.page }}>{{ paginator.next_page_path }}
        """,
        "themes/plain/layouts/product.html": "{{ product.name }}",
        "themes/plain/layouts/products.html":
            "{% for item in paginator.products %}[{{ item.name }}]{% endfor %}{{ paginator.next_page_path }}",
    ]) { $1 }

    /// Five posts over two years, each with a tag of `tags` and one of `topics`, and three products.
    private var files: [String: String] {
        var files: [String: String] = [:]
        for (index, day) in ["2025-01-01", "2025-06-01", "2026-01-01", "2026-02-01", "2026-03-01"].enumerated() {
            files["content/posts/\(day)-p\(index).md"] = post("P\(index)", "tags: [t]\ntopics: [Big Thing]")
        }
        for name in ["A", "B", "C"] {
            files["content/products/\(name.lowercased())/product.yml"] = "name: \(name)\ntagline: T\nkind: app\n"
        }
        return files
    }

    private func made(_ more: [String: String] = [:]) -> Publication {
        publish(files.merging(more) { $1 }, theme: theme, site: plainSite + "taxonomies: [tags, topics]\n")
    }

    @Test func `home, terms of any taxonomy, archive and products all have pages of n`() {
        let made = made()
        #expect(made.lines == [])
        let pages = made.tree.paths.filter { $0.contains("page/") }
        #expect(
            pages == [
                "archive/page/2/index.html", "archive/page/3/index.html", "page/2/index.html", "page/3/index.html",
                "products/page/2/index.html", "tags/t/page/2/index.html", "tags/t/page/3/index.html",
                "topics/big-thing/page/2/index.html", "topics/big-thing/page/3/index.html",
            ])
    }

    @Test func `an archive names each year at the head of its posts`() {
        let made = made()
        #expect(made.text("archive/index.html") == "2026:[P4][P3]<1>/archive/page/2/")
        #expect(made.text("archive/page/2/index.html") == "2026:[P2]2025:[P1]/archive/<2>/archive/page/3/")
        #expect(made.text("archive/page/3/index.html") == "2025:[P0]/archive/page/2/<3>")
    }

    @Test func `products are listed in the order of their folders`() {
        let made = made()
        #expect(made.text("products/index.html") == "[A][B]/products/page/2/")
        #expect(made.text("products/page/2/index.html") == "[C]")
    }

    @Test func `a page at a list's address takes its place, further pages included`() {
        let made = made(["content/pages/archive.md": post("Mine", "permalink: /archive/")])
        #expect(made.text("archive/index.html")?.contains("Mine") == true)
        #expect(!made.tree.paths.contains { $0.hasPrefix("archive/page/") })
    }

    @Test func `with the list's own layout it is still the list`() {
        let made = made(["content/pages/archive.md": post("Mine", "permalink: /archive/\nlayout: archive")])
        #expect(made.text("archive/index.html") == "2026:[P4][P3]<1>/archive/page/2/")
        #expect(made.text("archive/page/3/index.html") == "2025:[P0]/archive/page/2/<3>")
    }

    @Test func `a page that wants the address of a further page gets it`() {
        let made = made(["content/pages/two.md": post("Two", "permalink: /page/2/")])
        #expect(made.lines == [])
        #expect(made.text("page/2/index.html")?.contains("Two") == true)
    }

    @Test func `the sitemap has the first page of each list that is there, and no other`() {
        let sitemap = made().text("sitemap.xml") ?? ""
        for address in ["", "archive/", "products/", "tags/", "topics/", "tags/t/", "topics/big-thing/"] {
            #expect(sitemap.contains("<loc>https://me.dev/\(address)</loc>"))
        }
        #expect(!sitemap.contains("/page/"))
        let bare = publish(files, theme: ["themes/plain/layouts/post.html": "{{ content }}"])
        #expect(bare.text("sitemap.xml")?.contains("/tags/") == false)
    }
}
