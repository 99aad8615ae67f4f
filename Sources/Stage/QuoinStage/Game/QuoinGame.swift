import Drawing
import Quoin
import Stage

/// Quoin on the stage: the engine's state, what led to it, and how it looks.
package struct QuoinGame: StageGame {
    /// The engine's state.
    package private(set) var state: State
    /// The players' names, first player first.
    package let names: [String]
    /// The colours.
    package let look: QuoinStyle
    /// The words that count.
    let lexicon: Lexicon
    private(set) var transition: Transition

    /// The place that a finger touches when the word is whole.
    package static let wordPlace = "word"

    /// A game that begins with a state.
    package init(_ state: State, _ lexicon: Lexicon, names: [String] = [], style: QuoinStyle = .day) {
        self.state = state
        self.lexicon = lexicon
        self.names = names.count == 2 ? names : ["You", "Robot"]
        look = style
        transition = Transition(before: state)
    }

    /// The block, whose turn it is, and both scores.
    package var notation: String { state.notation }
    /// The levels of the block side by side, the highest first.
    package var diagram: String { state.block.diagram }
    /// The cubes that a finger can touch, and the word above them.
    package var places: [String] { state.block.cellsInSight.map(\.name) + [QuoinGame.wordPlace] }
    /// They go, and what lay behind them comes into sight.
    package var placesStay: Bool { false }
    /// The colours around the block.
    package var style: StageStyle { look.stage }

    /// The side of a cube that a finger would touch next, or the word.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        let geometry = BlockGeometry(layout.board)
        if place == QuoinGame.wordPlace { return Spot(WordArt.row(state.path.count, in: geometry.word)) }
        guard let cell = Cell(name: place) else { return nil }
        let path = state.path.contains(cell) ? state.path : state.path + [cell]
        guard let touch = geometry.touches(path, in: state.block).first(where: { $0.cell == cell }) else { return nil }
        return Spot(
            Rect(centre: touch.point, geometry.edge, geometry.edge), fingertip: geometry.edge * 0.4,
            outline: geometry.outline(cell, touch.face))
    }

    /// The full name of a place in this state.
    package func place(_ name: String) throws(Objection) -> String {
        if name == QuoinGame.wordPlace { return name }
        guard let cell = Cell(name: name) else {
            throw Objection(
                "`\(name.prefix(40))` is beside the block",
                remedy: "cubes are a11 to c33, by file, rank and level; `word` is the word above them")
        }
        if let refusal = state.refusal(touching: cell) { throw objection(refusal) }
        return name
    }
}

extension QuoinGame {
    /// The cubes that spell a word, and the word above them.
    package func taps(for move: String) throws(Objection) -> [String] {
        guard state.path.isEmpty else {
            throw Objection(
                "`\(state.letters.map(\.small).joined())` is chosen already",
                remedy: "tap the rest of the word, or `tap \(state.path[0].name)` twice to let go of it")
        }
        return try find(move).path.map(\.name) + [QuoinGame.wordPlace]
    }

    /// Sends the engine what a player does.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        switch deed {
        case .tap(let place): try tap(place)
        case .play(let word): try act(.spell(try find(word).path))
        case .pass: try act(.pass)
        case .undo: try act(.undo)
        case .robot(let level, let seed): try answer(level ?? 3, seed)
        case .own(let word, _, _): throw Objection("nobody knows what `\(word)` is")
        }
    }

    private mutating func tap(_ place: String) throws(Objection) -> Change {
        if place == QuoinGame.wordPlace { return try act(.submit) }
        guard let cell = Cell(name: place) else { throw Objection("there is no cube `\(place)`") }
        return try act(.tap(cell))
    }

    private mutating func answer(_ level: Int, _ seed: UInt64) throws(Objection) -> Change {
        guard Robot.levels.contains(level) else {
            throw Objection(
                "the robot has no level \(level)",
                remedy: "its levels are \(Robot.levels.lowerBound) to \(Robot.levels.upperBound)", about: .argument(0))
        }
        let find = Robot.word(in: state.block, lexicon, without: state.words, level: level, seed: seed)
        guard let find else { throw Objection("the robot finds no word") }
        return try act(.spell(find.path))
    }

    /// Sends the engine an action, and keeps what it changed.
    private mutating func act(_ action: Action) throws(Objection) -> Change {
        let before = state
        var next = state
        let events = next.reduce(action, lexicon)
        for case .refused(let refusal) in events { throw objection(refusal) }
        state = next
        transition = Transition(before: before, events: events)
        var change = Change(.selection, motion: transition.end)
        if transition.find != nil { change.kind = .capture }
        if action == .pass || action == .undo { change.kind = .move }
        for case .over(let outcome) in events { change.verdict = verdict(outcome) }
        return change
    }

    private func verdict(_ outcome: Outcome) -> CaptionText {
        let score = "\(state.score(of: .first)) to \(state.score(of: .second))"
        guard let winner = outcome.winner else { return CaptionText("A draw", score) }
        let name = names[winner.rawValue]
        return CaptionText(name == "You" ? "You win" : "\(name) wins", score)
    }
}
