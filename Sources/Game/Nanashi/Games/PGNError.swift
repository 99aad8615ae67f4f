/// What is wrong with a text that should hold games.
public struct PGNError: Error, Hashable {
    /// One mistake and its place.
    public struct Mistake: Hashable, Sendable {
        /// The line, from 1.
        public let line: Int
        /// The column, from 1, in Unicode scalars.
        public let column: Int
        /// What it is.
        public let problem: Problem
    }

    /// The kinds of mistakes.
    public enum Problem: Hashable, Sendable {
        /// A tag that is not `[Name "value"]`.
        case badTag
        /// A text in quotes, a comment or a variation that does not end.
        case unclosed(Character)
        /// A bracket that closes nothing.
        case unopened(Character)
        /// A `FEN` tag that holds no position.
        case fen(FENError)
        /// A word that is not a move.
        case move(String, MoveTextError)
        /// A move that is not legal, and the position where it should be played.
        case illegal(IllegalMove, Position)
        /// A variation before the first move, or an empty one.
        case misplacedVariation
        /// Variations within variations, deeper than anybody writes them.
        case tooDeep
    }

    /// All mistakes in the order of their places, at least one.
    public let mistakes: [Mistake]
}

extension PGNError.Problem: CustomStringConvertible {
    /// What is wrong, as a sentence without a full stop.
    public var description: String {
        switch self {
        case .badTag: "a tag looks like [Name \"value\"]"
        case .unclosed(let mark): "'\(mark)' is never closed"
        case .unopened(let mark): "'\(mark)' closes nothing"
        case .fen(let error): "the FEN tag is not a position: \(error)"
        case .move(let word, let error): "'\(word)': \(error)"
        case .illegal(let illegal, let position): "illegal move \(illegal.move): \(illegal)\n\(position.diagram)"
        case .misplacedVariation: "a variation needs a move before it and a move in it"
        case .tooDeep: "variations are nested too deeply"
        }
    }
}

extension PGNError: CustomStringConvertible {
    /// All mistakes with their places.
    public var description: String {
        mistakes.map { "\($0.line):\($0.column): \($0.problem)" }.joined(separator: "\n")
    }
}
