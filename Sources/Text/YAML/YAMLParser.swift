import CYAML
import Diagnostics
import Values

/// Reads a YAML document with the place of each part.
///
/// Plain words are typed by YAML 1.2's core schema: `true`, `12`, `1.5`, `~`; `no` and `on` stay texts. Aliases are
/// refused, since a few lines of them can stand for gigabytes; a name that stands twice in one map is a mistake.
/// - Throws: every mistake up to the first one that the parser cannot read past, at most ``Mistakes/most`` and that one.
package func parseYAML(_ source: SourceText) throws(Mistakes) -> PlacedValue {
    var parser = YAMLParser(source, followsAliases: false)
    return try parser.document()
}

/// Reads a YAML document in which values stand for each other, as other programs allow it.
///
/// `*name` stands for what `&name` marks, and `<<` for the entries of a map. What that comes to is bounded.
/// - Throws: as ``parseYAML(_:)``.
package func parseYAMLWithAliases(_ source: SourceText) throws(Mistakes) -> PlacedValue {
    var parser = YAMLParser(source, followsAliases: true)
    return try parser.document()
}

/// Builds nodes from the events of libyaml.
private struct YAMLParser {
    private static let deepest = 64

    private let source: SourceText
    private let events: EventReader
    private var mistakes: [Diagnostic] = []
    private let followsAliases: Bool
    /// What anchors mark, how many values each holds, and how deep they are nested.
    private var anchors: [String: (node: PlacedValue, size: Int, height: Int)] = [:]
    /// How many values there are, those that aliases stand for among them.
    private var size = 0
    private static let largest = 100_000

    init(_ source: SourceText, followsAliases: Bool) {
        (self.source, self.followsAliases) = (source, followsAliases)
        events = EventReader(source.bytes)
    }

    mutating func document() throws(Mistakes) -> PlacedValue {
        let node: PlacedValue
        do {
            node = try root()
        } catch {
            mistakes.append(error)
            throw Mistakes(mistakes)
        }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
        return node
    }

    private mutating func root() throws(Diagnostic) -> PlacedValue {
        var event = try next()
        while event.kind == .streamStart || event.kind == .documentStart { event = try next() }
        guard event.kind != .streamEnd else { return PlacedValue(.null, at: place(event.mark)) }
        let node = try self.node(event, depth: 0)
        _ = try next()
        let after = try next()
        if after.kind == .documentStart {
            throw mistake("only one document can stand in a file", at: after.mark, remedy: "remove this `---`")
        }
        return node
    }

    private mutating func node(_ event: Event, depth: Int) throws(Diagnostic) -> PlacedValue {
        guard depth < YAMLParser.deepest else {
            throw mistake("lists and maps are nested more than \(YAMLParser.deepest) deep", at: event.mark)
        }
        guard followsAliases, let anchor = event.anchor else { return try unmarked(event, depth: depth) }
        let before = size
        let node = try unmarked(event, depth: depth)
        anchors[anchor] = (node, size - before, YAMLParser.height(of: node))
        return node
    }

    private mutating func unmarked(_ event: Event, depth: Int) throws(Diagnostic) -> PlacedValue {
        size += 1
        switch event.kind {
        case .scalar(let text, let isPlain):
            return isPlain ? plain(text, at: place(event.mark)) : PlacedValue(.string(text), at: place(event.mark))
        case .listStart: return try list(event, depth: depth)
        case .mapStart: return try map(event, depth: depth)
        case .alias(let name): return try meant(by: name, event, depth: depth)
        default: throw mistake("a value is missing", at: event.mark)
        }
    }

    private static func height(of node: PlacedValue) -> Int {
        switch node.content {
        case .list(let parts): 1 + (parts.map(height).max() ?? 0)
        case .map(let entries): 1 + (entries.map { height(of: $0.value) }.max() ?? 0)
        default: 1
        }
    }

