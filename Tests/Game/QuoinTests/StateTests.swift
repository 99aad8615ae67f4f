import Testing

@testable import Quoin

/// Upper level: t e a / s o n / r k i.
private let notation = "teasonrki/zzzzzzzzz/zzzzzzzzz"

private func begin() throws -> State { State(try Block(reading: notation)) }

private func cell(_ name: String) throws -> Cell { try #require(Cell(name: name)) }

@Suite struct StateTests {
    @Test func `taps choose letters, and let go of them`() throws {
        var state = try begin()
        #expect(state.reduce(.tap(try cell("a13")), lexicon) == [.chosen(try cell("a13"))])
        #expect(state.reduce(.tap(try cell("b13")), lexicon) == [.chosen(try cell("b13"))])
        #expect(state.reduce(.tap(try cell("c13")), lexicon) == [.chosen(try cell("c13"))])
        #expect(state.letters.map(\.small) == ["t", "e", "a"])
        #expect(state.reduce(.tap(try cell("c13")), lexicon) == [.letGo([try cell("c13")])])
        #expect(state.reduce(.tap(try cell("a13")), lexicon) == [.letGo([try cell("b13")])])
        #expect(state.path == [try cell("a13")])
    }

    @Test func `what cannot be touched is refused, and changes nothing`() throws {
        var state = try begin()
        _ = state.reduce(.tap(try cell("a13")), lexicon)
        let before = state
        #expect(
            state.reduce(.tap(try cell("c13")), lexicon) == [.refused(.apart(try cell("c13"), from: try cell("a13")))])
        #expect(state.reduce(.tap(try cell("a11")), lexicon) == [.refused(.hidden(try cell("a11")))])
        #expect(state.reduce(.submit, lexicon) == [.refused(.short("t"))])
        #expect(
            state.reduce(.spell(try ["a13", "b23", "a13"].map(cell)), lexicon) == [.refused(.twice(try cell("a13")))])
        #expect(state.reduce(.spell(try ["a13", "b23", "c33"].map(cell)), lexicon) == [.refused(.unknown("toi"))])
        #expect(state.reduce(.undo, lexicon) == [.refused(.nothingToUndo)])
        #expect(state == before)
    }

    @Test func `a word counts, its cubes go, those above sink, and the other is to play`() throws {
        var state = State(try Block(reading: "teas---nk/zzzzzzzzz/zzzzzzzzz"))
        for name in ["a13", "b13", "c13"] { _ = state.reduce(.tap(try cell(name)), lexicon) }
        let events = state.reduce(.submit, lexicon)
        guard case .spelled(let find, let sinkings)? = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(find.word == "tea" && find.points == 3 && sinkings.isEmpty)
        #expect(state.side == .second && state.score(of: .first) == 3 && state.path.isEmpty)
        #expect(state.notation == "---s---nk/zzzzzzzzz/zzzzzzzzz 2 3 0")
    }

    @Test func `cubes above a word sink`() throws {
        let block = try Block(reading: "zzzzzzzzz/zzzzzztea/zzzzzzzzz")
        var state = State(block)
        let events = state.reduce(.spell(try ["a32", "b32", "c32"].map(cell)), lexicon)
        guard case .spelled(_, let sinkings)? = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(
            sinkings.map(\.from.name) == ["a33", "b33", "c33"] && sinkings.map(\.to.name) == ["a32", "b32", "c32"])
    }

    @Test func `undo brings all back`() throws {
        var state = try begin()
        let before = state
        _ = state.reduce(.spell(try ["a13", "b13", "c13"].map(cell)), lexicon)
        #expect(state.reduce(.undo, lexicon) == [.undone])
        #expect(state == before)
        _ = state.reduce(.pass, lexicon)
        _ = state.reduce(.undo, lexicon)
        #expect(state == before)
    }

    @Test func `a word counts once a game`() throws {
        var state = State(try Block(reading: "teateanot/zzzzzzzzz/zzzzzzzzz"))
        _ = state.reduce(.spell(try ["a13", "b13", "c13"].map(cell)), lexicon)
        #expect(
            state.reduce(.spell(try ["a23", "b23", "c23"].map(cell)), lexicon) == [.refused(.spelledBefore("tea"))])
    }

    @Test func `two passes end a game, and so does the last word`() throws {
        var state = try begin()
        #expect(state.reduce(.pass, lexicon) == [.passed(.first)])
        #expect(state.reduce(.pass, lexicon) == [.passed(.second), .over(Outcome(winner: nil))])
        #expect(state.reduce(.pass, lexicon) == [.refused(.gameIsOver)])
        var last = State(try Block(reading: "---------/---------/tea------"))
        let events = last.reduce(.spell(try ["a11", "b11", "c11"].map(cell)), lexicon)
        #expect(events.last == .over(Outcome(winner: .first)) && last.block.cells.isEmpty)
    }

    @Test func `two robots play to the end, always the same game`() {
        func game(_ seed: UInt64) -> [String] {
            var state = State(.dealt(seed: seed))
            var turn: UInt64 = 0
            while state.outcome == nil, turn < 40 {
                let find = Robot.word(in: state.block, lexicon, without: state.words, level: 3, seed: seed &+ turn)
                _ = state.reduce(find.map { .spell($0.path) } ?? .pass, lexicon)
                turn += 1
            }
            #expect(state.outcome != nil)
            return state.turns.map { $0.find?.word ?? "-" } + [state.notation]
        }
        for seed in 0..<12 as Range<UInt64> { #expect(game(seed) == game(seed)) }
    }
}
