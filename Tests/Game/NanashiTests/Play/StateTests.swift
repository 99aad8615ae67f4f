import Nanashi
import Testing

private func square(_ name: String) -> Square {
    guard let square = Square(name: name) else { fatalError(name) }
    return square
}

@Suite struct StateTests {
    @Test func `a tap selects and a second tap plays`() {
        var state = State()
        #expect(state.reduce(.tap(square("g1"))) == [.selected(square("g1"))])
        #expect(Array(state.cloneTargets).map(\.name) == ["f1", "f2", "g2"])
        #expect(Array(state.jumpTargets).map(\.name) == ["e1", "e2", "e3", "f3", "g3"])
        #expect(state.reduce(.tap(square("g2"))) == [.cloned(from: square("g1"), to: square("g2"))])
        #expect(state.selected == nil && state.cloneTargets.isEmpty && state.jumpTargets.isEmpty)
        #expect(state.position.fen == "x5o/7/7/7/7/6x/o5x o 0 1")
    }

    @Test func `captures are told outwards`() throws {
        var state = State(try Position(fen: "7/7/4o2/2xo3/2o1o2/7/7 x 0 1"))
        _ = state.reduce(.tap(square("c4")))
        let events = state.reduce(.tap(square("d3")))
        #expect(
            events == [
                .cloned(from: square("c4"), to: square("d3")),
                .captured([square("d4"), square("e3"), square("c3")]),
            ])
    }

    @Test func `taps elsewhere let go`() {
        var state = State()
        #expect(state.reduce(.tap(square("d4"))) == [.refused(.nothingToSelect(square("d4")))])
        _ = state.reduce(.tap(square("g1")))
        #expect(state.reduce(.tap(square("a7"))) == [.selected(square("a7"))])
        #expect(state.reduce(.tap(square("a7"))) == [.deselected(square("a7"))])
        _ = state.reduce(.tap(square("a7")))
        #expect(state.reduce(.tap(square("d4"))) == [.deselected(square("a7"))])
        #expect(state == State())
    }

    @Test func `illegal moves are refused with their reason`() {
        var state = State()
        let events = state.reduce(.play(.clone(to: square("d4"))))
        guard case .refused(.illegal(let illegal)) = events.first else { Issue.record("\(events)"); return }
        #expect(illegal.reason == .noParent)
        #expect(state.reduce(.pass).count == 1)
        #expect(state == State())
    }

    @Test func `undo takes back and redo plays again`() throws {
        var random = Random(seed: 8)
        var state = State()
        var past = [state]
        while let move = state.position.legalMoves.randomElement(using: &random), past.count < 60 {
            _ = state.reduce(.play(move))
            past.append(state)
        }
        let end = state
        for before in past.dropLast().reversed() {
            #expect(state.canUndo)
            _ = state.reduce(.undo)
            #expect(state.position == before.position && state.moves == before.moves)
        }
        #expect(state.reduce(.undo) == [.refused(.nothingToUndo)])
        while state.canRedo { _ = state.reduce(.redo) }
        #expect(state == end)
        #expect(state.reduce(.redo) == [.refused(.nothingToRedo)])
    }

    @Test func `a new move forgets what was taken back`() {
        var state = State()
        _ = state.reduce(.play(.clone(to: square("g2"))))
        #expect(state.reduce(.undo) == [.undone(.clone(to: square("g2")))])
        _ = state.reduce(.play(.clone(to: square("f1"))))
        #expect(!state.canRedo)
    }

    @Test func `resigning ends the game until it is taken back`() {
        var state = State()
        let outcome = Outcome(winner: .o, reason: .resigned)
        #expect(state.reduce(.resign) == [.over(outcome)])
        #expect(state.outcome == outcome)
        #expect(state.reduce(.tap(square("g1"))) == [.refused(.gameIsOver)])
        #expect(state.reduce(.play(.clone(to: square("g2")))) == [.refused(.gameIsOver)])
        #expect(state.reduce(.undo) == [.resumed(.x)])
        #expect(state == State())
    }

    @Test func `forced passes and the end are told`() throws {
        var state = State(try Position(fen: "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1"))
        #expect(state.reduce(.pass) == [.passed(.x)])
        var last = State(try Position(fen: "xo-----/1------/-------/-------/-------/-------/------1 x 0 9"))
        let events = last.reduce(.play(.clone(to: square("a6"))))
        #expect(events.last == .over(Outcome(winner: .x, reason: .wiped)))
        #expect(last.outcome == Outcome(winner: .x, reason: .wiped))
        var toPass = State(try Position(fen: "x1-oooo/---ooo1/-------/-------/-------/-------/------- x 0 9"))
        #expect(toPass.reduce(.tap(square("a7"))) == [.selected(square("a7"))])
        #expect(toPass.reduce(.tap(square("b7"))).contains(.cloned(from: square("a7"), to: square("b7"))))
        #expect(toPass.reduce(.play(.clone(to: square("g6")))).contains { if case .over = $0 { true } else { false } })
    }

    @Test func `a new game begins anew`() throws {
        var state = State()
        _ = state.reduce(.play(.clone(to: square("g2"))))
        let other = try Position(fen: "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1")
        #expect(state.reduce(.newGame(other)) == [.began])
        #expect(state == State(other))
    }

    @Test func `reducing leaves the original alone`() {
        let state = State()
        let (next, events) = state.reducing(.play(.clone(to: square("g2"))))
        #expect(state == State())
        #expect(next.moves == [.clone(to: square("g2"))])
        #expect(events == [.cloned(from: square("g1"), to: square("g2"))])
    }
}
