/// Letters and repeats that become a block of a DEFLATE stream (RFC 1951) with codes of its own.
struct DeflateBlock {
    /// A letter, or with the highest bit set a repeat: its length from bit 16 on, and its distance less 1.
    private var tokens: [UInt32] = []
    /// How often each symbol occurs: those for letters and lengths, then those for distances.
    private var counts = [UInt32](repeating: 0, count: DeflateBlock.letters + DeflateBlock.distances)

    private static let letters = 286
    private static let distances = 30
    private static let isRepeat: UInt32 = 0x8000_0000
    private static let end = 256
    /// The order in which the lengths of the code for codes stand.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// How many letters and repeats it has.
    var count: Int { tokens.count }

    init() { tokens.reserveCapacity(1 << 14) }

    @inline(__always)
    mutating func add(letter: UInt8) {
        tokens.append(UInt32(letter))
        counts[Int(letter)] += 1
    }

    /// Adds a repeat of 3...258 bytes that stand 1...32,768 before.
    @inline(__always)
    mutating func add(length: Int, distance: Int) {
        tokens.append(DeflateBlock.isRepeat | UInt32(length) << 16 | UInt32(distance - 1))
        counts[LengthSymbol(length).number] += 1
        counts[DeflateBlock.letters + DistanceSymbol(distance).number] += 1
    }

    /// Writes it, and empties it.
    mutating func write(to stream: inout BitStream, isLast: Bool) {
        counts[DeflateBlock.end] = 1
        let letters = DeflateWords(counts: counts[..<DeflateBlock.letters], longest: 15)
        let distances = DeflateWords(counts: counts[DeflateBlock.letters...], longest: 15)
        stream.append(isLast ? 1 : 0, 1)
        stream.append(2, 2)
        writeHeader(letters.lengths, distances.lengths, to: &stream)
        write(letters, distances, to: &stream)
        tokens.removeAll(keepingCapacity: true)
        for symbol in counts.indices { counts[symbol] = 0 }
    }

    private func write(_ letters: DeflateWords, _ distances: DeflateWords, to stream: inout BitStream) {
        for token in tokens {
            guard token >= DeflateBlock.isRepeat else {
                stream.append(letters.words[Int(token)], Int(letters.lengths[Int(token)]))
                continue
            }
            let length = LengthSymbol(Int(token >> 16 & 0x1FF))
            stream.append(letters.words[length.number], Int(letters.lengths[length.number]))
            stream.append(length.rest, length.bits)
            let distance = DistanceSymbol(Int(token & 0xFFFF) + 1)
            stream.append(distances.words[distance.number], Int(distances.lengths[distance.number]))
            stream.append(distance.rest, distance.bits)
        }
        stream.append(letters.words[DeflateBlock.end], Int(letters.lengths[DeflateBlock.end]))
    }

    /// Writes the lengths of both codes, in a code that comes first (RFC 1951, 3.2.7).
    private func writeHeader(_ letters: [UInt8], _ distances: [UInt8], to stream: inout BitStream) {
        let letterCount = (letters.lastIndex { $0 > 0 } ?? 0) + 1
        let distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
        let steps = DeflateBlock.steps(of: Array(letters[..<letterCount] + distances[..<distanceCount]))
        var counts = [UInt32](repeating: 0, count: 19)
        for step in steps { counts[step.symbol] += 1 }
        let code = DeflateWords(counts: counts[...], longest: 7)
        let codeCount = max(4, (DeflateBlock.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        stream.append(UInt64(letterCount - 257), 5)
        stream.append(UInt64(distanceCount - 1), 5)
        stream.append(UInt64(codeCount - 4), 4)
        for symbol in DeflateBlock.order[..<codeCount] { stream.append(UInt64(code.lengths[symbol]), 3) }
        for step in steps {
            stream.append(code.words[step.symbol], Int(code.lengths[step.symbol]))
            stream.append(UInt64(step.rest), step.bits)
        }
    }

    private typealias Step = (symbol: Int, rest: Int, bits: Int)

    /// Lengths of codes, of which those that follow one another and are equal become one step.
    private static func steps(of lengths: [UInt8]) -> [Step] {
        var steps: [Step] = []
        var start = 0
        while start < lengths.count {
            let length = lengths[start]
            let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
            var left = end - start
            if length > 0 {
                steps.append((Int(length), 0, 0))
                left -= 1
            }
            while left >= 3 {
                let part = min(left, length > 0 ? 6 : 138)
                steps.append(length > 0 ? (16, part - 3, 2) : part < 11 ? (17, part - 3, 3) : (18, part - 11, 7))
                left -= part
            }
            steps += Array(repeating: (Int(length), 0, 0), count: left)
            start = end
        }
        return steps
    }
}

/// The symbol of a repeat's length, and the bits behind it.
private struct LengthSymbol {
    var number: Int
    var rest: UInt64 = 0
    var bits = 0

    @inline(__always)
    init(_ length: Int) {
        let value = length - 3
        if value < 4 || value == 255 {
            number = value == 255 ? 285 : 257 + value
            return
        }
        bits = value.bitWidth - 3 - value.leadingZeroBitCount
        number = 257 + (bits + 1) << 2 + (value >> bits & 3)
        rest = UInt64(value & ((1 << bits) - 1))
    }
}

/// The symbol of a repeat's distance, and the bits behind it.
private struct DistanceSymbol {
    var number: Int
    var rest: UInt64 = 0
    var bits = 0

    @inline(__always)
    init(_ distance: Int) {
        let value = distance - 1
        if value < 2 {
            number = value
            return
        }
        bits = value.bitWidth - 2 - value.leadingZeroBitCount
        number = (bits + 1) << 1 + (value >> bits & 1)
        rest = UInt64(value & ((1 << bits) - 1))
    }
}
