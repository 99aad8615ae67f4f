import Markup
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

/// Filters that make a list of a list, or a text of it.
enum ArrayFilters {
    static let all =
        [
            Filter("join", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
                let elements = try Lists.elements(of: input, context)
                let glue = arguments[0] ?? .string(" ")
                try context.checkLength(Texts.text(glue).utf8.count.multipliedReportingOverflow(by: elements.count))
                return join(elements, glue, context)
            },
            Filter("first") { input, _, _ throws(FilterFailure) in
                Members.command("first", of: input) ?? ValueFilters.rangeMember("first", input) ?? .null
            },
            Filter("last") { input, _, _ throws(FilterFailure) in
                Members.command("last", of: input) ?? ValueFilters.rangeMember("last", input) ?? .null
            },
            Filter("reverse") { input, _, context throws(FilterFailure) in
                .list(try Lists.elements(of: input, context).reversed())
            },
            Filter("concat", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
                guard case .list(let more)? = arguments[0] else {
                    throw FilterFailure("`concat` needs a list to add")
                }
                return .list(try Lists.elements(of: input, context) + more)
            },
            Filter("map", arguments: 1...1) { input, arguments, context throws(FilterFailure) in
                let property = arguments[0] ?? .null
                var out: [Value] = []
                for element in try Lists.elements(of: input, context) {
                    switch Lists.property(property, of: element) {
                    case .value(let value): out.append(value)
                    case .refused: throw Lists.refusal(property)
                    case .none: out.append(.null)
                    }
                }
                return .list(out)
            },
            Filter("sum", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
                var elements = try Lists.elements(of: input, context)
                if let property = arguments[0], property != .null { elements = try summed(elements, property, context) }
                var sum = Value.integer(0)
                for element in elements { sum = try Arithmetic.sum(sum, Numbers.number(element)) }
                return sum
            },
        ] + [sort("sort", order), sort("sort_natural", naturalOrder)]

    private static func summed(
        _ elements: [Value], _ property: Value, _ context: FilterContext
    ) throws(FilterFailure) -> [Value] {
        var out: [Value] = []
        for element in elements {
            switch Lists.property(property, of: element) {
            case .value(let value): out.append(value)
            case .refused: throw Lists.refusal(property)
            case .none:
                guard case .null = element else { throw Lists.refusal(property) }
            }
        }
        return try Lists.elements(of: .list(out), context)
    }

    /// Texts between glue; where one of them is markup the others are escaped, and the whole is markup.
    private static func join(_ elements: [Value], _ glue: Value, _ context: FilterContext) -> Value {
        let hasMarkup = elements.contains { if case .markup = $0 { true } else { false } }
        guard hasMarkup, let escaping = context.escaping else {
            return .string(elements.map(Texts.text).joined(separator: Texts.text(glue)))
        }
        let safe = elements.map { Texts.text(Safe.escaped($0, escaping)) }
        return .markup(Array(safe.joined(separator: Texts.text(glue)).utf8))
    }

    // MARK: Order

    private typealias Order = @Sendable (Value, Value) throws(FilterFailure) -> Int

    private static func sort(_ name: String, _ order: @escaping Order) -> Filter {
        Filter(name, arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            let elements = try Lists.elements(of: input, context)
            guard let property = arguments[0], property != .null else {
                return .list(try sorted(elements, by: elements, order))
            }
            guard let keys = try Lists.properties(property, of: elements) else { return .null }
            return .list(try sorted(elements, by: keys, order))
        }
    }

    /// Sorts by merging, so that equal elements keep their order and the first failure ends it.
    static func sorted(
        _ elements: [Value], by keys: [Value], _ order: (Value, Value) throws(FilterFailure) -> Int
    ) throws(FilterFailure) -> [Value] {
        var indices = Array(elements.indices)
        var width = 1
        while width < indices.count {
            var merged: [Int] = []
            merged.reserveCapacity(indices.count)
            var start = 0
            while start < indices.count {
                var (left, middle) = (start, min(start + width, indices.count))
                var right = middle
                let end = min(start + 2 * width, indices.count)
                while left < middle || right < end {
                    let takesLeft: Bool
                    if left < middle, right < end {
                        takesLeft = try order(keys[indices[left]], keys[indices[right]]) <= 0
                    } else {
                        takesLeft = left < middle
                    }
                    merged.append(indices[takesLeft ? left : right])
                    if takesLeft { left += 1 } else { right += 1 }
                }
                middle = end
                start = end
            }
            indices = merged
            width *= 2
        }
        return indices.map { elements[$0] }
    }

    @Sendable
    static func order(_ left: Value, _ right: Value) throws(FilterFailure) -> Int {
        if let order = Comparison.order(left, right) { return order }
        if case (.list(let one), .list(let other)) = (left, right) {
            for (left, right) in zip(one, other) {
                let order = try order(left, right)
                if order != 0 { return order }
            }
            return one.count < other.count ? -1 : one.count == other.count ? 0 : 1
        }
        if Comparison.areEqual(left, right) { return 0 }
        if case .null = left { return 1 }
        if case .null = right { return -1 }
        throw FilterFailure("\(Comparison.kind(left)) and \(Comparison.kind(right)) cannot be sorted")
    }

    /// By texts, capital letters of ASCII counting as small ones.
    @Sendable
    private static func naturalOrder(_ left: Value, _ right: Value) throws(FilterFailure) -> Int {
        switch (left, right) {
        case (.null, .null): return 0
        case (.null, _): return 1
        case (_, .null): return -1
        default: return Comparison.orderOfBytes(folded(left), folded(right))
        }
    }

    private static func folded(_ value: Value) -> [UInt8] {
        Texts.text(value).utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
}
