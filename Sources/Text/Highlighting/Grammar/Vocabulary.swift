/// The words of a language and their classes, found by their bytes.
struct Vocabulary {
    private struct Entry {
        var start: Int32
        var count: Int32
        var tokenClass: UInt8
        var expected: UInt8
    }

    /// No class, no expectation.
    static let none = UInt8.max

    let calls: Bool
    let capitals: Bool
    let members: Bool
    private let folds: Bool
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    private var slots: [Int16]

    init(_ text: LanguageText.Vocabulary) {
        calls = text.options.contains("calls")
        capitals = text.options.contains("capitals")
        members = text.options.contains("members")
        folds = text.options.contains("fold")
        var size = 64
        while size < (text.words.count + text.after.count) * 3 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        for (word, name) in text.words { entries[insert(word)].tokenClass = Grammar.number(of: name) }
        for (word, name) in text.after { entries[insert(word)].expected = Grammar.number(of: name) }
    }

    private mutating func insert(_ word: Substring) -> Int {
        let word = Array((folds ? word.lowercased() : String(word)).utf8)
        return word.withUnsafeBufferPointer { word in
            var slot = hash(word)
            while slots[slot] >= 0 {
                if equals(entries[Int(slots[slot])], word) { return Int(slots[slot]) }
                slot = (slot + 1) & (slots.count - 1)
            }
            slots[slot] = Int16(entries.count)
            entries.append(
                Entry(
                    start: Int32(bytes.count), count: Int32(word.count), tokenClass: Vocabulary.none,
                    expected: Vocabulary.none))
            bytes += word
            return entries.count - 1
        }
    }

    /// The class of a word, and the class that it gives the next word.
    func find(_ word: UnsafeBufferPointer<UInt8>) -> (tokenClass: UInt8, expected: UInt8) {
        var slot = hash(word)
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if equals(entry, word) { return (entry.tokenClass, entry.expected) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (Vocabulary.none, Vocabulary.none)
    }

    private func folded(_ byte: UInt8) -> UInt8 { folds && byte &- 0x41 < 26 ? byte | 0x20 : byte }

    private func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(folded(byte))) &* 16_777_619 }
        return Int(hash ^ (hash >> 15)) & (slots.count - 1)
    }

    private func equals(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(entry.count) == word.count else { return false }
        for index in 0..<word.count where bytes[Int(entry.start) + index] != folded(word[index]) { return false }
        return true
    }
}
