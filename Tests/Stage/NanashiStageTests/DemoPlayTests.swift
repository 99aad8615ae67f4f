import Diagnostics
import Foundation
import Stage
import Testing

@testable import NanashiStage

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../content/products/nanashi/plays").standardized

private func performance(of name: String) throws -> Performance {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return try Performance(
        try parsePlay(SourceText(path: name, text), games: [NanashiGame.kind]), games: [NanashiGame.kind])
}

@Suite struct DemoPlayTests {
    @Test func `every play of the demo can be performed`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".play") }
        #expect(names.contains("trailer.play"))
        for name in names {
            do {
                let show = try performance(of: name)
                #expect(!show.displayList(at: .zero).elements.isEmpty)
            } catch let error as Mistakes {
                Issue.record("\(error.all.map { $0.formatted() }.joined(separator: "\n"))")
            }
        }
    }

    @Test func `the trailer lasts 16 to 20 seconds, and the player wins`() throws {
        let show = try performance(of: "trailer.play")
        #expect(show.duration >= 16.0 && show.duration <= 20.0)
        #expect(show.marks.map(\.name).contains("poster"))
        let verdicts = show.frameTimes().compactMap { show.moment(at: $0).card.new?.strong }
        #expect(verdicts.first == "You win")
        #expect(verdicts.last == "Nanashi")
    }

    @Test func `the guide holds back the tap beside its step`() throws {
        let show = try performance(of: "guide.play")
        #expect(show.frameTimes().contains { show.moment(at: $0).refusal != 0 })
        #expect(show.moment(at: show.duration).step == 3)
    }
}
