import Foundation
import Testing

@Suite struct ImportManualTests {
    @Test func `what configures a manual may lie in a hidden folder, below the one that is named`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write([
            "old/docs/.vitepress/config.ts":
                "import list from './list'\nexport default {title: 'Lamp', themeConfig: {sidebar: list}}\n",
            "old/docs/.vitepress/list.mts": "export default [{text: 'One', link: '/b'}, {text: 'Two', link: '/a'}]\n",
            "old/docs/.vitepress/cache/deps/x.js": "cached", "old/docs/a.md": "# Two\n\n[One](b)\n",
            "old/docs/b.md": "# One\n", "old/.env": "SECRET=1\n",
        ])
        let outcome = try playbill("import", "vitepress", "old", "-o", "new")
        #expect(outcome.status == 0, "\(outcome.messages)")
        let settings = playbill.text("new/content/site.yml") ?? ""
        #expect(settings.hasSuffix("chapters:\n  docs:\n    - b.md\n    - a.md\n"), "\(settings)")
        #expect(playbill.text("new/content/docs/a.md")?.hasSuffix("[One](b.md)\n") == true)
        #expect(!playbill.exists("new/from-vitepress"))
        let built = try playbill("build", "--site", "new", "-o", "public")
        #expect(built.status == 0, "\(built.messages)")
    }
}
