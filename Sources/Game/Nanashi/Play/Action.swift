/// What a person can do at the board.
public enum Action: Hashable, Sendable {
    /// Touches a square: selects an own piece, plays to a target of the selected piece, or lets go of it.
    case tap(Square)
    /// Plays a move at once, as a robot does.
    case play(Move)
    /// Passes.
    case pass
    /// Takes back the last move, or giving up.
    case undo
    /// Plays the move again that was taken back last.
    case redo
    /// Gives up the game for the player to move.
    case resign
    /// Begins anew from a position.
    case newGame(Position)
}

/// What happened because of an action.
public enum Event: Hashable, Sendable {
    /// A piece was selected.
    case selected(Square)
    /// The selected piece was let go.
    case deselected(Square)
    /// A new piece appeared beside its parent.
    case cloned(from: Square, to: Square)
    /// A piece jumped.
    case jumped(from: Square, to: Square)
    /// Pieces turned, outwards from the landing square. Never empty.
    case captured([Square])
    /// A player passed.
    case passed(Side)
    /// The player to move can only pass.
    case mustPass(Side)
    /// The game is over.
    case over(Outcome)
    /// A move was taken back.
    case undone(Move)
    /// A player who gave up plays on after all.
    case resumed(Side)
    /// A game was begun.
    case began
    /// The action changed nothing.
    case refused(Refusal)
}

/// Why an action changed nothing.
public enum Refusal: Hashable, Sendable {
    /// The move is not legal.
    case illegal(IllegalMove)
    /// Nothing is selected, and there is no piece of the player to move on the square.
    case nothingToSelect(Square)
    /// The game is over.
    case gameIsOver
    /// There is no move to take back.
    case nothingToUndo
    /// There is no move to play again.
    case nothingToRedo
}
