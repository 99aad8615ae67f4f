/// A decimal number without rounding: `units` of ten to the power of minus `scale`.
public struct Amount: Sendable, Hashable {
    /// The digits, as a whole number.
    public var units: Int
    /// How many of them stand behind the point.
    public var scale: Int

    /// A decimal number.
    public init(units: Int, scale: Int = 0) { (self.units, self.scale) = (units, max(0, scale)) }

    /// Reads `4.99`: digits with at most one point, and at least one digit on each of its sides.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let units = Int(parts.joined())
        else { return nil }
        self.init(units: units, scale: parts.count == 2 ? parts[1].count : 0)
    }

    /// The number as machines write it: `4.99`.
    public var string: String {
        let (whole, fraction) = digits
        return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// The digits before and behind the point.
    var digits: (whole: String, fraction: String) {
        var digits = String(units.magnitude)
        digits = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
        return (String(digits.dropLast(scale)), String(digits.suffix(scale)))
    }
}

/// How a language writes numbers and prices.
struct NumberStyle: Sendable {
    /// Between whole and fraction.
    var decimal = "."
    /// Between thousands.
    var group = ","
    /// The least number of digits that are grouped.
    var groupedFrom = 4
    /// `¤` is the currency, `#` the amount.
    var money = "¤#"
    /// Currencies whose sign is not the usual one.
    var symbols: [String: String] = [:]
}

extension Language {
    /// A whole number with its thousands parted.
    public func number(_ number: Int) -> String { self.number(Amount(units: number)) }

    /// A number with its thousands parted and its fraction as it is.
    public func number(_ amount: Amount) -> String {
        let (whole, fraction) = amount.digits
        var text = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0, whole.count >= numbers.groupedFrom { text += numbers.group }
            text.append(digit)
        }
        return (amount.units < 0 ? "\u{2212}" : "") + text + (fraction.isEmpty ? "" : numbers.decimal + fraction)
    }

    /// An amount of money.
    public func money(_ money: Money) -> String {
        var amount = money.amount
        // A currency has as many digits behind the point as its smallest coin asks for, and none for a round sum of none.
        while amount.scale < money.currency.digits {
            amount = Amount(units: amount.units * 10, scale: amount.scale + 1)
        }
        let symbol = numbers.symbols[money.currency.code] ?? money.currency.symbol
        // CLDR's currencySpacing: a sign that ends in a letter stands off the digits.
        let gap = numbers.money.hasPrefix("¤#") && symbol.last?.isLetter == true ? "\u{A0}" : ""
        return numbers.money.replacing("¤", with: symbol + gap).replacing("#", with: number(amount))
    }
}
