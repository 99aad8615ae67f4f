/// Goes through the words of a text node and through what was written for them side by side.
///
/// What was written differs where a character is escaped, is a reference, is made typographic, or where a shielded mark
/// of emphasis has become itself again.
struct TextCursor {
    /// How far what was written has been read.
    private(set) var index: Int
    /// How many bytes of the words have been read.
    private(set) var done = 0
    private let start: Int
    private let smart: Bool

    /// A cursor at the beginning of words, which stands at `index` in the text.
    init(at index: Int, smart: Bool) {
        self.index = index
        start = index
        self.smart = smart
    }

    /// Reads on up to a byte of the words; false where the two do not agree.
    mutating func advance(
        to end: Int, of words: UnsafeBufferPointer<UInt8>, in text: [UInt8], _ references: inout CharacterReferences
    ) -> Bool {
        while done < end {
            readPlain(to: end, of: words, in: text)
            if done == end { return true }
            guard index < text.count else { return false }
            guard step(words, text, &references) else { return false }
        }
        return true
    }

    /// Reads what stands in the text as in the words, up to a byte that may be written otherwise.
    private mutating func readPlain(to end: Int, of words: UnsafeBufferPointer<UInt8>, in text: [UInt8]) {
        if smart { return }
        let (from, start) = (index, done)
        let length = min(end - start, text.count - from)
        let plain = text.withUnsafeBufferPointer { text -> Int in
            var count = 0
            while count < length, text[from + count] == words[start + count], text[from + count] != Byte.backslash,
                text[from + count] != Byte.ampersand
            {
                count += 1
            }
            return count
        }
        index += plain
        done += plain
    }

    private mutating func step(
        _ words: UnsafeBufferPointer<UInt8>, _ text: [UInt8], _ references: inout CharacterReferences
    ) -> Bool {
        if index == start, Byte.isBlank(words[done]), words[done] != text[index] {
            // Behind a backslash, a lazy line keeps the blanks that it begins with.
            return take(written: 0, meant: 1)
        }
        switch text[index] {
        case Byte.backslash where index + 1 < text.count && Byte.isPunctuation(text[index + 1]):
            return take(written: 2, meant: 1)
        case Byte.ampersand:
            if let (written, meant) = references.length(in: text, at: index) {
                return take(written: written, meant: meant)
            }
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            if smart, words[done] != text[index] { return take(written: 1, meant: 3) }
        case Byte.hyphen where smart:
            let run = text[index...].prefix { $0 == Byte.hyphen }.count
            if run > 1 { return take(written: run, meant: 3 * TextCursor.dashes(run)) }
        case Byte.dot where smart:
            if words[done] != Byte.dot { return take(written: 3, meant: 3) }
        case 0xF0:
            // Emphasis has made a shielded mark what it stands for.
            if words[done] != 0xF0, let sentinel = text.withUnsafeBufferPointer({ Sentinel.at(index, of: $0) }) {
                guard sentinel.meaning == words[done] else { return false }
                return take(written: 4, meant: 1)
            }
        default: break
        }
        guard text[index] == words[done] else { return false }
        return take(written: 1, meant: 1)
    }

    private mutating func take(written: Int, meant: Int) -> Bool {
        index += written
        done += meant
        return true
    }

    /// How many dashes a run of hyphens becomes, as libcmark divides it.
    private static func dashes(_ run: Int) -> Int {
        if run % 3 == 0 { return run / 3 }
        if run % 2 == 0 { return run / 2 }
        return run % 3 == 2 ? 1 + (run - 2) / 3 : 2 + (run - 4) / 3
    }
}
