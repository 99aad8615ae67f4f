import Nanashi
import Stage

/// A position in words: the title and the description of a picture, for those who do not see it.
public struct PositionWords: Sendable, Hashable {
    /// One line: who is ahead, and who is to move.
    public var title: String
    /// Every piece by its square, row by row of meaning: discs, rings, gaps, marks.
    public var description: String

    /// The words for a position.
    ///
    /// - Parameters:
    ///   - position: the position.
    ///   - options: what else the picture shows; the players' names, where it has them.
    public init(_ position: Position, _ options: BoardOptions = BoardOptions()) {
        let (x, o) = (position.x.count, position.o.count)
        let discs = x == 1 ? "1 disc" : "\(x) discs"
        let rings = o == 1 ? "1 ring" : "\(o) rings"
        let names = options.players.flatMap { $0.count == 2 ? $0 : nil } ?? ["discs", "rings"]
        let turn =
            switch position.outcome {
            case nil: "\(names[position.turn == .x ? 0 : 1]) to move"
            case .some(let outcome):
                outcome.winner.map { "\(names[$0 == .x ? 0 : 1]) won" } ?? "a draw"
            }
        title = "Nanashi board: \(discs), \(rings), \(turn)"
        var sentences = [
            PositionWords.sentence("Discs on", position.x, none: "No discs"),
            PositionWords.sentence("Rings on", position.o, none: "No rings"),
        ]
        if !position.gaps.isEmpty { sentences.append(PositionWords.sentence("Gaps at", position.gaps, none: "")) }
        if let last = options.last {
            switch last {
            case .clone(let to): sentences.append("Last move: a clone to \(to).")
            case .jump(let from, let to): sentences.append("Last move: a jump from \(from) to \(to).")
            case .pass: sentences.append("Last move: a pass.")
            }
        }
        if let piece = options.select {
            let clones = PositionWords.list(position.cloneTargets(of: piece))
            let jumps = PositionWords.list(position.jumpTargets(of: piece))
            sentences.append("Selected: \(piece), which clones to \(clones) and jumps to \(jumps).")
        }
        if !options.mark.isEmpty { sentences.append("Marked: \(options.mark.map(\.name).joined(separator: ", ")).") }
        for arrow in options.arrows { sentences.append("Arrow from \(arrow.from) to \(arrow.to).") }
        description = sentences.joined(separator: " ")
    }

    private static func sentence(_ start: String, _ squares: Bitboard, none: String) -> String {
        squares.isEmpty ? none + "." : "\(start) \(list(squares))."
    }

    private static func list(_ squares: Bitboard) -> String {
        squares.isEmpty ? "nowhere" : squares.map(\.name).sorted().joined(separator: ", ")
    }
}
