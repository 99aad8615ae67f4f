import Diagnostics
import JSON
import Testing
import Values

@testable import TOML

private func read(_ text: String) throws -> Value { try parseTOML(SourceText(path: "x.md", text)).value }

private func failure(_ text: String) -> [String] {
    do {
        _ = try parseTOML(SourceText(path: "x.md", text))
        return []
    } catch {
        return error.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
    }
}

@Suite struct TOMLTests {
    @Test(arguments: [
        ("a = 1", #"{"a":1}"#), ("a = -17 # c", #"{"a":-17}"#), ("a=+1_000", #"{"a":1000}"#),
        ("a = 0xDEAD_beef", #"{"a":3735928559}"#), ("a = 0o17\nb = 0b101", #"{"a":15,"b":5}"#),
        ("a = 3.25\nb = 5e+2\nc = -2.5E-1\nd = 9_0.1_5", #"{"a":3.25,"b":500.0,"c":-0.25,"d":90.15}"#),
        ("a = true\nb = false", #"{"a":true,"b":false}"#),
        (#"a = "x\ty\u00e9\U0001F600\\""#, #"{"a":"x\tyé😀\\"}"#), (#"a = 'C:\n'"#, #"{"a":"C:\\n"}"#),
        ("a = \"\"\"\nx\r\ny \\\n\n   z\"\"\"", #"{"a":"x\ny z"}"#), ("a = '''\nx''y''''", #"{"a":"x''y'"}"#),
        ("a = \"\"\"x\"\"\"\"\"", #"{"a":"x\"\""}"#), ("a = \"\"", #"{"a":""}"#),
        ("a = 2026-11-20", #"{"a":"2026-11-20"}"#), ("a = 2026-11-20 09:30:00Z", #"{"a":"2026-11-20 09:30:00Z"}"#),
        ("a = 2026-11-20T09:30:00.25+01:00 # c", #"{"a":"2026-11-20T09:30:00.25+01:00"}"#),
        ("a = 09:30:00", #"{"a":"09:30:00"}"#),
        ("a = [1, 'b', [],\n # c\n {x = 1}, ]", #"{"a":[1,"b",[],{"x":1}]}"#),
        ("a.b.c = 1\na.d = 2\n\"e f\".'g' = 3", #"{"a":{"b":{"c":1},"d":2},"e f":{"g":3}}"#),
        ("x = 1\n[a.b]\ny = 2\n[a]\nz = 3", #"{"x":1,"a":{"b":{"y":2},"z":3}}"#),
        ("[[a]]\nx = 1\n[[a]]\n[a.b]\ny = 2", #"{"a":[{"x":1},{"b":{"y":2}}]}"#),
        ("[a]\nb.c = 1\n[a.b.d]\ne = 2", #"{"a":{"b":{"c":1,"d":{"e":2}}}}"#),
        ("a = {b.c = 1, b.d = 2, e = {}}", #"{"a":{"b":{"c":1,"d":2},"e":{}}}"#), ("", "{}"), ("# only", "{}"),
        ("3 = 1\n-_ = 2", #"{"3":1,"-_":2}"#),
    ])
    func `a document is read as`(text: String, json: String) throws {
        #expect(try read(text) == parseJSON(SourceText(path: "j", json)).value)
    }

    @Test func `infinity and not a number are numbers`() throws {
        guard case .object(let all) = try read("a = inf\nb = -inf\nc = nan") else { return #expect(Bool(false)) }
        #expect(all["a"] == .decimal(.infinity))
        #expect(all["b"] == .decimal(-.infinity))
        guard case .decimal(let third)? = all["c"] else { return #expect(Bool(false)) }
        #expect(third.isNaN)
    }

    @Test(arguments: [
        ("title: x", "1:6 TOML writes `=` between a name and its value"), ("a", "1:2 the name has no value"),
        ("a = ", "1:5 a value is missing"), ("é = 1", "1:1 this begins no name"),
        ("a = hello", "1:5 `hello` is no value"),
        ("a = True", "1:5 `True` is no value"),
        ("a = 1 b = 2", "1:7 something stands behind the end of this line's value"),
        ("x = 'é' y", "1:9 something stands behind the end of this line's value"),
        ("a = \"x\nb = 1", "1:5 this text is never closed"), ("a = '''x", "1:5 this text is never closed"),
        ("a = [1, 2", "1:5 this list is never closed"),
        ("a = [1 2]", "1:8 a comma is missing between the parts of a list"),
        ("a = {b = 1\n}", "1:5 this table is not closed in its line"), ("[a", "1:1 this table's name is not closed"),
        ("a = 1\n\na = 2", "3:1 `a` stands twice"), ("[a]\n[a]", "2:2 `a` stands twice"),
        ("[a]\n[[a]]", "2:3 `a` stands twice"), ("a = 1\n[a.b]", "2:2 `a` is a value, and no table"),
        ("[a.b]\n[a]\nb.c = 1", "3:3 `b` stands twice"), ("a = {b = 1}\na.c = 2", "2:3 `a` stands twice"),
        ("a = 012", "1:5 `012` is no number"), ("a = 99999999999999999999", "1:5 `99999999999999999999` is no number"),
        ("a = 1__0", "1:5 `1__0` is no number"), ("a = 2026-13-01", "1:5 `2026-13-01` is no date"),
        ("a = \"\\q\"", "1:6 there is no such escape"), ("a = \"\\uD800\"", "1:6 this escape names no character"),
        ("a = \"\u{1}\"", "1:6 a control character stands here"),
        ("a = 1\r", "1:6 something stands behind the end of this line's value"),
        ("= 1", "1:1 this begins no name"), ("a. = 1", "1:4 this begins no name"), ("a = .5", "1:5 `.5` is no value"),
        ("a = 5.", "1:5 `5.` is no number"), ("a = 0x", "1:5 `0x` is no value"),
    ])
    func `a mistake is told at its place`(text: String, message: String) {
        #expect(failure(text) == [message])
    }

    @Test func `every name that stands twice is told, up to a screen of them`() {
        #expect(failure("a = 1\na = 2\nb = 1\nb = 2").count == 2)
        #expect(failure(String(repeating: "a = 1\n", count: 1_000)).count == 20)
    }

    @Test func `no nesting exhausts the stack`() {
        for text in [
            "a = " + String(repeating: "[", count: 100_000), "a = " + String(repeating: "{a=", count: 100_000),
            "[a" + String(repeating: ".a", count: 100_000) + "]",
            "a" + String(repeating: ".a", count: 100_000) + " = 1",
            String(repeating: "[[a]]\n", count: 3) + "[a" + String(repeating: ".b", count: 90) + "]",
        ] {
            #expect(failure(text).first?.contains("64 deep") == true, "\(text.prefix(20))")
        }
    }

    @Test func `any bytes are read or objected to`() {
        let pieces: [[UInt8]] =
            [
                "a = ", "[a]", "\n", "\r\n", "'''", "\"\"\"", "\"", "'", "\\", "{", "}", "[", "]", ",", ".", "é", "1e",
                "2026-11-20", " ", "#", "_", "0x", "\u{0}",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3]]
        var seed: UInt64 = 7
        for _ in 0..<20_000 {
            var bytes: [UInt8] = []
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes += pieces[Int(seed >> 33) % pieces.count]
            }
            do throws(Mistakes) { _ = try parseTOML(SourceText(path: "x", bytes: bytes)) } catch {
                #expect(error.all.contains { $0.place?.path == "x" }, "\(bytes)")
            }
        }
    }
}
