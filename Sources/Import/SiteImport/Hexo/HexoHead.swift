import Diagnostics
import JSON
import Values
import YAML

/// The front matter of Hexo in the form that all read: behind `---`, though its first line may be left out, and YAML, though it may be
/// JSON that ends with `;;;`.
enum HexoHead {
    /// A text whose head is whole, and how many lines that has put above it.
    static func whole(_ bytes: [UInt8]) -> (bytes: [UInt8], added: Int) {
        let text = String(decoding: bytes, as: UTF8.self)
        let written = (text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).replacing("\r\n", with: "\n")
        var lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        let isOpened = isMark(lines[0], "-") || isMark(lines[0], ";")
        guard
            let end = lines.prefix(HexoHead.longest).dropFirst().firstIndex(where: {
                isMark($0, "-") || isMark($0, ";")
            })
        else { return (bytes, 0) }
        if isMark(lines[end], ";") { return json(lines, end: end, isOpened: isOpened).map { ($0, 0) } ?? (bytes, 0) }
        guard !isMark(lines[0], ";") else { return (bytes, 0) }
        for index in (isOpened ? 1 : 0)..<end { lines[index] = HexoHead.withoutTabs(lines[index])[...] }
        lines[end] = "---"
        if isOpened {
            lines[0] = "---"
        } else {
            // A line of words below which others are crossed out is no head.
            let head = lines[..<end]
            guard head.contains(where: HexoHead.isField),
                (try? parseYAML(SourceText(path: "", head.joined(separator: "\n")))).map(HexoHead.isMap) ?? false
            else { return (bytes, 0) }
            lines.insert("---", at: 0)
        }
        return (Array(lines.joined(separator: "\n").utf8), isOpened ? 0 : 1)
    }

    /// Whether a line is three signs or more, and nothing else.
    private static func isMark(_ line: Substring, _ sign: Character) -> Bool {
        let words = line.trimmed
        return words.count > 2 && words.allSatisfy { $0 == sign }
    }

    /// A line that is as far in by blanks as it was by tabs.
    private static func withoutTabs(_ line: Substring) -> String {
        let tabs = line.prefix { $0 == "\t" }
        return String(repeating: "  ", count: tabs.count) + line[tabs.endIndex...]
    }

    private static let longest = 200

    private static func isMap(_ value: PlacedValue) -> Bool { if case .map = value.content { true } else { false } }

    private static func isField(_ line: Substring) -> Bool {
        let name = line.prefix { $0.isLetter || $0 == "_" }
        return !name.isEmpty && line.dropFirst(name.count).first == ":"
    }

    /// A head in JSON, whose outer braces Hexo puts around it, as YAML.
    private static func json(_ lines: [Substring], end: Int, isOpened: Bool) -> [UInt8]? {
        let first = isOpened ? 1 : 0
        let inside = lines[first..<end].joined(separator: "\n")
        guard let value = try? parseJSON(SourceText(path: "", "{\(inside)}")).value else { return nil }
        let body = lines[(end + 1)...].joined(separator: "\n")
        return Array("---\n\(yaml(value))---\n\(body)".utf8)
    }
}
