/// Completions for bash, without the package bash-completion.
enum BashCompletions {
    static var text: String {
        """
        # bash completion of playbill, made by `playbill help completions bash`
        _playbill() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            local options='' words='' kind=files
            COMPREPLY=()
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W '\(first)' -- "$cur"))
                return
            fi
            case $command in
        \(families)
            esac
            case "$command:$prev" in
        \(values)
            esac
            case $command in
        \(commands)
            esac
            case $cur in
                -*) COMPREPLY=($(compgen -W "$options" -- "$cur")); return ;;
            esac
            _playbill_values "$kind" "$words" "$cur"
        }
        _playbill_values() {
            case $1 in
                words) COMPREPLY=($(compgen -W "$2" -- "$3")) ;;
                files) compopt -o filenames; COMPREPLY=($(compgen -f -- "$3")) ;;
                folders) compopt -o filenames; COMPREPLY=($(compgen -d -- "$3")) ;;
            esac
        }
        complete -F _playbill playbill
        """
    }

    private static var first: String {
        (CommandSpec.all.map(\.name) + ["help", "version"]).joined(separator: " ")
    }

    private static var families: String {
        let acts = Completions.families + [("help", Completions.helped.map { ($0, "") })]
        return acts.map { family in
            let words = family.acts.map(\.word).joined(separator: " ")
            return """
                        \(family.name))
                            if [ "$COMP_CWORD" -eq 2 ]; then
                                COMPREPLY=($(compgen -W '\(words)' -- "$cur"))
                                return
                            fi
                            command="$command ${COMP_WORDS[2]}" ;;
                """
        }.joined(separator: "\n")
    }

    /// What stands behind options that take a value.
    private static var values: String {
        CompletedCommand.all.flatMap { command in
            command.options.compactMap { option in
                guard let placeholder = option.placeholder else { return nil }
                let names = ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
                let pattern = names.map { "'\(command.name):\($0)'" }.joined(separator: "|")
                let (kind, words) = parts(CompletedCommand.Values(of: placeholder))
                return "        \(pattern)) _playbill_values \(kind) '\(words)' \"$cur\"; return ;;"
            }
        }.joined(separator: "\n")
    }

    private static var commands: String {
        let help = "        'help completions') kind=words words='bash zsh fish' ;;"
        return CompletedCommand.all.map { command in
            let options = command.options.map { "--" + $0.name }.joined(separator: " ")
            let (kind, words) = parts(command.operands == .free ? .files : command.operands)
            return "        '\(command.name)') options='\(options)' kind=\(kind) words='\(words)' ;;"
        }.joined(separator: "\n") + "\n" + help
    }

    private static func parts(_ values: CompletedCommand.Values) -> (kind: String, words: String) {
        switch values {
        case .words(let words): ("words", words.joined(separator: " "))
        case .files: ("files", "")
        case .folders: ("folders", "")
        case .free: ("free", "")
        }
    }
}
