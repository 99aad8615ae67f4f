import Diagnostics
import Glibc

/// Tells places of the author's file from lines of the parsed text.
struct Places {
    let source: SourceText
    let lines: Lines

    /// The beginning of a line.
    func start(of line: Int) -> Place {
        Place(path: source.path, line: line + source.linesAbove, column: 1)
    }

    /// Where an address stands in a block; the block's first line where it is not found.
    ///
    /// libcmark counts the lines of a paragraph from behind its link definitions, and its columns only in the
    /// text of the paragraph, so the words themselves are looked for: behind the address before it, and rather where
    /// an address begins than in running words. One that a link definition holds stands there.
    /// - Parameters:
    ///   - words: the address as the text has it.
    ///   - line: the first line of the block.
    ///   - last: the byte behind the address that was found last; moved on to the end of this one.
    /// - Returns: the place.
    func find(_ words: UnsafeBufferPointer<UInt8>, from line: Int, behind last: inout Int) -> Place {
        let line = max(1, line)
        guard !words.isEmpty, line <= lines.count else { return start(of: line) }
        let block = lines.range(line).lowerBound..<lines.range(min(line + Places.longestBlock, lines.count)).upperBound
        let rest = max(block.lowerBound, last)..<block.upperBound
        let offset =
            (block.contains(last) ? beginning(words, in: rest) ?? first(words, in: rest) : nil)
            ?? beginning(words, in: block) ?? first(words, in: block) ?? definition(words)
        guard let offset else { return start(of: line) }
        if block.contains(offset) { last = offset + words.count }
        return place(at: offset)
    }

    /// How many lines of a block are looked through.
    private static let longestBlock = 40

    /// Where words first stand.
    private func first(_ words: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        lines.text.withUnsafeBytes { text -> Int? in
            guard let base = text.baseAddress, let wanted = words.baseAddress else { return nil }
            var index = range.lowerBound
            while index + words.count <= range.upperBound,
                let first = memchr(base + index, Int32(words[0]), range.upperBound - index - words.count + 1)
            {
                if memcmp(first, wanted, words.count) == 0 { return UnsafeRawPointer(first) - base }
                index = UnsafeRawPointer(first) - base + 1
            }
            return nil
        }
    }

    /// Where words first stand behind a bracket, a quote or an equals sign, and end there too.
    private func beginning(_ words: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        var from = range.lowerBound
        while from < range.upperBound, let offset = first(words, in: from..<range.upperBound) {
            let end = offset + words.count
            let opens = offset > 0 && "(<\"'=".utf8.contains(lines.text[offset - 1])
            if opens, end == lines.text.count || ")>\"' \t\n".utf8.contains(lines.text[end]) { return offset }
            from = offset + 1
        }
        return nil
    }

    /// Where words stand behind `]:`, as the address of a link definition.
    private func definition(_ words: UnsafeBufferPointer<UInt8>) -> Int? {
        var from = 0
        while from < lines.text.count, let offset = first(words, in: from..<lines.text.count) {
            var before = offset
            while before > 0, " \t<".utf8.contains(lines.text[before - 1]) { before -= 1 }
            if before > 1, lines.text[before - 1] == Byte.colon, lines.text[before - 2] == Byte.closeBracket {
                return offset
            }
            from = offset + 1
        }
        return nil
    }

    private func place(at offset: Int) -> Place {
        var (low, high) = (1, lines.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines.range(middle).lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        let column = 1 + lines.text[lines.range(low).lowerBound..<offset].count { $0 & 0xC0 != 0x80 }
        return Place(path: source.path, line: low + source.linesAbove, column: column)
    }

    /// The line of the author's file that a place is on, for the excerpt of a message.
    func excerpt(at place: Place) -> String? { source.line(place.line) }
}
