import Diagnostics
import Stage
import Testing
import Values

@testable import Studio

private let boards = BoardMaker(PictureSetup(games: [BlinkGame.kind], boardGame: BlinkGame.board))

/// The fence stands on line 10 of the author's file.
private func place(_ line: Int) -> Place { Place(path: "post.md", line: 10 + line, column: 1) }

@Suite struct PositionTests {
    @Test func `the lines of a position are read`() throws {
        let text = try PositionText("\non\nmark: lamp\n caption:  A lamp, lit: look. \n", place: place)
        #expect(text.request.position == "on")
        #expect(text.request.options == [BoardOption("mark", "lamp")])
        #expect(text.caption == "A lamp, lit: look.")
    }

    @Test func `a figure has both schemes and says what it shows`() throws {
        let figure = try boards.figure(PositionText("on", place: place), prefix: "b1")
        #expect(figure.svg.contains("#ffffff") && figure.darkSVG.contains("#000000"))
        #expect(figure.svg.contains("<desc id=\"b1-day-desc\">The lamp is on.</desc>"))
        #expect(figure.darkSVG.contains("b1-dusk-title"))
    }

    @Test func `a figure names its game and position, so that a page can play on`() throws {
        let figure = try boards.figure(PositionText("on", place: place), prefix: "b1")
        guard case .object(let members) = figure.described(title: nil) else {
            Issue.record("a figure is an object")
            return
        }
        #expect(members["game"] == .string("blink") && members["position"] == .string("on"))
        #expect(members["flip"] == .bool(false) && members["play"] == .bool(false))
    }

    /// The text of a fence, and for each mistake its line, column and length.
    private static let mistakes: [(text: String, places: [(Int, Int, Int)])] = [
        ("", [(10, 1, 1)]),
        ("on\nmark lamp", [(12, 1, 9)]),
        ("on\nmrak: lamp\n  shine: 3", [(12, 1, 4), (13, 3, 5)]),
        ("maybe", [(11, 2, 1)]),
        ("on\n  mark:  bulb", [(12, 10, 4)]),
        ("dim\nmark: bulb\nselect: x", [(11, 2, 1), (12, 7, 4), (13, 9, 1)]),
    ]

    @Test(arguments: mistakes.indices)
    func `every mistake stands at its place`(_ index: Int) {
        let (text, places) = PositionTests.mistakes[index]
        do {
            _ = try boards.figure(PositionText(text, place: place), prefix: "b")
            Issue.record("`\(text)` was drawn")
        } catch {
            let found = error.all.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)+\($0.length)" }
            #expect(found == places.map { "\($0.0):\($0.1)+\($0.2)" })
        }
    }
}
