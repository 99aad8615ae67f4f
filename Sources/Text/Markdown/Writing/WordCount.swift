/// How many words have been read.
///
/// Words are runs without white space; a letter of Chinese, Japanese or Korean writing counts as one by itself.
/// The reading time is Hugo's: 213 words a minute, 500 of those letters (gohugo.io, `Page.ReadingTime`).
struct WordCount {
    private(set) var words = 0
    private(set) var ideographs = 0
    private var isInside = false

    /// Words and letters together.
    var total: Int { words + ideographs }

    /// Whole minutes, at least one.
    var minutes: Int { max(1, (words * 500 + ideographs * 213 + 213 * 500 - 1) / (213 * 500)) }

    /// What follows is another word.
    mutating func wordEnds() { isInside = false }

    mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            index = readASCII(text, from: index)
            guard index < text.count else { return }
            if text[index] >= WordCount.firstWide {
                index += readWide(text, at: index)
            } else if text[index] <= Byte.space {
                isInside = false
                index += 1
            } else {
                if !isInside { words += 1 }
                isInside = true
                repeat { index += 1 } while index < text.count && isPlain(text[index])
            }
        }
    }

    /// Counts where words begin, eight bytes in a step, up to the first eight that are not all ASCII.
    private mutating func readASCII(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let high: UInt64 = 0x8080_8080_8080_8080
        let raw = UnsafeRawBufferPointer(text)
        var index = start
        var before: UInt64 = isInside ? 1 : 0
        while index + 8 <= raw.count {
            // Each byte counts for itself; 255 steps fill none.
            var sums: UInt64 = 0
            let end = min(raw.count - 7, index + 255 * 8)
            while index < end {
                let bytes = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                if bytes & high != 0 { break }
                // A one in each byte that is no blank: above it, nothing is borrowed.
                let marks = (((bytes | high) &- 0x2121_2121_2121_2121) & high) >> 7
                sums &+= marks & ~(marks << 8 | before)
                before = marks >> 56
                index += 8
            }
            words += WordCount.total(sums)
            if index < end { break }
        }
        isInside = before != 0
        return index
    }

    /// The sum of eight bytes.
    private static func total(_ bytes: UInt64) -> Int {
        let pairs = (bytes & 0x00FF_00FF_00FF_00FF) &+ (bytes >> 8 & 0x00FF_00FF_00FF_00FF)
        return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }

    /// The first byte of characters among which are those that are words by themselves.
    private static let firstWide: UInt8 = 0xE1

    @inline(__always)
    private func isPlain(_ byte: UInt8) -> Bool { byte &- 0x21 < WordCount.firstWide - 0x21 }

    private mutating func readWide(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let length = text[index] < 0xF0 ? 3 : 4
        guard index + length <= text.count else { return 1 }
        var scalar = UInt32(text[index] & (length == 3 ? 0x0F : 0x07))
        for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
        switch scalar {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            ideographs += 1
            isInside = false
        case 0x2000...0x200A, 0x3000...0x3002, 0xFF01, 0xFF0C, 0xFF1F:
            isInside = false
        default:
            if !isInside {
                isInside = true
                words += 1
            }
        }
        return length
    }
}
