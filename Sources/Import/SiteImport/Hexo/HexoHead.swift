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
        let written = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        guard
            let end = lines.prefix(HexoHead.longest).dropFirst().firstIndex(where: {
                marks.contains(String($0.trimmed))
            }),
            lines[0].trimmed != "---"
        else { return (bytes, 0) }
        if lines[end].trimmed == ";;;" { return json(lines, end: end).map { ($0, 0) } ?? (bytes, 0) }
        // A line of words below which others are crossed out is no head.
        let head = lines[..<end]
        guard lines[0].trimmed != ";;;", head.contains(where: { HexoHead.isField($0) }),
            (try? parseYAML(SourceText(path: "", head.joined(separator: "\n")))).map(HexoHead.isMap) ?? false
        else { return (bytes, 0) }
        return (Array(("---\n" + written).utf8), 1)
    }

    private static let longest = 200

    private static let marks: Set<String> = ["---", ";;;"]

    private static func isMap(_ value: PlacedValue) -> Bool { if case .map = value.content { true } else { false } }

    private static func isField(_ line: Substring) -> Bool {
        let name = line.prefix { $0.isLetter || $0 == "_" }
        return !name.isEmpty && line.dropFirst(name.count).first == ":"
    }

    /// A head in JSON, whose outer braces Hexo puts around it, as YAML.
    private static func json(_ lines: [Substring], end: Int) -> [UInt8]? {
        let first = lines[0].trimmed == ";;;" ? 1 : 0
        let inside = lines[first..<end].joined(separator: "\n")
        guard let value = try? parseJSON(SourceText(path: "", "{\(inside)}")).value else { return nil }
        let body = lines[(end + 1)...].joined(separator: "\n")
        return Array("---\n\(yaml(value))---\n\(body)".utf8)
    }
}
