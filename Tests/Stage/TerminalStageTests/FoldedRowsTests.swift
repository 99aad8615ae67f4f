import Stage
import Testing

@testable import TerminalStage

private let upright = PictureSize(width: 900, height: 1900)
private let size = TerminalSize(columns: 60, rows: 6)

private let sentence = "one two three four five six seven eight nine ten eleven"

@Suite struct FoldedRowsTests {
    @Test func `a long row goes on in the next one, at a blank, and the cursor with it`() throws {
        let wide = terminal(60, 6, "$ ls\r\n\(sentence)\r\n$ \(sentence)")
        let folding = try #require(FoldedRows([wide], of: size, in: upright))
        let narrow = folding.screen(wide)
        #expect(
            narrow.text == """
                $ ls
                one two three four five six seven
                eight nine ten eleven
                $ one two three four five six seven
                eight nine ten eleven
                """)
        #expect(narrow.rows.count == folding.size.rows && narrow.rows.allSatisfy { $0.count == folding.size.columns })
        #expect(narrow.cursor.row == 4 && narrow.cursor.column == 21)
        #expect((0..<4).map { folding.rows(of: $0, in: wide) } == [0..<1, 1..<3, 3..<5, nil])
    }

    @Test func `a word that is longer than half a row is broken, and a wide letter never`() throws {
        let wide = terminal(60, 6, "x" + String(repeating: "漢", count: 25))
        let narrow = try #require(FoldedRows([wide], of: size, in: upright)).screen(wide)
        #expect(narrow.text == "x" + String(repeating: "漢", count: 18) + "\n" + String(repeating: "漢", count: 7))
    }

    @Test func `what the terminal broke at its edge is joined before it is folded`() throws {
        let wide = terminal(60, 6, "$ " + String(repeating: "word ", count: 10) + "edge/of/it\r\nnext")
        #expect(wide.text.hasSuffix(" edge/of/\nit\nnext"))
        let folding = try #require(FoldedRows([wide], of: size, in: upright))
        #expect(
            folding.screen(wide).text == """
                $ word word word word word word word
                word word word edge/of/it
                next
                """)
        #expect((0..<3).map { folding.rows(of: $0, in: wide) } == [0..<2, 1..<2, 2..<3])
    }

    @Test func `a window is no taller than its terminal, where nothing needs more rows`() throws {
        let folding = try #require(FoldedRows([terminal(60, 6, sentence)], of: size, in: upright))
        #expect(folding.size.rows == 6)
        let long = terminal(60, 6, Array(repeating: sentence, count: 4).joined(separator: "\r\n"))
        #expect(FoldedRows([long], of: size, in: upright)?.size.rows == 8)
    }

    @Test func `of more rows than are shown the last ones are`() throws {
        let wide = terminal(60, 6, Array(repeating: sentence, count: 6).joined(separator: "\r\n"))
        let flat = PictureSize(width: 900, height: 1200)
        let folding = try #require(FoldedRows([wide], of: size, in: flat))
        let narrow = folding.screen(wide)
        #expect(folding.size.rows == 11 && narrow.rows.count == 11)
        #expect(narrow.text.hasPrefix("eight nine") && narrow.cursor.row == 10)
        #expect(folding.rows(of: 0, in: wide) == 0..<1)
    }

    @Test(arguments: [
        ("┌" + String(repeating: "─", count: 50) + "┐", upright),
        ("\u{1B}[7m" + String(repeating: " ", count: 60), upright),
        ("\u{1B}[?1049heditor", upright),
        ("a        b        c        d        e        f        g", upright),
        (sentence, PictureSize(width: 900, height: 900)),
    ])
    func `frames, bars, tables and full screens are shown whole, as all is in other pictures`(
        _ output: String, _ picture: PictureSize
    ) {
        #expect(FoldedRows([terminal(60, 6, output)], of: size, in: picture).map(\.size.columns) ?? 60 >= 52)
    }
}
