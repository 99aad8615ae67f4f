import Diagnostics
import Files
import Stage

extension Games {
    /// The recorded games of a file, at least one; `-` reads standard input.
    /// - Throws: every mistake at its line and column.
    static func recorded(at path: String) throws -> [any RecordedGame] {
        let name = path == "-" ? "<stdin>" : path
        let bytes = path == "-" ? try Input.standardInput() : try Disk.live.read(path)
        let games = try study.games(SourceText(path: name, bytes: bytes))
        guard !games.isEmpty else {
            throw Diagnostic(
                .error, "there is no game in it", at: Place(path: name, line: 1, column: 1),
                remedy: "a game is a list of moves, such as `1. g2 a2`, below its tags")
        }
        return games
    }
}
