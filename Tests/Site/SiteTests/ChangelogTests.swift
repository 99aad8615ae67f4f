import Diagnostics
import Testing

@testable import Site

@Suite struct ChangelogTests {
    private func releases(_ text: String) -> [String] {
        let read = parseChangelog(SourceText(path: "CHANGELOG.md", text))
        return read.releases.map {
            "\($0.version ?? "next") \($0.notes.string.split(separator: "\n").joined(separator: "|"))"
        }
            + read.mistakes.map(\.message)
    }

    /// As hyperfine's and many others are written.
    @Test func `versions may be headings of the first level`() {
        let text =
            "# Changelog\n\n# unreleased\n\n- c\n\n# v1.2.0\n\n## Features\n\n- a\n```\n## 1.1\n```\n# 1.1.0 (2020-01-02)\n\n- b\n"
        #expect(releases(text) == ["next - c", "1.2.0 ### Features|- a|```|## 1.1|```", "1.1.0 - b"])
    }

    @Test func `where some are of the second level, those are the releases`() {
        #expect(releases("# Lamp 2.0\n\n## [1.0]\n\n- a\n") == ["1.0 - a"])
        #expect(releases("# 1.0\n## 0.9\n- a\n") == ["0.9 - a"])
        #expect(releases("# Changelog\n\n## Features\n") == ["Features ", "`Features` is no version"])
    }
}
