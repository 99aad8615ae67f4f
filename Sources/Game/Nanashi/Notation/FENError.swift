/// What is wrong with a FEN.
public struct FENError: Error, Hashable {
    /// One mistake and its place.
    public struct Mistake: Hashable, Sendable {
        /// Where it is: 1 for the first Unicode scalar.
        public let column: Int
        /// What it is.
        public let problem: Problem
    }

    /// The kinds of mistakes.
    ///
    /// Ranks are numbered as players do, 7 on top.
    public enum Problem: Hashable, Sendable {
        /// There is no board at all.
        case noBoard
        /// A character that no board has.
        case unknownPiece(Unicode.Scalar)
        /// A run of empty squares that is not 1 to 7.
        case badRun(Unicode.Scalar)
        /// A rank that does not have seven squares.
        case rankLength(rank: Int, squares: Int)
        /// A board that does not have seven ranks.
        case rankCount(Int)
        /// A side to move that is neither `x` nor `o`.
        case unknownSide
        /// A halfmove clock that is not a number.
        case badHalfmove
        /// A fullmove number that is not a number.
        case badFullmove
        /// A clock above `Position.largestClock`.
        case clockTooLarge
        /// More than four fields.
        case extraField
    }

    /// All mistakes in the order of their columns, at least one.
    public let mistakes: [Mistake]

    /// Where the first mistake is: 1 for the first Unicode scalar.
    public var column: Int { mistakes.first?.column ?? 1 }
}
