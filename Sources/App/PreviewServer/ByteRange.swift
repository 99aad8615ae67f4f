/// What a `Range` header asks of a file (RFC 9110, 14).
enum ByteRange: Equatable {
    /// The whole file: no header, one in another unit, malformed, or with several ranges.
    case whole
    /// These bytes.
    case part(Range<Int>)
    /// Nothing of the file: it is shorter.
    case unsatisfiable

    /// Reads a header for a file of a length in bytes.
    init(header: String?, length: Int) {
        guard let header, let bounds = ByteRange.bounds(header) else {
            self = .whole
            return
        }
        switch bounds {
        case (let first?, let last):
            let end = min(last ?? length, length - 1) + 1
            self = first < length ? .part(first..<min(end, length)) : .unsatisfiable
        case (nil, let suffix?):
            self = suffix > 0 && length > 0 ? .part(length - min(suffix, length)..<length) : .unsatisfiable
        case (nil, nil):
            self = .whole
        }
    }

    /// The numbers on both sides of the hyphen, if the header is one range of bytes.
    private static func bounds(_ header: String) -> (Int?, Int?)? {
        let unit = "bytes="
        guard header.count > unit.count, header.prefix(unit.count).lowercased() == unit else { return nil }
        let sides = header.dropFirst(unit.count).split(separator: "-", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return nil }
        var numbers: [Int?] = []
        for side in sides {
            let digits = side.filter { $0 != " " }
            guard digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
            numbers.append(digits.isEmpty ? nil : Int(digits) ?? Int.max - 1)
        }
        if let first = numbers[0], let last = numbers[1], last < first { return nil }
        return (numbers[0], numbers[1])
    }
}
