import Diagnostics
import Languages

/// What a product costs.
package enum Price: Sendable, Hashable {
    /// Nothing.
    case free
    /// An amount of a currency.
    case amount(Money)

    /// Why a text is no price.
    struct Objection: Error {
        var message: String
        var remedy: String
    }

    /// Reads `free`, or an amount and its currency such as `4.99 USD`.
    init(_ text: String) throws(Objection) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count == 1, words[0].lowercased() == "free" {
            self = .free
            return
        }
        let usage = "write `free`, or an amount and its currency such as `4.99 USD`; words go into `price_note`"
        guard words.count == 2 else { throw Objection(message: "`\(text)` is no price", remedy: usage) }
        // People write the currency on either side.
        let isFirst = words[0].first?.isLetter == true
        let (number, code) = isFirst ? (words[1], words[0]) : (words[0], words[1])
        guard let currency = Currency(code) else {
            throw Objection(
                message: "there is no currency `\(code)`",
                remedy: (Currency(symbol: code)?.code ?? nearMiss(code, among: Currency.codes))
                    .map { "did you mean `\($0)`?" } ?? "write its three letters (ISO 4217), such as EUR")
        }
        guard let amount = Amount(number), amount.scale <= currency.digits else {
            throw Objection(
                message: "`\(number)` is no amount of \(code)",
                remedy: "write digits, with a point and \(currency.digits) digits behind it at most")
        }
        self = amount.units == 0 ? .free : .amount(Money(amount, currency))
    }
}
