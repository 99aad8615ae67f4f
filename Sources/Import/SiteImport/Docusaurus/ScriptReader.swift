/// Reads data where it stands in a script.
struct ScriptReader {
    private let text: [Character]
    private var index = 0
    /// The names that are being looked up, so that none leads to itself.
    private var open: Set<String> = []
    /// How many names have been looked up: each may stand for many others.
    private var lookups = 0
    /// How deep in lists and maps the value stands.
    private var depth = 0

    private static let mostLookups = 1_000
    private static let deepest = 200

    init(_ text: String) { self.text = Array(text) }

    /// The value behind `export default` or `module.exports =`; the whole where it is JSON.
    mutating func exported() -> ScriptData? {
        skipBlanks()
        if let first = peek, "{[".contains(first) { return value() }
        for mark in ["export default", "module.exports"] {
            guard let end = position(behind: mark) else { continue }
            index = end
            skipBlanks()
            if peek == "=" { index += 1 }
            skipBlanks()
            let found = value()
            if case .code(let code) = found { return argument(of: code) }
            return found
        }
        return nil
    }

    /// The data that a call such as `defineConfig({…})` is given.
    private func argument(of code: String) -> ScriptData? {
        guard let start = code.firstIndex(of: "("), code[..<start].allSatisfy({ $0.isLetter || $0 == "." || $0 == "_" })
        else { return nil }
        var reader = ScriptReader(String(code[code.index(after: start)...]))
        reader.skipBlanks()
        return reader.peek == "{" ? reader.value() : nil
    }

    private var peek: Character? { index < text.count ? text[index] : nil }

    private func starts(_ word: String, at place: Int) -> Bool {
        place + word.count <= text.count && zip(text[place...], word).allSatisfy { $0 == $1 }
    }

    /// The place behind the first such words at the beginning of a line.
    private func position(behind mark: String) -> Int? {
        text.indices.first { starts(mark, at: $0) && ($0 == 0 || text[$0 - 1].isNewline) }.map { $0 + mark.count }
    }

    private mutating func skipBlanks() {
        while let sign = peek {
            if sign.isWhitespace {
                index += 1
            } else if starts("//", at: index) {
                while index < text.count, !text[index].isNewline { index += 1 }
            } else if starts("/*", at: index) {
                index += 2
                while index < text.count, !starts("*/", at: index) { index += 1 }
                index = min(index + 2, text.count)
            } else {
                return
            }
        }
    }

    /// A value, and what TypeScript says of its type; code where an operator follows.
    private mutating func value() -> ScriptData {
        skipBlanks()
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth <= ScriptReader.deepest else { return code(from: start) }
        let found = plain()
        skipBlanks()
        for word in ["as const", "satisfies", "as "] where starts(word, at: index) {
            index += word.count
            while let sign = peek, !",;)]}\n".contains(sign) { index += 1 }
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
        return isWord && text[..<index].last { !$0.isWhitespace || $0.isNewline }?.isNewline == true
    }

    private mutating func plain() -> ScriptData? {
        switch peek {
        case "\"", "'", "`": return string()
        case "{": return map()
        case "[": return list()
        case let sign? where sign.isNumber || sign == "-":
            let digits = text[index...].prefix { $0.isNumber || ".-_".contains($0) }
            index += digits.count
            return .number(String(digits))
        default:
            let name = word()
            switch name {
            case "true", "false": return .bool(name == "true")
            case "null", "undefined": return .null
            case "": return nil
            default: return peek.map { "(.=[?".contains($0) } ?? false ? nil : named(name)
            }
        }
    }

    private mutating func word() -> String {
        let word = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        index += word.count
        return String(word)
    }

    /// What `const name = …` gives a name in this file.
    private mutating func named(_ name: String) -> ScriptData? {
        guard !open.contains(name), open.count < 20, lookups < ScriptReader.mostLookups else { return nil }
        lookups += 1
        for keyword in ["const ", "let ", "var ", "export const "] {
            guard let end = position(behind: keyword + name) else { continue }
            var reader = self
            reader.open.insert(name)
            reader.index = end
            // A type may stand between.
            while let sign = reader.peek, sign != "=" { reader.index += 1 }
            guard reader.peek == "=" else { continue }
            reader.index += 1
            defer { lookups = reader.lookups }
            return reader.value()
        }
        return nil
    }

    private mutating func string() -> ScriptData? {
        guard let quote = peek else { return nil }
        index += 1
        var out = ""
        while let sign = peek, sign != quote {
            index += 1
            guard sign == "\\", let next = peek else {
                if sign == "$", quote == "`", peek == "{" { return nil }
                out.append(sign)
                continue
            }
            index += 1
            if !next.isNewline { out.append(next == "n" ? "\n" : next == "t" ? "\t" : next) }
        }
        guard peek == quote else { return nil }
        index += 1
        return .text(out)
    }

    private mutating func list() -> ScriptData? {
        index += 1
        var parts: [ScriptData] = []
        while true {
            skipBlanks()
            guard let sign = peek else { return nil }
            if sign == "]" {
                index += 1
                return .list(parts)
            }
            if sign == "," {
                index += 1
            } else if starts("...", at: index) {
                index += 3
                let more = value()
                if case .list(let inner) = more { parts += inner } else { parts.append(more) }
            } else {
                let start = index
                parts.append(value())
                if index == start { return nil }
            }
        }
    }

    private mutating func map() -> ScriptData? {
        index += 1
        var entries: [ScriptData.Entry] = []
        while true {
            skipBlanks()
            guard let sign = peek else { return nil }
            if sign == "}" {
                index += 1
                return .map(entries)
            }
            if sign == "," {
                index += 1
                continue
            }
            let start = index
            if starts("...", at: index) {
                index += 3
                if case .map(let inner) = value() { entries += inner }
            } else if let entry = entry() {
                entries.append(entry)
            }
            if index == start { return nil }
        }
    }

    private mutating func entry() -> ScriptData.Entry? {
        let start = index
        let key: String
        if let sign = peek, "\"'`".contains(sign) {
            guard case .text(let text)? = string() else { return nil }
            key = text
        } else {
            key = word()
        }
        skipBlanks()
        if peek == ":" {
            index += 1
            return ScriptData.Entry(key: key, value: value())
        }
        if peek == "," || peek == "}", !key.isEmpty {
            return ScriptData.Entry(key: key, value: named(key) ?? .code(key))
        }
        return ScriptData.Entry(key: key, value: code(from: start))
    }

    /// What stands from there to the end of the value, whatever it is.
    private mutating func code(from start: Int) -> ScriptData {
        index = start
        var depth = 0
        while let sign = peek {
            if "\"'`".contains(sign) {
                index += 1
                while let inner = peek, inner != sign { index += inner == "\\" ? 2 : 1 }
                index += 1
                continue
            }
            if starts("//", at: index) || starts("/*", at: index) {
                skipBlanks()
                continue
            }
            if depth == 0, ",;)]}".contains(sign) { break }
            if "([{".contains(sign) { depth += 1 }
            if ")]}".contains(sign) { depth -= 1 }
            index += 1
        }
        index = min(index, text.count)
        return .code(String(text[start..<index]))
    }
}
