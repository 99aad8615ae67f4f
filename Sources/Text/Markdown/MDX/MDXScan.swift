/// Finds what MDX has besides Markdown, and sets blanks in its place, so that no place of the text changes.
///
/// Statements, comments and the tags of components that stand alone go; nobody would see them. Attributes in braces go too,
/// since no tag of HTML has any. What shows as text, or is missed, is told.
struct MDXScan {
    /// How many tags, expressions and statements may have no end before no more are looked for.
    private static let patience = 100

    /// The text, of the same length.
    private(set) var text: [UInt8]
    /// What was found, by the byte where it begins.
    private(set) var found: [(kind: ForeignMarkup.Kind, index: Int, word: String?)] = []
    /// The tags that stand on lines of their own, in order.
    private(set) var tags: [ComponentTag] = []
    private let written: Lines
    /// The components that are read later.
    private let kept: Set<String>
    private var spans: CodeSpans
    private var failures = 0

    init(_ written: Lines, keeping kept: Set<String>) {
        (self.written, self.kept, text, spans) = (written, kept, written.text, CodeSpans(written.text))
        scan()
    }

    private mutating func scan() {
        let source = written.text
        var fence = CodeFence()
        // How far something goes that began above, and whether a block may begin.
        var (done, isBetweenBlocks) = (0, true)
        for number in 1...written.count {
            let line = written.range(number)
            if line.isEmpty || source[line].allSatisfy(Byte.isSpace) {
                isBetweenBlocks = true
                continue
            }
            guard done < line.upperBound else { continue }
            var start = max(done, LinePrefix(source, line).end)
            if done <= line.lowerBound {
                if fence.holds(source[start..<line.upperBound]) { continue }
                if isBetweenBlocks, failures < MDXScan.patience,
                    let block = ModuleBlock.end(in: source, beginning: line)
                {
                    if !block.isClosed { failures += 1 }
                    blank(line.lowerBound..<block.end)
                    done = block.end
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
            guard let tag = ComponentTag(source, at: index) else {
                failures += 1
                return index + 1
            }
            take(tag)
            return tag.range.upperBound
        default: return index + 1
        }
    }

    // MARK: Expressions

    private mutating func passExpression(_ index: Int) -> Int {
        let source = written.text
        // An id of a heading, attributes, and what Liquid has are told, or read, elsewhere.
        guard index + 1 < source.count, !"#:.{%".utf8.contains(source[index + 1]), failures < MDXScan.patience else {
            return index + 1
        }
        guard let end = Expression.end(in: source, from: index) else {
            failures += 1
            return index + 1
        }
        let inside = source[(index + 1)..<(end - 1)]
        if Expression.isComment(inside) {
            takeComment(index..<end)
        } else if Expression.isBlank(inside) {
            // At the end of a line several blanks would break it.
            for at in index..<end { text[at] = Byte.tab }
        } else {
            found.append((.expression, index, nil))
        }
        return end
    }

    /// Takes a comment out; before words of its line one of HTML stands for it, since blanks would make them code.
    private mutating func takeComment(_ range: Range<Int>) {
        blank(range)
        if endsHeading(range) {
            guard let id = headingID(written.text[range]) else { return }
            return text.replaceSubrange(range.prefix(id.count + 3), with: Array("{#".utf8) + id + [Byte.closeBrace])
        }
        guard range.count > 6, !LinePrefix.isAlone(written.text, range) else { return }
        text.replaceSubrange(range.lowerBound..<range.lowerBound + 4, with: Array("<!--".utf8))
        text.replaceSubrange(range.upperBound - 3..<range.upperBound, with: Array("-->".utf8))
    }

    /// Whether a comment stands at the end of a heading.
    private func endsHeading(_ comment: Range<Int>) -> Bool {
        let line = written.range(written.number(at: comment.lowerBound))
        return written.text[line].drop(while: { $0 == Byte.space }).first == UInt8(ascii: "#")
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

    // MARK: Tags

    private mutating func take(_ tag: ComponentTag) {
        let source = written.text
        let isAlone = LinePrefix.isAlone(source, tag.range)
        if isAlone { tags.append(tag) }
        let name = String(decoding: source[tag.name], as: UTF8.self)
        if kept.contains(name), tag.isComponent(in: source) {
            if isTab(name) { takeExpressions(of: tag, tells: false) }
            return
        }
        guard isAlone, tag.isComponent(in: source) else { return takeExpressions(of: tag, tells: true) }
        if tag.shape != .closing { found.append((.element, tag.range.lowerBound, "`<\(name)>`")) }
        blank(tag.range)
    }

    private func isTab(_ name: String) -> Bool { TabTag.names.contains(name) }

    /// Makes a tag one of HTML: without attributes in braces, and with the names that HTML has for them.
    private mutating func takeExpressions(of tag: ComponentTag, tells: Bool) {
        let source = written.text
        for attribute in tag.attributes {
            if attribute.isExpression {
                if tells { found.append((.expression, attribute.range.lowerBound, nil)) }
                blank(attribute.range)
            } else if source[attribute.name].elementsEqual("className".utf8) {
                blank(attribute.name)
                text.replaceSubrange(attribute.name.prefix(5), with: Array("class".utf8))
            }
        }
        // `<Tabs.Item>` is no tag of Markdown; one with a hyphen is, and no browser shows it.
        for at in tag.name where source[at] == Byte.dot { text[at] = Byte.hyphen }
        guard tag.range.contains(where: { source[$0] == Byte.newline }),
            isTab(String(decoding: source[tag.name], as: UTF8.self))
        else { return }
        join(tag)
    }

    /// Sets the end of a tag of tabs that goes over several lines on its first one, where it has no name to be lost.
    private mutating func join(_ tag: ComponentTag) {
        guard tag.name.upperBound < tag.range.upperBound - 1, written.text[tag.name].elementsEqual("Tabs".utf8) else {
            return
        }
        blank(tag.name.upperBound..<tag.range.upperBound)
        text[tag.name.upperBound] = Byte.greater
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where text[index] != Byte.newline && text[index] != Byte.carriageReturn {
            text[index] = Byte.space
        }
    }
}
