import Testing

@testable import Studio

@Suite struct CardTitleTests {
    @Test(arguments: [
        ("Short", ["Short"]), ("A trailer that plays itself", ["A trailer that", "plays itself"]),
        ("Ελληνικά και русский", ["Ελληνικά", "και русский"]),
    ])
    func `titles are broken into lines of nearly one width`(title: String, lines: [String]) {
        #expect(CardTitle(title).lines == lines)
        #expect(CardTitle(title).size == 92)
    }

    @Test(arguments: [
        ("日本語の題名", ["日本語の題名"]),
        ("これはとても長い日本語の記事の題名であり、一行には収まりません。", ["これはとても長い日", "本語の記事の題名であり、", "一行には収まりません。"]),
        ("신세계로 가는 길", ["신세계로 가는 길"]), ("عنوان", ["عنوان"]), ("🎉", ["🎉"]), ("", []),
    ])
    func `titles of every script are broken where they may be`(title: String, lines: [String]) {
        let made = CardTitle(title)
        #expect(made.lines.joined().filter { $0 != " " } == title.filter { $0 != " " })
        #expect(made.lines.count == lines.count, "\(made)")
        #expect(made.lines.dropFirst().allSatisfy { !"、。」".contains($0.first ?? " ") }, "\(made)")
        #expect(made.tracking == (title.isEmpty || title == "🎉" ? made.tracking : 0))
    }

    @Test(arguments: [
        ("Scan it. Tag it. Find it.", ["Scan it.", "Tag it.", "Find it."]),
        ("Write once. Read anywhere", ["Write once.", "Read anywhere"]),
        ("Waiting? Not any more!", ["Waiting?", "Not any more!"]),
        ("Super Dr. Mario vs. Kong", ["Super Dr.", "Mario vs. Kong"]),
    ])
    func `a title of short sentences has one of them on each line`(title: String, lines: [String]) {
        #expect(CardTitle(title, in: .besidePicture).lines == lines)
    }

    @Test func `a title of long sentences is broken as one of one sentence`() {
        let title = "All the words of your notes, on every device that you have. Free."
        #expect(CardTitle(title, in: .besidePicture).lines.count <= 4)
    }

    @Test func `a title that runs from right to left says so`() {
        #expect(CardTitle("2 عنوان").runsFromRight)
        #expect(!CardTitle("A عنوان").runsFromRight)
    }

    @Test func `every word of a title stays, up to five lines`() {
        let title = "One two three four five six seven eight nine ten eleven twelve thirteen"
        let lines = CardTitle(title).lines
        #expect(lines.joined(separator: " ") == title)
        #expect(CardTitle(String(repeating: "word ", count: 200)).lines.count == 5)
        #expect(CardTitle(String(repeating: "x", count: 2_000)).lines.count == 5)
    }

    @Test func `five lines are set so small that they stay clear of the site's name`() {
        let made = CardTitle(String(repeating: "word ", count: 40))
        #expect(made.lines.count == 5)
        // The upper edge of capitals, where the theme puts the first of five lines; the name's letters end at 144.
        let step = Double(made.size) * 1.12
        #expect(318 + Double(made.size) * 0.34 - 2 * step - Double(made.size) * 0.73 > 164)
    }

    @Test func `a long word makes the letters smaller, and is cut with a hyphen only where that is not enough`() {
        let smaller = CardTitle("Nutzungsbedingungenübersicht neu")
        #expect(smaller.lines.contains("Nutzungsbedingungenübersicht"), "\(String(describing: smaller))")
        #expect(smaller.size < 92)
        let cut = CardTitle("Donaudampfschifffahrtsgesellschaftskapitän").lines
        #expect(cut.count > 1 && cut.dropLast().allSatisfy { $0.hasSuffix("-") }, "\(cut)")
        #expect(cut.joined().replacing("-", with: "") == "Donaudampfschifffahrtsgesellschaftskapitän")
        let lengths = cut.map(\.count).sorted()
        #expect((lengths.last ?? 0) - (lengths.first ?? 0) <= 6, "\(cut)")
    }
}
