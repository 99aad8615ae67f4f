import Diagnostics
import Values
import YAML

/// What a press kit made elsewhere comes to here.
package enum ImportedPress: Sendable {
    /// A product: its manifest, and the page's prose for what a manifest has no field for.
    case product(name: String, manifest: String, prose: String?)
    case company(name: String, page: String)

    /// Reads a `data.xml` of presskit() or presskit.html, or a `data.yml` of milou.
    /// - Parameter source: the file; its extension tells which.
    /// - Returns: what it comes to, and a warning for each thing that has no place here.
    /// - Throws: that it is no such file.
    package static func read(_ source: SourceText) throws(Mistakes) -> (press: ImportedPress, warnings: [Diagnostic]) {
        let file = try PressFile(source)
        switch file.subject {
        case .product:
            var reader = PressProductReader(file)
            return (reader.read(), reader.warnings)
        case .company:
            var reader = PressCompanyReader(file)
            return (reader.read(), reader.warnings)
        }
    }
}

/// Takes what it knows out of a press kit's fields, and keeps a warning for the rest.
struct PressFields {
    let file: PressFile
    private(set) var warnings: [Diagnostic] = []
    private var taken: Set<String> = []

    init(_ file: PressFile) { self.file = file }

    mutating func warn(_ message: String, at place: Place, remedy: String) {
        warnings.append(
            Diagnostic(.warning, message, at: place, excerpt: file.lines.line(place.line), remedy: remedy))
    }

    /// A field that is there and holds something.
    mutating func node(_ name: String) -> PlacedValue? {
        taken.insert(name)
        guard let node = file.fields[name] else { return nil }
        if case .null = node.content { return nil }
        return node
    }

    mutating func text(_ name: String) -> String? { node(name).flatMap { PressFields.text($0) } }

    /// The parts of a list, or one alone.
    mutating func list(_ name: String) -> [PlacedValue] {
        guard let node = node(name) else { return [] }
        if case .list(let parts) = node.content { return parts }
        return [node]
    }

    /// The text of a part, or of a field of it.
    static func text(_ node: PlacedValue?, _ name: String? = nil) -> String? {
        guard let node = name.map({ node?[$0] }) ?? node else { return nil }
        switch node.content {
        case .string(let text):
            let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
            return words.isEmpty ? nil : words
        case .integer(let number): return String(number)
        case .decimal(let number): return String(number)
        default: return nil
        }
    }

    /// Warns of each field that nobody asked for.
    mutating func reportRest(_ known: [String: String]) {
        for entry in file.fields.entries where !taken.contains(entry.key) {
            warn(
                "`\(entry.key)` was left out", at: entry.keyPlace,
                remedy: known[entry.key] ?? "nothing here means that; what it says can stand in the page's prose")
        }
    }

    /// Warns of parts of a part that nobody reads.
    mutating func reportRest(of part: PlacedValue, known: [String]) {
        for entry in part.entries where !known.contains(entry.key) {
            warn("`\(entry.key)` was left out", at: entry.keyPlace, remedy: "nothing here means that")
        }
    }
}
