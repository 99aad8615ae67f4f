import Foundation
import Testing

@Suite struct BuildTests {
    private let site = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
        "content/posts/2026-11-01-a.md": "---\ntitle: A\n---\nText.\n",
    ]

    @Test func `a new site builds at once, with the theme that the program carries`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        #expect(try playbill("new", "mysite").status == 0)
        let outcome = try playbill("build", "--strict", "--site", "mysite", "--now", "2026-11-21")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(playbill.exists("mysite/public/index.html"))
        #expect(try playbill("new", "mysite").status == 73)
    }

    @Test func `a build with an error leaves the last good output, and says where`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        #expect(try playbill("build", "--now", "2026-11-21").status == 0)
        let good = playbill.text("public/posts/2026/a/index.html")
        try playbill.write(["content/posts/2026-11-01-a.md": "---\ntitle: B\nlayout: pots\n---\nOther.\n"])
        let outcome = try playbill("build", "--now", "2026-11-21")
        #expect(outcome.status == 1)
        #expect(
            outcome.messages.contains("content/posts/2026-11-01-a.md:3:9: error: there is no layout `pots`"),
            "\(outcome.messages)")
        #expect(outcome.messages.contains("did you mean `post`?"))
        #expect(playbill.text("public/posts/2026/a/index.html") == good)
    }

    @Test func `a folder with files of others is refused with status 73`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site.merging(["public/thesis.txt": "mine"]) { $1 })
        let outcome = try playbill("build")
        #expect(outcome.status == 73)
        #expect(outcome.messages.contains("--force"))
        #expect(playbill.text("public/thesis.txt") == "mine")
    }

    @Test func `the bytes do not depend on locale, zone, home or the hour`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(site)
        #expect(try playbill("build", "--output", "one", environment: ["SOURCE_DATE_EPOCH": "1800000000"]).status == 0)
        let other = [
            "SOURCE_DATE_EPOCH": "1800000000", "TZ": "Asia/Tokyo", "LC_ALL": "fr_FR.UTF-8", "HOME": "/nowhere",
        ]
        #expect(try playbill("build", "--output", "two", environment: other).status == 0)
        for path in ["index.html", "feed.xml", "posts/2026/a/index.html", "sitemap.xml"] {
            #expect(playbill.text("one/\(path)") == playbill.text("two/\(path)"))
        }
    }

    @Test func `messages come as JSON for programs`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(["content/site.yml": "titel: T\n"])
        let outcome = try playbill("check", "--format", "json")
        #expect(outcome.status == 1)
        for line in outcome.messages.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["path"] as? String == "content/site.yml")
        }
    }

    @Test func `outside of a site the way in is told`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        let outcome = try playbill("build")
        #expect(outcome.status == 1)
        #expect(outcome.messages.contains("playbill new DIR"))
    }
}
