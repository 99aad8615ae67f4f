/// A length of virtual time, or an instant of the virtual clock, in whole microseconds.
///
/// Whole numbers add up: a play of a thousand pauses is exactly as long as its pauses.
public struct Seconds: Sendable, Hashable, Comparable, ExpressibleByFloatLiteral {
    /// The length in microseconds.
    public var microseconds: Int

    /// A length in whole microseconds.
    public init(microseconds: Int) { self.microseconds = microseconds }

    /// A length in seconds, rounded to the microsecond; what is no number is nothing.
    public init(_ value: Double) {
        let scaled = (value * 1_000_000).rounded()
        microseconds = Int(exactly: scaled) ?? (scaled > 0 ? .max / 4 : 0)
    }

    /// A length in seconds.
    public init(floatLiteral value: Double) { self.init(value) }

    /// No time at all.
    public static let zero = Seconds(microseconds: 0)

    /// The length in seconds.
    public var value: Double { Double(microseconds) / 1_000_000 }

    /// The length in hundredths of a second, rounded: the unit of a GIF's delays.
    public var centiseconds: Int { (microseconds + 5_000) / 10_000 }

    /// Whether a length is shorter than another.
    public static func < (left: Seconds, right: Seconds) -> Bool { left.microseconds < right.microseconds }
    /// The sum of two lengths.
    public static func + (left: Seconds, right: Seconds) -> Seconds {
        Seconds(microseconds: left.microseconds + right.microseconds)
    }
    /// The difference of two lengths.
    public static func - (left: Seconds, right: Seconds) -> Seconds {
        Seconds(microseconds: left.microseconds - right.microseconds)
    }
    /// A length, stretched.
    public static func * (left: Seconds, factor: Double) -> Seconds {
        Seconds(microseconds: Int((Double(left.microseconds) * factor).rounded()))
    }
    /// Adds a length.
    public static func += (left: inout Seconds, right: Seconds) { left = left + right }

    /// The length as messages tell it: in tenths of a second, and exactly where that would be a limit beside it.
    public func rough(beside limits: Seconds...) -> String {
        let tenths = Seconds(microseconds: (microseconds + 50_000) / 100_000 * 100_000)
        return limits.contains(tenths) ? text : tenths.text
    }

    /// The length as messages ask for it: in tenths of a second, and no less than it is.
    public var roundedUp: String { Seconds(microseconds: (microseconds + 99_999) / 100_000 * 100_000).text }

    /// The length as a play writes it: `0.8s`.
    public var text: String {
        let whole = microseconds / 1_000_000
        var digits = String(microseconds % 1_000_000)
        digits = String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
        while digits.last == "0" { digits.removeLast() }
        return digits.isEmpty ? "\(whole)s" : "\(whole).\(digits)s"
    }
}
