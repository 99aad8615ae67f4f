/// `*[HTML]: Hypertext Markup Language`: words and what they stand for, which the text says on lines of their own.
struct AbbreviationLines {
    /// The longest word that is looked for, in bytes.
    private static let limit = 80

    /// What each word stands for.
    private(set) var words: [[UInt8]: [UInt8]] = [:]
    /// The lengths of the words that begin with a byte, the longest first.
    private var lengths: [UInt8: [Int]] = [:]

    /// Takes the lines out of a text, which blanks stand for; nil where there are none.
    init?(in text: inout [UInt8]) {
        guard AbbreviationLines.mayHold(text) else { return nil }
        var dead = LiveText.deadBlocks(of: text)[...]
        for (start, end) in lineRanges(of: text) {
            while let first = dead.first, first.upperBound <= start { dead = dead.dropFirst() }
            if let first = dead.first, first.lowerBound <= start { continue }
            guard let (word, meaning) = AbbreviationLines.read(text[start..<end]) else { continue }
            words[Array(word)] = Array(meaning)
            for index in start..<end { text[index] = Byte.space }
        }
        if words.isEmpty { return nil }
        for word in words.keys { lengths[word[0], default: []].append(word.count) }
        lengths = lengths.mapValues { Set($0).sorted(by: >) }
    }

    private static func mayHold(_ text: [UInt8]) -> Bool {
        text.indices.dropLast().contains { text[$0] == Byte.asterisk && text[$0 + 1] == Byte.openBracket }
    }

    private static func read(_ line: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, meaning: ArraySlice<UInt8>)? {
        let text = line.drop { $0 == Byte.space }
        guard text.startIndex - line.startIndex < 4, text.begins(with: "*["),
            let close = text.prefix(limit).firstIndex(of: Byte.closeBracket), close + 1 < line.endIndex,
            line[close + 1] == Byte.colon
        else { return nil }
        let word = text[(text.startIndex + 2)..<close]
        let meaning = line[(close + 2)...].trimmed
        return word.isEmpty || word.contains(Byte.openBracket) ? nil : (word, meaning)
    }

    /// The word that begins at a byte, if it is one of these and stands alone.
    func word(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard let lengths = lengths[text[index]], index == 0 || !AbbreviationLines.isWord(text[index - 1]) else {
            return nil
        }
        for length in lengths where index + length <= text.count {
            if index + length < text.count, AbbreviationLines.isWord(text[index + length]) { continue }
            let word = Array(text[index..<index + length])
            if words[word] != nil { return word }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        Byte.isAlphanumeric(byte) || byte >= 0x80 || byte == Byte.underscore
    }
}

/// The lines of a text, without their ends.
func lineRanges(of text: [UInt8]) -> [(start: Int, end: Int)] {
    let lines = Lines(text)
    return (1...lines.count).map { (lines.range($0).lowerBound, lines.range($0).upperBound) }
}
