import Testing

@testable import Studio

@Suite struct CardTitleTests {
    @Test(arguments: [
        ("Short", ["Short"]), ("A trailer that plays itself", ["A trailer that", "plays itself"]),
        ("Party 🎉 time", ["Party time"]), ("Ελληνικά και русский", ["Ελληνικά", "και русский"]),
    ])
    func `titles are broken into lines of nearly one width`(title: String, lines: [String]) {
        #expect(CardTitle(title)?.lines == lines)
        #expect(CardTitle(title)?.size == 92)
    }

    @Test(arguments: ["日本語の題名", "عنوان", "🎉", "", "  "])
    func `what the font cannot write has no card`(title: String) {
        #expect(CardTitle(title) == nil)
    }

    @Test func `every word of a title stays, up to five lines`() {
        let title = "One two three four five six seven eight nine ten eleven twelve thirteen"
        let lines = CardTitle(title)?.lines ?? []
        #expect(lines.joined(separator: " ") == title)
        #expect(CardTitle(String(repeating: "word ", count: 200))?.lines.count == 5)
        #expect(CardTitle(String(repeating: "x", count: 2_000))?.lines.count == 5)
    }

    @Test func `a long word makes the letters smaller, and is cut with a hyphen only where that is not enough`() {
        let smaller = CardTitle("Nutzungsbedingungenübersicht neu")
        #expect(smaller?.lines.contains("Nutzungsbedingungenübersicht") == true, "\(String(describing: smaller))")
        #expect((smaller?.size ?? 92) < 92)
        let cut = CardTitle("Donaudampfschifffahrtsgesellschaftskapitän")?.lines ?? []
        #expect(cut.count > 1 && cut.dropLast().allSatisfy { $0.hasSuffix("-") }, "\(cut)")
        #expect(cut.joined().replacing("-", with: "") == "Donaudampfschifffahrtsgesellschaftskapitän")
        #expect((cut.map(\.count).max() ?? 0) - (cut.map(\.count).min() ?? 0) <= 6, "\(cut)")
    }
}
