import Values

/// Lists as filters see them.
enum Lists {
    /// The elements: lists in lists are spread out, nothing is no element, all else is one.
    static func elements(of value: Value, _ context: FilterContext) throws(FilterFailure) -> [Value] {
        switch value {
        case .null: return []
        case .list(let values):
            guard values.contains(where: isList) else { return values }
            var out: [Value] = []
            flatten(values, into: &out)
            return out
        case .lazy(let range as NumberRange):
            guard range.count <= context.mostElements else {
                throw FilterFailure("a range of \(range.count) numbers is too long")
            }
            return (0..<range.count).map { .integer(range.first + $0) }
        default: return [value]
        }
    }

    private static func isList(_ value: Value) -> Bool {
        if case .list = value { true } else { false }
    }

    private static func flatten(_ values: [Value], into out: inout [Value]) {
        for value in values {
            if case .list(let inner) = value { flatten(inner, into: &out) } else { out.append(value) }
        }
    }

    /// What `element[property]` is in Ruby.
    enum Property {
        case value(Value)
        /// The element can be asked, but not for this.
        case refused
        /// The element cannot be asked at all.
        case none
    }

    static func property(_ property: Value, of element: Value) -> Property {
        switch element {
        case .object(let object):
            return .value(object[Texts.text(property)] ?? .null)
        case .lazy(let thing):
            if thing is NumberRange || thing is EmptyWord { return .none }
            return .value(path(Texts.text(property), of: thing))
        case .string(let text):
            guard case .string(let part) = property else {
                if case .integer(let index) = property {
                    return .value(Strings.slice(text, index, 1).flatMap { $0.isEmpty ? nil : .string($0) } ?? .null)
                }
                return property == .null ? .none : .refused
            }
            return .value(Strings.contains(text, part) ? property : .null)
        case .list(let values):
            guard case .integer(let index) = property else { return .refused }
            return .value(Members.element(.integer(index), of: .list(values)) ?? .null)
        case .integer(let number):
            guard case .integer(let bit) = property else { return .refused }
            return .value(.integer(bit < 0 || bit > 63 ? 0 : number >> bit & 1))
        default: return .none
        }
    }

    /// A member, or a member of a member: `author.name`.
    private static func path(_ name: String, of thing: any LazyMembers) -> Value { thing.member(name) ?? .null }

    static func refusal(_ property: Value) -> FilterFailure {
        FilterFailure("cannot select the property `\(Texts.text(property))`")
    }

    /// The properties of all elements; nil where one has none to ask for.
    static func properties(_ property: Value, of elements: [Value]) throws(FilterFailure) -> [Value]? {
        var out: [Value] = []
        for element in elements {
            switch Lists.property(property, of: element) {
            case .value(let value): out.append(value)
            case .refused: throw refusal(property)
            case .none: return nil
            }
        }
        return out
    }
}
