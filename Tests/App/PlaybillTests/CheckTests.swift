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
