extension Seconds {
    /// Reads a length of time: `0.8s`, `800ms`, `1m30s`, or ISO 8601's `PT0.8S` and `PT1M30S`.
    ///
    /// Returns nil for anything else, such as a bare number, and for lengths of more than eleven days.
    public init?(reading text: String) {
        var bytes = Array(text.utf8)[...]
        let isISO = bytes.starts(with: Array("PT".utf8)) || bytes.starts(with: Array("pt".utf8))
        if isISO { bytes = bytes.dropFirst(2) }
        guard !bytes.isEmpty, bytes.count <= 24 else { return nil }
        var total = 0
        var least = Int.max
        while !bytes.isEmpty {
            guard let number = Seconds.number(from: &bytes), let unit = Seconds.unit(from: &bytes, iso: isISO),
                unit < least
            else { return nil }
            least = unit
            let (scaled, overflow) = number.multipliedReportingOverflow(by: unit)
            guard !overflow, scaled / 1_000_000 <= 1_000_000_000_000 - total else { return nil }
            total += scaled / 1_000_000
        }
        self.init(microseconds: total)
    }

    /// A decimal number in millionths.
    private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
        var value = 0
        var digits = 0
        var decimals: Int?
        while let byte = bytes.first {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), decimals == nil, digits > 0 {
                decimals = 0
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                digits += 1
                if let places = decimals {
                    guard places < 6 else { return nil }
                    decimals = places + 1
                }
                guard value < 1_000_000_000 else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            } else {
                break
            }
            bytes = bytes.dropFirst()
        }
        guard digits > 0, decimals != 0 else { return nil }
        for _ in (decimals ?? 0)..<6 { value *= 10 }
        return value
    }

    /// A unit in microseconds.
    private static func unit(from bytes: inout ArraySlice<UInt8>, iso: Bool) -> Int? {
        let letters = Array(bytes.prefix { $0 >= UInt8(ascii: "A") })
        bytes = bytes.dropFirst(letters.count)
        switch (String(decoding: letters, as: UTF8.self).lowercased(), iso) {
        case ("ms", false): return 1_000
        case ("s", _): return 1_000_000
        case ("m", _), ("min", false): return 60_000_000
        default: return nil
        }
    }
}
