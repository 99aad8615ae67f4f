import Values

/// Looking into values.
enum Members {
    /// The member of this name.
    static func member(_ key: String, of value: Value) -> Value? {
        switch value {
        case .object(let object): object[key]
        case .lazy(let thing): thing.member(key)
        default: nil
        }
    }

    /// What `.size`, `.first` and `.last` say of values that have no member of that name.
    static func command(_ key: String, of value: Value) -> Value? {
        switch (key, value) {
        case ("size", .list(let values)): .integer(values.count)
        case ("first", .list(let values)): values.first ?? .null
        case ("last", .list(let values)): values.last ?? .null
        case ("size", .object(let object)): .integer(object.count)
        case ("first", .object(let object)):
            object.isEmpty ? .null : .list([.string(object.keys[0]), object.values[0]])
        case ("size", .string(let text)): .integer(text.unicodeScalars.count)
        case ("size", .markup(let bytes)): .integer(bytes.count { $0 & 0xC0 != 0x80 })
        case ("first", .string(let text)): text.unicodeScalars.first.map { .string(String($0)) } ?? .string("")
        case ("last", .string(let text)): text.unicodeScalars.last.map { .string(String($0)) } ?? .string("")
        case ("size", .integer): .integer(8)
        default: nil
        }
    }

    /// The element at an index, or the member whose name is worked out.
    static func element(_ key: Value, of value: Value) -> Value? {
        switch (value, key) {
        case (.list(let values), .integer(let index)):
            let position = index < 0 ? index &+ values.count : index
            return values.indices.contains(position) ? values[position] : Value?.none
        case (_, .string(let name)): return member(name, of: value)
        case (_, .markup(let bytes)): return member(String(decoding: bytes, as: UTF8.self), of: value)
        default: return nil
        }
    }

    /// The members' names, for "did you mean".
    static func names(of value: Value) -> [String] {
        switch value {
        case .object(let object): object.keys
        case .lazy(let thing): thing.memberNames
        default: []
        }
    }
}
