/// A span of time as ISO 8601 writes it: `PT1M30S`, `P0D`, `PT0.8S`.
public struct ISODuration: Sendable, Hashable {
    /// The span in milliseconds.
    public var milliseconds: Int

    /// A span of time.
    public init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// Reads weeks, days, hours, minutes and seconds, the last with a fraction; nil where it is no duration.
    ///
    /// Years and months have no fixed length and are refused.
    public init?(_ text: String) {
        var rest = text.utf8[...]
        guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
        var total = 0.0
        var inTime = false
        var lastRank = -1
        while let first = rest.first {
            if first == UInt8(ascii: "T") {
                rest.removeFirst()
                guard !inTime, !rest.isEmpty else { return nil }
                inTime = true
                continue
            }
            let digits = rest.prefix {
                (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
            }
            let number = String(decoding: digits, as: UTF8.self).replacing(",", with: ".")
            rest = rest.dropFirst(digits.count)
            guard let unit = rest.popFirst(), let amount = Double(number), amount < 1e12,
                let (rank, seconds) = ISODuration.unit(unit, inTime: inTime), rank > lastRank
            else { return nil }
            guard !number.contains(".") || rest.isEmpty else { return nil }
            lastRank = rank
            total += amount * seconds
        }
        guard lastRank >= 0, total < 1e12 else { return nil }
        milliseconds = Int((total * 1_000).rounded())
    }

    /// The shortest form: `PT1H2M3.5S`, and `PT0S` for nothing.
    public var string: String {
        var rest = milliseconds
        var text = ""
        for (unit, length) in [("H", 3_600_000), ("M", 60_000)] where rest >= length {
            text += "\(rest / length)\(unit)"
            rest %= length
        }
        if rest > 0 || text.isEmpty {
            let fraction = rest % 1_000
            var digits = String(fraction + 1_000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "\(rest / 1_000)\(digits.isEmpty ? "" : ".\(digits)")S"
        }
        return "PT\(text)"
    }

    private static func unit(_ letter: UInt8, inTime: Bool) -> (rank: Int, seconds: Double)? {
        switch (letter, inTime) {
        case (UInt8(ascii: "W"), false): (0, 604_800)
        case (UInt8(ascii: "D"), false): (1, 86_400)
        case (UInt8(ascii: "H"), true): (2, 3_600)
        case (UInt8(ascii: "M"), true): (3, 60)
        case (UInt8(ascii: "S"), true): (4, 1)
        default: nil
        }
    }
}
