/// What a `Range` header asks of a file (RFC 9110, 14).
enum ByteRange: Equatable {
    /// The whole file: no header, one in another unit, or with several ranges.
    case whole
    /// These bytes.
    case part(Range<Int>)
    /// Nothing of the file: it is shorter, or what is asked for is no range, as nginx has it.
    case unsatisfiable

    /// Reads a header for a file of a length in bytes.
    init(header: String?, length: Int) {
        guard let header, ByteRange.isInBytes(header), !header.contains(",") else {
            self = .whole
            return
        }
        guard let bounds = ByteRange.bounds(header) else {
            self = .unsatisfiable
            return
        }
        switch bounds {
        case (let first?, let last):
            let end = min(last ?? length, length - 1) + 1
            self = first < length ? .part(first..<min(end, length)) : .unsatisfiable
        case (nil, let suffix?):
            self = suffix > 0 && length > 0 ? .part(length - min(suffix, length)..<length) : .unsatisfiable
        case (nil, nil):
            self = .unsatisfiable
        }
    }

    private static let unit = "bytes="

    private static func isInBytes(_ header: String) -> Bool { header.prefix(unit.count).lowercased() == unit }

    /// The numbers on both sides of the hyphen, if the header is one range of bytes.
    private static func bounds(_ header: String) -> (Int?, Int?)? {
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
