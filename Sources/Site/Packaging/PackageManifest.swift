import Diagnostics
import Letters

/// Reads a `Package.swift`, which is a Swift program, for what it says in so many words.
///
/// The version of the tools, the package's name, its platforms and its libraries are read where they are literals inside
/// of the call of `Package`; what is worked out elsewhere has a place and no value.
package struct PackageManifestReader {
    private let source: SourceText
    /// The text with comments and the insides of strings blanked out, byte for byte, so that brackets can be matched.
    private let code: [UInt8]
    private var facts: PackagingFacts

    /// What a `Package.swift` says of its package, each with its place.
    package static func read(_ source: SourceText) -> PackagingFacts {
        var reader = PackageManifestReader(source)
        reader.readTools()
        reader.readPackage()
        return reader.facts
    }

    private init(_ source: SourceText) {
        self.source = source
        code = SwiftText.blanked(source.bytes)
        facts = PackagingFacts(source: source)
    }

    /// `// swift-tools-version: 5.9`, in the first line.
    private mutating func readTools() {
        guard let line = source.line(1) else { return }
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].contains("swift-tools-version") else { return }
        let version = parts[1].drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "." }
        facts.swift = PackagingFact(
            value: version.isEmpty ? nil : String(version), place: Place(path: source.path, line: 1, column: 1))
    }

    private mutating func readPackage() {
        guard let call = word("Package", in: 0..<code.count, before: "("),
            let inside = brackets(at: call.upperBound)
        else { return }
        facts.name = argument("name", in: inside).map(string)
        if let list = argument("platforms", in: inside) { readPlatforms(list) }
        if let list = argument("products", in: inside) { readProducts(list) }
    }

    /// `.iOS(.v13)`, `.macOS("10.15")`.
    private mutating func readPlatforms(_ list: Range<Int>) {
        guard let inside = brackets(at: list.lowerBound) else { return }
        for call in calls(in: inside) {
            guard let system = PackagingFacts.system(call.name) else { continue }
            facts.platforms.append((system, PackagingFact(value: version(call.inside), place: place(call.start))))
        }
    }

    private func version(_ range: Range<Int>) -> String? {
        let text = text(range)
        if text.hasPrefix(".v") { return String(text.dropFirst(2)).replacing("_", with: ".") }
        return literal(text)
    }

    /// `.library(name: "Peek", targets: ["Peek"])`.
    private mutating func readProducts(_ list: Range<Int>) {
        guard let inside = brackets(at: list.lowerBound) else { return }
        for call in calls(in: inside) where call.name == "library" {
            if let name = argument("name", in: call.inside) { facts.libraries.append(string(name)) }
        }
    }
}

// MARK: - Text

extension PackageManifestReader {
    private func place(_ offset: Int) -> Place { source.place(at: offset) }

    /// The bytes of a range without blanks at its ends.
    private func text(_ range: Range<Int>) -> String {
        let text = String(decoding: source.bytes[range], as: UTF8.self)
        return text.onOneLine
    }

    private func string(_ range: Range<Int>) -> PackagingFact {
        PackagingFact(value: literal(text(range)), place: place(range.lowerBound))
    }

    /// The text of a string literal without interpolation; nil where it is something else.
    private func literal(_ text: String) -> String? {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\"),
            !text.dropFirst().dropLast().contains("\"")
        else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// A word that stands alone and is followed by a character.
    private func word(_ word: String, in range: Range<Int>, before next: Character) -> Range<Int>? {
        let wanted = Array(word.utf8)
        guard let after = next.asciiValue, range.count > wanted.count else { return nil }
        for start in range.lowerBound..<(range.upperBound - wanted.count)
        where code[start..<start + wanted.count].elementsEqual(wanted) {
            if start > 0, SwiftText.isPartOfWord(code[start - 1]) { continue }
            var end = start + wanted.count
            while end < range.upperBound, code[end] == 0x20 || code[end] == 0x0A { end += 1 }
            if end < range.upperBound, code[end] == after { return start..<end }
        }
        return nil
    }

    /// What stands between a bracket and the one that closes it.
    private func brackets(at start: Int) -> Range<Int>? {
        guard start < code.count, SwiftText.opening.contains(code[start]) else { return nil }
        var depth = 0
        for index in start..<code.count {
            if SwiftText.opening.contains(code[index]) { depth += 1 }
            if SwiftText.closing.contains(code[index]) { depth -= 1 }
            if depth == 0 { return start + 1..<index }
        }
        return nil
    }

    /// The parts of a range between its own commas.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, depth) = (range.lowerBound, 0)
        for index in range {
            if SwiftText.opening.contains(code[index]) { depth += 1 }
            if SwiftText.closing.contains(code[index]) { depth -= 1 }
            if depth == 0, code[index] == UInt8(ascii: ",") {
                parts.append(start..<index)
                start = index + 1
            }
        }
        parts.append(start..<range.upperBound)
        return parts.map(trimmed).filter { !$0.isEmpty }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, code[start] <= 0x20 { start += 1 }
        while end > start, code[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    /// The value of a call's argument.
    private func argument(_ label: String, in range: Range<Int>) -> Range<Int>? {
        let head = Array((label + ":").utf8)
        guard let part = parts(of: range).first(where: { code[$0].starts(with: head) }) else { return nil }
        return trimmed(part.lowerBound + head.count..<part.upperBound)
    }

    /// The calls `.name(…)` of a list.
    private func calls(in range: Range<Int>) -> [(name: String, inside: Range<Int>, start: Int)] {
        parts(of: range).compactMap { part in
            guard code[part.lowerBound] == UInt8(ascii: "."),
                let open = code[part].firstIndex(of: UInt8(ascii: "(")), let inside = brackets(at: open)
            else { return nil }
            return (text(part.lowerBound + 1..<open), trimmed(inside), part.lowerBound)
        }
    }
}
