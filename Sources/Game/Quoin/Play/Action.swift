/// One of the two who play.
package enum Side: Int, Hashable, Sendable {
    /// The one who begins.
    case first
    /// The other one.
    case second

    /// The opponent.
    package var other: Side { self == .first ? .second : .first }
}

/// How a game ended.
package struct Outcome: Hashable, Sendable {
    /// Who has more points; nil where both have as many.
    package let winner: Side?
}

/// What a person can do.
package enum Action: Hashable, Sendable {
    /// Touches a cube: it is the next letter; the last letter is let go, and of an earlier one all behind it.
    case tap(Cell)
    /// Says that the chosen letters are the word.
    case submit
    /// Spells a word at once, as a robot does.
    case spell([Cell])
    /// Passes.
    case pass
    /// Takes back the last word or pass.
    case undo
}

/// What happened because of an action.
package enum Event: Hashable, Sendable {
    /// A cube is the next letter.
    case chosen(Cell)
    /// Letters were let go.
    case letGo([Cell])
    /// A word counted; its cubes are gone, others sank.
    case spelled(Find, sinkings: [Block.Sinking])
    /// A player passed.
    case passed(Side)
    /// The last word or pass was taken back.
    case undone
    /// The game is over: no word is left, or both have passed.
    case over(Outcome)
    /// The action changed nothing.
    case refused(Refusal)
}

/// Why an action changed nothing.
package enum Refusal: Hashable, Sendable {
    /// No cube is left in the cell.
    case gone(Cell)
    /// No side of the cube is seen whole.
    case hidden(Cell)
    /// No side of a cube that is in sight touches one of the letter before it.
    case apart(Cell, from: Cell)
    /// A cube is in the word already.
    case twice(Cell)
    /// The word has fewer than three letters.
    case short(String)
    /// The dictionary does not have it.
    case unknown(String)
    /// It has counted in this game.
    case spelledBefore(String)
    /// The game is over.
    case gameIsOver
    /// Nothing has happened that could be taken back.
    case nothingToUndo
}
