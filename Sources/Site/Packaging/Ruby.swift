/// A value of Ruby, as far as it is written in so many words.
indirect enum Ruby: Equatable {
    case string(String)
    case list([Ruby])
    case map([(String, Ruby)])
    /// Something that only Ruby can work out.
    case computed

    static func == (left: Ruby, right: Ruby) -> Bool {
        switch (left, right) {
        case (.string(let one), .string(let other)): one == other
        case (.list(let one), .list(let other)): one == other
        case (.map(let one), .map(let other)): one.map(\.0) == other.map(\.0) && one.map(\.1) == other.map(\.1)
        case (.computed, .computed): true
        default: false
        }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The texts of a list, or one alone; nil where one of them is not known.
    var texts: [String]? {
        guard case .list(let parts) = self else { return text.map { [$0] } }
        let texts = parts.compactMap(\.text)
        return texts.count == parts.count ? texts : nil
    }

    subscript(key: String) -> Ruby? {
        guard case .map(let entries) = self else { return nil }
        return entries.first { $0.0 == key }?.1
    }

    static func literal(_ text: String) -> Ruby {
        var scanner = RubyScanner(text)
        let first = scanner.value()
        scanner.skipBlanks()
        guard !scanner.isAtEnd else { return first }
        // `:ios, "9.0"`: a list without brackets.
        var parts = [first]
        while scanner.take(",") { parts.append(scanner.value()) }
        scanner.skipBlanks()
        return scanner.isAtEnd && parts.count > 1 ? .list(parts) : .computed
    }
}

/// Reads literals of Ruby; anything else is `computed`, and the rest of the text with it.
private struct RubyScanner {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

    mutating func take(_ word: String) -> Bool {
        skipBlanks()
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    mutating func value(depth: Int = 0) -> Ruby {
        skipBlanks()
        guard depth < 8, let first = rest.first else { return .computed }
        switch first {
        case "\"", "'": return string()
        case ":": return symbol()
        case "[": return list(depth)
        case "{": return map(depth)
        default:
            // `s.version.to_s` and the like: passed over up to what parts values.
            rest = rest.drop { !",]}".contains($0) }
            return .computed
        }
    }

    private mutating func string() -> Ruby {
        let quote = rest.removeFirst()
        var text = ""
        var isComputed = false
        while let character = rest.popFirst(), character != quote {
            if quote == "\"", character == "#", rest.first == "{" { isComputed = true }
            if character == "\\", let next = rest.popFirst() {
                text.append(next)
            } else {
                text.append(character)
            }
        }
        // `'a' + 'b'` or `"a".freeze`
        skipBlanks()
        if let next = rest.first, !",]}=:".contains(next) {
            rest = rest.drop { !",]}".contains($0) }
            isComputed = true
        }
        return isComputed ? .computed : .string(text)
    }

    private mutating func symbol() -> Ruby {
        rest.removeFirst()
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        return .string(String(name))
    }

    private mutating func list(_ depth: Int) -> Ruby {
        rest.removeFirst()
        var parts: [Ruby] = []
        while !take("]") {
            if isAtEnd { return .computed }
            parts.append(value(depth: depth + 1))
            if !take(","), !rest.hasPrefix("]") { return .computed }
        }
        return .list(parts)
    }

    /// `{ :git => "…" }` and `{ git: "…" }`.
    private mutating func map(_ depth: Int) -> Ruby {
        rest.removeFirst()
        var entries: [(String, Ruby)] = []
        while !take("}") {
            if isAtEnd { return .computed }
            guard let key = key(depth) else { return .computed }
            entries.append((key, value(depth: depth + 1)))
            if !take(","), !rest.hasPrefix("}") { return .computed }
        }
        return .map(entries)
    }

    private mutating func key(_ depth: Int) -> String? {
        skipBlanks()
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty, rest.dropFirst(name.count).first == ":" {
            rest = rest.dropFirst(name.count + 1)
            return String(name)
        }
        guard let text = value(depth: depth + 1).text, take("=>") || take(":") else { return nil }
        return text
    }
}
