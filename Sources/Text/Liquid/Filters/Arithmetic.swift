import Values

/// Arithmetic on numbers.
///
/// Decimal numbers count as what they are written as, so that 0.1 + 0.2 is 0.3.
enum Arithmetic {
    static func sum(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        if case (.integer(let one), .integer(let other)) = (left, right) {
            let (sum, overflow) = one.addingReportingOverflow(other)
            return overflow ? .decimal(Double(one) + Double(other)) : .integer(sum)
        }
        guard let sum = ExactDecimal(left)?.adding(ExactDecimal(right)) else {
            return .decimal(Numbers.double(left) + Numbers.double(right))
        }
        return .decimal(sum.double)
    }

    static func difference(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        if case (.integer(let one), .integer(let other)) = (left, right) {
            let (difference, overflow) = one.subtractingReportingOverflow(other)
            return overflow ? .decimal(Double(one) - Double(other)) : .integer(difference)
        }
        guard let difference = ExactDecimal(left)?.adding(ExactDecimal(right)?.negated) else {
            return .decimal(Numbers.double(left) - Numbers.double(right))
        }
        return .decimal(difference.double)
    }

    static func product(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        if case (.integer(let one), .integer(let other)) = (left, right) {
            let (product, overflow) = one.multipliedReportingOverflow(by: other)
            return overflow ? .decimal(Double(one) * Double(other)) : .integer(product)
        }
        guard let product = ExactDecimal(left)?.multiplied(by: ExactDecimal(right)) else {
            return .decimal(Numbers.double(left) * Numbers.double(right))
        }
        return .decimal(product.double)
    }

    static func quotient(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        guard Numbers.double(right) != 0 else { throw FilterFailure("divided by 0") }
        guard case (.integer(let one), .integer(let other)) = (left, right) else {
            return .decimal(Numbers.double(left) / Numbers.double(right))
        }
        guard other != -1 else { return try difference(.integer(0), left) }
        let quotient = one / other
        return .integer(one % other != 0 && (one < 0) != (other < 0) ? quotient - 1 : quotient)
    }

    static func remainder(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        guard Numbers.double(right) != 0 else { throw FilterFailure("divided by 0") }
        if case (.integer(let one), .integer(let other)) = (left, right) {
            guard other != -1 else { return .integer(0) }
            let rest = one % other
            return .integer(rest != 0 && (rest < 0) != (other < 0) ? rest + other : rest)
        }
        if let rest = ExactDecimal(left)?.remainder(by: ExactDecimal(right)) { return .decimal(rest.double) }
        let (one, other) = (Numbers.double(left), Numbers.double(right))
        let rest = one.truncatingRemainder(dividingBy: other)
        return .decimal(rest != 0 && (rest < 0) != (other < 0) ? rest + other : rest)
    }

    static func integer(_ value: Value) -> Int {
        switch value {
        case .integer(let number): number
        case .decimal(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
        default: 0
        }
    }

    /// Rounded half away from zero to so many decimals; a whole number where there are none.
    static func rounded(_ value: Value, digits: Int) throws(FilterFailure) -> Value {
        switch value {
        case .integer(let number):
            guard digits < 0 else { return value }
            return ExactDecimal(coefficient: Int128(number), scale: 0).rounded(digits).whole
        case .decimal(let number):
            guard number.isFinite else { throw FilterFailure("\(Numbers.text(number)) is no number") }
            guard let exact = ExactDecimal(value) else { return value }
            let rounded = exact.rounded(digits)
            return digits > 0 ? .decimal(rounded.double) : rounded.whole
        default: return .integer(0)
        }
    }
}
