import Diagnostics
import Testing
import Values

@testable import YAML

@Suite struct YAMLTests {
    private func value(_ text: String) throws -> Value { try parseYAML(SourceText(path: "a.yml", text)).value }

    @Test(
        arguments: [
            ("a: 1", ["a": 1]), ("a: 1.5", ["a": 1.5]), ("a: 1.0", ["a": 1.0]), ("a: '1'", ["a": "1"]),
            ("a: ~", ["a": nil]),
            ("a:", ["a": nil]), ("a: true", ["a": true]), ("a: no", ["a": "no"]), ("a: on", ["a": "on"]),
            ("a: 0x1F", ["a": 31]), ("a: 0o17", ["a": 15]), ("a: -12", ["a": -12]), ("a: +3", ["a": 3]),
            ("a: 1e3", ["a": 1000.0]), ("a: .5", ["a": 0.5]), ("a: 2026-11-20", ["a": "2026-11-20"]),
            ("a: 10:30", ["a": "10:30"]), ("a: 1.2.3", ["a": "1.2.3"]), ("a: '-'", ["a": "-"]),
            ("a: 99999999999999999999", ["a": 1e20]), ("a: [1, x, [2]]", ["a": [1, "x", [2]]]),
            ("a: {b: {c: d}}", ["a": ["b": ["c": "d"]]]), ("a: |\n  one\n  two\n", ["a": "one\ntwo\n"]),
            ("a: >\n  one\n  two\n", ["a": "one two\n"]), ("- 1\n- 2", [1, 2]), ("", nil), ("# nothing\n", nil),
            ("a: \"\\u00e9\"", ["a": "é"]), ("\"a b\": 1", ["a b": 1]),
        ] as [(String, Value)])
    func `a document reads as`(text: String, expected: Value) throws {
        #expect(try value(text) == expected)
    }

    @Test func `every part knows its place, lines above counted`() throws {
        let node = try parseYAML(SourceText(path: "a.md", "title: x\ntags:\n  - one\n  - two\n", linesAbove: 1))
        #expect(node["title"]?.place == Place(path: "a.md", line: 2, column: 8))
        #expect(node.entries[1].keyPlace == Place(path: "a.md", line: 3, column: 1))
        guard case .list(let tags)? = node["tags"]?.content else { throw Diagnostic(.error, "no list") }
        #expect(tags[1].place == Place(path: "a.md", line: 5, column: 5))
    }

    @Test(arguments: [
        ("a: 1\nb: 2\na: 3", 3, 1, "`a` stands twice"),
        ("title: Two: three", 1, 11, "mapping values are not allowed in this context"),
        ("a: [1, 2", 1, 4, "did not find expected"),
        ("a: *b", 1, 4, "aliases (`*name`) are not read"),
        ("a: 1\n---\nb: 2", 2, 1, "only one document can stand in a file"),
        ("x: [#one, #two]\ny: 1", 1, 5, "`#` begins a comment"),
        ("a: 1\nx: {brand: '#1', is: #B5541C}", 2, 22, "`#` begins a comment"),
        ("\tb: 1", 1, 1, "found character that cannot start any token"),
        ("[a]: 1", 1, 1, "a name must be a text"),
    ])
    func `a mistake has its place`(text: String, line: Int, column: Int, message: String) {
        do {
            _ = try value(text)
            Issue.record("`\(text)` was read")
        } catch let failure as Mistakes {
            #expect(failure.all[0].message.hasPrefix(message), "\(failure.all[0].message)")
            #expect(failure.all[0].place?.line == line)
            #expect(failure.all[0].place?.column == column)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test(arguments: [2, 15, 16, 17, 18, 40])
    func `a name that stands twice is found in small maps and in large ones`(count: Int) throws {
        let map = (1..<count).map { "n\($0): \($0)\n" }.joined()
        #expect(try parseYAML(SourceText(path: "a.yml", map + "last: 0")).entries.count == count)
        for name in ["n1", "n\(count - 1)"] {
            do {
                _ = try value(map + "\(name): 0")
                Issue.record("\(name) of \(count) was read twice")
            } catch let failure as Mistakes {
                #expect(failure.all.map(\.message) == ["`\(name)` stands twice"])
                #expect(failure.all[0].remedy == "it stands in line \(name.dropFirst()) already")
            }
        }
    }

    @Test func `lists cannot be nested without end`() {
        #expect(throws: Mistakes.self) { try value(String(repeating: "[", count: 10_000)) }
    }
}
