import Diagnostics
import Files
import Nanashi

/// Recorded games of the disk.
enum RecordedGame {
    /// The games of a file in Portable Game Notation, at least one; `-` reads standard input.
    /// - Throws: every mistake at its line and column.
    static func games(at path: String) throws -> [GameRecord] {
        let name = path == "-" ? "<stdin>" : path
        let bytes = path == "-" ? try Input.standardInput() : try Disk.live.read(path)
        let source = SourceText(path: name, bytes: bytes)
        let games: [GameRecord]
        do throws(PGNError) {
            games = try GameRecord.games(pgn: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw Diagnostics(error.mistakes.map { diagnostic($0, in: source) })
        }
        guard !games.isEmpty else {
            throw Diagnostic(
                .error, "there is no game in it", at: Place(path: name, line: 1, column: 1),
                remedy: "a game is a list of moves, such as `1. g2 a2`, below its tags")
        }
        return games
    }

    private static func diagnostic(_ mistake: PGNError.Mistake, in source: SourceText) -> Diagnostic {
        let place = Place(path: source.path, line: mistake.line, column: mistake.column)
        let excerpt = source.line(mistake.line)
        guard case .illegal(let illegal, let position) = mistake.problem else {
            return Diagnostic(.error, "\(mistake.problem)", at: place, excerpt: excerpt)
        }
        return Diagnostic(
            .error, "illegal move \(illegal.move): \(illegal)", at: place, excerpt: excerpt,
            length: illegal.move.text.unicodeScalars.count,
            remedy: "the board there, \(position.turn) to move:\n\(position.diagram)")
    }
}
