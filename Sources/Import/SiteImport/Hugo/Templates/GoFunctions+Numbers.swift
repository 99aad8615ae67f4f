extension GoFunctions {
    /// Comparisons and choices.
    static func comparison(_ name: String, _ arguments: [GoValue]) throws(GoObstacle) -> GoValue? {
        let first = arguments.first ?? .null
        let rest = arguments.dropFirst()
        switch name.hasPrefix("compare.") ? String(name.dropFirst("compare.".count)) : name {
        case "eq": return .bool(rest.contains { first.isEqual($0) })
        case "ne": return .bool(!rest.contains { first.isEqual($0) })
        case "lt": return .bool(rest.allSatisfy { isLess(first, $0) })
        case "le": return .bool(rest.allSatisfy { !isLess($0, first) })
        case "gt": return .bool(rest.allSatisfy { isLess($0, first) })
        case "ge": return .bool(rest.allSatisfy { !isLess(first, $0) })
        case "not": return .bool(!first.isTrue)
        case "default":
            let given = arguments.count > 1 ? arguments[arguments.count - 1] : .null
            if case .bool = given { return given }
            return given.isTrue ? given : first
        case "cond": return arguments.count > 2 ? (first.isTrue ? arguments[1] : arguments[2]) : .null
        case "reflect.ismap": if case .map = first { return .bool(true) } else { return .bool(false) }
        case "reflect.isslice": if case .list = first { return .bool(true) } else { return .bool(false) }
        default: return nil
        }
    }

    static func isLess(_ one: GoValue, _ other: GoValue) -> Bool {
        if let left = one.number, let right = other.number { return left < right }
        if case .date(let left) = one, case .date(let right) = other { return left.instant < right.instant }
        return (one.text ?? "") < (other.text ?? "")
    }

    /// Functions of numbers.
    static func number(_ name: String, _ arguments: [GoValue]) -> GoValue? {
        let numbers = arguments.compactMap(\.number)
        let areWhole = arguments.allSatisfy { if case .decimal = $0 { false } else { true } }
        func made(_ number: Double) -> GoValue {
            guard areWhole, abs(number) < 1e15, number.isFinite else { return .decimal(number.isFinite ? number : 0) }
            return .integer(Int(number))
        }
        func folded(_ step: (Double, Double) -> Double) -> GoValue? {
            numbers.first.map { made(numbers.dropFirst().reduce($0, step)) }
        }
        switch name.hasPrefix("math.") ? String(name.dropFirst("math.".count)) : name {
        case "add": return folded(+)
        case "sub": return folded(-)
        case "mul": return folded(*)
        case "div":
            return numbers.count > 1 && numbers[1] == 0
                ? .integer(0) : folded { areWhole ? ($0 / $1).rounded(.towardZero) : $0 / $1 }
        case "mod":
            return numbers.count > 1 && numbers[1] != 0
                ? made(numbers[0].truncatingRemainder(dividingBy: numbers[1])) : .integer(0)
        case "max": return numbers.max().map(made)
        case "min": return numbers.min().map(made)
        case "ceil": return numbers.first.map { .decimal($0.rounded(.up)) }
        case "floor": return numbers.first.map { .decimal($0.rounded(.down)) }
        case "round": return numbers.first.map { .decimal($0.rounded()) }
        case "int", "cast.toint": return .integer(Int(clamped: numbers.first ?? 0))
        case "float", "cast.tofloat": return .decimal(numbers.first ?? 0)
        default: return nil
        }
    }
}

extension Int {
    /// The whole part of a number, as far as there is one of this size.
    init(clamped number: Double) { self = number.isFinite ? Int(Swift.max(-1e15, Swift.min(1e15, number))) : 0 }
}
