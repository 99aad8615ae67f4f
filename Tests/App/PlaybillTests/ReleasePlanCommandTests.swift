import Foundation
import Testing

private let files = [
    "content/site.yml": "title: T\nbase_url: https://me.dev/\n",
    "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
    "content/products/lamp/CHANGELOG.md": "## [1.0] - 2026-11-20\n- New.\n",
]

@Suite struct ReleasePlanCommandTests {
    @Test func `the list tells what is done, and keeps what people add and tick`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(files)
        let first = try playbill("release", "plan")
        #expect(first.status == 0, "\(first.messages)")
        #expect(first.output.contains("- [x] the changelog has 1.0, with its day\n"))
        #expect(first.output.contains("- [ ] the tag is there — `git tag -a v1.0"))
        #expect(first.output.contains("- [ ] links that lead out are answered — `--external` asks for them\n"))
        #expect(try playbill("release", "plan", "--add", "Write: to all").status == 0)
        let ticked = try playbill("release", "plan", "--tick", "1")
        #expect(ticked.output.contains("- [x] 1. Write: to all\n"))
        #expect(
            playbill.text("content/products/lamp/releases/1.0.yml")
                == "items:\n  - title: \"Write: to all\"\n    done: true\n")
        #expect(try playbill("release", "plan", "--tick", "2").status == 64)
        let other = try playbill("release", "plan", "--release", "2.0")
        #expect(other.output.contains("# Lamp 2.0") && other.output.contains("`playbill release bump lamp 2.0`"))
        #expect(try playbill("release", "plan", "--ics", "plan.ics").status == 0)
        #expect(playbill.text("plan.ics")?.hasPrefix("BEGIN:VCALENDAR\r\n") == true)
    }

    @Test func `numbers are noted, taken from exports, and shown with charts`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(
            files.merging(["t.csv": "Date,App Units\n2026-11-20,5\n2026-11-21,7\n2026-11-22,9\n", "no.csv": "a,b\n"]) {
                $1
            })
        #expect(try playbill("stats", "import", "t.csv").status == 0)
        #expect(try playbill("stats", "add", "stars", "12", "--on", "2026-11-21").status == 0)
        #expect(
            playbill.text("content/products/lamp/stats.csv")
                == "day,metric,span,value\n2026-11-20,downloads,day,5\n2026-11-21,downloads,day,7\n"
                + "2026-11-21,stars,total,12\n2026-11-22,downloads,day,9\n")
        let shown = try playbill("stats", "show")
        #expect(shown.output.contains("| downloads | 21 | – | 21 |"), "\(shown.output)")
        #expect(try playbill("stats", "show", "-o", "numbers").status == 0)
        #expect(playbill.text("numbers/index.html")?.contains("<svg") == true)
        #expect(playbill.text("numbers/downloads.svg") != nil)
        let bad = try playbill("stats", "import", "no.csv")
        #expect(bad.status == 1 && bad.messages.contains("no.csv:1:1: error: no numbers are found here"))
        #expect(try playbill("stats", "add", "stars").status == 64)
        #expect(try playbill("stats").status == 64)
        #expect(try playbill("build").status == 0)
    }
}
