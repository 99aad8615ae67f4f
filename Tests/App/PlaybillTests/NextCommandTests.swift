import Testing

@Suite struct NextCommandTests {
    private static let files = [
        "content/site.yml": "title: T\nbase_url: https://me.dev/\ntimezone: Europe/Berlin\n",
        "content/posts/2026-01-01-a.md": "---\ntitle: A\nexpires: 2026-02-01T08:00:00Z\n---\n",
        "content/posts/2026-02-01-b.md": "---\ntitle: B\ndate: 2026-02-01T09:00:00+01:00\n---\n",
        "content/posts/2026-01-20-c.md": "---\ntitle: C\ndraft: true\n---\n",
        "content/posts/2026-03-01-d.md": "---\ntitle: D\nexpires: 2026-02-28\n---\n",
        "content/pages/e.md": "---\ntitle: E\nexpires: 2026-04-01\n---\n",
    ]

    private func outcome(_ words: String...) throws -> Playbill.Outcome {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(NextCommandTests.files)
        return try playbill.run(["next"] + words)
    }

    @Test func `what is due at once is told together, with when, what and where`() throws {
        let outcome = try outcome("--now", "2026-01-15")
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(
            outcome.output == """
                2026-02-01T08:00:00Z\texpire\tcontent/posts/2026-01-01-a.md\tA
                2026-02-01T09:00:00+01:00\tpublish\tcontent/posts/2026-02-01-b.md\tB

                """)
    }

    @Test func `a draft is never due, nor is what is over before it begins`() throws {
        let outcome = try outcome("--now", "2026-01-15", "--all")
        #expect(outcome.output.split(separator: "\n").map { $0.split(separator: "\t")[3] } == ["A", "B", "E"])
    }

    @Test func `what is due now is done`() throws {
        let outcome = try outcome("--now", "2026-02-01T08:00:00Z")
        #expect(outcome.output == "2026-04-01T00:00:00+02:00\texpire\tcontent/pages/e.md\tE\n")
    }

    @Test func `where time changes nothing nothing is written`() throws {
        let outcome = try outcome("--now", "2027-01-01")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("nothing is due"))
    }

    @Test func `as JSON each page is an object`() throws {
        #expect(
            try outcome("--now", "2026-02-15", "--format", "json").output
                == #"{"due":"2026-04-01T00:00:00+02:00","change":"expire","path":"content/pages/e.md","url":"/e/","title":"E"}"#
                + "\n")
    }

    @Test func `a head that cannot be read may be the next, so no time is told`() throws {
        let playbill = try Playbill()
        defer { playbill.remove() }
        try playbill.write(NextCommandTests.files)
        try playbill.write(["content/posts/2026-01-16-x.md": "---\ntitle: [\n---\n"])
        let outcome = try playbill("next", "--now", "2026-01-15")
        #expect(outcome.status == 1 && outcome.output.isEmpty)
    }
}
