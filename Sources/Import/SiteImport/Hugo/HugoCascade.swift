import Letters
import Values

/// What configuration and section pages hand down to the pages below them.
struct HugoCascade: Sendable {
    /// Values, and for whom they are.
    private struct Part: Sendable {
        var folder: String
        var path: String?
        var kind: String?
        var values: [PlacedValue.Entry]
    }

    private var parts: [Part] = []

    /// Takes what a `cascade` says for all that is below a folder.
    mutating func add(_ node: PlacedValue?, below folder: String) {
        guard let node else { return }
        let written: [PlacedValue] = if case .list(let several) = node.content { several } else { [node] }
        for part in written {
            let target = part.named("target") ?? part.named("_target")
            parts.append(
                Part(
                    folder: folder, path: target?.named("path")?.written, kind: target?.named("kind")?.written,
                    values: part.entries.filter { $0.key != "target" && $0.key != "_target" }))
        }
    }

    /// Adds what is handed down to a text, where it does not say so itself; the nearest folder counts first.
    func apply(to document: inout HugoDocument) {
        let path = document.logicalPath
        let kind = document.isSection ? (path.isEmpty ? "home" : "section") : "page"
        let found = parts.filter { part in
            let isBelow = part.folder.isEmpty || path == part.folder || path.hasPrefix(part.folder + "/")
            let isKind = part.kind.map { HugoCascade.choices(in: $0).contains(kind) } ?? true
            let isPath = part.path.map {
                HugoCascade.choices(in: $0).contains { isMatch("/" + path, glob: $0.lowercased()) }
            }
            return isBelow && isKind && isPath ?? true
        }.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
        for entry in found.flatMap(\.values) where document.text[entry.key.lowercased()] == nil {
            document.text.head.content = .map(document.text.head.entries + [entry])
        }
    }

    /// `{a,b}` as `a` and `b`.
    private static func choices(in pattern: String) -> [String] {
        guard pattern.hasPrefix("{"), pattern.hasSuffix("}") else { return [pattern] }
        return pattern.dropFirst().dropLast().split(separator: ",").map { String($0.trimmed) }
    }
}
