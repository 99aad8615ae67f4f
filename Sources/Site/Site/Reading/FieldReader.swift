import Dates
import Diagnostics
import Values

/// Takes typed fields out of a map that an author wrote, and keeps a message for each that is not what it should be.
struct FieldReader {
    let source: SourceText
    let map: Node
    private(set) var mistakes: [Diagnostic] = []

    init(_ map: Node, in source: SourceText) {
        self.map = map
        self.source = source
    }

    mutating func mistake(_ message: String, at place: Place, remedy: String? = nil, severity: Severity = .error) {
        mistakes.append(
            Diagnostic(severity, message, at: place, excerpt: source.line(place.line), remedy: remedy))
    }

    mutating func adopt(_ others: [Diagnostic]) { mistakes += others }

    /// A field that is there and holds something.
    func present(_ name: String) -> Node? {
        guard let node = map[name] else { return nil }
        if case .null = node.content { return nil }
        return node
    }

    mutating func text(_ name: String) -> String? { present(name).flatMap { text($0, name: name) } }

    /// A text; numbers and dates that someone forgot to quote are texts too.
    mutating func text(_ node: Node, name: String) -> String? {
        switch node.content {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .decimal(let number): return String(number)
        default:
            mistake("`\(name)` must be a text, and is \(node.kind)", at: node.place, remedy: "put it in quotes")
            return nil
        }
    }

    mutating func flag(_ name: String) -> Bool {
        guard let node = present(name) else { return false }
        if case .bool(let flag) = node.content { return flag }
        mistake("`\(name)` must be true or false, and is \(node.kind)", at: node.place, remedy: "write `\(name): true`")
        return false
    }

    mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let node = present(name) else { return nil }
        if case .integer(let number) = node.content, range.contains(number) { return number }
        mistake("`\(name)` must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: node.place)
        return nil
    }

    mutating func date(_ name: String, zone: Zone) -> ZonedTime? {
        guard let node = present(name) else { return nil }
        if case .string(let text) = node.content, let parsed = ISO8601.parse(text) { return parsed.time(in: zone) }
        mistake(
            "`\(name)` must be a date, and is \(node.shown)", at: node.place,
            remedy: "write it as 2026-11-20 or 2026-11-20T09:30:00+01:00")
        return nil
    }

    /// A list of texts; a single text counts as a list of one.
    mutating func texts(_ name: String) -> [(text: String, place: Place)] {
        guard let node = present(name) else { return [] }
        switch node.content {
        case .list(let parts):
            return parts.compactMap { part in text(part, name: name).map { ($0, part.place) } }
        case .string, .integer, .decimal: return text(node, name: name).map { [($0, node.place)] } ?? []
        default:
            mistake(
                "`\(name)` must be a list, and is \(node.kind)", at: node.place, remedy: "write `\(name): [one, two]`")
            return []
        }
    }

    /// The parts of a list, each a map.
    mutating func maps(_ name: String) -> [Node] {
        guard let node = present(name) else { return [] }
        guard case .list(let parts) = node.content else {
            mistake(
                "`\(name)` must be a list, and is \(node.kind)", at: node.place, remedy: "begin each part with `- `")
            return []
        }
        return parts.filter { part in
            if case .map = part.content { return true }
            mistake("each part of `\(name)` must be a map, and this is \(part.kind)", at: part.place)
            return false
        }
    }

    /// A map of names to texts, in order.
    mutating func pairs(_ name: String) -> [(key: String, value: String, place: Place)] {
        guard let node = present(name) else { return [] }
        guard case .map(let entries) = node.content else {
            mistake(
                "`\(name)` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write `name: value` lines below it")
            return []
        }
        return entries.compactMap { entry in
            text(entry.value, name: entry.key).map { (entry.key, $0, entry.value.place) }
        }
    }

    /// A text that must be there.
    mutating func required(_ name: String, example: String) -> String {
        if let found = text(name), !found.isEmpty { return found }
        if present(name) == nil {
            mistake("`\(name)` is missing", at: map.place, remedy: "add a line such as `\(name): \(example)`")
        }
        return ""
    }

    /// Says "did you mean" for names that look like a known one; with `strictly`, unknown names are errors.
    mutating func checkNames(among known: [String], strictly: Bool = false) {
        for entry in map.entries where !known.contains(entry.key) {
            let guess = didYouMean(entry.key, among: known)
            if strictly {
                mistake(
                    "there is no field `\(entry.key)`", at: entry.keyPlace,
                    remedy: guess ?? "the fields are \(known.joined(separator: ", "))")
            } else if guess != nil, map.entries.allSatisfy({ nearMiss(entry.key, among: known) != $0.key }) {
                mistake(
                    "`\(entry.key)` has no meaning of its own", at: entry.keyPlace, remedy: guess, severity: .warning)
            }
        }
    }
}

extension Node {
    /// What stands there, as a message shows it.
    var shown: String {
        switch content {
        case .string(let text): "`\(text)`"
        case .integer(let number): "`\(number)`"
        default: kind
        }
    }
}
