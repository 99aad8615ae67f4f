import Diagnostics
import Nanashi
import Stage

/// What Nanashi does beside plays and pictures.
package enum NanashiStudy {
    /// For the table of games.
    package static let study = GameStudy(
        games: { (source) throws(Mistakes) in try NanashiRecord.games(in: source) },
        position: { (question) throws(Mistakes) in try answer(to: question) },
        engine: { milliseconds, write in NanashiEngine(milliseconds: milliseconds, write: write) },
        record: { performance in
            guard performance.play.game.value == NanashiGame.kind.name else { return nil }
            return GameRecord(of: performance)?.pgn
        },
        checkStyle: { (name) throws(Objection) in _ = try NanashiStyle.named(name) })

    private static func answer(to question: PositionQuestion) throws(Mistakes) -> PositionAnswer {
        var position: Position
        do throws(FENError) { position = try Position(fen: question.position) } catch {
            throw Mistakes(mistakes(error, in: question.position))
        }
        for (index, text) in question.moves.enumerated() {
            do throws(MoveError) {
                let move = try position.move(reading: text)
                do throws(IllegalMove) { try position.make(move) } catch { throw MoveError.illegal(error) }
            } catch {
                throw Mistakes(mistake(error, at: index, of: question.moves, position))
            }
        }
        return PositionAnswer(
            notation: position.fen, result: position.result,
            pieces: "x \(position.x.count), o \(position.o.count)",
            legal: position.legalMoves.sorted().map(\.text), nodes: question.depth.map(position.perft),
            diagram: position.diagram)
    }

    private static func mistakes(_ error: FENError, in fen: String) -> [Diagnostic] {
        error.objections(to: fen).map { objection in
            Diagnostic(
                .error, objection.message, at: Place(path: "<position>", line: 1, column: objection.column + 1),
                excerpt: fen, remedy: objection.remedy)
        }
    }

    private static func mistake(
        _ error: MoveError, at index: Int, of moves: [String], _ position: Position
    ) -> Diagnostic {
        let column = moves[..<index].reduce(1) { $0 + $1.unicodeScalars.count + 1 }
        let isIllegal = if case .illegal = error { true } else { false }
        return Diagnostic(
            .error, "`\(moves[index])`: \(error)", at: Place(path: "<moves>", line: 1, column: column),
            excerpt: moves.joined(separator: " "), length: moves[index].unicodeScalars.count,
            remedy: isIllegal ? "the board there, \(position.turn) to move:\n\(position.diagram)" : nil)
    }
}
