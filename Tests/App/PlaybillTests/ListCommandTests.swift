import Testing

@Suite struct ListCommandTests {
    private static let files = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\nlanguages: [de]\n",
        "content/posts/2026-01-01-a.md": "---\ntitle: A\ndraft: true\n---\n",
        "content/posts/2026-03-01-b.md": "---\ntitle: B\n---\n",
        "content/posts/2026-02-01-c.md": "---\ntitle: C\n---\n",
        "content/pages/d.md": "---\ntitle: D\nexpires: 2026-01-02\n---\n",
        "content/pages/e.md": "---\ntitle: E\nunlisted: true\n---\n",
        "content/pages/e.de.md": "---\ntitle: E\nunlisted: true\n---\n",
        "content/pages/f.md": "---\ntitle: F\n---\n",
    ]

    @Test(arguments: [
        ("drafts", "content/posts/2026-01-01-a.md\t2026-01-01\tA\n"),
        ("future", "content/posts/2026-02-01-c.md\t2026-02-01\tC\ncontent/posts/2026-03-01-b.md\t2026-03-01\tB\n"),
        ("expired", "content/pages/d.md\t2026-01-02\tD\n"),
        ("unlisted", "content/pages/e.de.md\t-\tE\ncontent/pages/e.md\t-\tE\n"),
        ("untranslated", "content/pages/f.md\tde\tF\n"),
    ])
    func `a list names its pages, one a line`(list: String, lines: String) throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(ListCommandTests.files)
        let outcome = try playbill("list", list, "--now", "2026-01-15")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.output == lines)
    }

    @Test func `as JSON each page is an object`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(ListCommandTests.files)
        #expect(
            try playbill("list", "untranslated", "--format", "json", "--now", "2026-01-15").output
                == #"{"path":"content/pages/f.md","url":"/f/","title":"F","date":null,"missing":["de"]}"# + "\n")
    }

    @Test func `a list that is not there is told, and so is none`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(ListCommandTests.files)
        let wrong = try playbill("list", "draft")
        #expect(wrong.status == 64)
        #expect(wrong.messages.contains("there is no list `draft`") && wrong.messages.contains("`drafts`"))
        #expect(try playbill("list").messages.contains("the lists are drafts, future, expired"))
    }
}
