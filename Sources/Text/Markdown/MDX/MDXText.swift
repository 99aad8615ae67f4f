import Diagnostics

/// A text of MDX as Markdown: without JavaScript, and with what stands in components at the margin.
///
/// It has the lines of the author's text, so only columns have to be told anew.
struct MDXText {
    /// The text that is read in its place.
    let text: [UInt8]
    /// How many bytes were dropped at the beginning of each line; empty where none were.
    let dropped: [Int]
    /// What of it no reader will see as its author meant it, by lines and columns of the author's text.
    let found: [(kind: ForeignMarkup.Kind, line: Int, column: Int, word: String?)]

    /// - Parameters:
    ///   - written: the author's text.
    ///   - options: which components are read later: tabs, and pieces.
    init(_ written: [UInt8], _ options: MarkdownOptions) {
        let lines = Lines(written)
        let tabs = options.extras.contains(.tabs) ? TabTag.names : []
        let scan = MDXScan(lines, keeping: tabs.union(options.hasPieces ? Set(options.pieces.keys) : []))
        found = scan.found.map { kind, index, word in
            let line = lines.number(at: index)
            let before = written[lines.range(line).lowerBound..<index]
            return (kind, line, before.count { $0 & 0xC0 != 0x80 } + 1, word)
        }
        guard let drops = ComponentIndentation.drops(in: lines, scan.tags) else {
            (text, dropped) = (scan.text, [])
            return
        }
        var text: [UInt8] = []
        text.reserveCapacity(written.count)
        for (index, drop) in drops.enumerated() {
            let end = index + 1 < lines.starts.count ? lines.starts[index + 1] : written.count
            text += scan.text[(lines.starts[index] + drop)..<end]
        }
        (self.text, dropped) = (text, drops)
    }
}
