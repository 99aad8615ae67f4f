import Foundation
import Testing

private let files = [
    "content/site.yml": "title: T\nbase_url: https://me.dev/\ntimezone: Europe/Berlin\n",
    "content/products/lamp/product.yml": "name: Lamp\ntagline: It shines.\nkind: app\nlicense: MIT\n",
    "content/posts/2026-11-20-out.md": "---\ntitle: Lamp is out\nproduct: lamp\n---\nAt [last](/products/lamp/).\n",
    "content/pages/about.md": "---\ntitle: About\n---\nMe.\n",
]

@Suite struct ReleaseStageCommandTests {
    private let now = ["--now", "2026-11-21T12:00:00Z"]

    @Test func `a product is staged with one command, and launched at an instant with another`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(files)
        let staged = try playbill.run(["release", "stage"] + now)
        #expect(staged.status == 0, "\(staged.messages)")
        let manifest = "content/products/lamp/product.yml"
        #expect(playbill.text(manifest)?.contains("kind: app\nstage: staged\n") == true)
        #expect(playbill.text("content/site.yml")?.contains("\nstage_key: k") == true)
        #expect(staged.messages.contains("Lamp is staged: https://me.dev/"))
        #expect(staged.messages.contains("is taken away until the launch: /products/lamp/, /posts/2026/out/"))
        try playbill.write(["content/pages/list.md": "[all](/products/)"])
        let dead = try playbill.run(["check"] + now)
        #expect(dead.messages.contains("all products are staged, and so is the list of them"), "\(dead.messages)")
        try playbill.write(["content/pages/list.md": "None."])
        #expect(try playbill.run(["build"] + now).status == 0)
        #expect(playbill.text("public/products/lamp/index.html") == nil)
        let list = try playbill.run(["list", "staged"] + now).output
        let address = try #require(list.split(separator: "\t").dropFirst().first)
        #expect(playbill.text("public\(address)index.html")?.contains("noindex") == true)

        let past = try playbill.run(["release", "launch", "--at", "2026-11-21T12:59"] + now)
        #expect(past.status == 64 && past.messages.contains("2026-11-21T12:59:00+01:00 is over"), "\(past.messages)")
        let timed = try playbill.run(["release", "launch", "--at", "2026-12-01T10:00"] + now)
        #expect(timed.status == 0, "\(timed.messages)")
        #expect(playbill.text(manifest)?.contains("stage: staged\nlaunch: 2026-12-01T10:00:00+01:00\n") == true)
        #expect(
            try playbill.run(["next"] + now).output.contains("2026-12-01T10:00:00+01:00\tlaunch\t\(manifest)\tLamp"))
        #expect(try playbill("build", "--now", "2026-12-01T09:00:00Z").status == 0)
        #expect(playbill.text("public/products/lamp/index.html") != nil)
        #expect(playbill.text("public\(address)index.html")?.contains("url=https://me.dev/products/lamp/") == true)
    }

    @Test func `it is live at once where no instant is named, and what is not staged cannot be launched`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(files)
        let early = try playbill.run(["release", "launch"] + now)
        #expect(early.status == 1 && early.messages.contains("lamp is not staged"), "\(early.messages)")
        _ = try playbill.run(["release", "stage"] + now)
        let before = playbill.text("content/products/lamp/product.yml")
        #expect(try playbill.run(["release", "launch", "--dry-run"] + now).status == 0)
        #expect(playbill.text("content/products/lamp/product.yml") == before)
        try playbill.write(["content/posts/2026-11-20-out.md": "---\ntitle: X\nproduct: lamp\n---\n[dead](/nowhere/)\n"]
        )
        let broken = try playbill.run(["release", "launch"] + now)
        #expect(broken.status == 1 && broken.messages.contains("nothing was changed"), "\(broken.messages)")
        try playbill.write(["content/posts/2026-11-20-out.md": files["content/posts/2026-11-20-out.md"] ?? ""])
        #expect(try playbill.run(["release", "launch"] + now).status == 0)
        #expect(playbill.text("content/products/lamp/product.yml")?.contains("stage: live\n") == true)
    }
}
