import Diagnostics
import Testing

@testable import Publishing

@Suite struct ForeignMarkupTests {
    private let files = [
        "content/posts/2026-11-01-a.md": post("A", "", "{% include a.html %}\n\n{{ b }} `{{ c }}`"),
        "content/posts/2026-11-02-b.md": post("B", "", "{% raw %}"),
    ]

    @Test func `markup of another program is one warning for a kind in the whole site`() {
        let made = publish(files)
        #expect(made.isGood)
        #expect(
            made.lines == [
                "2 places hold Liquid tags `{% … %}`, which will show as text: content/posts/2026-11-01-a.md:5:1, content/posts/2026-11-02-b.md:5:1",
                "1 place holds Liquid `{{ … }}`, which will show as text: content/posts/2026-11-01-a.md:7:1",
            ])
    }

    @Test func `so it is in the notes of releases, the foot of each page and an excerpt`() {
        let files = [
            "content/products/p/product.yml": "name: P\ntagline: T\nkind: app\nversion: 1.0.0\n",
            "content/products/p/CHANGELOG.md": "# Changelog\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- One {% a %}\n",
            "content/products/p/index.md": "Prose {{ b }}\n",
            "content/pages/a.md": post("A", "excerpt: see [[B]]", "Text"),
        ]
        let lines = publish(files, site: plainSite + "footer: by ==me==\n").lines
        #expect(
            lines.filter { $0.contains("will show as text") } == [
                "1 place holds Liquid tags `{% … %}`, which will show as text: content/products/p/CHANGELOG.md:7:7",
                "1 place holds Liquid `{{ … }}`, which will show as text: content/products/p/index.md:1:7",
                "1 place holds wiki links `[[…]]`, which will show as text: content/pages/a.md:3:10",
                "1 place holds highlights `==…==`, which will show as text: content/site.yml:5:9",
            ], "\(lines)")
    }

    @Test func `it is an error where that is asked for`() {
        #expect(!publish(files) { $0.isStrict = true }.isGood)
    }
}
