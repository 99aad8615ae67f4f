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

    /// Where a text stands at or below a line; the line itself where it is not found.
    ///
    /// libcmark counts the lines of a paragraph from behind its link definitions, and its columns only in the
    /// text of the paragraph, so the words themselves are looked for.
    func find(_ words: UnsafeBufferPointer<UInt8>, from line: Int, lookingAt count: Int = 8) -> Place {
        let line = max(1, line)
        let last = min(line + count, lines.count)
        guard !words.isEmpty, line <= last else { return start(of: line) }
        let offset = lines.text.withUnsafeBytes { text -> Int? in
            let range = lines.range(line).lowerBound..<lines.range(last).upperBound
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
        guard let offset else { return start(of: line) }
        var found = line
        while found < last, lines.range(found + 1).lowerBound <= offset { found += 1 }
        let column = 1 + lines.text[lines.range(found).lowerBound..<offset].count { $0 & 0xC0 != 0x80 }
        return Place(path: source.path, line: found + source.linesAbove, column: column)
    }

    /// The line of the author's file that a place is on, for the excerpt of a message.
    func excerpt(at place: Place) -> String? { source.line(place.line) }
}
