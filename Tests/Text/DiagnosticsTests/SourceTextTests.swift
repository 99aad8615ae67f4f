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

    @Test func `bytes that are no UTF-8 read as the replacement character`() {
        #expect(SourceText(path: "a", bytes: [0x61, 0xFF, 0x62]).string == "a\u{FFFD}b")
    }
}
