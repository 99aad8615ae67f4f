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

    @Test func `it is an error where that is asked for`() {
        #expect(!publish(files) { $0.isStrict = true }.isGood)
    }
}
