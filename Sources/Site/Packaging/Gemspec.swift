import Diagnostics

/// Reads a gemspec, which is a Ruby program, for what it says in so many words.
///
/// A line `s.summary = "…"` is read where the value is a text or a list of texts, `s.metadata["source_code_uri"]` and a map
/// of `metadata` too. Whatever is worked out is left aside.
package enum GemspecReader {
    /// What each field says, by its name; those of `metadata` with that in front: `metadata.source_code_uri`.
    package static func read(_ source: SourceText) -> [String: [String]] {
        var fields: [String: [String]] = [:]
        for statement in statements(source.string) {
            guard let equals = statement.firstIndex(of: "="), statement[equals...].dropFirst().first != "=" else {
                continue
            }
            let target = statement[..<equals].filter { !$0.isWhitespace }
            guard let dot = target.firstIndex(of: ".") else { continue }
            let name = String(target[target.index(after: dot)...])
            let value = Ruby.literal(statement[statement.index(after: equals)...].drop(while: \.isWhitespace) + "")
            if case .map(let entries) = value {
                for (key, entry) in entries { fields["\(name).\(key)"] = entry.texts }
            } else if let texts = value.texts, !texts.isEmpty {
                fields[plain(name)] = texts
            }
        }
        return fields
    }

    /// `metadata["source_code_uri"]` as `metadata.source_code_uri`.
    private static func plain(_ name: String) -> String {
        guard let open = name.firstIndex(of: "[") else { return name }
        return name[..<open] + "." + name[open...].filter { !"[]\"':".contains($0) }
    }

    /// The lines of a program; a list or map that goes on over several lines is one.
    private static func statements(_ text: String) -> [String] {
        var statements: [String] = []
        var open = ""
        for line in text.split(whereSeparator: \.isNewline) where !line.drop(while: \.isWhitespace).hasPrefix("#") {
            open += (open.isEmpty ? "" : " ") + line
            let depth = open.count { "[{".contains($0) } - open.count { "]}".contains($0) }
            if depth > 0, open.count < 4_000 { continue }
            statements.append(open)
            open = ""
        }
        return statements + (open.isEmpty ? [] : [open])
    }
}
