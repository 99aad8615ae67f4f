/// Where a raw DEFLATE stream (RFC 1951) ends, and where its last block begins: what must be known to put another stream
/// behind it.
struct DeflateEnd {
    /// The bit at which the header of the last block stands: set in the last one alone.
    private(set) var lastHeader = 0
    /// The bit behind the last block.
    private(set) var end = 0

    private let bytes: UnsafeBufferPointer<UInt8>
    private var bit = 0

    /// Walks a stream that is known to be sound, since it was just written.
    /// - Returns: nil where it is not.
    init?(of bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var isLast = false
        while !isLast {
            lastHeader = bit
            isLast = take(1) == 1
            switch take(2) {
            case 0:
                bit = (bit + 7) / 8 * 8
                let length = take(16)
                bit += 16 + length * 8
            case 1: skip(DeflateCode.fixedLetters, DeflateCode.fixedDistances)
            case 2:
                guard let codes = codes() else { return nil }
                skip(codes.letters, codes.distances)
            default: return nil
            }
            guard bit <= bytes.count * 8 else { return nil }
        }
        end = bit
    }

    private mutating func take(_ count: Int) -> Int {
        var value = 0
        for index in 0..<count {
            let byte = bit >> 3
            if byte < bytes.count { value |= Int(bytes[byte] >> UInt8(bit & 7) & 1) << index }
            bit += 1
        }
        return value
    }

    /// Sixteen bits from here, without taking them.
    @inline(__always)
    private var ahead: Int {
        let byte = bit >> 3
        if byte + 4 <= bytes.count {
            let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: byte, as: UInt32.self).littleEndian
            return Int(word) >> (bit & 7) & 0xFFFF
        }
        var word = 0
        for index in 0..<3 where byte + index < bytes.count { word |= Int(bytes[byte + index]) << (8 * index) }
        return word >> (bit & 7) & 0xFFFF
    }

    private mutating func symbol(_ code: DeflateCode) -> Int {
        let entry = Int(code.table[ahead & code.mask])
        bit += entry & 15
        return entry >> 4
    }

    /// Passes over the letters and repeats of a block.
    private mutating func skip(_ letters: DeflateCode, _ distances: DeflateCode) {
        while bit < bytes.count * 8 {
            let letter = symbol(letters)
            if letter == 256 { return }
            guard letter > 256 else { continue }
            bit += DeflateEnd.lengthBits[min(letter - 257, 28)]
            let distance = symbol(distances)
            bit += max(0, distance / 2 - 1)
        }
    }

    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    /// The codes that a block brings along.
    private mutating func codes() -> (letters: DeflateCode, distances: DeflateCode)? {
        let (letterCount, distanceCount, lengthCount) = (take(5) + 257, take(5) + 1, take(4) + 4)
        var order = [UInt8](repeating: 0, count: 19)
        for index in 0..<lengthCount {
            order[[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][index]] = UInt8(take(3))
        }
        let lengthCode = DeflateCode(order)
        var lengths: [UInt8] = []
        while lengths.count < letterCount + distanceCount {
            guard bit < bytes.count * 8 else { return nil }
            switch symbol(lengthCode) {
            case 16: lengths += Array(repeating: lengths.last ?? 0, count: 3 + take(2))
            case 17: lengths += Array(repeating: 0, count: 3 + take(3))
            case 18: lengths += Array(repeating: 0, count: 11 + take(7))
            case let length: lengths.append(UInt8(length))
            }
        }
        return (DeflateCode(Array(lengths[..<letterCount])), DeflateCode(Array(lengths[letterCount...])))
    }
}

/// A Huffman code of DEFLATE as a table: for each sequence of bits the symbol and its length.
struct DeflateCode {
    /// Symbols times 16, plus their length in bits.
    private(set) var table: [UInt16]
    /// The bits that are looked at.
    let mask: Int

    /// The code in which symbols have these lengths (RFC 1951, 3.2.2).
    init(_ lengths: [UInt8]) {
        let longest = max(1, Int(lengths.max() ?? 1))
        mask = (1 << longest) - 1
        table = Array(repeating: 1, count: 1 << longest)
        var code = 0
        for length in 1...longest {
            for (symbol, own) in lengths.enumerated() where Int(own) == length {
                var reversed = 0
                for index in 0..<length where code >> index & 1 == 1 { reversed |= 1 << (length - 1 - index) }
                for place in stride(from: reversed, to: table.count, by: 1 << length) {
                    table[place] = UInt16(symbol << 4 | length)
                }
                code += 1
            }
            code <<= 1
        }
    }

    static let fixedLetters = DeflateCode(
        [UInt8](repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
            + Array(repeating: 8, count: 8))
    static let fixedDistances = DeflateCode(Array(repeating: 5, count: 30))
}
