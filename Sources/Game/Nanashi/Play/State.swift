/// A game at the board: the moves so far, the moves taken back, the selected piece.
///
/// It changes by actions only. It has no clock and no robot: whoever drives it asks the robot and plays its move.
public struct State: Hashable, Sendable {
    /// One move and the position before it.
    public struct Turn: Hashable, Sendable {
        /// The position before the move.
        public let position: Position
        /// The move.
        public let move: Move
    }

    /// The position on the board.
    public private(set) var position: Position
    /// The moves that led here, each with the position before it.
    public private(set) var turns: [Turn] = []
    /// The moves taken back, the next to be played again last.
    private var undone: [Move] = []
    /// The selected piece, which belongs to the player to move.
    public private(set) var selected: Square?
    /// Who gave up.
    public private(set) var resigned: Side?

    /// A game that begins from a position.
    public init(_ position: Position = .start) { self.position = position }

    /// How the game ended; nothing while it goes on.
    public var outcome: Outcome? {
        resigned.map { Outcome(winner: $0.other, reason: .resigned) } ?? position.outcome
    }

    /// The moves that led here.
    public var moves: [Move] { turns.map { $0.move } }

    /// Whether a move can be taken back.
    public var canUndo: Bool { resigned != nil || !turns.isEmpty }

    /// Whether a move can be played again.
    public var canRedo: Bool { resigned == nil && !undone.isEmpty }

    /// Where the selected piece can clone to.
    public var cloneTargets: Bitboard { selected.map { position.cloneTargets(of: $0) } ?? Bitboard() }

    /// Where the selected piece can jump to.
    public var jumpTargets: Bitboard { selected.map { position.jumpTargets(of: $0) } ?? Bitboard() }
}

extension State {
    /// Does what a person does.
    ///
    /// - Returns: what happened, in order.
    public mutating func reduce(_ action: Action) -> [Event] {
        switch action {
        case .tap(let square): tap(square)
        case .play(let move): play(move, parent: position.parents(of: move).first)
        case .pass: play(.pass, parent: nil)
        case .undo: undo()
        case .redo: redo()
        case .resign: resign()
        case .newGame(let position): begin(position)
        }
    }

    /// The state after an action, and what happened.
    public func reducing(_ action: Action) -> (state: State, events: [Event]) {
        var next = self
        let events = next.reduce(action)
        return (next, events)
    }

    private mutating func tap(_ square: Square) -> [Event] {
        if outcome != nil { return [.refused(.gameIsOver)] }
        if square == selected {
            selected = nil
            return [.deselected(square)]
        }
        if position.pieces(of: position.turn).contains(square) {
            selected = square
            return [.selected(square)]
        }
        guard let piece = selected else { return [.refused(.nothingToSelect(square))] }
        if cloneTargets.contains(square) { return play(.clone(to: square), parent: piece) }
        if jumpTargets.contains(square) { return play(.jump(from: piece, to: square), parent: nil) }
        selected = nil
        return [.deselected(piece)]
    }

    private mutating func play(_ move: Move, parent: Square?) -> [Event] {
        if resigned != nil { return [.refused(.gameIsOver)] }
        if let refusal = position.refusal(of: move) { return [.refused(.illegal(refusal))] }
        undone = []
        return advance(move, parent: parent)
    }

    /// Plays a legal move.
    private mutating func advance(_ move: Move, parent: Square?) -> [Event] {
        var events: [Event] = []
        switch move {
        case .clone(let to): events.append(.cloned(from: parent ?? to, to: to))
        case .jump(let from, let to): events.append(.jumped(from: from, to: to))
        case .pass: events.append(.passed(position.turn))
        }
        let captured = position.captures(of: move)
        if !captured.isEmpty { events.append(.captured(captured)) }
        turns.append(Turn(position: position, move: move))
        position.makeUnchecked(move)
        selected = nil
        if let outcome = position.outcome {
            events.append(.over(outcome))
        } else if position.mustPass {
            events.append(.mustPass(position.turn))
        }
        return events
    }

    private mutating func undo() -> [Event] {
        if let side = resigned {
            resigned = nil
            return [.resumed(side)]
        }
        guard let turn = turns.popLast() else { return [.refused(.nothingToUndo)] }
        selected = nil
        position = turn.position
        undone.append(turn.move)
        return [.undone(turn.move)]
    }

    private mutating func redo() -> [Event] {
        guard resigned == nil, let move = undone.popLast() else { return [.refused(.nothingToRedo)] }
        return advance(move, parent: position.parents(of: move).first)
    }

    private mutating func resign() -> [Event] {
        if outcome != nil { return [.refused(.gameIsOver)] }
        resigned = position.turn
        selected = nil
        return [.over(Outcome(winner: position.turn.other, reason: .resigned))]
    }

    private mutating func begin(_ position: Position) -> [Event] {
        self = State(position)
        var events = [Event.began]
        if let outcome = position.outcome { events.append(.over(outcome)) }
        if outcome == nil, position.mustPass { events.append(.mustPass(position.turn)) }
        return events
    }
}
