import Encodings
import Letters

/// How messages are written.
public enum MessageFormat: String, Sendable, CaseIterable {
    /// For people: `path:line:column: error: what is wrong`, the line, a caret, the remedy.
    case text
    /// For programs: one JSON object a line.
    case json
}

extension Diagnostic {
    /// The message as text, without a final line end.
    public func formatted(_ format: MessageFormat = .text) -> String {
        switch format {
        case .text: text
        case .json: json
        }
    }

    private var text: String {
        var lines = ["\(place?.text ?? "")\(severity.rawValue): \(harmless(message, keeping: ["\n"]))"]
        if let place, let excerpt {
            lines += Diagnostic.excerptLines(excerpt, column: place.column, length: length)
        }
        for step in trail {
            lines.append("  \(step.place?.text ?? "")\(harmless(step.text))")
        }
        if let remedy {
            lines += remedy.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + harmless(String($0)) }
        }
        return lines.joined(separator: "\n")
    }

    /// The line and the caret under it; a long line is cut around the caret, and tabs keep their width.
    private static func excerptLines(_ line: String, column: Int, length: Int) -> [String] {
        let scalars = Array(line.unicodeScalars)
        let widest = 100
        let start = scalars.count > widest ? max(0, min(column - 1 - widest / 2, scalars.count - widest)) : 0
        let shown = Array(
            harmless(String(String.UnicodeScalarView(scalars[start...].prefix(widest))), keeping: ["\t"]).unicodeScalars
        )
        let before = shown.prefix(max(0, column - 1 - start))
        let marked = shown.dropFirst(before.count).prefix(length)
        let caret = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
        let marks = String(repeating: "^", count: max(1, marked.reduce(0) { $0 + $1.columns }))
        return ["  " + String(String.UnicodeScalarView(shown)), "  " + caret + marks]
    }

    private var json: String {
        var fields = ["\"severity\":\(jsonString(severity.rawValue))"]
        if let place {
            fields += ["\"path\":\(jsonString(place.path))", "\"line\":\(place.line)", "\"column\":\(place.column)"]
        }
        fields.append("\"message\":\(jsonString(message))")
        if let excerpt { fields.append("\"excerpt\":\(jsonString(excerpt))") }
        if let remedy { fields.append("\"remedy\":\(jsonString(remedy))") }
        if !trail.isEmpty {
            let steps = trail.map { step in
                let at = step.place.map {
                    ",\"path\":\(jsonString($0.path)),\"line\":\($0.line),\"column\":\($0.column)"
                }
                return "{\"text\":\(jsonString(step.text))\(at ?? "")}"
            }
            fields.append("\"trail\":[\(steps.joined(separator: ","))]")
        }
        return "{\(fields.joined(separator: ","))}"
    }
}

extension Place {
    /// The place at the head of a line of a message.
    fileprivate var text: String { "\(harmless(path)):\(line):\(column): " }
}
