import Diagnostics
import Values

extension FieldReader {
    /// The fields of a map that a field holds, with the table that belongs to it.
    mutating func inside<Part>(_ name: String, _ read: (inout FieldReader) -> Part) -> Part? {
        guard let node = present(name), let table = table.inside(name) else { return nil }
        guard case .map = node.content else {
            let example = self.table[name]?.example ?? "{\(table.names.first ?? "name"): …}"
            mistake(
                "`\(name)` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write `\(name): \(example)`, or `name: value` lines below it")
            return nil
        }
        return self.read(node, table, read)
    }

    /// The maps of a map of names, in the author's order; a name with nothing behind it has an empty one, and in a list
    /// of names each has.
    mutating func eachNamed<Part>(
        _ name: String, like example: String, _ read: (String, Place, inout FieldReader) -> Part?
    ) -> [Part] {
        guard let node = present(name), let table = self.table.shape(of: name)?.tableOfNamed else { return [] }
        var found: [Part] = []
        func add(_ name: String, _ place: Place, _ value: PlacedValue) {
            if let part = self.read(value, table, { read(name, place, &$0) }) { found.append(part) }
        }
        switch node.content {
        case .map(let entries):
            for entry in entries {
                switch entry.value.content {
                case .map, .null: add(entry.key, entry.keyPlace, entry.value)
                default:
                    mistake(
                        "`\(entry.key)` must be a map, and is \(entry.value.kind)", at: entry.value.place,
                        remedy: "write `\(entry.key): \(example)`")
                }
            }
        case .list(let parts):
            for part in parts {
                if let key = text(part, name: name) {
                    add(key, part.place, PlacedValue(.null, at: part.place))
                }
            }
        default:
            mistake(
                "`\(name)` must be a map, and is \(node.kind)", at: node.place,
                remedy: "write `\(name): \(self.table[name]?.example ?? "{}")`, or `name: value` lines below it")
        }
        return found
    }

    /// The parts of a list, each a map.
    mutating func each<Part>(_ name: String, _ read: (inout FieldReader) -> Part?) -> [Part] {
        guard let node = present(name), let table = table.inside(name) else { return [] }
        guard case .list(let parts) = node.content else {
            mistake(
                "`\(name)` must be a list, and is \(node.kind)", at: node.place, remedy: "begin each part with `- `")
            return []
        }
        var found: [Part] = []
        for part in parts {
            if case .map = part.content {
                if let one = self.read(part, table, read) { found.append(one) }
            } else {
                mistake(
                    "each part of `\(name)` must be a map, and this is \(part.kind)", at: part.place,
                    remedy: "write `- \(table.names.first ?? "name"): …`")
            }
        }
        return found
    }

    /// The parts of a list, each a map or a text that stands for one.
    mutating func each<Part>(
        _ name: String, text: (String, Place) -> Part, _ read: (inout FieldReader) -> Part?
    ) -> [Part] {
        guard let node = present(name), let table = table.inside(name) else { return [] }
        var parts = [node]
        if case .list(let several) = node.content { parts = several }
        var found: [Part] = []
        for part in parts {
            if case .map = part.content {
                if let one = self.read(part, table, read) { found.append(one) }
            } else if let word = self.text(part, name: name) {
                found.append(text(word, part.place))
            }
        }
        return found
    }

    private mutating func read<Part>(_ node: PlacedValue, _ table: FieldTable, _ read: (inout FieldReader) -> Part)
        -> Part
    {
        var fields = FieldReader(node, in: source, table)
        let part = read(&fields)
        fields.checkNames()
        adopt(fields.mistakes)
        return part
    }
}
