import Values

/// A decimal number without rounding: a whole number and the count of its digits behind the point.
struct ExactDecimal {
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

    var negated: ExactDecimal { ExactDecimal(coefficient: -coefficient, scale: scale) }

    private func scaled(to wanted: Int) -> Int128? {
        guard wanted - scale <= ExactDecimal.mostDigits else { return nil }
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: ExactDecimal.power(wanted - scale))
        return overflow ? nil : product
    }

    private static func power(_ exponent: Int) -> Int128 {
        (0..<min(max(0, exponent), 37)).reduce(Int128(1)) { power, _ in power * 10 }
    }

    func adding(_ other: ExactDecimal?) -> ExactDecimal? {
        guard let other else { return nil }
        let common = max(scale, other.scale)
        guard let one = scaled(to: common), let two = other.scaled(to: common) else { return nil }
        let (sum, overflow) = one.addingReportingOverflow(two)
        return overflow ? nil : ExactDecimal(coefficient: sum, scale: common)
    }

    func multiplied(by other: ExactDecimal?) -> ExactDecimal? {
        guard let other else { return nil }
        let (product, overflow) = coefficient.multipliedReportingOverflow(by: other.coefficient)
        return overflow ? nil : ExactDecimal(coefficient: product, scale: scale + other.scale)
    }

    /// What remains of a division that rounds down.
    func remainder(by other: ExactDecimal?) -> ExactDecimal? {
        guard let other else { return nil }
        let common = max(scale, other.scale)
        guard let one = scaled(to: common), let two = other.scaled(to: common), two != 0 else { return nil }
        let rest = one % two
        return ExactDecimal(coefficient: rest != 0 && (rest < 0) != (two < 0) ? rest + two : rest, scale: common)
    }

    /// Rounded half away from zero to so many digits behind the point; fewer than none are zeros before it.
    func rounded(_ digits: Int) -> ExactDecimal {
        guard digits < scale else { return self }
        guard scale - digits <= 37 else { return ExactDecimal(coefficient: 0, scale: 0) }
        let unit = ExactDecimal.power(scale - digits)
        let (quotient, rest) = coefficient.quotientAndRemainder(dividingBy: unit)
        let up: Int128 = rest.magnitude * 2 >= unit.magnitude ? (coefficient < 0 ? -1 : 1) : 0
        if digits < 0 { return ExactDecimal(coefficient: (quotient + up) * ExactDecimal.power(-digits), scale: 0) }
        return ExactDecimal(coefficient: quotient + up, scale: digits)
    }

    /// The number where it is whole.
    var whole: Value {
        Int(exactly: coefficient / ExactDecimal.power(scale)).map { .integer($0) } ?? .decimal(double)
    }

    var double: Double { Double("\(coefficient)e-\(scale)") ?? 0 }
}
