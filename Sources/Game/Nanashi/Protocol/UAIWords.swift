/// The words of a line, one after the other.
struct UAIWords {
    private let bytes: [UInt8]
    private var place = 0

    init(_ line: String) { bytes = Array(line.utf8) }

    /// The next word as bytes; nothing at the end.
    mutating func nextBytes() -> [UInt8]? {
        while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
        let start = place
        while place < bytes.count, bytes[place] > UInt8(ascii: " ") { place += 1 }
        return start == place ? nil : Array(bytes[start..<place])
    }

    /// The next word; nothing at the end.
    mutating func next() -> String? {
        nextBytes().map { String(decoding: $0, as: UTF8.self) }
    }

    /// The next word if it is a number; otherwise it stays.
    ///
    /// Numbers too large count as the largest that may be needed.
    mutating func number() -> Int? {
        let start = place
        guard let word = nextBytes() else { return nil }
        let isNegative = word.first == UInt8(ascii: "-")
        let digits = isNegative ? word.dropFirst() : word[...]
        var value = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
                place = start
                return nil
            }
            value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000)
        }
        if digits.isEmpty { place = start }
        return digits.isEmpty ? nil : isNegative ? -value : value
    }
}
