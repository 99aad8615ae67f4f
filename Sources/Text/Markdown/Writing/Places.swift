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
        let starts = lines.starts
        let line = max(1, line)
        let last = min(line + count, starts.count)
        guard !words.isEmpty, line <= last else { return start(of: line) }
        let end = last < starts.count ? starts[last] : lines.text.count
        let found = lines.text.withUnsafeBufferPointer { text -> (line: Int, column: Int)? in
            guard let offset = text.first(words, in: starts[line - 1]..<end) else { return nil }
            var found = line
            while found < last, starts[found] <= offset { found += 1 }
            return (found, 1 + text[starts[found - 1]..<offset].count { $0 & 0xC0 != 0x80 })
        }
        guard let found else { return start(of: line) }
        return Place(path: source.path, line: found.line + source.linesAbove, column: found.column)
    }

    /// The line of the author's file that a place is on, for the excerpt of a message.
    func excerpt(at place: Place) -> String? { source.line(place.line) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where words first stand within a range.
    fileprivate func first(_ words: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
        guard let base = baseAddress, let wanted = words.baseAddress else { return nil }
        var index = range.lowerBound
        while index + words.count <= range.upperBound,
            let first = memchr(base + index, Int32(words[0]), range.upperBound - index - words.count + 1)
        {
            let offset = UnsafeRawPointer(first) - UnsafeRawPointer(base)
            if memcmp(first, wanted, words.count) == 0 { return offset }
            index = offset + 1
        }
        return nil
    }
}
