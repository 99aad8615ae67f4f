/// What a shell itself says of a line that it could not run: a program that is not there, or that may not be run.
package struct ShellComplaint: Sendable, Hashable {
    /// The number of the line of the play, from 0.
    package var deed: Int
    /// What it says, such as `tpuy: command not found`.
    package var text: String

    /// How such words end in bash, sh and zsh, whose language is English in a rehearsal.
    private static let endings = [
        "not found", "No such file or directory", "Permission denied", "Is a directory", "cannot execute",
        "Exec format error", "required file not found",
    ]
    /// How zsh begins them.
    private static let beginnings = ["command not found: ", "no such file or directory: ", "permission denied: "]

    /// All that a rehearsal wrote down.
    package static func all(in transcript: Transcript, of shell: String) -> [ShellComplaint] {
        var complaints: [ShellComplaint] = []
        // The first marker is how the terminal begins.
        var deed = -2
        for event in transcript.events {
            switch event.kind {
            case .marker: deed += 1
            case .output(let text) where deed >= 0:
                for line in text.split(whereSeparator: { $0.isNewline }) {
                    guard let found = words(of: line, shell) else { continue }
                    complaints.append(ShellComplaint(deed: deed, text: found))
                }
            default: break
            }
        }
        return complaints
    }

    /// What a line says in the shell's name; nil where somebody else says it.
    private static func words(of line: Substring, _ shell: String) -> String? {
        let prefix = shell + ": "
        guard line.hasPrefix(prefix) else { return nil }
        var words = line.dropFirst(prefix.count)
        // dash counts its lines: `sh: 1: tpuy: not found`.
        let number = words.prefix { $0.isNumber }
        if !number.isEmpty, words.dropFirst(number.count).hasPrefix(": ") { words = words.dropFirst(number.count + 2) }
        let isOne = endings.contains { words.hasSuffix($0) } || beginnings.contains { words.hasPrefix($0) }
        return isOne ? String(words) : nil
    }
}
