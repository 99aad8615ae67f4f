import Stage

/// `playbill help plays`: the words of plays, from the vocabularies of the stage and of everybody who acts.
enum PlaysHelp {
    /// The text, for the actors of a table.
    static func text(_ kinds: [ActorKind]) -> String {
        var parts = [
            """
            the language of plays: one line a setting, then one line an action

            A play says first who acts: \(kinds.map { "`\($0.beginning)`" }.joined(separator: " or ")).
            """,
            table("settings, whoever acts", PlayWord.stageSettings),
            table("actions, whoever acts", PlayWord.stageActions),
        ]
        for kind in kinds {
            let words = kind.allWords
            parts.append(table("settings of `\(kind.beginning)`", words.filter(\.isSetting).map(\.about)))
            parts.append(table("actions of `\(kind.beginning)`", words.filter { !$0.isSetting }.map(\.about)))
        }
        return parts.joined(separator: "\n\n")
    }

    private static func table(_ title: String, _ words: [PlayWord]) -> String {
        func usage(_ word: PlayWord) -> String { word.arguments.isEmpty ? word.name : "\(word.name) \(word.arguments)" }
        let widest = words.map { usage($0).count }.max() ?? 0
        let lines = words.map { word in
            let pad = String(repeating: " ", count: widest - usage(word).count + 2)
            return "  \(usage(word))\(pad)\(word.help), as in `\(word.example)`"
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }
}
