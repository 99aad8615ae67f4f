import Values

extension FieldReader {
    /// All that the author wrote, for templates: fields that hold texts as texts, `1.10` included.
    var raw: Object { raw { _ in true } }

    /// That of the fields whose names are wanted.
    func raw(where isWanted: (_ name: String) -> Bool) -> Object {
        var raw = Object()
        for entry in map.entries where isWanted(entry.key) {
            raw[entry.key] = entry.value.raw(table.shape(of: entry.key))
        }
        return raw
    }
}

extension PlacedValue {
    /// The value, with the numbers of a field of texts as they were written.
    fileprivate func raw(_ shape: Shape?) -> Value {
        switch (shape, content) {
        case (.text, .integer), (.text, .decimal): return digits.map { .string($0) } ?? value
        case (.oneOrMore(let part), .list(let parts)), (.list(let part), .list(let parts)):
            return .list(parts.map { $0.raw(part) })
        case (.oneOrMore(let part), _): return raw(part)
        case (.map(let table), .map(let entries)):
            return .object(Object(entries.lazy.map { ($0.key, $0.value.raw(table.shape(of: $0.key))) }))
        default: return value
        }
    }
}
