import Testing

@testable import TerminalStage

@Suite struct EmulatorTests {
    @Test(arguments: [
        ("abcdef\r\nghi", "ef\nghi", "wrapped and scrolled"),
        ("ab\u{1B}[scd\u{1B}[uX", "abXd", "CSI s and CSI u"),
        ("ab\u{1B}7\u{1B}[2;1HY\u{1B}8c", "abc\nY", "ESC 7 and ESC 8"),
        ("ab\u{1B}[?47hX\u{1B}[?47l", "ab", "mode 47"),
        ("ab\u{1B}[?1049hX\u{1B}[?1049hY\u{1B}[?1049lc", "abc", "1049 twice"),
        ("\u{1B}(0lqk\u{1B}(Bq", "┌─┐q", "lines as letters"),
        ("\u{1B})0\u{0E}q\u{0F}q", "─q", "lines shifted in"),
        ("x\u{1B}[3b", "xxxx", "repeated"),
        ("x\u{1B}[99999b", "xxxx", "repeated to the end of the line"),
        ("\u{1B}[3b", "", "nothing to repeat"),
        ("a\u{1B}_hidden\u{1B}\\b", "ab", "APC"),
        ("a\u{1B}^hidden\u{1B}\\b", "ab", "PM"),
        ("a\u{1B}Xhidden\u{1B}\\b", "ab", "SOS"),
        ("a\u{1B}Phidden\u{1B}\\b", "ab", "DCS"),
        ("a\u{1B}khidden\u{1B}\\b", "ab", "screen's title"),
        ("a\u{1B}]8;;https://example.org\u{1B}\\b\u{1B}]8;;\u{7}c", "abc", "links"),
        ("a\u{1B}[>4;2mb\u{1B}[?2026hc\u{1B}[=1ud", "abcd", "what nobody knows"),
        ("a\u{85}b", "ab", "controls beyond ASCII"),
        ("ab\u{1B}[1;1H\u{1B}[?25;7lc", "cb", "several modes at once"),
        ("\u{1B}[1;2r\u{1B}[2;1Hx\n\ry\u{1B}c", "", "reset"),
    ])
    func `a terminal shows what was printed`(printed: String, text: String, subject: Comment) {
        #expect(terminal(4, 2, printed).text == text, subject)
    }

    @Test func `titles are heard, and cut`() {
        #expect(terminal(4, 2, "\u{1B}]0;vim a.c\u{7}").title == "vim a.c")
        #expect(terminal(4, 2, "\u{1B}]2;\(String(repeating: "x", count: 100_000))\u{1B}\\").title.count == 200)
        #expect(terminal(4, 2, "\u{1B}]52;c;Zm9v\u{7}").title.isEmpty)
    }

    @Test func `the cursor has a form`() {
        #expect(terminal(4, 2, "").cursor == TerminalScreen.Cursor())
        let bar = terminal(4, 2, "ab\u{1B}[6 q").cursor
        #expect(bar == TerminalScreen.Cursor(row: 0, column: 2, shape: .bar, blinks: false))
        #expect(terminal(4, 2, "\u{1B}[?25l").cursor.isVisible == false)
        #expect(terminal(4, 2, "\u{1B}[?25l\u{1B}7\u{1B}[?25h\u{1B}8").cursor.isVisible, "not restored with the place")
    }

    // MARK: Styles

    @Test func `styles that libvterm does not know are kept`() {
        let cells = cells("\u{1B}[2ma\u{1B}[22;8mb\u{1B}[28;9;53mc\u{1B}[0;4:3md\u{1B}[4:0;21me\u{1B}[0mf")
        #expect(cells[0].style.attributes == .faint)
        #expect(cells[1].style.attributes == .concealed)
        #expect(cells[2].style.attributes == [.strike, .overline])
        #expect(cells[3].style.underline == .curly)
        #expect(cells[4].style.underline == .double)
        #expect(cells[5].style == TerminalStyle())
    }

    @Test(arguments: [
        ("38;2;1;2;3", TerminalColour.rgb(1, 2, 3)), ("38:2:1:2:3", .rgb(1, 2, 3)), ("38:2::1:2:3", .rgb(1, 2, 3)),
        ("38;5;200", .palette(200)), ("38:5:200", .palette(200)), ("31", .palette(1)), ("97", .palette(15)),
        ("38;2;999;0;0", .rgb(255, 0, 0)), ("38;2;1", .standard), ("38", .standard), ("38;5", .standard),
        ("58:2::9:9:9;31", .palette(1)), ("38;7;31", .palette(1)),
    ])
    func `colours are read in all their forms`(words: String, colour: TerminalColour) {
        #expect(cells("\u{1B}[\(words)mx")[0].style.foreground == colour)
    }

    @Test func `erasing leaves the ground's colour`() {
        let row = cells("\u{1B}[1;44mab\u{1B}[K")
        #expect(row[5].style.background == .palette(4))
        #expect(row[5].style.attributes.isEmpty)
    }

    // MARK: Widths

