/// Why a text cannot be played in a position.
public enum MoveError: Error, Hashable {
    /// The text is not a move.
    case text(MoveTextError)
    /// The move is not legal.
    case illegal(IllegalMove)
}

extension Position {
    /// The move that a text names here, checked: see `move(reading:)`.
    ///
    /// - Throws: why the text is not a move, or why the move is illegal.
    public func move(readingBytes bytes: [UInt8]) throws(MoveError) -> Move {
        let written: WrittenMove
        do {
            written = try WrittenMove(bytes)
        } catch {
            throw .text(error)
        }
        if let refusal = refusal(of: written.move) { throw .illegal(refusal) }
        if let parent = written.parent, !pieces(of: turn).contains(parent) {
            throw .illegal(IllegalMove(move: written.move, side: turn, reason: .foreignParent(parent)))
        }
        return written.move
    }
}
