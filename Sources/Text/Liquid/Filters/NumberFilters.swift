// For the rounding of decimal numbers, which calls the C library.
import Glibc
import Values

/// Filters of numbers: whole ones stay whole, decimal ones are added and multiplied as they are written.
enum NumberFilters {
    static let all = [
        operation("plus") { left, right throws(FilterFailure) in try Arithmetic.sum(left, right) },
        operation("minus") { left, right throws(FilterFailure) in try Arithmetic.difference(left, right) },
        operation("times") { left, right throws(FilterFailure) in try Arithmetic.product(left, right) },
        operation("divided_by") { left, right throws(FilterFailure) in try Arithmetic.quotient(left, right) },
        operation("modulo") { left, right throws(FilterFailure) in try Arithmetic.remainder(left, right) },
        operation("at_least") { left, right throws(FilterFailure) in
            Comparison.order(left, right) ?? 0 < 0 ? right : left
        },
        operation("at_most") { left, right throws(FilterFailure) in
            Comparison.order(left, right) ?? 0 > 0 ? right : left
        },
        Filter("abs") { input, _, _ throws(FilterFailure) in
            switch Numbers.number(input) {
            case .integer(let number): number == .min ? .decimal(-Double(number)) : .integer(abs(number))
            case let number: .decimal(abs(Numbers.double(number)))
            }
        },
        Filter("ceil") { input, _, _ throws(FilterFailure) in try whole(input, .up) },
        Filter("floor") { input, _, _ throws(FilterFailure) in try whole(input, .down) },
        Filter("round", arguments: 0...1) { input, arguments, _ throws(FilterFailure) in
            var digits = 0
            if let given = arguments[0] { digits = Arithmetic.integer(Numbers.number(given)) }
            return try Arithmetic.rounded(Numbers.number(input), digits: digits)
        },
    ]

    private static func operation(
        _ name: String, _ body: @escaping @Sendable (Value, Value) throws(FilterFailure) -> Value
    ) -> Filter {
        Filter(name, arguments: 1...1) { input, arguments, _ throws(FilterFailure) in
            try body(Numbers.number(input), Numbers.number(arguments[0] ?? .null))
        }
    }

    private static func whole(_ input: Value, _ rule: FloatingPointRoundingRule) throws(FilterFailure) -> Value {
        let number = Numbers.number(input)
        guard case .decimal(let decimal) = number else { return number }
        guard decimal.isFinite else { throw FilterFailure("\(Numbers.text(decimal)) is no number") }
        return Int(exactly: decimal.rounded(rule)).map { .integer($0) } ?? .decimal(decimal.rounded(rule))
    }
}

/// Arithmetic on numbers. Decimal numbers count as what they are written as, so that 0.1 + 0.2 is 0.3.
enum Arithmetic {
    static func sum(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        if case (.integer(let one), .integer(let other)) = (left, right) {
            let (sum, overflow) = one.addingReportingOverflow(other)
            return overflow ? .decimal(Double(one) + Double(other)) : .integer(sum)
        }
        guard let sum = Exact(left)?.adding(Exact(right)) else {
            return .decimal(Numbers.double(left) + Numbers.double(right))
        }
        return .decimal(sum.double)
    }

    static func difference(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        if case (.integer(let one), .integer(let other)) = (left, right) {
            let (difference, overflow) = one.subtractingReportingOverflow(other)
            return overflow ? .decimal(Double(one) - Double(other)) : .integer(difference)
        }
        guard let difference = Exact(left)?.adding(Exact(right)?.negated) else {
            return .decimal(Numbers.double(left) - Numbers.double(right))
        }
        return .decimal(difference.double)
    }

