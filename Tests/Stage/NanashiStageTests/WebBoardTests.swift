import Drawing
import Foundation
import Testing

@testable import NanashiStage

/// The board of web pages draws in a script of its own what the pictures show; their colours must agree.
@Suite struct WebBoardTests {
    @Test(arguments: [(0, NanashiStyle.day), (1, NanashiStyle.dusk)])
    func `the board of pages has the colours of the pictures`(row: Int, style: NanashiStyle) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Game/NanashiWeb/Page/board.js")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
            $0.contains("    ['#")
        }
        let words = try #require(rows.indices.contains(row) ? rows[row] : nil).split { "[], '".contains($0) }
        let colours =
            [style.stage.ground] + style.cells + [
                style.x.face, style.x.edge, style.o.face, style.o.edge, style.stage.accent,
            ]
        let expected: [String] = colours.map { $0.hex.lowercased() } + ["\(style.tint)"]
        #expect(words.map(String.init) == expected)
    }
}
