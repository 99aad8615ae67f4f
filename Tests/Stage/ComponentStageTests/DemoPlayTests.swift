import Diagnostics
import Foundation
import Stage
import Testing

@testable import ComponentStage

private let products = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../content/products").standardized

private func performance(of path: String) throws -> Performance {
    let text = try String(contentsOf: products.appending(path: path), encoding: .utf8)
    let games = [ComponentActor.kind]
    return try Performance(try parsePlay(SourceText(path: path, text), games: games), games: games)
}

@Suite struct DemoPlayTests {
    @Test func `the bar's trailer shows what its captions say`() throws {
        let show = try performance(of: "custom-progress-bar/plays/trailer.play")
        let stalled = try #require(show.still(named: "stalled"))
        #expect(show.text(at: stalled).contains("stalled empty line 0"))
        let poster = show.text(at: show.poster)
        #expect(poster.contains("playing"))
        #expect(poster.split(separator: " ").count { $0.contains("-") } == 3, "islands: \(poster)")
    }

    @Test func `the marquee's trailer shows what its captions say`() throws {
        let show = try performance(of: "marquee-gesture/plays/trailer.play")
        #expect(show.text(at: try #require(show.still(named: "edge"))) == "d3 e3 f3 d4 e4 f4")
        #expect(show.text(at: show.poster).hasSuffix("f4 +"))
        #expect(show.text(at: .time(show.duration)) == "nothing +")
    }

    @Test func `the pie's trailer shows what its captions say`() throws {
        let show = try performance(of: "pie-progress/plays/trailer.play")
        #expect(show.text(at: show.poster) == "750 shown 750 animated settled")
        #expect(!show.text(at: try #require(show.still(named: "unsettled"))).contains("settled"))
        #expect(show.text(at: .time(show.duration)) == "600 shown 600 settled")
    }
}
