import Canvas
import Drawing
import Testing

@testable import Studio

@Suite struct DrawableTitleTests {
    /// A font that has every sign but these.
    private func title(_ title: String, without signs: String = "") throws -> DrawableTitle {
        try DrawableTitle(title) { () throws(CanvasError) in
            { run in
                var extent = TextExtent.estimate(run)
                if signs.contains(run.string) {
                    extent.unknown = UnknownLetters(Array(run.string), fonts: ["Some"])
                    extent.unknown?.advise("install it")
                }
                return extent
            }
        }
    }

    @Test func `emoji that a font has stay, those that are joined as their first`() throws {
        let made = try title("A 👨‍👩‍👧 with ❤️ and 👍🏽")
        #expect(made.text == "A 👨 with ❤ and 👍")
        #expect(made.lacking == nil)
    }

    @Test func `emoji that no font has are left out with the blank before a mark, and named`() throws {
        let made = try title("Party 🎉, 🚀 time 🎉", without: "🎉🚀")
        #expect(made.text.split(separator: " ") == ["Party,", "time"])
        #expect(made.lacking?.letters == ["🎉", "🚀"])
        #expect(made.lacking?.advice == ["install it"])
    }

    @Test func `a title of nothing else stays whole, and no font is asked for one without`() throws {
        #expect(try title("🎉", without: "🎉").text == "🎉")
        let plain = try DrawableTitle("Häuser, 家") { () throws(CanvasError) in throw .memory }
        #expect(plain.text == "Häuser, 家")
    }
}
