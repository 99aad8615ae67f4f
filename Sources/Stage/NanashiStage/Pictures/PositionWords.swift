import Languages
import Nanashi
import Stage

/// A position in words: the title and the description of a picture, for those who do not see it.
package struct PositionWords: Sendable, Hashable {
    /// One line: who is ahead, and who is to move.
    package var title: String
    /// Every piece by its square, row by row of meaning: discs, rings, gaps, marks.
    package var description: String

    /// The words for a position.
    ///
    /// - Parameters:
    ///   - position: the position.
    ///   - options: what else the picture shows; the players' names, where it has them.
    ///   - speech: the language of the words.
    package init(_ position: Position, _ options: BoardOptions = BoardOptions(), in speech: Language = .english) {
        let parts = [
            speech.count(position.x.count, "discs"), speech.count(position.o.count, "rings"),
            PositionWords.turn(of: position, options, in: speech),
        ]
        title = speech.phrase("board_title", ["Nanashi", parts.joined(separator: speech.word("comma"))])
        func squares(_ squares: Bitboard) -> String {
            squares.isEmpty ? speech.word("nowhere") : list(squares.map(\.name).sorted())
        }
        func list(_ names: [String]) -> String { names.joined(separator: speech.word("comma")) }
        func pieces(_ phrase: String, _ on: Bitboard, none: String) -> String {
            on.isEmpty ? speech.word(none) : speech.phrase(phrase, squares(on))
        }
        var sentences = [
            pieces("discs_on", position.x, none: "no_discs"), pieces("rings_on", position.o, none: "no_rings"),
        ]
        if !position.gaps.isEmpty { sentences.append(speech.phrase("gaps_at", squares(position.gaps))) }
        switch options.last {
        case .clone(let to): sentences.append(speech.phrase("last_clone", to.name))
        case .jump(let from, let to): sentences.append(speech.phrase("last_jump", [from.name, to.name]))
        case .pass: sentences.append(speech.word("last_pass"))
        case nil: break
        }
        if let piece = options.select {
            let (clones, jumps) = (position.cloneTargets(of: piece), position.jumpTargets(of: piece))
            sentences.append(speech.phrase("selected_piece", [piece.name, squares(clones), squares(jumps)]))
        }
        if !options.mark.isEmpty { sentences.append(speech.phrase("marked_squares", list(options.mark.map(\.name)))) }
        sentences += options.arrows.map { speech.phrase("arrow_from_to", [$0.from.name, $0.to.name]) }
        description = sentences.joined(separator: speech.word("sentence_gap"))
    }

    /// Who is to move or has won: a player by name, else a kind of piece.
    private static func turn(of position: Position, _ options: BoardOptions, in speech: Language) -> String {
        let players = options.players.flatMap { $0.count == 2 ? $0 : nil }
        let names = players ?? ["side_discs", "side_rings"].map(speech.word)
        func name(_ side: Side) -> String { names[side == .x ? 0 : 1] }
        guard let outcome = position.outcome else { return speech.phrase("to_move", name(position.turn)) }
        return outcome.winner.map { speech.phrase("has_won", name($0)) } ?? speech.word("drawn_game")
    }
}
