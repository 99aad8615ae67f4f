// The sentences of the errors, apart from the data in them.

extension FENError.Problem: CustomStringConvertible {
    /// What is wrong, as a sentence without a full stop.
    public var description: String {
        switch self {
        case .noBoard: "a position needs a board, such as x5o/7/7/7/7/7/o5x"
        case .unknownPiece(let scalar): "'\(scalar)' is not x, o, - or a number of empty squares"
        case .badRun(let scalar): "'\(scalar)' is not a number of empty squares from 1 to 7"
        case .rankLength(let rank, let squares): "rank \(rank) has \(counted(squares, "square")) instead of 7"
        case .rankCount(let count): "the board has \(counted(count, "rank")) instead of 7"
        case .unknownSide: "the side to move must be x or o"
        case .badHalfmove: "the halfmove clock must be a number, 0 or more"
        case .badFullmove: "the fullmove number must be a number, 0 or more"
        case .clockTooLarge: "the clock is too large; at most \(Position.largestClock)"
        case .extraField: "nothing may follow the four fields: board, side, halfmove, fullmove"
        }
    }
}

private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension FENError: CustomStringConvertible {
    /// All mistakes with their columns.
    public var description: String {
        mistakes.map { "column \($0.column): \($0.problem)" }.joined(separator: "; ")
    }
}

extension MoveTextError: CustomStringConvertible {
    /// What is wrong, as a sentence without a full stop.
    public var description: String {
        switch problem {
        case .empty: "a move is missing, such as g2, g1g3 or 0000"
        case .unreadable: "not a move; moves look like g2 (clone), g1g3 (jump) or 0000 (pass)"
        }
    }
}

extension IllegalMove: CustomStringConvertible {
    /// Why the move is illegal, as a sentence without a full stop.
    public var description: String {
        let to = move.to?.name ?? ""
        let from = move.from?.name ?? ""
        return switch reason {
        case .gameIsOver: "the game is over"
        case .mustPass: "\(side) cannot clone or jump and must pass (0000)"
        case .canMove: "\(side) can move and so may not pass"
        case .targetIsTaken(let owner): "\(to) is taken by \(owner)"
        case .targetIsGap: "\(to) is a gap"
        case .foreignParent(let square): "no piece of \(side) is on \(square)"
        case .noParent: "no piece of \(side) is next to \(to)"
        case .sourceIsEmpty: "\(from) is empty"
        case .sourceIsGap: "\(from) is a gap"
        case .sourceIsForeign: "the piece on \(from) belongs to \(side.other)"
        case .wrongDistance(let distance): "a jump goes exactly two squares, not \(distance)"
        }
    }
}

extension MoveError: CustomStringConvertible {
    /// What is wrong, as a sentence without a full stop.
    public var description: String {
        switch self {
        case .text(let error): error.description
        case .illegal(let error): error.description
        }
    }
}

extension Setup.Flaw: CustomStringConvertible {
    /// What is wrong, as a sentence without a full stop.
    public var description: String {
        switch self {
        case .piecesOverlap: "two pieces are on one square"
        case .pieceOnGap: "a piece is on a gap"
        case .offBoard: "something is beside the board"
        case .halfmoveOutOfRange: "the halfmove clock is out of range"
        case .fullmoveOutOfRange: "the fullmove number is out of range"
        }
    }
}

extension Setup.Refusal: CustomStringConvertible {
    /// All flaws.
    public var description: String { flaws.map { $0.description }.joined(separator: "; ") }
}

extension Outcome: CustomStringConvertible {
    /// The result as text: `1-0` when `x` has won, `0-1` when `o` has, or `1/2-1/2`.
    public var description: String {
        switch winner {
        case .x: "1-0"
        case .o: "0-1"
        case nil: "1/2-1/2"
        }
    }
}

extension Position {
    /// The result as text: `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
    public var result: String { outcome?.description ?? "*" }
}

extension Outcome.Reason: CustomStringConvertible {
    /// Why the game is over, in one word.
    public var description: String {
        switch self {
        case .wiped: "wiped"
        case .full: "full"
        case .stuck: "stuck"
        case .clock: "clock"
        case .resigned: "resigned"
        }
    }
}
