import Testing

@testable import Studio

@Suite struct CardTitleTests {
    @Test(arguments: [
        ("Short", ["Short"]), ("A trailer that plays itself", ["A trailer that", "plays itself"]),
        ("Party 🎉 time", ["Party time"]), ("Ελληνικά και русский", ["Ελληνικά", "και русский"]),
    ])
    func `titles are broken into lines of nearly one width`(title: String, lines: [String]) {
        #expect(CardTitle.lines(title) == lines)
    }

    @Test(arguments: ["日本語の題名", "عنوان", "🎉", "", "  "])
    func `what the font cannot write has no card`(title: String) {
        #expect(CardTitle.lines(title) == nil)
    }

    @Test func `every word of a title stays, up to five lines`() {
        let title = "One two three four five six seven eight nine ten eleven twelve thirteen"
        let lines = CardTitle.lines(title) ?? []
        #expect(lines.joined(separator: " ") == title)
        #expect((CardTitle.lines(String(repeating: "word ", count: 200)) ?? []).count == 5)
        #expect((CardTitle.lines(String(repeating: "x", count: 2_000)) ?? []).count == 5)
    }
}
