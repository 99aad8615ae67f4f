import Testing

@testable import Letters

@Suite struct LettersTests {
    @Test func `a byte is of the classes that ASCII has, and of none beyond it`() {
        let digits = (UInt8.min...UInt8.max).filter(\.isDigit)
        #expect(digits == Array("0123456789".utf8))
        let letters = (UInt8.min...UInt8.max).filter(\.isLetter)
        #expect(letters == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8))
        #expect((UInt8.min...UInt8.max).count(where: \.isLetterOrDigit) == digits.count + letters.count)
        #expect((UInt8.min...UInt8.max).filter(\.isBlank) == Array("\t ".utf8))
        #expect((UInt8.min...UInt8.max).filter(\.isSpace) == [9, 10, 11, 12, 13, 32])
    }

    @Test(arguments: [("", ""), (" \r\n", ""), ("\u{A0}a  b\t", "a  b"), ("a", "a")])
    func `a text loses the blanks at its ends`(text: String, trimmed: String) {
        #expect(text.trimmed == trimmed)
        #expect(text[...].trimmed == trimmed)
    }

    @Test func `and those within it become one each`() {
        #expect("  a \n\n b\tc ".onOneLine == "a b c")
    }

    @Test(arguments: [("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("🎲", 2), ("ש", 1), ("שָׁ", 1), ("ที่", 1)])
    func `a letter takes the columns that a terminal gives it`(text: String, columns: Int) {
        #expect(text.unicodeScalars.reduce(0) { $0 + $1.columns } == columns)
    }
}
