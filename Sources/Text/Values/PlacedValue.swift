public import Diagnostics

/// A value as an author wrote it: with the place of each part, so that a mistake can be pointed at.
public struct PlacedValue: Sendable {
    /// What stands there.
    public var content: Content
    /// Where it begins.
    public var place: Place
    /// The text of a number as its author wrote it: `1.10`, `007`; nil where what stands there is no number.
    public var digits: String?

    /// The shapes of written data.
    public enum Content: Sendable {
        /// Nothing, `null` or `~`.
        case null
        /// True or false.
        case bool(Bool)
        /// A whole number.
        case integer(Int)
        /// A number with a fraction.
        case decimal(Double)
        /// A text.
        case string(String)
        /// Several parts, in order.
        case list([PlacedValue])
        /// Named parts, in order; no name stands twice.
        case map([Entry])
    }

    /// A named part, and where the name stands.
    public struct Entry: Sendable {
        /// The name.
        public var key: String
        /// Where the name begins.
        public var keyPlace: Place
        /// The part.
        public var value: PlacedValue

        /// A named part.
        public init(key: String, keyPlace: Place, value: PlacedValue) {
            self.key = key
            self.keyPlace = keyPlace
            self.value = value
        }
    }

    /// A part at a place.
    public init(_ content: Content, at place: Place, digits: String? = nil) {
        self.content = content
        self.place = place
        self.digits = digits
    }

    /// The named parts; none where this is not a map.
    public var entries: [Entry] {
        if case .map(let entries) = content { entries } else { [] }
    }

    /// The part with this name.
    public subscript(key: String) -> PlacedValue? {
        guard case .map(let entries) = content else { return nil }
        // By index: an entry that is handed to a closure is copied, and has much to retain.
        for index in entries.indices where entries[index].key == key { return entries[index].value }
        return nil
    }

    /// The same data without places.
    public var value: Value {
        switch content {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .decimal(let number): .decimal(number)
        case .string(let text): .string(text)
        case .list(let parts): .list(parts.map(\.value))
        case .map(let entries): .object(Object(entries.lazy.map { ($0.key, $0.value.value) }))
        }
    }

    /// What this is, in the words of a message: "a text", "a list".
    public var kind: String {
        switch content {
        case .null: "nothing"
        case .bool: "true or false"
        case .integer, .decimal: "a number"
        case .string: "a text"
        case .list: "a list"
        case .map: "a map"
        }
    }
}
