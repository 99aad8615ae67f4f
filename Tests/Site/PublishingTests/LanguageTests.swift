import Testing

@testable import Publishing

/// A page that shows a day, a month's name, a count, a number, a word and a duration.
private let theme: [String: String] = [
    "themes/plain/layouts/post.html":
        "{{ page.date | day }}|{{ page.date | date: '%B' }}|{{ site.posts.size | count: 'posts' }}|"
        + "{{ 12345.5 | number }}|{{ 'min_read' | word: 3 }}|{{ 'PT1M30S' | duration }}|{{ content }}"
]

private func page(_ language: String) -> String? {
    let text = "---\ndate: 2026-02-01\n---\n> [!NOTE]\n> Text.\n"
    let made = publish(
        ["content/posts/one.md": text], theme: theme,
        site: "title: T\nbase_url: https://me.dev/\ntheme: plain\nlanguage: \(language)\n")
    return made.text("posts/2026/one/index.html")
}

@Suite struct SiteLanguageTests {
    @Test(arguments: [
        ("en", "1 February 2026|February|1 post|12,345.5|3 min read|1 min 30 s|", "Note"),
        ("en-US", "February 1, 2026|February|1 post|12,345.5|3 min read|1 min 30 s|", "Note"),
        (
            "fr",
            "1er février 2026|février|1 article|12\u{202F}345,5|3 min de lecture|1\u{A0}min 30\u{A0}s|", "Remarque"
        ),
        ("ja", "2026年2月1日|2月|1件の記事|12,345.5|3分で読めます|1分 30秒|", "メモ"),
    ])
    func `a site writes as people of its language do`(language: String, line: String, note: String) throws {
        let text = try #require(page(language))
        #expect(text.hasPrefix(line), "\(text)")
        #expect(text.contains("<p class=\"markdown-alert-title\">\(note)</p>"))
    }

    @Test func `a language that is not known is written as English`() {
        #expect(page("tlh")?.hasPrefix("1 February 2026|") == true)
    }

    @Test(arguments: [
        ("{{ page.date | day: 'longish' }}", "`day` knows no style `longish`"),
        ("{{ 3 | count: 'sheep' }}", "`count` knows no noun `sheep`"), ("{{ 'x' | number }}", "`x` is no number"),
        ("{{ 'soon' | day }}", "`soon` is no date"),
    ])
    func `a filter that cannot do its work says why`(template: String, message: String) {
        let made = publish(
            ["content/posts/one.md": "---\ndate: 2026-02-01\n---\nText.\n"],
            theme: ["themes/plain/layouts/post.html": template])
        #expect(made.mistakes.contains { $0.message.contains(message) }, "\(made.mistakes)")
    }
}
