import Canvas
import Drawing
import Glibc
import Testing

private func run(_ string: String, width: Double? = nil) -> TextRun {
    TextRun(string, Font(.display, weight: 800, size: 40), .black, at: Point(20, 60), maxWidth: width)
}

private func drawn(_ run: TextRun, _ painter: Painter) throws -> Pixmap {
    var list = DisplayList(size: Size(600, 100), background: .white)
    list.add(run)
    return try painter.pixmap(of: list)
}

private func failure(_ fonts: FontSet, _ text: String) -> CanvasError? {
    do {
        _ = try drawn(run(text), Painter(fonts: fonts))
        return nil
    } catch {
        return error as? CanvasError
    }
}

private let isInstalled = ["opentype/noto/NotoSansCJK-Bold.ttc", "truetype/noto/NotoSansArabic-Bold.ttf"].allSatisfy {
    access("/usr/share/fonts/" + $0, R_OK) == 0
}

@Suite struct FallbackTests {
    /// Wherever fonts are: those of the set must be there, and these never are.
    private let lost = FontSet.debian(fallbacks: FallbackFont.all(root: "/nowhere"))

    @Test(arguments: [
        ("Ein 題名", "`題`, `名`", "Noto Sans CJK JP", "fonts-noto-cjk"),
        ("عنوان", "`ع`, `ن`, `و`, `ا`", "Noto Sans Arabic", "fonts-noto-core"),
        ("ไทย", "`ไ`, `ท`, `ย`", "Noto Sans Thai", "fonts-noto-core"),
    ])
    func `letters that no font has are an error with the letters, the fonts and the package`(
        text: String, letters: String, font: String, package: String
    ) throws {
        let error = try #require(failure(lost, text))
        #expect(error.description.contains("no font has \(letters);"), "\(error)")
        #expect(error.description.contains("Inter Display") && error.description.contains(font))
        #expect(error.remedy == "install \(font) with `apt-get install \(package)`")
    }

    @Test func `a font that the list lacks is named, and what no font has is told`() throws {
        #expect(try #require(failure(.debian(), "語")).remedy?.contains("add `Noto Sans CJK`") == true)
        #expect(try #require(failure(.debian(), "𒀀")).remedy == "write it without: no font that is known here has them")
    }

    @Test func `measuring tells the letters too, and what is not seen needs no font`() throws {
        let painter = try Painter(fonts: lost)
        #expect(try painter.measure(run("a語b語")).unknown?.letters == ["語"])
        #expect(try painter.measure(run("Zażółć — „gęślą”\u{200D}\u{FE0F}\u{3000}jaźń → ok\n")).unknown == nil)
    }

    @Test func `a letter that cannot be drawn is no empty picture inside of a group either`() throws {
        var list = DisplayList(size: Size(60, 60))
        list.add(Group([.text(run("語"))], opacity: 0.5))
        #expect(throws: CanvasError.self) { try Painter(fonts: lost).pixmap(of: list) }
    }

    @Test func `the language chooses the forms of letters that Chinese, Japanese and Korean share`() {
        let names = ["ja", "ko", "zh", "zh-Hant", "zh-HK", "zh-TW", "de"].map {
            FallbackFont.named("Noto Sans CJK", language: $0)?.family.name.suffix(2)
        }
        #expect(names == ["JP", "KR", "SC", "TC", "HK", "TC", "JP"])
        #expect(FallbackFont.named("Comic Sans") == nil)
    }

    @Test(.enabled(if: isInstalled, "fonts-noto-cjk and fonts-noto-core are not installed"))
    func `letters of all scripts look the same whatever was drawn before them`() throws {
        let fonts = FontSet.debian(fallbacks: FallbackFont.all())
        let texts = ["日本語 abc", "عنوان 12", "Seven ☂ ⟶", "ไทย", "한국어", "plain", "ﷺ ± ≠ ①"]
        let forwards = try Painter(fonts: fonts)
        let backwards = try Painter(fonts: fonts)
        let first = try texts.map { try drawn(run($0), forwards) }
        let second = try texts.reversed().map { try drawn(run($0), backwards) }
        let alone = try texts.map { try drawn(run($0), Painter(fonts: fonts)) }
        for (index, text) in texts.enumerated() {
            let isSame = first[index] == second[texts.count - 1 - index] && first[index] == alone[index]
            #expect(isSame, "\(text)")
        }
    }

    @Test(.enabled(if: isInstalled, "fonts-noto-core is not installed"))
    func `a line from right to left starts at the right of its room`() throws {
        let painter = try Painter(fonts: .debian(fallbacks: FallbackFont.all()))
        let ink = try #require(painter.ink(of: run("عنوان المقال", width: 500)))
        #expect(ink.maxX > 500 && ink.minX > 100)
        // The last words are at the left: what follows the Hebrew is not between its letters.
        let mixed = try #require(painter.ink(of: run("שלום", width: 500)))
        #expect(mixed.maxX > 500)
    }
}

@Suite struct WeightTests {
    @Test(arguments: [650, 680, 780, 350, 950, 1])
    func `a weight between two faces is that of one of them, whatever was drawn before`(weight: Int) throws {
        func picture(after weights: [Int]) throws -> Pixmap {
            let painter = try Painter()
            for other in weights {
                _ = try painter.measure(TextRun("x", Font(weight: other, size: 20), .black, at: .zero))
            }
            return try drawn(TextRun("Weight", Font(weight: weight, size: 40), .black, at: Point(20, 60)), painter)
        }
        let cold = try picture(after: [])
        for before in [[600, 700], [700, 600], [100, 900], [300, 500], [400]] {
            let isSame = try picture(after: before) == cold
            #expect(isSame, "\(before)")
        }
    }
}
