/// Reads data where it stands in a script.
struct ScriptReader {
    let script: Script
    var index: Int
    /// The names that are being looked up, so that none leads to itself.
    var open: Set<String> = []
    /// What the parameters of the function are given whose value is read.
    var given: [String: ScriptData] = [:]
    /// How many names have been looked up: each may stand for many others.
    var lookups = 0
    /// How deep in lists and maps the value stands.
    private var depth = 0

    static let mostLookups = 1_000
    private static let deepest = 200

    init(_ script: Script, from index: Int) { (self.script, self.index) = (script, index) }

    /// The value that a script exports; the whole where it is JSON.
    static func exported(by script: Script) -> ScriptData? {
        var reader = ScriptReader(script, from: 0)
        reader.skipBlanks()
        if let first = reader.peek, "{[".contains(first) { return reader.value() }
        guard let start = script.exported else { return nil }
        reader.index = start
        reader.skipBlanks()
        if reader.peek == "=" { reader.index += 1 }
        reader.skipBlanks()
        let value = reader.index
        let found = reader.value()
        if case .code(let code) = found { return reader.argument(of: code, at: value) }
        return found
    }

    /// The data that a call such as `defineConfig({…})` is given.
    private mutating func argument(of code: String, at start: Int) -> ScriptData? {
        index = start
        if skipFunctionHead() { return peek == "{" ? value() : nil }
        let name = code.prefix { $0 != "(" }
        if !name.isEmpty, name.count < code.count, name.allSatisfy({ $0.isLetter || $0 == "." || $0 == "_" }) {
            index = start + name.count + 1
            skipBlanks()
            // One call may be given what another gives.
            while case let inner = script.word(at: index), !inner.isEmpty, script.starts("(", at: index + inner.count) {
                index += inner.count + 1
                skipBlanks()
            }
            _ = skipFunctionHead()
            if peek == "{" { return value() }
            if case let given = script.word(at: index), script.starts(")", at: index + given.count) {
                return named(given)
            }
        }
        // A function, or a call of something else, in which it stands all the same.
        let mark = Array("defineConfig(")
        guard let found = script.text.indices[start...].first(where: { script.text[$0...].starts(with: mark) }) else {
            return nil
        }
        index = found + mark.count
        skipBlanks()
        return peek == "{" ? value() : nil
    }

    /// Goes behind `context => (` or `() => (`, which gives what follows; whether that stood there.
    private mutating func skipFunctionHead() -> Bool {
        let start = index
        if take("(") {
            while let sign = peek, sign != ")", !"({".contains(sign) { index += 1 }
            _ = take(")")
        } else {
            _ = word()
        }
        skipBlanks()
        guard starts("=>") else {
            index = start
            return false
        }
        index += 2
        skipBlanks()
        guard take("(") else {
            index = start
            return false
        }
        skipBlanks()
        return true
    }

    // MARK: - Signs

    var peek: Character? { index < script.text.count ? script.text[index] : nil }

    func starts(_ word: String) -> Bool { script.starts(word, at: index) }

    mutating func take(_ sign: Character) -> Bool {
        guard peek == sign else { return false }
        index += 1
        return true
    }

    mutating func skipBlanks() {
        while let sign = peek {
            if sign.isWhitespace {
                index += 1
            } else if let end = script.end(ofCommentAt: index) {
                index = end
            } else {
                return
            }
        }
    }

    mutating func word() -> String {
        let word = script.word(at: index)
        index += word.count
        return word
    }

    // MARK: - Values

    /// A value, and what TypeScript says of its type; code where an operator follows.
    mutating func value() -> ScriptData {
        skipBlanks()
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth <= ScriptReader.deepest else { return code(from: start) }
        let found = plain()
        skipBlanks()
        for word in ["as const", "satisfies", "as "] where starts(word) {
            index += word.count
            while let sign = peek, !",;)]}".contains(sign), !sign.isNewline { index += 1 }
            skipBlanks()
        }
        guard let found, peek.map({ ",;)]}".contains($0) }) ?? true || isStatementEnd else {
            return code(from: start)
        }
        return found
    }

    /// Whether a line ends here, as statements do that have no semicolon.
    private var isStatementEnd: Bool {
        guard let sign = peek else { return true }
        let isWord = sign.isLetter || sign == "/"
        return isWord && script.text[..<index].last { !$0.isWhitespace || $0.isNewline }?.isNewline == true
    }

    private mutating func plain() -> ScriptData? {
        switch peek {
        case "\"", "'", "`":
            let found = ScriptString(script.text, at: index)
            index = found?.end ?? index
            return found.map { .text($0.text) }
        case "{": return map()
        case "[": return list()
        case "(":
            // A comment before them tells the type of what stands in them.
            index += 1
            let inside = value()
            if case .code = inside { return nil }
            return take(")") ? inside : nil
        case let sign? where sign.isNumber || sign == "-":
            let digits = script.text[index...].prefix { $0.isNumber || ".-_".contains($0) }
            index += digits.count
            return .number(String(digits))
        default:
            let name = word()
            switch name {
            case "true", "false": return .bool(name == "true")
            case "null", "undefined": return .null
            case "": return nil
            default:
                if peek == "(" { return called(name) }
                return peek.map { ".=[?".contains($0) } ?? false ? nil : named(name)
            }
        }
    }

    /// What stands from there to the end of the value, whatever it is.
    mutating func code(from start: Int) -> ScriptData {
        index = start
        var depth = 0
        while let sign = peek {
            if let end = script.end(ofPassageAt: index) {
                index = end
                continue
            }
            if depth == 0, ",;)]}".contains(sign) { break }
            if "([{".contains(sign) { depth += 1 }
            if ")]}".contains(sign) { depth -= 1 }
            index += 1
        }
        return .code(String(script.text[start..<index]))
    }
}
