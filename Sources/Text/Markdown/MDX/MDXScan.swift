/// Finds what MDX has besides Markdown, and sets blanks in its place, so that no place of the text changes.
///
/// Statements, comments and the tags of components that stand alone go; nobody would see them. Attributes in braces go too,
/// since no tag of HTML has any. What shows as text, or is missed, is told.
struct MDXScan {
    /// How many quotes and braces may have no end before no more are looked for.
    private static let patience = 100

    /// The text, of the same length.
    var text: [UInt8]
    /// What was found, by the byte where it begins.
    var found: [(kind: ForeignMarkup.Kind, index: Int, word: String?)] = []
    /// The tags that stand on lines of their own, in order.
    var tags: [ComponentTag] = []
    /// How many bytes comments take at the beginning of lines that go on behind them, by where the lines begin.
    private(set) var leading: [Int: Int] = [:]
    /// What stands in the text besides, by where, in order: ends of tags, and room for the marks of pieces.
    var insertions: [(index: Int, bytes: [UInt8])] = []
    let written: Lines
    /// The components that are read later: pieces, and tabs.
    let kept: Set<String>
    private let extras: MarkdownExtras
    private var spans: CodeSpans
    private var failures = 0

    init(_ written: Lines, keeping kept: Set<String>, _ extras: MarkdownExtras) {
        (self.written, self.kept, self.extras, text) = (written, kept, extras, written.text)
        spans = CodeSpans(written.text)
        scan()
    }

    private mutating func scan() {
        let source = written.text
        var fences = Fences(hasIndentedCode: false)
        // How far something goes that began above, and whether a block may begin.
        var (done, isBetweenBlocks) = (0, true)
        for number in 1...written.count {
            let line = written.range(number)
            if line.isEmpty || source[line].allSatisfy(Byte.isSpace) {
                isBetweenBlocks = true
                continue
            }
            guard done < line.upperBound else { continue }
            let prefix = LinePrefix(source, line)
            var start = max(done, prefix.end)
            if done <= line.lowerBound {
                if fences.read(source[line]) != .text { continue }
                if isBetweenBlocks, let end = ModuleBlock.end(in: source, beginning: line) {
                    blank(line.lowerBound..<end)
                    done = end
                    continue
                }
            }
            isBetweenBlocks = false
            while start < line.upperBound { start = pass(start, lineEnd: line.upperBound) }
            done = start
        }
    }

    /// Reads what begins at a byte, and says where to go on.
    private mutating func pass(_ index: Int, lineEnd: Int) -> Int {
        let source = written.text
        switch source[index] {
        case Byte.backslash: return index + 2
        case Byte.backtick:
            let run = index..<(index + spans.runLength(at: index))
            return spans.end(ofRun: run, lineEnd: lineEnd, isRow: false) ?? run.upperBound
        case Byte.openBrace: return passExpression(index)
        case Byte.less:
            guard failures < MDXScan.patience else { return index + 1 }
            guard let tag = ComponentTag(source, at: index, misses: &failures) else { return index + 1 }
            take(tag)
            return tag.range.upperBound
        default: return index + 1
        }
    }

    // MARK: Expressions

    private mutating func passExpression(_ index: Int) -> Int {
        let source = written.text
        // An id of a heading, attributes, and what Liquid has are told, or read, elsewhere.
        guard index + 1 < source.count, !"#:.{%".utf8.contains(source[index + 1]), failures < MDXScan.patience,
            !isOfAnother(index)
        else { return index + 1 }
        let line = written.range(written.number(at: index))
        let isFirst = LinePrefix(source, line.lowerBound..<index).end == index
        guard let end = Expression.end(in: source, from: index, mayHoldBlankLines: isFirst) else {
            failures += 1
            return index + 1
        }
        let inside = source[(index + 1)..<(end - 1)]
        if Expression.isComment(inside) {
            takeComment(index..<end)
        } else if let string = Expression.string(inside), string.allSatisfy(Byte.isBlank) {
            takeBlank(index..<end)
        } else {
            found.append((.expression, index, nil))
        }
        return end
    }

    /// Whether a brace belongs to attributes of what stands before it, or to a formula, where those are read.
    private func isOfAnother(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = written.text[index - 1]
        if extras.contains(.attributes), ")]`*_\"".utf8.contains(before) { return true }
        return extras.contains(.formulas) && (Byte.isLetter(before) || "}^_".utf8.contains(before))
    }

    /// Sets a blank that neither ends a line, nor makes code at the beginning of one, nor parts a paragraph.
    private mutating func takeBlank(_ range: Range<Int>) {
        blank(range, with: Byte.tab)
        write("&#32;", at: range.lowerBound, within: range)
    }

    /// Takes a comment out; before words of its line one of HTML stands for it, since blanks would make them code.
    private mutating func takeComment(_ range: Range<Int>) {
        blank(range)
        if endsHeading(range) {
            guard let id = headingID(written.text[range]) else { return }
            return text.replaceSubrange(range.prefix(id.count + 3), with: Array("{#".utf8) + id + [Byte.closeBrace])
        }
        if LinePrefix.isAlone(written.text, range) { return }
        let line = written.range(written.number(at: range.lowerBound))
        if range.upperBound <= line.upperBound,
            written.text[line.lowerBound..<range.lowerBound].allSatisfy(Byte.isBlank)
        {
            // HTML at the beginning of a line would make HTML of all of it.
            leading[line.lowerBound] = range.upperBound - line.lowerBound
            return
        }
        guard range.count > 6, !range.contains(where: { isLineEnd(written.text[$0]) }) else { return takeBlank(range) }
        write("<!--", at: range.lowerBound, within: range)
        write("-->", at: range.upperBound - 3, within: range)
    }

    /// Whether a comment stands at the end of a heading.
    private func endsHeading(_ comment: Range<Int>) -> Bool {
        let line = written.range(written.number(at: comment.lowerBound))
        let words = written.text[line].drop { $0 == Byte.space }
        let level = words.prefix { $0 == UInt8(ascii: "#") }.count
        return 1...6 ~= level && words.dropFirst(level).first.map(Byte.isBlank) == true
            && comment.upperBound <= line.upperBound
            && written.text[comment.upperBound..<line.upperBound].allSatisfy(Byte.isSpace)
    }

    /// The id that a comment gives the heading before it: `{/* #id */}` (Docusaurus), `{/*id*/}` (React's manual).
    private func headingID(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let word = comment.dropFirst().dropLast().trimmed.dropFirst(2).dropLast(2).trimmed
        let id = word.first == UInt8(ascii: "#") ? word.dropFirst() : word
        let isWord = id.allSatisfy {
            Byte.isAlphanumeric($0) || $0 == Byte.hyphen || $0 == Byte.underscore || $0 >= 0x80
        }
        return id.isEmpty || !isWord ? nil : id
    }

    // MARK: Writing

    /// Sets blanks, but for the ends of lines.
    mutating func blank(_ range: Range<Int>, with blank: UInt8 = Byte.space) {
        for index in range where !isLineEnd(text[index]) { text[index] = blank }
    }

    /// Writes words where they have room on one line of a part.
    private mutating func write(_ words: StaticString, at start: Int, within range: Range<Int>) {
        let place = start..<start + words.utf8CodeUnitCount
        guard place.upperBound <= range.upperBound, !place.contains(where: { isLineEnd(text[$0]) }) else { return }
        text.replaceSubrange(place, with: UnsafeBufferPointer(start: words.utf8Start, count: place.count))
    }

    func isLineEnd(_ byte: UInt8) -> Bool { byte == Byte.newline || byte == Byte.carriageReturn }
}
