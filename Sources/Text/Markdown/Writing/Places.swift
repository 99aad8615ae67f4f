import Diagnostics

/// Tells places of the author's file from bytes of its text.
struct Places {
    private let source: SourceText
    private let lines: Lines
    /// How many bytes the lines of the author's file have before these; empty where they are these.
    private let dropped: [Int]
    /// The byte whose place was told last, and the place.
    private var last: (offset: Int, line: Int, column: Int) = (0, 1, 1)
    /// The line on which words were looked for last, and how far.
    private var searched = (line: 0, end: 0)

    /// - Parameters:
    ///   - source: the author's text.
    ///   - lines: its lines.
    ///   - dropped: how many bytes of each stand before it in the file, blanks all of them.
    init(source: SourceText, lines: Lines, dropped: [Int] = []) {
        self.source = source
        self.lines = lines
        self.dropped = dropped
    }

    /// How many lines stand above the text in the author's file.
    var linesAbove: Int { source.linesAbove }

    /// How many bytes the text has.
    var count: Int { lines.text.count }

    /// The beginning of a line.
    func start(of line: Int) -> Place {
        Place(path: source.path, line: max(1, line) + source.linesAbove, column: 1)
    }

    /// The place of a byte; told the faster where the one before stood before it on its line.
    mutating func place(at offset: Int) -> Place {
        let isBehind = offset >= last.offset && offset <= lines.range(last.line).upperBound
        let line = isBehind ? last.line : lines.number(at: offset)
        let start = isBehind ? last.offset : lines.range(line).lowerBound
        let end = max(start, min(offset, lines.text.count))
        let column = (isBehind ? last.column : 1) + lines.text[start..<end].count { $0 & 0xC0 != 0x80 }
        last = (end, line, column)
        return place(line: line, column: column + (dropped.isEmpty ? 0 : dropped[line - 1]))
    }

    /// The place of a line and a column of the author's text.
    func place(line: Int, column: Int) -> Place {
        Place(path: source.path, line: line + source.linesAbove, column: column)
    }

    /// The place of words on a line, behind those that were looked for on it before; its beginning where they do not stand
    /// there so.
    mutating func place(of words: ArraySlice<UInt8>, onLine line: Int) -> Place {
        guard line >= 1, line <= lines.count else { return start(of: line) }
        let range = lines.range(line)
        let begin = searched.line == line ? searched.end : range.lowerBound
        // What is not found leaves nothing to be searched, so that no line is gone through more than once.
        searched = (line, range.upperBound)
        let rest = begin..<range.upperBound
        guard let found = rest.first(where: { lines.text[$0..<rest.upperBound].starts(with: words) }) else {
            return start(of: line)
        }
        searched.end = found + words.count
        return place(at: found)
    }

    /// The line of the author's file that a place is on, for the excerpt of a message.
    func excerpt(at place: Place) -> String? {
        let line = place.line - source.linesAbove
        guard line >= 1, line <= lines.count else { return nil }
        let blanks = dropped.isEmpty ? "" : String(repeating: " ", count: dropped[line - 1])
        return blanks + String(decoding: lines[line], as: UTF8.self)
    }
}
