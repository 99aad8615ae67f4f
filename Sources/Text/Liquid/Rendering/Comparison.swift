import Values

/// Truth, equality, order and containment, as Ruby's values have them.
enum Comparison {
    /// Only `nil` and `false` are not true.
    static func isTrue(_ value: Value) -> Bool {
        switch value {
        case .null, .bool(false): false
        default: true
        }
    }

    static func holds(_ left: Value, _ comparison: ComparisonOperator, _ right: Value) throws(RenderFailure) -> Bool {
        switch comparison {
        case .equal: areEqual(left, right)
        case .notEqual: !areEqual(left, right)
        case .contains: contains(left, right)
        case .less: try order(left, right, comparison).map { $0 < 0 } ?? false
        case .lessOrEqual: try order(left, right, comparison).map { $0 <= 0 } ?? false
        case .greater: try order(left, right, comparison).map { $0 > 0 } ?? false
        case .greaterOrEqual: try order(left, right, comparison).map { $0 >= 0 } ?? false
        }
    }

    // MARK: Equality

    static func areEqual(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.string(let one), .string(let other)): return one == other
        case (.integer(let one), .integer(let other)): return one == other
        case (.integer(let one), .decimal(let other)), (.decimal(let other), .integer(let one)):
            return Double(one) == other
        case (.markup(let one), .string(let other)), (.string(let other), .markup(let one)):
            return one.elementsEqual(other.utf8)
        case (.list(let one), .list(let other)):
            return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
        case (.object(let one), .object(let other)):
            return one.count == other.count
                && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
        case (.lazy(let one), .lazy(let other)): return areEqual(one, other)
        case (.lazy(let thing), .string(let text)) where thing.isPlain,
            (.string(let text), .lazy(let thing)) where thing.isPlain:
            return Texts.text(.lazy(thing)) == text
        case (.lazy(let word as EmptyWord), let value), (let value, .lazy(let word as EmptyWord)):
            return word.name == "empty" ? isEmpty(value) : isBlank(value)
        default: return left == right
        }
    }

    private static func areEqual(_ left: any LazyMembers, _ right: any LazyMembers) -> Bool {
        if let one = left as? NumberRange, let other = right as? NumberRange {
            return one.first == other.first && one.last == other.last
        }
        // The words are compared with values, never with each other.
        return left === right && !(left is EmptyWord)
    }

    /// Whether a collection or text has nothing in it.
    static func isEmpty(_ value: Value) -> Bool {
        switch value {
        case .string(let text): text.isEmpty
        case .markup(let bytes): bytes.isEmpty
        case .list(let values): values.isEmpty
        case .object(let object): object.isEmpty
        default: false
        }
    }

    /// Whether a value is empty, nothing, false, or a text of blanks.
    static func isBlank(_ value: Value) -> Bool {
        switch value {
        case .null, .bool(false): true
        case .string(let text): text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
        case .markup(let bytes): bytes.allSatisfy(Blanks.isBlank)
        default: isEmpty(value)
        }
    }

    // MARK: Order

    /// Below, equal or above; nil where the values have no order at all.
    /// - Throws: where each has an order but not with the other.
    static func order(
        _ left: Value, _ right: Value, _ comparison: ComparisonOperator
    ) throws(RenderFailure) -> Int? {
        guard hasOrder(left), hasOrder(right) else { return nil }
        if let order = order(left, right) { return order }
        if isNumber(left), isNumber(right) { return nil }
        throw RenderFailure("`\(kind(left))` and `\(kind(right))` cannot be compared with `\(comparison.rawValue)`")
    }

    /// Below, equal or above; nil where the values cannot be compared.
    static func order(_ left: Value, _ right: Value) -> Int? {
        switch (left, right) {
        case (.integer(let one), .integer(let other)): return one < other ? -1 : one == other ? 0 : 1
        case (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
            let (one, other) = (Numbers.double(left), Numbers.double(right))
            if one.isNaN || other.isNaN { return nil }
            return one < other ? -1 : one == other ? 0 : 1
        case (.date(let one), .date(let other)):
            return one.instant < other.instant ? -1 : one.instant == other.instant ? 0 : 1
        case (.string(let one), .string(let other)): return orderOfBytes(one.utf8, other.utf8)
        case (.markup(let one), .string(let other)): return orderOfBytes(one, other.utf8)
        case (.string(let one), .markup(let other)): return orderOfBytes(one.utf8, other)
        case (.markup(let one), .markup(let other)): return orderOfBytes(one, other)
        default: return nil
        }
    }

    static func orderOfBytes(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Int {
        var other = right.makeIterator()
        for byte in left {
            guard let next = other.next() else { return 1 }
            if byte != next { return byte < next ? -1 : 1 }
        }
        return other.next() == nil ? 0 : -1
    }

    private static func hasOrder(_ value: Value) -> Bool {
        switch value {
        case .integer, .decimal, .string, .markup, .date: true
        default: false
        }
    }

    private static func isNumber(_ value: Value) -> Bool {
        switch value {
        case .integer, .decimal: true
        default: false
        }
    }

    /// What a value is, in the words of a message.
    static func kind(_ value: Value) -> String {
        switch value {
        case .null: "nothing"
        case .bool: "true or false"
        case .integer, .decimal: "a number"
        case .string, .markup: "a text"
        case .date: "a date"
        case .list: "a list"
        case .object: "an object"
        case .lazy(let thing): thing is NumberRange ? "a range" : "a thing"
        }
    }

    // MARK: Containment

    static func contains(_ left: Value, _ right: Value) -> Bool {
        guard isTrue(left), isTrue(right) else { return false }
        switch left {
        case .string(let text): return Strings.contains(text, Texts.text(right))
        case .markup(let bytes): return Strings.contains(bytes, Texts.text(right))
        case .list(let values): return values.contains { areEqual($0, right) }
        case .object(let object):
            if case .string(let key) = right { return object[key] != nil }
            return false
        case .lazy(let range as NumberRange):
            switch right {
            case .integer(let number): return number >= range.first && number <= range.last
            case .decimal(let number): return number >= Double(range.first) && number <= Double(range.last)
            default: return false
            }
        case .lazy(let thing):
            if case .string(let key) = right { return thing.member(key) != nil }
            return false
        default: return false
        }
    }
}

extension Strings {
    static func contains(_ text: String, _ part: String) -> Bool { contains(Array(text.utf8), part) }

    static func contains(_ bytes: [UInt8], _ part: String) -> Bool {
        part.isEmpty || find(Array(part.utf8), in: bytes, from: 0) != nil
    }
}
