import Foundation
import Testing

@Suite struct CheckTests {
    @Test func `outside addresses are asked for only when wanted, and told with their line`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": """
            title: T
            base_url: https://me.dev/
            check:
              external:
                allow: [http://127.0.0.1:1/allowed/]
                retries: 0
            """,
            "content/pages/a.md":
                "---\ntitle: A\n---\n[x](http://127.0.0.1:1/allowed/x)\n\n[y](http://127.0.0.1:1/gone)\n",
        ])
        #expect(try playbill("check", "--now", "2026-11-21").status == 0)
        let outcome = try playbill("check", "--external", "--now", "2026-11-21")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains(
                "content/pages/a.md:6:5: error: `http://127.0.0.1:1/gone` leads nowhere: nobody listens there"),
            "\(outcome.messages)")
        #expect(!outcome.messages.contains("`http://127.0.0.1:1/allowed/x`"))
        #expect(playbill.exists(".playbill-cache/outlinks.tsv"))
    }

    @Test func `what site dot yml says about the check is itself checked`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["content/site.yml": "title: T\ncheck:\n  external: {alow: [x], timeout: soon}\n"])
        let outcome = try playbill("check")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains("content/site.yml:3:14: error: there is no field `alow`"), "\(outcome.messages)")
        #expect(outcome.messages.contains("`timeout` must be a span of time"))
    }

    @Test func `a site without an address is told which one feeds got`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["content/site.yml": "title: T\n", "content/pages/a.md": "Text\n"])
        let outcome = try playbill("check")
        #expect(outcome.status == 0)
        #expect(
            outcome.messages.contains(
                "content/site.yml:1:1: warning: `base_url` is missing, so feeds and sitemap tell addresses of "
                    + "http://localhost:4000/"), "\(outcome.messages)")
        #expect(try !playbill("check", "--base-url", "https://me.dev/").messages.contains("base_url"))
    }

    @Test func `pictures that are copied as they are tell what they hold`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\n", "content/pages/a.md": "Text\n",
        ])
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
        }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        let header = chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
        let folder = playbill.folder.appending(path: "content/assets")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let telling = start + header + chunk("tEXt", Array("Author\0Ada".utf8)) + chunk("IEND", [])
        try Data(telling).write(to: folder.appending(path: "lamp.png"))
        try Data(start + header + chunk("IEND", [])).write(to: folder.appending(path: "plain.png"))
        let outcome = try playbill("check")
        #expect(outcome.status == 0)
        #expect(
            outcome.messages.contains(
                "content/assets/lamp.png:1:1: warning: the picture is published as it is, and holds the name of its owner or "
                    + "maker\n  take that out of the file, for instance with `exiftool "), "\(outcome.messages)")
        #expect(!outcome.messages.contains("plain.png"))
    }

    @Test func `a mistake that several find is told once`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
            "content/products/lamp/product.yml":
                "name: Lamp\ntagline: It shines\nkind: app\nplatforms: [iPhone]\nscenes:\n  - {title: A, picture: a.png}\n",
        ])
        let outcome = try playbill("check", "--kit")
        #expect(outcome.status == 1)
        #expect(outcome.messages.split(separator: "there is no file `a.png`").count == 2, "\(outcome.messages)")
    }

    @Test func `strict templates refuse names that stand for nothing`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "content/site.yml": "title: T\nbase_url: https://me.dev/\ntheme: plain\n",
            "content/pages/a.md": "Text\n", "themes/plain/layouts/page.html": "{{ page.titel }}",
        ])
        #expect(try playbill("check").status == 0)
        let outcome = try playbill("check", "--strict")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("`titel` stands for nothing"), "\(outcome.messages)")
        #expect(outcome.messages.contains("did you mean `title`?"))
    }
}
