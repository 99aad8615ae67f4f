import JSON
import Stage
import Values

/// `playbill help plays --grammar`: the language of plays for editors, as a TextMate grammar.
///
/// VS Code, Sublime Text, TextMate, Nova and the editors of JetBrains read that form. The words come from the same
/// vocabularies as the parser's and the help's, so an editor knows what this program knows.
enum PlaysGrammar {
    /// The grammar, for the actors of a table.
    static func text(_ kinds: [ActorKind]) -> String {
        let words = kinds.flatMap(\.allWords)
        let settings = PlayWord.stageSettings + words.filter(\.isSetting).map(\.about)
        let actions = PlayWord.stageActions + words.filter { !$0.isSetting }.map(\.about)
        let settingNames = Set(settings.map(\.name)), actionNames = Set(actions.map(\.name)).subtracting(settingNames)
        let rules = [
            rule("comment.line.number-sign", "#.*$"),
            rule("string.quoted.double", #""(?:\\.|[^"\\])*""#),
            rule("keyword.other.setting", begins(with: settingNames)),
            rule("keyword.control.action", begins(with: actionNames)),
            rule("string.regexp", #"(?<=\s)/(?:\\.|[^/\\\s])(?:\\.|[^/\\])*/"#),
            rule("constant.numeric", #"(?<=\s)-?[0-9][0-9.:,x]*(?:ms|s|%)?(?=\s|#|$)"#),
            rule("constant.language", #"(?<=\s)(?:on|off|none)(?=\s|#|$)"#),
        ]
        let grammar = Object([
            ("name", "Play"), ("scopeName", "source.play"), ("fileTypes", .list(["play"])),
            ("patterns", .list(rules)),
        ])
        return String(decoding: json(.object(grammar), indent: 2), as: UTF8.self)
    }

    private static func rule(_ name: String, _ pattern: String) -> Value {
        .object(Object([("name", .string(name + ".play")), ("match", .string(pattern))]))
    }

    /// Lines that begin with one of the words.
    private static func begins(with words: Set<String>) -> String {
        #"^\s*(?:"# + words.sorted().joined(separator: "|") + #")(?=\s|#|$)"#
    }
}
