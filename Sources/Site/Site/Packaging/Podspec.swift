import Diagnostics

/// Reads a podspec, which is a Ruby program, for what it says in so many words.
///
/// A line `spec.version = "1.2"` is read where the value is a literal: a text, or a map or list of texts. Whatever is worked
/// out has a place and no value, and nothing is compared with it.
struct PodspecReader {
    private let source: SourceText
    private var facts: PackagingFacts

    static func read(_ source: SourceText) -> PackagingFacts {
        var reader = PodspecReader(source: source, facts: PackagingFacts(source: source))
        let lines = source.string.split(separator: "\n", omittingEmptySubsequences: false)
        var number = 0
        while number < lines.count {
            var (text, first) = (withoutComment(lines[number]), number)
            // A map or list may go on over several lines.
            while isOpen(text), number + 1 < lines.count, number - first < 20 {
                number += 1
                text += " " + withoutComment(lines[number])
            }
            swap(&first, &number)
            reader.statement(text, line: number + 1)
            number = max(first, number) + 1
        }
        return reader.facts
    }

    private mutating func statement(_ text: String, line: Int) {
        guard let equals = text.firstIndex(of: "="), text[equals...].dropFirst().first != "=" else { return }
        let path = text[..<equals].split(whereSeparator: { $0 == " " || $0 == "\t" }).joined()
            .split(separator: ".").map(String.init)
        guard path.count >= 2 else { return }
        let value = String(text[text.index(after: equals)...].drop(while: \.isWhitespace))
        let place = Place(path: source.path, line: line, column: 1 + text.prefix(while: \.isWhitespace).count)
        field(path.dropFirst().joined(separator: "."), Ruby.literal(value), place)
    }

    private mutating func field(_ name: String, _ value: Ruby, _ place: Place) {
        let fact = PackagingFact(value: value.text, place: place)
        switch name {
        case "name": facts.name = fact
        case "version": facts.version = fact
        case "summary": facts.summary = fact
        case "swift_version", "swift_versions":
            facts.swift = PackagingFact(value: value.texts?.joined(separator: ", "), place: place)
        case "license":
            facts.license = PackagingFact(value: value["type"]?.text ?? value.text, place: place)
        case "source": facts.tag = PackagingFact(value: value["tag"]?.text, place: place)
        case "platform", "platforms": platforms(value, place)
        default:
            let parts = name.split(separator: ".")
            guard parts.count == 2, parts[1] == "deployment_target" else { return }
            if let system = PackagingFacts.system(String(parts[0])) { facts.platforms.append((system, fact)) }
        }
    }

    /// `:ios, "9.0"`, or `{ :ios => "9.0" }`.
    private mutating func platforms(_ value: Ruby, _ place: Place) {
        var pairs: [(String, Ruby)] = []
        if case .map(let entries) = value { pairs = entries }
        if case .list(let parts) = value, parts.count == 2, let name = parts[0].text { pairs = [(name, parts[1])] }
        for (name, minimum) in pairs {
            guard let system = PackagingFacts.system(name) else { continue }
            facts.platforms.append((system, PackagingFact(value: minimum.text, place: place)))
        }
    }

    /// A line up to a `#` that stands in no text.
    private static func withoutComment(_ line: Substring) -> String {
        var quote: Character?
        var last: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open, last != "\\" { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#" {
                return String(line[..<index])
            }
            last = character
        }
        return String(line)
    }

    private static func isOpen(_ text: String) -> Bool {
        text.count(where: { $0 == "{" || $0 == "[" }) > text.count(where: { $0 == "}" || $0 == "]" })
    }
}

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