    static func product(_ left: Value, _ right: Value) throws(FilterFailure) -> Value {
        if case (.integer(let one), .integer(let other)) = (left, right) {
            let (product, overflow) = one.multipliedReportingOverflow(by: other)
            return overflow ? .decimal(Double(one) * Double(other)) : .integer(product)
        }
        guard let product = Exact(left)?.multiplied(by: Exact(right)) else {
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
        if let rest = Exact(left)?.remainder(by: Exact(right)) { return .decimal(rest.double) }
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
            return Exact(coefficient: Int128(number), scale: 0).rounded(digits).whole
        case .decimal(let number):
            guard number.isFinite else { throw FilterFailure("\(Numbers.text(number)) is no number") }
            guard let exact = Exact(value) else { return value }
            let rounded = exact.rounded(digits)
            return digits > 0 ? .decimal(rounded.double) : rounded.whole
        default: return .integer(0)
        }
    }
}

/// A decimal number without rounding: a whole number and the count of its digits behind the point.
struct Exact {
    var coefficient: Int128
    var scale: Int

    private static let mostDigits = 18

    init(coefficient: Int128, scale: Int) {
        self.coefficient = coefficient
        self.scale = scale
    }

    /// Nil where the number has too many digits.
    init?(_ value: Value) {
        switch value {
        case .integer(let number): self.init(coefficient: Int128(number), scale: 0)
        case .decimal(let number):
            guard number.isFinite, abs(number) < 1e18, number == 0 || abs(number) > 1e-15 else { return nil }
            let (digits, exponent) = Numbers.shortest(abs(number))
            guard var coefficient = Int128(digits) else { return nil }
            var scale = digits.count - 1 - exponent
            while scale < 0 {
                coefficient *= 10
                scale += 1
            }
            self.init(coefficient: number < 0 ? -coefficient : coefficient, scale: scale)
        default: return nil
        }
    }

    var negated: Exact { Exact(coefficient: -coefficient, scale: scale) }

    private func scaled(to wanted: Int) -> Int128? {
        guard wanted - scale <= Exact.mostDigits else { return nil }
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: Exact.power(wanted - scale))
        return overflow ? nil : product
    }

    private static func power(_ exponent: Int) -> Int128 {
        (0..<min(max(0, exponent), 37)).reduce(Int128(1)) { power, _ in power * 10 }
    }

    func adding(_ other: Exact?) -> Exact? {
        guard let other else { return nil }
        let common = max(scale, other.scale)
        guard let one = scaled(to: common), let two = other.scaled(to: common) else { return nil }
        let (sum, overflow) = one.addingReportingOverflow(two)
        return overflow ? nil : Exact(coefficient: sum, scale: common)
    }

    func multiplied(by other: Exact?) -> Exact? {
        guard let other else { return nil }
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
        return overflow ? nil : Exact(coefficient: product, scale: scale + other.scale)
    }

    /// What remains of a division that rounds down.
    func remainder(by other: Exact?) -> Exact? {
        guard let other else { return nil }
        let common = max(scale, other.scale)
        guard let one = scaled(to: common), let two = other.scaled(to: common), two != 0 else { return nil }
        let rest = one % two
        return Exact(coefficient: rest != 0 && (rest < 0) != (two < 0) ? rest + two : rest, scale: common)
    }

    /// Rounded half away from zero to so many digits behind the point; fewer than none are zeros before it.
    func rounded(_ digits: Int) -> Exact {
        guard digits < scale else { return self }
        guard scale - digits <= 37 else { return Exact(coefficient: 0, scale: 0) }
        let unit = Exact.power(scale - digits)
        let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: unit)
        let up: Int128 = rest.magnitude * 2 >= unit.magnitude ? (coefficient < 0 ? -1 : 1) : 0
        if digits < 0 { return Exact(coefficient: (quotient + up) * Exact.power(-digits), scale: 0) }
        return Exact(coefficient: quotient + up, scale: digits)
    }

    /// The number where it is whole.
    var whole: Value {
        Int(exactly: coefficient / Exact.power(scale)).map { .integer($0) } ?? .decimal(double)
    }

    var double: Double { Double("\(coefficient)e-\(scale)") ?? 0 }
}
