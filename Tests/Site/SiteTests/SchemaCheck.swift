import Values

/// As much of JSON Schema (draft 7) as the schemas for editors use: type, enum, properties, items, anyOf, bounds, pattern.
enum SchemaCheck {
    /// The places of a value that a schema objects to, outermost first.
    static func objections(to value: Value, _ schema: Value, at place: String = "$") -> [String] {
        guard case .object(let schema) = schema else { return schema == false ? [place] : [] }
        if case .list(let choices)? = schema["anyOf"] {
            let all = choices.map { objections(to: value, $0, at: place) }
            return all.contains([]) ? [] : [place]
        }
        if case .list(let words)? = schema["enum"], !words.contains(value) { return [place] }
        if let types = schema["type"], !fits(value, types) { return [place] }
        switch value {
        case .object(let object): return members(object, schema, place)
        case .list(let parts):
            guard let items = schema["items"] else { return [] }
            return parts.enumerated().flatMap { objections(to: $1, items, at: "\(place)[\($0)]") }
        case .integer(let number):
            if case .integer(let least)? = schema["minimum"], number < least { return [place] }
            if case .integer(let most)? = schema["maximum"], number > most { return [place] }
            return []
        case .string(let text):
            guard case .string(let pattern)? = schema["pattern"], let regex = try? Regex(pattern) else { return [] }
            return text.firstMatch(of: regex) == nil ? [place] : []
        default: return []
        }
    }

    private static func members(_ object: Object, _ schema: Object, _ place: String) -> [String] {
        var found: [String] = []
        if case .list(let names)? = schema["required"] {
            for case .string(let name) in names where object[name] == nil { found.append(place) }
        }
        var properties = Object()
        if case .object(let known)? = schema["properties"] { properties = known }
        for (name, value) in object {
            let inner = properties[name] ?? schema["additionalProperties"] ?? true
            found += objections(to: value, inner, at: "\(place).\(name)")
        }
        return found
    }

    private static func fits(_ value: Value, _ types: Value) -> Bool {
        if case .list(let several) = types { return several.contains { fits(value, $0) } }
        switch (types, value) {
        case ("string", .string), ("boolean", .bool), ("integer", .integer), ("number", .integer),
            ("number", .decimal), ("array", .list), ("object", .object):
            return true
        default: return false
        }
    }
}
