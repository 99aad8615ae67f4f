import Drawing
import Nanashi
import Stage

/// Nanashi on the stage: the engine's state, what led to it, and how it looks.
package struct NanashiGame: StageGame {
    /// The engine's state.
    package private(set) var state: State
    /// The players' names, first player first.
    package let names: [String]
    /// The colours.
    package let look: NanashiStyle
    let coordinates: Bool
    let flip: Bool
    private(set) var transition: Transition

    /// A game as a play wants it.
    ///
    /// - Throws: that the position cannot be read, or that there is no such style.
    package init(_ setup: GameSetup) throws(Objection) {
        let look = try setup.style.map { (name) throws(Objection) in try NanashiStyle.named(name) }
        let position = try setup.position.map { (fen) throws(Objection) in try NanashiGame.position(fen) }
        self.init(
            position ?? .start, names: setup.players, style: look ?? .day, coordinates: setup.isOn("coordinates"),
            flip: setup.isOn("flip"))
    }

    /// A game that starts from a position.
    package init(
        _ position: Position = .start, names: [String] = [], style: NanashiStyle = .day, coordinates: Bool = false,
        flip: Bool = false
    ) {
        state = State(position)
        self.names = names.count == 2 ? names : ["You", "Robot"]
        look = style
        self.coordinates = coordinates
        self.flip = flip
        transition = Transition(before: position, after: position, selected: nil, tinted: [], events: [])
    }

    private static func position(_ fen: String) throws(Objection) -> Position {
        do {
            return try Position(fen: fen)
        } catch {
            let objections = error.objections(to: fen)
            var first = objections.first ?? Objection("this is no position", about: .position)
            let lines = [first.remedy].compactMap(\.self) + objections.dropFirst().map { "also: \($0.message)" }
            first.remedy = lines.isEmpty ? nil : lines.joined(separator: "\n")
            throw first
        }
    }

    /// The position as a FEN.
    package var notation: String { state.position.fen }
    /// The board as text.
    package var diagram: String { state.position.diagram }
    /// The names of all squares, `a1` first.
    package var places: [String] { Square.all.map(\.name) }
    /// The colours around the board.
    package var style: StageStyle { look.stage }

    /// The cell of a square.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        Square(name: place).map { Spot(BoardGeometry(layout.board, flip: flip).rect($0)) }
    }
}

extension NanashiGame {
    /// The piece and its target; none for a pass.
    ///
    /// A clone that names no parent starts at the first, `a1` … `g7`.
    package func taps(for move: String) throws(Objection) -> [String] {
        let read = try legal(move)
        switch read {
        case .pass: return []
        case .jump(let from, let to): return [from.name, to.name]
        case .clone(let to):
            let bytes = Array(move.utf8)
            let named = bytes.count == 4 ? Square(name: String(decoding: bytes[..<2], as: UTF8.self)) : nil
            let parents = state.position.parents(of: read)
            guard let parent = named.flatMap({ parents.contains($0) ? $0 : nil }) ?? parents.first else { return [] }
            return parent == state.selected ? [to.name] : [parent.name, to.name]
        }
    }

    /// Sends the engine what a player does.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        switch deed {
        case .tap(let place): try tap(place)
        case .play(let text): try act(.play(try legal(text)))
        case .pass: try act(.pass)
        case .undo: try act(.undo)
        case .robot(let level, let seed): try answer(level ?? 3, seed)
        case .own(let word, _, _): throw Objection("nobody knows what `\(word)` is")
        }
    }

    private mutating func tap(_ place: String) throws(Objection) -> Change {
        guard let square = Square(name: place) else { throw Objection("there is no square `\(place)`") }
        return try act(.tap(square))
    }

    private mutating func answer(_ level: Int, _ seed: UInt64) throws(Objection) -> Change {
        guard (1...Level.full.number).contains(level) else {
            throw Objection(
                "the robot has no level \(level)",
                remedy: "its levels are 1 to 6, and \(Level.full.number) is all that it can do")
        }
        guard let move = Robot.move(in: state.position, level: level, seed: seed) else {
            throw Objection("the robot cannot play: the game is over")
        }
        return try act(.play(move))
    }

    /// Sends the engine an action, and keeps what it changed.
    private mutating func act(_ action: Action) throws(Objection) -> Change {
        let (before, selected, tinted) = (state.position, state.selected, lastSquares)
        let (next, events) = state.reducing(action)
        for case .refused(let refusal) in events { throw objection(refusal) }
        if case .tap(let square) = action, next == state { throw objection(.nothingToSelect(square)) }
        // A tap that only lets go of a piece is no slip of the script where the same piece is tapped; elsewhere it is.
        if case .tap(let square) = action, let piece = selected, piece != square, events == [.deselected(piece)] {
            throw unreachable(square, from: piece)
        }
        state = next
        transition = Transition(
            before: before, after: state.position, selected: selected, tinted: tinted, events: events)
        var change = Change(.selection, motion: transition.end)
        if transition.motion != .none { change.kind = transition.captured.isEmpty ? .move : .capture }
        if action == .pass || action == .play(.pass) || action == .undo { change.kind = .move }
        for case .over(let outcome) in events { change.verdict = verdict(outcome) }
        return change
    }

    /// The squares of the last move, which are tinted.
    var lastSquares: [Square] {
        guard let move = state.turns.last?.move else { return [] }
        return [move.from, move.to].compactMap { $0 }
    }

    private func verdict(_ outcome: Outcome) -> CaptionText {
        let score = "\(state.position.x.count) to \(state.position.o.count)"
        guard let winner = outcome.winner else { return CaptionText("A draw", score) }
        let name = names[winner == .x ? 0 : 1]
        return CaptionText(name == "You" ? "You win" : "\(name) wins", score)
    }
}
