extension GoFunctions {
    /// Functions of lists and maps.
    static func collection(_ name: String, _ arguments: [GoValue]) throws(GoObstacle) -> GoValue? {
        let own = arguments.last ?? .null
        switch name.hasPrefix("collections.") ? String(name.dropFirst("collections.".count)) : name {
        case "slice": return .list(arguments)
        case "dict", "dictionary":
            var map: [String: GoValue] = [:]
            for place in stride(from: 0, to: arguments.count - 1, by: 2) {
                // A list of names leads to a map within maps.
                let names = arguments[place].parts?.map { $0.value.text ?? "" } ?? [arguments[place].text ?? ""]
                let inner = names.dropFirst().reversed().reduce(arguments[place + 1]) { .map([$1: $0]) }
                map[names.first ?? ""] = inner
            }
            return .map(map)
        case "index": return try index(arguments)
        case "len":
            if let text = own.text, own.parts == nil { return .integer(text.unicodeScalars.count) }
            if case .list(let parts) = own { return .integer(parts.count) }
            return .integer(own.parts?.count ?? 0)
        case "in": return .bool(isIn(arguments))
        case "first", "after", "last":
            guard let parts = own.parts else { throw GoObstacle("`\(name)` is given no list") }
            let count = min(max(0, Int(clamped: arguments.first?.number ?? 0)), parts.count)
            let values = parts.map(\.value)
            switch name {
            case "first": return .list(Array(values.prefix(count)))
            case "last": return .list(Array(values.suffix(count)))
            default: return .list(Array(values.dropFirst(count)))
            }
        case "append":
            let base = own.parts?.map(\.value) ?? []
            if arguments.count == 2, case .list(let more) = arguments[0] { return .list(base + more) }
            return .list(base + arguments.dropLast())
        case "merge":
            var map: [String: GoValue] = [:]
            for case .map(let entries) in arguments { map.merge(entries) { $1 } }
            return .map(map)
        case "delimit":
            var texts = (arguments.first?.parts ?? []).map { $0.value.text ?? "" }
            let mark = arguments.count > 1 ? arguments[1].text ?? "" : ""
            if arguments.count > 2, texts.count > 1, let last = texts.popLast() {
                return .text(texts.joined(separator: mark) + (arguments[2].text ?? "") + last)
            }
            return .text(texts.joined(separator: mark))
        case "sort": return sorted(arguments)
        case "uniq":
            var seen: [GoValue] = []
            for part in own.parts ?? [] where !seen.contains(where: { $0.isEqual(part.value) }) {
                seen.append(part.value)
            }
            return .list(seen)
        case "seq":
            return .list(numbers(arguments.compactMap { $0.number.map { Int(clamped: $0) } }).map { .integer($0) })
        case "where": return try filtered(arguments)
        case "isset": return isSet(arguments)
        case "apply":
            guard arguments.count > 2, let function = arguments[1].text else { return nil }
            var values: [GoValue] = []
            for (_, part) in arguments[0].parts ?? [] {
                let given = arguments.dropFirst(2).map { $0.text == "." ? part : $0 }
                guard let value = try value(function.lowercased(), given) else {
                    throw GoObstacle("the function `\(function)` is not known here")
                }
                values.append(value)
            }
            return .list(values)
        default: return nil
        }
    }

    private static func index(_ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        var value = arguments.first ?? .null
        var keys = Array(arguments.dropFirst())
        if keys.count == 1, case .list(let several) = keys[0] { keys = several }
        for key in keys {
            switch value {
            case .list(let parts):
                guard let place = key.number.map({ Int(clamped: $0) }) else {
                    throw GoObstacle("a list is asked for a name")
                }
                value = parts.indices.contains(place) ? parts[place] : .null
            case .map(let entries): value = entries[key.text ?? ""] ?? .null
            case .call(let call): value = call.argument(key)
            case .null: return .null
            default: throw GoObstacle("`index` looks into something that is no list")
            }
        }
        return value
    }

    private static func isIn(_ arguments: [GoValue]) -> Bool {
        guard arguments.count > 1 else { return false }
        switch arguments[0] {
        case .list(let parts): return parts.contains { $0.isEqual(arguments[1]) }
        case .text(let text), .markup(let text): return text.contains(arguments[1].text ?? "\u{0}")
        default: return false
        }
    }

    private static func isSet(_ arguments: [GoValue]) -> GoValue {
        guard arguments.count > 1 else { return .bool(false) }
        switch arguments[0] {
        case .map(let entries): return .bool(entries[arguments[1].text ?? ""] != nil)
        case .list(let parts): return .bool(parts.indices.contains(Int(clamped: arguments[1].number ?? -1)))
        default: return .bool(false)
        }
    }

    private static func sorted(_ arguments: [GoValue]) -> GoValue {
        let values = (arguments.first?.parts ?? []).map(\.value)
        let key = arguments.count > 1 ? arguments[1].text ?? "value" : "value"
        func rank(_ value: GoValue) -> GoValue {
            if case .map(let entries) = value, key != "value" { entries[key] ?? .null } else { value }
        }
        let sorted = values.enumerated().sorted { left, right in
            let (one, other) = (rank(left.element), rank(right.element))
            return isLess(one, other) || (!isLess(other, one) && left.offset < right.offset)
        }.map(\.element)
        let isDown = arguments.count > 2 && arguments[2].text == "desc"
        return .list(isDown ? sorted.reversed() : sorted)
    }

    /// `where LIST KEY [OPERATOR] VALUE`, of maps.
    private static func filtered(_ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        guard arguments.count > 2, let key = arguments[1].text else { throw GoObstacle("`where` is given no key") }
        let (sign, wanted) = arguments.count > 3 ? (arguments[2].text ?? "eq", arguments[3]) : ("eq", arguments[2])
        var kept: [GoValue] = []
        for (_, part) in arguments[0].parts ?? [] {
            guard case .map(let entries) = part else { throw GoObstacle("`where` of pages is not known here") }
            let own = entries[key] ?? .null
            let names = ["=": "eq", "==": "eq", "!=": "ne", "<>": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"]
            switch names[sign] ?? sign {
            case "in": if isIn([wanted, own]) { kept.append(part) }
            case "not in": if !isIn([wanted, own]) { kept.append(part) }
            case let name:
                if try comparison(name, [own, wanted])?.isTrue ?? false { kept.append(part) }
            }
        }
        return .list(kept)
    }

    private static func numbers(_ all: [Int]) -> [Int] {
        guard let last = all.last else { return [] }
        let first = all.count > 1 ? all[0] : (last < 0 ? -1 : 1)
        let step = all.count > 2 ? all[1] : (first <= last ? 1 : -1)
        guard step != 0, abs(last) < 1_000_000, abs(first) < 1_000_000, abs(last - first) / abs(step) < 10_000 else {
            return []
        }
        return Array(stride(from: first, through: last, by: step))
    }
}
