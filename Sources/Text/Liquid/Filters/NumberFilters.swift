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
            if let given = arguments[0] { digits = min(max(-100, Arithmetic.integer(Numbers.number(given))), 100) }
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
