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

    /// Reads on.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte >= 0xE1 {
                index += readWide(text, at: index)
                continue
            }
            // Without a branch: half of the bytes would be guessed wrong.
            let isWord = byte > Byte.space
            words &+= isWord && !isInside ? 1 : 0
            isInside = isWord
            index += 1
        }
    }

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
