import Diagnostics

/// Reads a podspec, which is a Ruby program, for what it says in so many words.
///
/// A line `spec.version = "1.2"` is read where the value is a literal: a text, or a map or list of texts. Whatever is worked
/// out has a place and no value, and nothing is compared with it.
package struct PodspecReader {
    private let source: SourceText
    private var facts: PackagingFacts

    /// What a podspec says of its pod, each with its place.
    package static func read(_ source: SourceText) -> PackagingFacts {
        var reader = PodspecReader(source: source, facts: PackagingFacts(source: source))
        let lines = source.string.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
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
