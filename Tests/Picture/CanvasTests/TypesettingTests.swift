import Canvas
import Drawing
import Testing

@Suite struct TypesettingTests {
    let font = Font(size: 20)

    private func run(_ string: String, width: Double? = nil, _ overflow: TextRun.Overflow = .ellipsis) -> TextRun {
        TextRun(string, font, .black, at: .zero, maxWidth: width, overflow: overflow)
    }

    @Test func `long text wraps at words`() throws {
        let painter = try Painter()
        let text = "One step clones, two steps leap."
        let extent = try painter.measure(run(text, width: 120, .wrap(lines: 9, lineHeight: 1.5)))
        #expect(extent.lines.count > 1)
        #expect(extent.lines.joined() == text)
        #expect(extent.width <= 120)
        #expect(extent.lineHeight == 30)
    }

    @Test func `long text is cut`() throws {
        let painter = try Painter()
        let whole = try painter.measure(run("One step clones, two steps leap."))
        let cut = try painter.measure(run("One step clones, two steps leap.", width: 120))
        #expect(whole.width > 120 && cut.width <= 120)
        let two = try painter.measure(
            run("One step clones, two steps leap.", width: 90, .wrap(lines: 2, lineHeight: 1)))
        #expect(two.lines.count == 2)
    }

    @Test func `figures may be equally wide`() throws {
        let painter = try Painter()
        func width(_ string: String, _ tabular: Bool) throws -> Double {
            try painter.measure(TextRun(string, font, .black, at: .zero, tabular: tabular)).width
        }
        #expect(try width("111", true) == width("888", true))
        #expect(try width("111", false) < width("888", false))
    }

    @Test func `tracking widens`() throws {
        let painter = try Painter()
        let plain = try painter.measure(run("spaced")).width
        let wide = try painter.measure(TextRun("spaced", font, .black, at: .zero, tracking: 2)).width
        #expect(wide >= plain + 10)
    }

    @Test func `weights differ`() throws {
        let painter = try Painter()
        let widths = try [100, 400, 700, 900].map {
            try painter.measure(TextRun("weight", Font(weight: $0, size: 40), .black, at: .zero)).width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }

    /// Cairo shares a font's file between threads, and closes one that is not in use where more than ten are open.
    @Test func `threads that draw with many fonts each draw what one would`() async throws {
        @Sendable func inks(_ seed: Int) throws -> [Rect?] {
            let painter = try Painter()
            return try (0..<72).map { index in
                let weight = (index * 5 + seed) % 9 * 100 + 100
                let role: Font.Role = [.text, .display, .mono][(index + seed) % 3]
                let font = Font(role, weight: weight, size: 20 + Double(index))
                return try painter.ink(of: TextRun("Drawn \(index)", font, .black, at: Point(Double(weight), 0)))
            }
        }
        let expected = try (0..<4).map { try inks($0) }
        let drawn = try await withThrowingTaskGroup(of: (Int, [Rect?]).self) { group in
            for task in 0..<24 { group.addTask { (task % 4, try inks(task % 4)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for (seed, found) in drawn { #expect(found == expected[seed]) }
    }

    @Test func `alignment moves the ink`() throws {
        let painter = try Painter()
        func ink(_ alignment: TextRun.Alignment) throws -> Rect {
            try #require(painter.ink(of: TextRun("H", font, .black, at: Point(100, 50), alignment: alignment)))
        }
        #expect(try ink(.start).minX >= 100)
        #expect(try abs(ink(.middle).centre.x - 100) < 0.5)
        #expect(try ink(.end).maxX <= 100)
        #expect(try abs(ink(.start).maxY - 50) < 0.1, "H stands on its baseline")
    }

    @Test(arguments: ["", "\n", "a\n\nb", "\u{0}", "\u{202E}abc", "👩‍👩‍👧‍👦"])
    func `odd text is set`(string: String) throws {
        let extent = try Painter().measure(run(string, width: 50, .wrap(lines: 3, lineHeight: 1.2)))
        #expect(extent.width.isFinite && extent.lines.count <= 3)
    }

    @Test func `measuring elsewhere agrees`() throws {
        let measure = try Painter.measure()
        let text = run("Two captured, and the lead")
        #expect(try measure(text) == Painter().measure(text))
    }
}
