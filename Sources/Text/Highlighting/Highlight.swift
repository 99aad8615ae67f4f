import Markup
import Synchronization

/// Writes code as HTML: spans with the classes of ``TokenClass`` in text with `& < >` escaped.
///
/// No span crosses a line end, so that the lines can be cut apart.
/// - Parameters:
///   - code: the code as UTF-8.
///   - language: what a fence calls the language, in any case.
///   - out: where it is written.
/// - Returns: false where the language is not known; nothing has been written then.
package func highlight(_ code: [UInt8], language: String, into out: inout ByteBuffer) -> Bool {
    guard let grammar = Languages.grammar(language) else { return false }
    code.withUnsafeBufferPointer { Engine.write($0, grammar, to: &out) }
    return true
}

/// What fences can call the languages that are known, sorted.
package var highlightedLanguages: [String] { Languages.numbers.keys.sorted() }

/// The languages, each compiled when it is first asked for.
enum Languages {
    static let all: [String] = [
        swiftLanguage, objectiveCLanguage, cLanguage, cppLanguage, rustLanguage, goLanguage, pythonLanguage,
        rubyLanguage, javaScriptLanguage, typeScriptLanguage, kotlinLanguage, javaLanguage, shellLanguage,
        consoleLanguage, jsonLanguage, yamlLanguage, tomlLanguage, htmlLanguage, cssLanguage, sqlLanguage,
        diffLanguage, makefileLanguage, phpLanguage, csharpLanguage, dockerfileLanguage, luaLanguage,
        powershellLanguage,
        rLanguage, liquidLanguage, markdownLanguage, playLanguage,
    ]

    static let numbers: [String: Int] = {
        var numbers: [String: Int] = [:]
        for (number, text) in all.enumerated() {
            for name in LanguageText.names(of: text) { numbers[name] = number }
        }
        return numbers
    }()

    private static let compiled = Mutex<[Int: SharedGrammar]>([:])

    /// The language of a name; nil where nobody knows it.
    static func grammar(_ name: String) -> SharedGrammar? {
        guard let number = numbers[name] ?? numbers[name.lowercased()] else { return nil }
        return compiled.withLock { compiled in
            if let grammar = compiled[number] { return grammar }
            let grammar = (try? Grammar(LanguageText(all[number], find: text))).map(SharedGrammar.init)
            compiled[number] = grammar
            return grammar
        }
    }

    /// The text of a language that another one names.
    static func text(_ name: String) -> String? { numbers[name].map { all[$0] } }
}
