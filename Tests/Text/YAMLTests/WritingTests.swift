import Diagnostics
import Testing
import Values

@testable import YAML

@Suite struct YAMLWritingTests {
    @Test func `blocks, as a person would write them`() {
        let value: Value = [
            "name": "Nanashi", "players": 2, "free": true,
            "features": [["title": "Two rules", "weight": 10], ["title": "A robot: patient"]],
            "tags": ["a", "b c"], "text": "One.\nTwo.\n", "none": .list([]), "empty": "",
        ]
        #expect(
            yaml(value) == """
                name: Nanashi
                players: 2
                free: true
                features:
                  - title: Two rules
                    weight: 10
                  - title: "A robot: patient"
                tags:
                  - a
                  - b c
                text: |
                  One.
                  Two.
                none: []
                empty: ""

                """)
    }

    @Test(arguments: [
        "", " ", "a", "a b", " a", "a ", "true", "No", "null", "~", "12", "1.5", "2026-01-02", "1e3", "0x1F", "- a",
        "a: b",
        "a:", "a #b", "#a", "a\nb", "a\nb\n", "a\n\nb", "\na", "a\n\n", "\n", "\"a\"", "'a'", "a\\b", "[a]", "{a}",
        "&a", "*a",
        "!a", "|", ">", "%a", "@a", "`a`", "a\tb", "\u{7}", "\u{85}", "\u{2028}", "\u{FEFF}", "日本語", "été", "👨‍👩‍👧‍👦",
        "a\u{A0}b",
        "? a", "a\r\nb", "---", "...", "a\n b", "  a\nb", "x: |", "key: [a", "http://a.b/c#d", "<", "= a", "/path",
        String(repeating: "long ", count: 400) + "!",
    ])
    func `writing and reading a text gives it back, wherever it stands`(text: String) throws {
        let values: [Value] = [
            .string(text), .list([.string(text), .list([.string(text)])]),
            ["k": .string(text), "l": ["m": .string(text)]],
            .list([["a": .string(text), "b": .string(text)]]), .object(Object([(text, Value.integer(1))])),
        ]
        for value in values {
            let written = yaml(value)
            let read = try parseYAML(SourceText(path: "", written))
            #expect(read.value == value, "\(written)")
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, 1e300, -0.5, 5e-324])
    func `a number stays the number it is`(number: Double) throws {
        let value: Value = ["a": .decimal(number)]
        #expect(try parseYAML(SourceText(path: "", yaml(value))).value == value)
        #expect(yaml(.decimal(.nan)) == ".nan\n")
    }

    @Test func `of names that stand twice a hundred are told at most`() throws {
        let text = String(repeating: "a: 1\n", count: 500)
        let mistakes = try #require(throws: Mistakes.self) { try parseYAML(SourceText(path: "", text)) }
        #expect(mistakes.all.count == 100)
    }
}
