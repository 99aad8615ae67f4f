import Testing

@testable import Diagnostics

@Suite struct SourceTextTests {
    @Test(arguments: [
        (0, 1, 1), (2, 1, 3), (3, 2, 1), (4, 2, 2), (6, 2, 3), (7, 3, 1), (99, 3, 4),
    ])
    func `an offset is told as line and column, columns in scalars`(offset: Int, line: Int, column: Int) {
        let source = SourceText(path: "a.md", "ab\nxé\nend")
        #expect(source.place(at: offset) == Place(path: "a.md", line: line, column: column))
    }

    @Test func `lines above a cut-off head are counted`() {
        let source = SourceText(path: "a.md", "one\ntwo", linesAbove: 4)
        #expect(source.place(at: 4).line == 6)
        #expect(source.line(6) == "two")
        #expect(source.line(4) == nil)
    }

    @Test func `a line comes without its end, CR LF included`() {
        let source = SourceText(path: "a.md", "one\r\ntwo\r\n")
        #expect(source.line(1) == "one")
        #expect(source.line(2) == "two")
        #expect(source.line(3) == "")
        #expect(source.line(4) == nil)
    }

    @Test func `a law: the first byte that is no UTF-8 is where a strict reader stops`() {
        // Every kind of byte: leads, their first and last followers, what is never used.
        let kinds: [UInt8] = [
            0x61, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4, 0xF5,
        ]
        var wrong: [[UInt8]] = []
        for number in 0..<kinds.count * kinds.count * kinds.count * kinds.count {
            var rest = number
            let bytes = (0..<4).map { _ in
                defer { rest /= kinds.count }
                return kinds[rest % kinds.count]
            }
            let found = SourceText(path: "a", bytes: bytes).firstInvalidByte
            let isGood = String(validating: bytes[..<(found ?? 4)], as: UTF8.self) != nil
            if !isGood || (String(validating: bytes, as: UTF8.self) == nil) != (found != nil) { wrong.append(bytes) }
        }
        #expect(wrong == [])
    }

    @Test func `bytes that are no UTF-8 read as the replacement character`() {
        #expect(SourceText(path: "a", bytes: [0x61, 0xFF, 0x62]).string == "a\u{FFFD}b")
    }

    @Test(arguments: ["", "a", "\n", "ab\r\nxé\n\nend", "one\ntwo\n"], [0, 3])
    func `the starts of lines tell the same places and lines`(text: String, linesAbove: Int) {
        let source = SourceText(path: "a.md", text, linesAbove: linesAbove)
        let lines = LineStarts(source)
        for offset in -1...(text.utf8.count + 2) { #expect(lines.place(at: offset) == source.place(at: offset)) }
        for number in -1...9 { #expect(lines.line(number) == source.line(number)) }
    }

    @Test func `places within a line of thousands of letters are told as elsewhere`() {
        let source = SourceText(
            path: "a.md", String(repeating: "aé日\u{1F389}", count: 700) + "\n" + String(repeating: "ü", count: 1500))
        let lines = LineStarts(source)
        for offset in stride(from: 0, through: source.bytes.count, by: 17) {
            #expect(lines.place(at: offset) == source.place(at: offset))
        }
    }
}