    @Test(arguments: [
        ("漢x", 2), ("🥳x", 2), ("🟢x", 2), ("⚠x", 1), ("⚠️x", 2), ("1️⃣x", 2), ("👨‍👩‍👧‍👦x", 2), ("👍🏽x", 2), ("☝🏽x", 2), ("🇩🇪x", 2),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿x", 2), ("e\u{301}x", 1), ("①x", 1), ("…x", 1), ("한x", 2), ("\u{1FAE8}x", 2), ("각x", 2),
    ])
    func `a character takes its columns, in one write or many`(text: String, width: Int) throws {
        let whole = cells(text)
        #expect(whole[0].text.unicodeScalars.elementsEqual(text.dropLast().unicodeScalars))
        #expect(Int(whole[0].width) == width)
        #expect(whole[width].text == "x")
        let emulator = try TerminalEmulator(size: TerminalSize(columns: 20, rows: 4))
        for byte in text.utf8 { emulator.write([byte]) }
        #expect(emulator.screen.rows[0] == whole)
    }

    @Test func `half of a wide character does not stay behind`() {
        #expect(terminal(6, 1, "漢字\u{1B}[1;2Hx").text == " x字")
        #expect(terminal(6, 1, "漢字\u{1B}[1;1Hx").text == "x 字")
        #expect(terminal(6, 1, "漢字\u{1B}[1;2H\u{1B}[P").text == " 字")
        #expect(terminal(6, 1, "漢字\u{1B}[1;2H\u{1B}[X").text == "  字")
    }

    // MARK: Sizes

    @Test func `rows below the cursor go first`() throws {
        let emulator = try TerminalEmulator(size: TerminalSize(columns: 4, rows: 4))
        emulator.write("a\r\nb\r\nc\r\nd\u{1B}[2;1H".utf8)
        emulator.resize(to: TerminalSize(columns: 3, rows: 2))
        #expect(emulator.screen.text == "a\nb")
        #expect(emulator.screen.cursor.row == 1)
        emulator.write("\u{1B}[2;1HX".utf8)
        emulator.resize(to: TerminalSize(columns: 5, rows: 1))
        #expect(emulator.screen.text == "X")
        emulator.resize(to: TerminalSize(columns: 5, rows: 3))
        emulator.write("\r\n\u{1B}8Y".utf8)
        #expect(emulator.screen.rows.count == 3)
        #expect(emulator.screen.text == "Y")
    }

    @Test func `a region that no longer fits is forgotten`() throws {
        let emulator = try TerminalEmulator(size: TerminalSize(columns: 8, rows: 10))
        emulator.write("\u{1B}[8;10r\u{1B}[?6h\u{1B}[3;1Hx".utf8)
        emulator.resize(to: TerminalSize(columns: 8, rows: 3))
        emulator.write("\n\n\n\u{1B}[L\u{1B}[M\u{1B}[Sy".utf8)
        #expect(emulator.screen.rows.count == 3)
    }

    @Test func `programs get their answers`() throws {
        let emulator = try TerminalEmulator(size: TerminalSize(columns: 8, rows: 3))
        emulator.write("ab\u{1B}[6n\u{1B}[c\u{1B}[?25$p".utf8)
        #expect(String(decoding: emulator.takeAnswers(), as: UTF8.self) == "\u{1B}[1;3R\u{1B}[?1;2c\u{1B}[?25;1$y")
        #expect(emulator.takeAnswers().isEmpty)
    }

    @Test func `a library without memory is an error, and ends nothing`() {
        #expect(throws: NoMemoryForTerminal()) {
            try TerminalEmulator(size: TerminalSize(columns: 8, rows: 3)) { _, _ in nil }
        }
    }

    // MARK: Hostile bytes

    @Test(arguments: [
        "\u{1B}[" + String(repeating: "1;", count: 5000) + "H", "\u{1B}[" + String(repeating: "9", count: 5000) + "A",
        "\u{1B}[" + String(repeating: ":", count: 5000) + "m", "\u{1B}]0;" + String(repeating: "x", count: 1_000_000),
        String(repeating: "x\u{301}", count: 3) + String(repeating: "\u{301}", count: 5000),
        "\u{1B}[99999;99999H\u{1B}[99999@\u{1B}[99999P\u{1B}[99999L\u{1B}[99999M\u{1B}[99999S\u{1B}[99999T\u{1B}[99999X",
        "\u{1B}#3\u{1B}#6abc\u{1B}#8", "\u{1B}[?69h\u{1B}[5;2s\u{1B}[4hxyz\u{1B}[20h\n\u{1B}[?6h\u{1B}[3;2r",
        String(repeating: "漢", count: 10_000),
    ])
    func `hostile bytes do no harm`(text: String) {
        #expect(terminal(5, 3, text).rows.allSatisfy { $0.count == 5 })
        #expect(terminal(2, 1, text).rows.allSatisfy { $0.count == 2 })
    }

    @Test func `torn and wrong UTF-8 becomes replacements`() {
        let torn: [UInt8] = [0x61, 0xE2, 0x82, 0x62, 0xFF, 0xC0, 0x80, 0x63]
        #expect(terminal(9, 1, torn).text == "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}c")
        #expect(terminal(9, 1, [0xED, 0xA0, 0x80]).text == "\u{FFFD}\u{FFFD}\u{FFFD}")
    }
}
