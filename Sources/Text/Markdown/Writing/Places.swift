import Diagnostics

/// Tells places of the author's file from bytes of its text.
struct Places {
    private let source: SourceText
    private let lines: Lines
    /// What the text was before it was Markdown; nil where these are the author's lines.
    private let mdx: MDXText?
    /// The byte whose place was told last, and the place.
    private var last: (offset: Int, line: Int, column: Int) = (0, 1, 1)
    /// The line on which words were looked for last, and how far.
    private var searched = (line: 0, end: 0)

    /// - Parameters:
    ///   - source: the author's text.
    ///   - lines: its lines.
    ///   - mdx: what it was before it was Markdown; nil where it always was.
    init(source: SourceText, lines: Lines, mdx: MDXText?) {
        self.source = source
        self.lines = lines
        self.mdx = mdx
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
        return place(line: line, column: column + (mdx?.dropped(of: line) ?? 0))
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
        let written = mdx?.written ?? lines
        return line >= 1 && line <= written.count ? String(decoding: written[line], as: UTF8.self) : nil
    }
}
