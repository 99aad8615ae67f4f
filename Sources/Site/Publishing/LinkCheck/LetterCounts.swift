/// How often each letter stands in a word, capitals as small ones; letters may share a count, which makes words nearer.
struct LetterCounts: Sendable {
    /// How many letters there are.
    let total: Int
    /// Thirty-two counts, eight in a number, each with its highest bit free.
    private var counts: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// The counts of a word; nil where it is not plain ASCII, or too long for any to be near it.
    init?(_ word: String) {
        total = word.utf8.count
        guard total < 0x80 else { return nil }
        for byte in word.utf8 {
            guard byte < 0x80 else { return nil }
            let one = UInt64(1) << (UInt64(byte & 7) * 8)
            switch byte & 31 {
            case 0..<8: counts.0 += one
            case 8..<16: counts.1 += one
            case 16..<24: counts.2 += one
            default: counts.3 += one
            }
        }
    }

    /// The least number of letters that are to be put in, left out, changed or swapped to make one word of the other.
    func distance(to other: LetterCounts) -> Int {
        // No word has so many letters that these sums would leave their bytes.
        let each =
            LetterCounts.excess(counts.0, other.counts.0) &+ LetterCounts.excess(counts.1, other.counts.1)
            &+ LetterCounts.excess(counts.2, other.counts.2) &+ LetterCounts.excess(counts.3, other.counts.3)
        let more = Int((each &* 0x0101_0101_0101_0101) >> 56)
        return max(more, more - (total - other.total))
    }

    /// By how much each of eight counts is above another; nought where it is not.
    private static func excess(_ counts: UInt64, _ others: UInt64) -> UInt64 {
        let marks: UInt64 = 0x8080_8080_8080_8080
        // The highest bit of each count pays for what is taken off, and stays where there was enough.
        let left = (counts | marks) &- others
        let enough = left & marks
        return left & (enough &- (enough >> 7))
    }
}
