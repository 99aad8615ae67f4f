import Diagnostics
import Testing

@testable import YAML

@Suite struct YAMLAliasTests {
    @Test func `aliases and merged maps are followed where that is asked for`() throws {
        let source = SourceText(path: "a.yml", "a: &a {x: 1, y: [2]}\nb: *a\nc:\n  y: 3\n  <<: [*a]\n")
        #expect(throws: Mistakes.self) { try parseYAML(source) }
        #expect(
            try parseYAMLWithAliases(source).value
                == ["a": ["x": 1, "y": [2]], "b": ["x": 1, "y": [2]], "c": ["y": 3, "x": 1]])
        #expect(throws: Mistakes.self) { try parseYAMLWithAliases(SourceText(path: "a.yml", "a: *b\n")) }
    }

    @Test func `aliases of aliases are nested no deeper than other values`() {
        var text = "a0: &a0 [1]\n"
        for number in 1...90 { text += "a\(number): &a\(number) [*a\(number - 1)]\n" }
        #expect(throws: Mistakes.self) { try parseYAMLWithAliases(SourceText(path: "a.yml", text)) }
    }
}
