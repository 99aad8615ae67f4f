/// Completions for fish.
enum FishCompletions {
    static var text: String {
        let first = CommandSpec.all.map { line("__fish_use_subcommand", $0.name, $0.summary) }
        let help = [line("__fish_use_subcommand", "help", "explain a command or show a page")]
        let acts = Completions.families.flatMap { family in
            let words = family.acts.map(\.word).joined(separator: " ")
            let isOpen =
                "__fish_seen_subcommand_from \(family.name); and not __fish_seen_subcommand_from \(words)"
            return family.acts.map { line(isOpen, $0.word, $0.summary) }
        }
        let topics = [
            line("__fish_seen_subcommand_from help", Completions.helped.joined(separator: " "), "a command or a page"),
            line("__fish_seen_subcommand_from completions", "bash zsh fish", "a shell"),
        ]
        let heading = ["# fish completion of playbill, made by `playbill help completions fish`"]
        return (heading + first + help + acts + topics + CompletedCommand.all.flatMap(lines)).joined(separator: "\n")
    }

    private static func line(_ condition: String, _ words: String, _ summary: String) -> String {
        "complete -c playbill -n \(quoted(condition)) -f -a \(quoted(words)) -d \(quoted(summary))"
    }

    private static func lines(_ command: CompletedCommand) -> [String] {
        let condition = command.name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
            .joined(separator: "; and ")
        let head = "complete -c playbill -n \(quoted(condition))"
        var lines = command.options.map { option in
            let letter = option.letter.map { " -s \($0)" } ?? ""
            let value = option.placeholder.map { action(CompletedCommand.Values(of: $0)) } ?? ""
            return head + " -l \(option.name)\(letter)\(value) -d \(quoted(option.help))"
        }
        if case .words(let words) = command.operands {
            lines.append(head + " -f -a \(quoted(words.joined(separator: " ")))")
        }
        return lines
    }

    private static func action(_ values: CompletedCommand.Values) -> String {
        switch values {
        case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .free: " -x"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
    }
}
