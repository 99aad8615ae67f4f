import Diagnostics
import Drawing
import Nanashi
import Stage

/// A game as a PGN has it, replayed a move a picture.
struct NanashiRecord: RecordedGame {
    let record: GameRecord

    /// The games of a text in Portable Game Notation.
    /// - Throws: every mistake at its line and column.
    static func games(in source: SourceText) throws(Mistakes) -> [any RecordedGame] {
        do throws(PGNError) {
            return try GameRecord.games(pgn: source.string).map { NanashiRecord(record: $0) }
        } catch {
            throw Mistakes(error.mistakes.map { diagnostic($0, in: source) })
        }
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

    var moveCount: Int { record.plies.count }

    func playText(size: PictureSize) -> String { record.playText(size: size) }

    func frames(_ options: RecordedGameOptions) throws(Objection) -> [(list: DisplayList, duration: Seconds)] {
        let style = try options.style.map { (name) throws(Objection) in try NanashiStyle.named(name) } ?? .day
        return GamePicture(record, options, style: style).frames.map { ($0.list, $0.duration) }
    }
}
