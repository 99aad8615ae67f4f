import Values

/// Filters that choose elements of a list.
enum SelectingFilters {
    static let all = [
        selecting("where", none: .list([])) { elements, holds in .list(zip(elements, holds).filter(\.1).map(\.0)) },
        selecting("reject", none: .list([])) { elements, holds in
            .list(zip(elements, holds).filter { !$0.1 }.map(\.0))
        },
        selecting("has", none: .bool(false)) { _, holds in .bool(holds.contains(true)) },
        selecting("find", none: .null) { elements, holds in holds.firstIndex(of: true).map { elements[$0] } ?? .null },
        selecting("find_index", none: .null) { _, holds in holds.firstIndex(of: true).map { .integer($0) } ?? .null },
        Filter("uniq", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            let elements = try Lists.elements(of: input, context)
            guard let keys = try keys(elements, arguments[0]) else { return .null }
            return .list(unique(elements, by: keys))
        },
        Filter("compact", arguments: 0...1) { input, arguments, context throws(FilterFailure) in
            let elements = try Lists.elements(of: input, context)
            guard let keys = try keys(elements, arguments[0]) else { return .null }
            return .list(zip(elements, keys).filter { $0.1 != .null }.map(\.0))
        },
    ]

    private static func keys(_ elements: [Value], _ property: Value?) throws(FilterFailure) -> [Value]? {
        guard let property, property != .null else { return elements }
        return try Lists.properties(property, of: elements)
    }

    private static func selecting(
        _ name: String, none: Value, _ choose: @escaping @Sendable ([Value], [Bool]) -> Value
    ) -> Filter {
        Filter(name, arguments: 1...2) { input, arguments, context throws(FilterFailure) in
            let elements = try Lists.elements(of: input, context)
            guard !elements.isEmpty else { return none }
            guard let values = try Lists.properties(arguments[0] ?? .null, of: elements) else { return .null }
            guard let target = arguments[1], target != .null else {
                return choose(elements, values.map(Comparison.isTrue))
            }
            return choose(elements, values.map { Comparison.areEqual($0, target) })
        }
    }

    /// The first of equal elements; texts are told apart by hashing, all else one by one.
    static func unique(_ elements: [Value], by keys: [Value]) -> [Value] {
        var seen: Set<String> = []
        var numbers: Set<Int> = []
        var others: [Value] = []
        var out: [Value] = []
        for (element, key) in zip(elements, keys) {
            switch key {
            case .string(let text): if seen.insert(text).inserted { out.append(element) }
            case .markup(let bytes):
                if seen.insert(String(decoding: bytes, as: UTF8.self)).inserted { out.append(element) }
            case .integer(let number): if numbers.insert(number).inserted { out.append(element) }
            default:
                // `1` and `1.0` are equal but not the same.
                guard !others.contains(key) else { continue }
                others.append(key)
                out.append(element)
            }
        }
        return out
    }
}
