/// `playbill help completions SHELL`: what a shell completes, from the one declaration of commands and options.
struct Completions {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    private let shell: Shell

    init(_ words: [String]) throws(UsageError) {
        let known = Shell.allCases.map(\.rawValue)
        guard let word = words.first, words.count == 1 else {
            throw UsageError(
                "completions are for one shell", remedy: "write `playbill help completions bash`, zsh or fish")
        }
        guard let shell = Shell(rawValue: word) else {
            throw UsageError(
                "there are no completions for `\(word)`", remedy: "the shells are \(known.joined(separator: ", "))")
        }
        self.shell = shell
    }

    var text: String {
        switch shell {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }

    /// A text between single quotes, as bash and zsh read it.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    /// The commands that do several things, each with the words of its acts.
    static let families: [(name: String, acts: [(word: String, summary: String)])] = CommandSpec.all.compactMap {
        command in
        guard !command.acts.isEmpty else { return nil }
        return (command.name, command.acts.map { (String($0.name.dropFirst(command.name.count + 1)), $0.summary) })
    }

    /// What `help` can be asked for.
    static let helped: [String] = CommandSpec.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
}
