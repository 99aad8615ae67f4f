import Rendering

/// Takes the references and thanks out of a sentence of a changelog: `(#12)`, `, see #808`, `by @ada in #12`.
///
/// A network would make a hashtag of `#808`, and of `@ada` a mention of whoever has that name there. They go where they
/// stand in brackets of their own or at the end; elsewhere they are part of what is said.
enum Credits {
    /// The text without brackets in which nothing but references and thanks stands.
    static func withoutBrackets(_ text: String) -> String {
        var out = ""
        var rest = text[...]
        while let close = rest.firstIndex(of: ")") {
            let next = rest.index(after: close)
            if let open = rest[..<close].lastIndex(of: "("), isCredit(rest[rest.index(after: open)..<close]) {
                out += rest[..<open].trimmedAtEnd(of: \.isWhitespace)
            } else {
                out += rest[..<next]
            }
            rest = rest[next...]
        }
        return out + rest
    }

    private static func isCredit(_ text: Substring) -> Bool {
        let words = text.split { $0 == " " || $0 == "," || $0 == ";" }.map(CreditWord.init)
        return words.contains { $0.isReference || $0.isCommit }
            && words.allSatisfy { $0.isReference || $0.isCommit || CreditWord.inBrackets.contains($0.lowercased) }
    }

    /// The text without references and thanks that it begins with: `#12: `, `a1b2c3d: `, `#12 a1b2c3d Thanks @ada! - `.
    static func withoutStart(_ text: String) -> String {
        let words = text.split(separator: " ").map(CreditWord.init)
        let lead = words.prefix { $0.isReference || $0.isCommit || CreditWord.inBrackets.contains($0.lowercased) }
        let rest = words[lead.count...]
        guard let last = lead.last, let next = rest.first, lead.contains(where: { $0.isReference || $0.isCommit })
        else {
            return text
        }
        if next.text.allSatisfy({ "–—-".contains($0) }) { return joined(rest.dropFirst()) }
        let isSetOff = last.text.hasSuffix(":") || lead.allSatisfy(\.isNumbered) && next.text.first?.isUppercase == true
        return isSetOff ? joined(rest) : text
    }

    private static func joined(_ words: some Sequence<CreditWord>) -> String {
        words.map(\.text).joined(separator: " ")
    }

    /// The text without references at its end, and what leads to them.
    static func withoutEnd(_ text: String) -> String {
        var words = text.split(separator: " ").map(CreditWord.init)[...]
        while let rest = withoutLast(words) { words = rest }
        return words.map(\.text).joined(separator: " ")
    }

    /// The words without the last references and what leads to them; nil where they end with something else.
    private static func withoutLast(_ words: ArraySlice<CreditWord>) -> ArraySlice<CreditWord>? {
        var rest = withoutAddress(words) ?? words
        var hasName = false
        var isJoined = true
        while isJoined, let last = rest.last, last.isReference {
            hasName = hasName || last.isName
            rest.removeLast()
            if let word = rest.last, word.isJoint, rest.dropLast().last?.isReference == true { rest.removeLast() }
            isJoined = rest.last?.isReference == true
        }
        guard rest.count < words.count else { return nil }
        let isLed = dropLead(&rest)
        // A name that nothing leads to may be a word of a language (`decorators like @State`), a number what is said.
        let isSaid = hasName || rest.last?.isHanging == true
        guard isLed || rest.last?.isSetOff ?? !hasName || !isSaid else { return nil }
        while let last = rest.popLast() {
            let text = last.text.trimmedAtEnd { ",;–—-".contains($0) }
            if !text.isEmpty { return rest + [CreditWord(text)] }
        }
        return []
    }

    /// What stands before an address at the end of GitHub's own notes: `by @ada in https://…`.
    private static func withoutAddress(_ words: ArraySlice<CreditWord>) -> ArraySlice<CreditWord>? {
        let end = words.suffix(3)
        guard end.count == 3, end.first?.isName == true, end.dropFirst().first?.lowercased == "in",
            end.last?.text.hasPrefix("https://") == true
        else { return nil }
        return words.dropLast(2)
    }

    /// Takes away what leads to a reference; whether there was something.
    private static func dropLead(_ words: inout ArraySlice<CreditWord>) -> Bool {
        var isLed = false
        func lead() -> [String]? {
            CreditWord.leads.first { words.suffix($0.count).map(\.lowercased) == $0 }
        }
        while let found = lead() {
            words.removeLast(found.count)
            isLed = true
            // Before the kind of a reference another may stand: `see issue #12`.
            guard found.last.map(CreditWord.kinds.contains) == true else { break }
        }
        return isLed
    }
}

extension Substring {
    /// The text without characters at its end that are so.
    func trimmedAtEnd(of isGone: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, isGone(last) { text.removeLast() }
        return text
    }
}
