import Diagnostics
import Nanashi
import Stage

extension FENError {
    /// What is wrong with a text that is no position, as its author is to hear it: a word that is nearly `startpos`, a
    /// position of chess, or a text that is something else altogether is one mistake, not one for each letter.
    ///
    /// - Parameter text: the text that was read.
    /// - Returns: the objections in the order of their columns, at least one.
    package func objections(to text: String) -> [Objection] {
        let board = text.prefix { $0 != " " && $0 != "\t" }
        let example = "a board is seven ranks of x, o, - and numbers of empty squares: x5o/7/7/7/7/7/o5x x 0 1"
        if !board.isEmpty, !board.contains("/"), board.contains(where: \.isLetter) {
            let word = String(board.prefix(40))
            return [
                Objection(
                    "`\(word)` is no position", remedy: didYouMean(word, among: ["startpos"]) ?? example,
                    about: .position)
            ]
        }
        if FENError.isChess(board) {
            return [
                Objection(
                    "this is a position of chess",
                    remedy: "Nanashi is played on 7×7 squares, and its pieces are x and o: x5o/7/7/7/7/7/o5x x 0 1",
                    about: .position)
            ]
        }
        let strangers = mistakes.count { if case .unknownPiece = $0.problem { true } else { false } }
        var isFirst = true
        return mistakes.compactMap { mistake in
            var remedy: String?
            if case .unknownPiece = mistake.problem, strangers > 1 {
                guard isFirst else { return nil }
                isFirst = false
                remedy = "\(strangers) letters of the board are no pieces; \(example)"
            }
            return Objection("\(mistake.problem)", remedy: remedy, about: .position, column: mistake.column - 1)
        }
    }

    /// Eight ranks of chess pieces, at least one of which no other game has.
    private static func isChess(_ board: Substring) -> Bool {
        board.count(where: { $0 == "/" }) == 7 && board.allSatisfy { "pnbrqkPNBRQK12345678/".contains($0) }
            && board.contains { "pnrqkPNRQK".contains($0) }
    }
}
