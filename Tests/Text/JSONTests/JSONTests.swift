import Dates
import Diagnostics
import Testing
import Values

@testable import JSON

/// RFC 8259.
@Suite struct JSONTests {
    static let samples: [(String, Value)] = [
        ("null", .null), ("true", true), ("false", false), ("2", 2), ("2.0", 2.0), ("-0", 0), ("1e3", 1000.0),
        ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .decimal(9_223_372_036_854_775_808)),
        ("\"a\\n\\u00e9\\ud83d\\ude00\\/\"", "a\né😀/"), ("\"\\ud800x\"", "\u{FFFD}x"),
        ("\"\\ud800\\u0041\"", "\u{FFFD}A"), ("[ ]", []), ("[1,[2,\"\"]]", [1, [2, ""]]), ("{}", [:]),
        (" {\"b\" : 1 , \"a\":[]}\n", ["b": 1, "a": []]), ("{\"a\":1,\"a\":2}", ["a": 2]),
    ]

    @Test(arguments: samples)
    func `texts become values`(_ text: String, _ expected: Value) throws {
        #expect(try value(fromJSON: Array(text.utf8)) == expected)
    }

    @Test func `keys keep their order`() throws {
        guard case .object(let object) = try value(fromJSON: Array("{\"z\":1,\"a\":2,\"m\":3}".utf8)) else {
            Issue.record("no object")
            return
        }
        #expect(object.keys == ["z", "a", "m"])
    }

    @Test(arguments: samples)
    func `writing and reading gives the same`(_ text: String, _ expected: Value) throws {
        #expect(try value(fromJSON: json(expected)) == expected)
        #expect(try value(fromJSON: json(expected, indent: 2)) == expected)
    }

    @Test(arguments: [
        ("", "1:1: the text ends where a value is due"), ("[1,]", "1:4: expected a value"),
        ("{\"a\" 1}", "1:6: expected `:`"), ("{a: 1}", "1:2: expected a key in double quotes"),
        ("[1 2]", "1:4: expected `,` or `]`"), ("01", "1:1: a number must not begin with a zero"),
        ("1 2", "1:3: expected the end of the text"), ("\n \"a", "2:2: the text that begins here has no closing quote"),
        ("\"a\nb\"", "1:3: a text must not contain a control character"), ("\"\\x\"", "1:2: unknown escape in a text"),
        ("\"\\u12g4\"", "1:2: \\u needs four hexadecimal digits"), ("-", "1:2: the text ends where a digit is due"),
        ("'a'", "1:1: expected a value"), ("tru", "1:1: expected a value"),
        ("[1e309]", "1:2: this number is too large"),
        ("-1" + String(repeating: "0", count: 400), "1:1: this number is too large"),
        ("[\"é\",é]", "1:6: expected a value"),
    ])
    func `a mistake has its place`(_ text: String, _ message: String) throws {
        let mistake = try #require(throws: Diagnostic.self) { try value(fromJSON: Array(text.utf8)) }
        let place = try #require(mistake.place)
        #expect("\(place.line):\(place.column): \(mistake.message)" == message)
        let all = try #require(throws: Mistakes.self) { try parseJSON(SourceText(path: "<stdin>", text)) }
        #expect(all.all.first == mistake)
    }

    @Test func `nesting is bounded`() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: Diagnostic.self) { try value(fromJSON: Array(text.utf8)) }
        #expect(throws: Mistakes.self) { try parseJSON(SourceText(path: "t", text)) }
    }

    @Test func `nodes know their places and all keys that stand twice`() throws {
        let text = "{\n  \"ä\": [1, \"x\"],\n  \"b\": null\n}"
        let node = try parseJSON(SourceText(path: "p.json", text, linesAbove: 2))
        #expect(node["ä"]?.place == Place(path: "p.json", line: 4, column: 8))
        #expect(node.entries.last?.keyPlace == Place(path: "p.json", line: 5, column: 3))
        #expect(node.value == ["ä": [1, "x"], "b": nil])
        let twice = try #require(throws: Mistakes.self) {
            try parseJSON(SourceText(path: "t", "{\"a\":1,\"a\":{\"b\":1,\"b\":2},\"a\":3}"))
        }
        #expect(twice.all.count == 3)
        let often = "{" + String(repeating: "\"a\":1,", count: 500) + "\"b\":1}"
        #expect(try #require(throws: Mistakes.self) { try parseJSON(SourceText(path: "t", often)) }.all.count == 100)
        let line = try parseJSON(SourceText(path: "t", "\n[\"é\", 2,\n3]"))
        guard case .list(let parts) = line.content else { throw Diagnostic(.error, "no list") }
        #expect(parts.map { "\($0.place.line):\($0.place.column)" } == ["2:2", "2:7", "3:1"])
    }

    @Test func `every cut of a text is a mistake or a value`() {
        let bytes = Array("{\"a\":[1.5e-3,\"\\ud83d\\ude00\",true,null],\"b\":{}}".utf8)
        for end in bytes.indices { #expect(throws: Diagnostic.self) { try value(fromJSON: Array(bytes[..<end])) } }
    }

    @Test func `what JSON lacks is written as text`() {
        let time = ZonedTime(instant: Instant(seconds: 0))
        #expect(
            String(decoding: json([.date(time), .markup([0x3C]), .decimal(.nan)]), as: UTF8.self)
                == "[\"1970-01-01T00:00:00Z\",\"<\",null]")
        #expect(
            String(decoding: json(["a": [1], "b": [:]], indent: 2), as: UTF8.self)
                == "{\n  \"a\": [\n    1\n  ],\n  \"b\": {}\n}")
    }
}
