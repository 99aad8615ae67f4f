import Diagnostics

/// A tape of VHS as a play.
package struct ImportedTape: Sendable {
    /// The text of the play.
    package let play: String
    /// What has no counterpart, each with its line; the play has a comment there.
    package let warnings: [Diagnostic]

    /// Reads a tape.
    ///
    /// - Parameters:
    ///   - source: the tape.
    ///   - include: the tape that `Source NAME` means; nil where there is none.
    /// - Throws: every mistake of the tape and of those that it includes, with its place.
    package init(_ source: SourceText, include: @escaping (String) -> SourceText?) throws(Mistakes) {
        guard source.bytes.count <= TapeReader.mostBytes else {
            throw Mistakes(
                Diagnostic(
                    .error, "the tape is longer than \(TapeReader.mostBytes / 1024) KiB",
                    at: Place(path: source.path, line: 1, column: 1)))
        }
        var reader = TapeReader(source, include: include)
        reader.read()
        guard reader.mistakes.isEmpty else { throw Mistakes(reader.mistakes) }
        var play = TapePlay(
            name: source.path.split(separator: "/").last.map(String.init) ?? source.path, reader.commands)
        self.play = play.text()
        warnings = reader.warnings + play.warnings
    }
}
