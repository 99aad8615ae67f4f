import Diagnostics

/// A text of MDX as Markdown: without JavaScript, and with what stands in components at the margin.
///
/// It has the lines of the author's text, so only columns have to be told anew.
struct MDXText {
    /// The lines of the author's text.
    let written: Lines
    /// The text that is read in its place.
    let text: [UInt8]
    /// How many bytes were dropped at the beginning of each line; empty where none were.
    private let dropped: [Int]
    /// What of it no reader will see as its author meant it, by lines and columns of the author's text.
    let found: [(kind: ForeignMarkup.Kind, line: Int, column: Int, word: String?)]

    /// - Parameters:
    ///   - written: the author's text.
    ///   - options: which components are read later: tabs, and pieces.
    init(_ written: [UInt8], _ options: MarkdownOptions) {
        let lines = Lines(written)
        self.written = lines
        let tabs = options.extras.contains(.tabs) ? TabTag.names : []
        let scan = MDXScan(
            lines, keeping: tabs.union(options.hasPieces ? Set(options.pieces.keys) : []), options.extras)
        found = MDXText.placed(scan.found, in: lines)
        var drops = ComponentIndentation.drops(in: lines, scan.tags) ?? []
        if drops.isEmpty, scan.leading.isEmpty, scan.insertions.isEmpty {
            (text, dropped) = (scan.text, [])
            return
        }
        if drops.isEmpty { drops = [Int](repeating: 0, count: lines.count) }
        var text: [UInt8] = []
        text.reserveCapacity(written.count)
        var insertions = scan.insertions[...]
        for (index, start) in lines.starts.enumerated() {
            drops[index] = max(drops[index], scan.leading[start] ?? 0)
            let end = index + 1 < lines.starts.count ? lines.starts[index + 1] : written.count
            var done = start + drops[index]
            while let next = insertions.first, next.index < end {
                text += scan.text[done..<next.index]
                text += next.bytes
                (done, insertions) = (next.index, insertions.dropFirst())
            }
            text += scan.text[done..<end]
        }
        (self.text, dropped) = (text, drops)
    }

    /// How many bytes a line, from 1, has before what is read of it.
    func dropped(of line: Int) -> Int { dropped.isEmpty ? 0 : dropped[line - 1] }

    /// Where things stand in a text, by lines and columns; each line is gone through once.
    private static func placed(
        _ found: [(kind: ForeignMarkup.Kind, index: Int, word: String?)], in lines: Lines
    ) -> [(kind: ForeignMarkup.Kind, line: Int, column: Int, word: String?)] {
        var last = (line: 1, index: 0, column: 1)
        return found.sorted { $0.index < $1.index }.map { kind, index, word in
            let line = lines.number(at: index)
            if line != last.line { last = (line, lines.range(line).lowerBound, 1) }
            last.column += lines.text[last.index..<index].count { $0 & 0xC0 != 0x80 }
            last.index = index
            return (kind, line, last.column, word)
        }
    }
}
