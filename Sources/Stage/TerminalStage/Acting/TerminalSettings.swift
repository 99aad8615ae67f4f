import Stage

/// What a play says about its terminal.
package struct TerminalSettings: Sendable, Hashable {
    /// The shells that can be typed into, by their names.
    package static let shells = ["bash", "sh", "zsh"]

    package var size = TerminalSize(columns: 80, rows: 24)
    /// The shell's `PS1`, with its blank; a rehearsal waits for it.
    package var prompt = "$ "
    /// The program that is typed into.
    package var shell = "bash"
    /// Variables of the environment, each `NAME=value`.
    package var environment: [String] = []

    /// Programs that must be there.
    package var required: [String] = []

    /// What a play's settings say; they were looked at when they were read.
    package init(_ settings: [String: [String]]) {
        if let text = settings["terminal"]?.first, let size = try? TerminalSize(reading: text) { self.size = size }
        prompt = settings["prompt"]?.first ?? prompt
        shell = settings["shell"]?.first ?? shell
        environment = settings["env"] ?? []
        required = settings["require"] ?? []
    }

    /// How a transcript begins, so that it is known what it was rehearsed for.
    package var label: String {
        var words = "terminal \(size.columns)x\(size.rows), prompt \"\(prompt)\""
        if shell != "bash" { words += ", shell \(shell)" }
        return ([words] + environment.map { "env \($0)" }).joined(separator: ", ")
    }
}
