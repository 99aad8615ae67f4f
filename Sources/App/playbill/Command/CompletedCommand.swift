/// What a shell completes behind a command's name: the command's declaration, as completions need it.
struct CompletedCommand: Sendable {
    /// What a value or an operand can be.
    enum Values: Sendable, Equatable {
        case words([String])
        case files, folders
        /// Nothing that a shell could know.
        case free
    }

    /// The words that call it: `build`, `release plan`.
    let name: String
    let summary: String
    let options: [any CommandOption]
    let operands: Values

    /// All commands that do something, those with an act of their own each by itself.
    static let all: [CompletedCommand] = CommandSpec.all.flatMap { command in
        (command.acts.isEmpty ? [command] : command.acts).map(CompletedCommand.init)
    }

    private init(_ command: CommandSpec) {
        (name, summary, options) = (command.name, command.summary, command.options)
        let kinds = Values(of: String(command.operands.prefix { $0 != " " }))
        operands = name == "import" ? .words(ImportKind.allCases.map(\.rawValue)) : kinds
    }
}

extension CompletedCommand.Values {
    /// What a placeholder such as `FILE`, `DIR` or `text|json` stands for.
    init(of placeholder: String) {
        let parts = placeholder.split(separator: "|").map(String.init)
        let words = parts.filter { part in part.allSatisfy { ("a"..."z").contains($0) || $0 == "-" } && part != "-" }
        let isLoneWord = parts.count == 1 && words.count == 1
        if parts.contains(where: { $0.hasPrefix("FILE") || $0.hasPrefix("X.") || $0 == "TEMPLATE" }) {
            self = .files
        } else if parts.contains("DIR") || parts.contains("SITE") {
            self = .folders
        } else {
            self = words.isEmpty && !isLoneWord ? .free : .words(words)
        }
    }
}
