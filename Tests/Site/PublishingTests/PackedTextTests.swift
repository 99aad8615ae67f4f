import Compression
import Testing

@testable import Publishing

@Suite struct PackedTextTests {
    private let files = [
        "content/pages/a.md": post("A", "", String(repeating: "Many words. ", count: 200)),
        "content/pages/b.md": post("B", "", "Few."),
        "content/assets/long.js": String(repeating: "let a = 1;", count: 200),
        "content/assets/p.gif": tinyPicture(String(repeating: "x", count: 2_000)),
    ]

    @Test func `texts are packed beside their files where a site asks for it`() throws {
        let made = publish(files, site: plainSite + "compress: [gzip, brotli]\n")
        #expect(made.lines == [])
        let packed = made.tree.paths.filter { $0.hasSuffix(".gz") || $0.hasSuffix(".br") }
        #expect(
            packed.filter { !$0.hasPrefix("feed") && !$0.hasPrefix("atom") && !$0.hasPrefix("sitemap") }
                == ["a/index.html.br", "a/index.html.gz", "assets/long.js.br", "assets/long.js.gz"])
        let page = try #require(made.tree["a/index.html"]).read()
        let brotli = try #require(made.tree["a/index.html.br"]).read()
        #expect(brotliUnpacked(brotli, limit: 1 << 20) == page)
        #expect(try #require(made.tree["a/index.html.gz"]).read().prefix(2) == [0x1F, 0x8B])
        #expect(brotli.count < page.count / 4)
    }

    @Test func `nothing is packed unless asked for, and an author's own file stays`() throws {
        #expect(!publish(files).tree.paths.contains { $0.hasSuffix(".gz") })
        let own = publish(
            files.merging(["content/assets/long.js.gz": "mine"]) { $1 }, site: plainSite + "compress: gzip\n")
        #expect(own.text("assets/long.js.gz") == "mine")
    }

    @Test func `an unknown form is told`() {
        #expect(
            publish([:], site: plainSite + "compress: [zip]\n").lines.contains {
                $0.hasPrefix("content/site.yml:5: ") && $0.contains("zip")
            })
    }
}
