/// The letters of a word without regard to case.
struct FoldedLetters: Sequence {
    /// How many there are, in Unicode scalars.
    let count: Int
    private let scalars: [UInt32]

    init(_ word: String) {
        let bytes = word.utf8
        // A site has thousands of addresses to compare, and nearly all of them are plain ASCII.
        if bytes.allSatisfy({ $0 < 0x80 }) {
            scalars = bytes.map { UInt32($0 &- 65 < 26 ? $0 | 0x20 : $0) }
        } else {
            scalars = word.lowercased().unicodeScalars.map(\.value)
        }
        count = scalars.count
    }

    func makeIterator() -> IndexingIterator<[UInt32]> { scalars.makeIterator() }
}

/// A mistyped word, made ready for being compared with many others.
///
/// Its distance to another is found in one pass over that one's letters, a column of the table in a machine word:
/// Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", Nordic Journal of Computing 10
/// (2003), in the form for optimal string alignment.
struct TypedWord {
    /// How many letters it has, in Unicode scalars.
    let count: Int
    /// Where each letter stands, a bit a place: of ASCII by its code, of all else by the scalar.
    private var ascii = [UInt64](repeating: 0, count: 128)
    private var others: [UInt32: UInt64] = [:]

    /// The word; nil where it is empty or has more letters than a machine word has bits, since nobody mistypes that.
    init?(_ word: String) {
        let letters = FoldedLetters(word)
        guard (1...64).contains(letters.count) else { return nil }
        count = letters.count
        for (place, letter) in letters.enumerated() {
            if letter < 128 { ascii[Int(letter)] |= 1 << place } else { others[letter, default: 0] |= 1 << place }
        }
    }

    /// How many insertions, deletions, substitutions and swaps of neighbours make one of the other.
    func distance(to letters: FoldedLetters) -> Int {
        let last: UInt64 = 1 << (count - 1)
        var distance = count
        // Where the table's steps down a column are +1 and -1, and where a diagonal step costs nothing.
        var (up, down, free) = (UInt64.max, UInt64(0), UInt64(0))
        var before: UInt64 = 0
        for letter in letters {
            let places = letter < 128 ? ascii[Int(letter)] : others[letter] ?? 0
            let swapped = ((~free & places) << 1) & before
            free = (((places & up) &+ up) ^ up) | places | down | swapped
            let (right, left) = (down | ~(free | up), free & up)
            if right & last != 0 { distance += 1 } else if left & last != 0 { distance -= 1 }
            let shifted = right << 1 | 1
            (up, down) = (left << 1 | ~(free | shifted), shifted & free)
            before = places
        }
        return distance
    }
}
