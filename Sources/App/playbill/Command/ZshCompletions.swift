/// Completions for zsh.
enum ZshCompletions {
    static var text: String {
        """
        #compdef playbill
        # zsh completion of playbill, made by `playbill help completions zsh`
        _playbill() {
            local -a names
            if (( CURRENT == 2 )); then
                names=(
        \(described(CommandSpec.all.map { ($0.name, $0.summary) } + [("help", "explain a command or show a page")]))
                )
                _describe command names
                return
            fi
            local command=$words[2]
            case $command in
        \(families)
            esac
            shift words
            (( CURRENT-- ))
            case $command in
        \(commands)
                'help completions') _values shell bash zsh fish ;;
            esac
        }
        _playbill "$@"
        """
    }

    private static func described(_ entries: [(word: String, summary: String)]) -> String {
        entries.map { entry in
            let summary = entry.summary.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
            return "            " + Completions.quoted(entry.word + ":" + summary)
        }.joined(separator: "\n")
    }

    private static var families: String {
        let topics =
            CommandSpec.all.map { ($0.name, $0.summary) } + HelpTopic.allCases.map { ($0.rawValue, $0.summary) }
        return (Completions.families + [("help", topics)]).map { family in
            """
                    \(family.name))
                        if (( CURRENT == 3 )); then
                            names=(
            \(described(family.acts))
                            )
                            _describe act names
                            return
                        fi
                        command="$command $words[3]"
                        shift words
                        (( CURRENT-- )) ;;
            """
        }.joined(separator: "\n")
    }

    private static var commands: String {
        CompletedCommand.all.map { command in
            let specs =
                command.options.flatMap(specs) + [Completions.quoted("*:" + action("operand", command.operands))]
            return "        '\(command.name)') _arguments -S \\\n"
                + specs.map { "            " + $0 }.joined(separator: " \\\n") + " ;;"
        }.joined(separator: "\n")
    }

    private static func specs(_ option: any CommandOption) -> [String] {
        let help = escaped(option.help, ["[", "]", "\\"])
        let names = ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
        return names.map { name in
            // Options may be repeated, and are worth offering again then.
            guard let placeholder = option.placeholder else { return Completions.quoted("\(name)[\(help)]") }
            let sign = name.hasPrefix("--") ? "=" : ""
            let value = action(placeholder, CompletedCommand.Values(of: placeholder))
            return Completions.quoted("*\(name)\(sign)[\(help)]:\(value)")
        }
    }

    private static func action(_ title: String, _ values: CompletedCommand.Values) -> String {
        let title = escaped(title, [":", "\\"])
        switch values {
        case .words(let words): return "\(title):(\(words.joined(separator: " ")))"
        case .files: return "\(title):_files"
        case .folders: return "\(title):_files -/"
        case .free: return "\(title):" + (title == "operand" ? "_files" : " ")
        }
    }

    private static func escaped(_ text: String, _ letters: Set<Character>) -> String {
        String(text.flatMap { letters.contains($0) ? ["\\", $0] : [$0] })
    }
}