    /// What an alias stands for.
    private mutating func meant(by name: String, _ event: Event, depth: Int) throws(Diagnostic) -> PlacedValue {
        guard followsAliases else {
            throw mistake(
                "aliases (`*name`) are not read", at: event.mark, remedy: "write the value out where it is used")
        }
        guard let known = anchors[name] else { throw mistake("nothing is marked `&\(name)`", at: event.mark) }
        size += known.size
        guard size < YAMLParser.largest, depth + known.height < YAMLParser.deepest else {
            throw mistake("aliases stand for too much", at: event.mark)
        }
        return known.node
    }

    private func plain(_ text: String, at place: Place) -> PlacedValue {
        let content = plainScalar(text)
        switch content {
        case .integer, .decimal: return PlacedValue(content, at: place, digits: text)
        default: return PlacedValue(content, at: place)
        }
    }

    private mutating func list(_ start: Event, depth: Int) throws(Diagnostic) -> PlacedValue {
        var parts: [PlacedValue] = []
        while true {
            let event = try next()
            if event.kind == .listEnd { return PlacedValue(.list(parts), at: place(start.mark)) }
            parts.append(try node(event, depth: depth + 1))
        }
    }

    private mutating func map(_ start: Event, depth: Int) throws(Diagnostic) -> PlacedValue {
        var entries: [PlacedValue.Entry] = []
        var names = MapNames()
        var merged: [PlacedValue.Entry] = []
        while true {
            let event = try next()
            if event.kind == .mapEnd {
                // Of what is merged in, the first counts, and what the map says itself before that.
                for entry in merged where names.line(of: entry.key, in: entries) == nil { entries.append(entry) }
                return PlacedValue(.map(entries), at: place(start.mark))
            }
            guard case .scalar(let key, _) = event.kind else {
                throw mistake("a name must be a text", at: event.mark, remedy: "put the name in quotes")
            }
            let value = try node(next(), depth: depth + 1)
            if followsAliases, key == "<<" {
                merged += YAMLParser.merged(value)
                continue
            }
            if let line = names.line(of: key, in: entries) {
                if mistakes.count >= Mistakes.most { continue }
                mistakes.append(
                    mistake("`\(key)` stands twice", at: event.mark, remedy: "it stands in line \(line) already"))
            } else {
                entries.append(PlacedValue.Entry(key: key, keyPlace: place(event.mark), value: value))
            }
        }
    }

    /// The entries that `<<` brings along, of one map or several.
    private static func merged(_ value: PlacedValue) -> [PlacedValue.Entry] {
        switch value.content {
        case .map(let entries): entries
        case .list(let parts): parts.flatMap(merged)
        default: []
        }
    }

    private func next() throws(Diagnostic) -> Event {
        do {
            return try events.next()
        } catch {
            throw mistake(error.problem, at: error.mark, remedy: error.remedy)
        }
    }

    private func place(_ mark: Event.Mark) -> Place {
        Place(path: source.path, line: mark.line + 1 + source.linesAbove, column: mark.column + 1)
    }

    private func mistake(_ message: String, at mark: Event.Mark, remedy: String? = nil) -> Diagnostic {
        let place = place(mark)
        return Diagnostic(.error, message, at: place, excerpt: source.line(place.line), remedy: remedy)
    }
}

/// Where the names of a map stand: those of a small one are looked through, a large one is looked up.
private struct MapNames {
    private static let searchedOneByOne = 16
    private var lines: [String: Int] = [:]
    private var known = 0

    /// The line of a name among the entries, to which only some were added since this was last asked.
    mutating func line(of key: String, in entries: [PlacedValue.Entry]) -> Int? {
        if entries.count <= MapNames.searchedOneByOne {
            for index in entries.indices where entries[index].key == key { return entries[index].keyPlace.line }
            return nil
        }
        for entry in entries[known...] { lines[entry.key] = entry.keyPlace.line }
        known = entries.count
        return lines[key]
    }
}
