import Diagnostics

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
        guard let first = words.first else { return start(of: line) }
        for candidate in line..<(line + count) where candidate <= lines.count {
            let range = lines.range(candidate)
            guard range.count >= words.count else { continue }
            for offset in range.lowerBound...(range.upperBound - words.count)
            where lines.text[offset] == first && lines.text[offset..<(offset + words.count)].elementsEqual(words) {
                let column = 1 + lines.text[range.lowerBound..<offset].count { $0 & 0xC0 != 0x80 }
                return Place(path: source.path, line: candidate + source.linesAbove, column: column)
            }
        }
        return start(of: line)
    }

    /// The line of the author's file that a place is on, for the excerpt of a message.
    func excerpt(at place: Place) -> String? { source.line(place.line) }
}
