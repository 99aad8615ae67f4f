/// How a game ended.
public struct Outcome: Hashable, Sendable {
    /// Why a game is over.
    public enum Reason: Hashable, Sendable {
        /// A player has no piece left.
        case wiped
        /// No square is empty.
        case full
        /// There are empty squares, but nobody reaches one.
        case stuck
        /// A hundred plies without a clone.
        case clock
        /// A player gave up. Never the outcome of a position, only of a game.
        case resigned
    }

    /// Who won; nobody in a draw.
    public let winner: Side?
    /// Why the game is over.
    public let reason: Reason

    /// An outcome.
    public init(winner: Side?, reason: Reason) {
        self.winner = winner
        self.reason = reason
    }
}

extension Position {
    /// How the game ended; nothing while it goes on.
    ///
    /// Wiped out and nobody able to move go before the clock; then more pieces win, and empty squares count for nobody.
    public var outcome: Outcome? {
        let empty = empties
        if x.isEmpty || o.isEmpty { return Outcome(winner: leader, reason: .wiped) }
        if empty.isEmpty { return Outcome(winner: leader, reason: .full) }
        if Steps.within2(x.bits | o.bits) & empty.bits == 0 { return Outcome(winner: leader, reason: .stuck) }
        if halfmove >= 100 { return Outcome(winner: nil, reason: .clock) }
        return nil
    }

    /// Who has more pieces.
    public var leader: Side? {
        x.count == o.count ? nil : x.count > o.count ? .x : .o
    }

    /// Whether the game is over.
    public var isOver: Bool { halfmove >= 100 || field.isOver }
}
