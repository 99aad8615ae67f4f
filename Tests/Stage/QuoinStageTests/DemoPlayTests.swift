import Diagnostics
import Foundation
import Quoin
import Stage
import Testing

@testable import QuoinStage

/// Debian's word list, by its package `wamerican-small`, which `make test` installs.
private let wordList = "/usr/share/dict/american-english-small"

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../content/products/quoin/plays").standardized

@Suite(.enabled(if: FileManager.default.fileExists(atPath: wordList))) struct DemoPlayTests {
    private let kind = QuoinGame.kind(reading: { () throws(Objection) in
        guard let data = FileManager.default.contents(atPath: wordList) else { throw Objection("no words") }
        return [UInt8](data)
    })

    private func performance(of name: String) throws -> Performance {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try Performance(try parsePlay(SourceText(path: name, text), games: [kind]), games: [kind])
    }

    @Test func `every play of the demo can be performed`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".play") }
        #expect(names.contains("trailer.play"))
        for name in names {
            do {
                #expect(!(try performance(of: name)).displayList(at: .zero).elements.isEmpty)
            } catch let error as Mistakes {
                Issue.record("\(error.all.map { $0.formatted() }.joined(separator: "\n"))")
            }
        }
    }

    @Test func `what the trailer's captions say is so`() throws {
        let show = try performance(of: "trailer.play")
        #expect(show.duration == 20.0 && show.marks.map(\.name).contains("poster"))
        let states = show.states
        let scores = states.map { $0.split(separator: " ").suffix(2).joined(separator: ":") }
        #expect(scores.contains("14:15"), "one behind")
        #expect(scores.last == "30:15", "thirty to fifteen")
        let last = try #require(states.last)
        let block = try Block(reading: String(last.prefix { $0 != " " }))
        #expect(block.cells.count == 14)
        let taps = show.play.cues.filter { cue in
            if case .tap = cue.act { true } else { false }
        }
        #expect(taps.count == 10, "letters and words, so that each can be read")
    }
}
