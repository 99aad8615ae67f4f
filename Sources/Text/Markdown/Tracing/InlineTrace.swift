import CMark

/// Goes through the nodes of a paragraph and through its text side by side, and marks where nodes stand.
///
/// A text node gets ``Origins/mark(_:_:)``; links, pictures and raw HTML the byte of the author's text where their
/// address begins, and one, or -1 where the two do not agree.
struct InlineTrace: TreeWalker {
    private let content: LeafContent
    private let part: Origins.PartName
    private let origins: Origins
    private let grammar: LinkGrammar
    private var finder: ForeignFinder
    private var index: Int
    /// Where the words of the open links begin.
    private var openLinks: [Int] = []
    private var isLost = false

    init(_ content: LeafContent, _ part: Origins.PartName, origins: Origins) {
        self.content = content
        self.part = part
        self.origins = origins
        grammar = LinkGrammar(content.bytes)
        finder = ForeignFinder(content.bytes)
        index = content.start
    }

    /// Whether words may hold a bare address.
    static func mayHoldAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { index in
            text[index] == Byte.colon || text[index] == Byte.at
                || (text[index] == Byte.dot && index > 0 && text[index - 1] == UInt8(ascii: "w"))
        }
    }

    /// Marks everything below a block.
    mutating func run(below block: Node) {
        walk(below: block)
        for (kind, index) in finder.found { origins.note(kind, at: source(index)) }
    }

    mutating func enter(_ node: Node) -> Bool {
        switch node.kind {
        case CMARK_NODE_TEXT: readText(node)
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: readBreak()
        case CMARK_NODE_CODE: readCode()
        case CMARK_NODE_HTML_INLINE: readHTML(node)
        case CMARK_NODE_EMPH: index += 1
        case CMARK_NODE_STRONG: index += 2
        case CMARK_NODE_LINK where byte == Byte.less:
            readAutolink(node)
            return false
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            index += node.kind == CMARK_NODE_IMAGE ? 2 : 1
            openLinks.append(index)
            if isLost { node.mark = -1 }
        default: break
        }
        return node.kind == CMARK_NODE_EMPH || node.kind == CMARK_NODE_STRONG || node.kind == CMARK_NODE_LINK
            || node.kind == CMARK_NODE_IMAGE
    }

    mutating func leave(_ node: Node) {
        switch node.kind {
        case CMARK_NODE_EMPH: index += 1
        case CMARK_NODE_STRONG: index += 2
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE: readTail(node)
        default: break
        }
    }

    private var byte: UInt8 { index < content.bytes.count ? content.bytes[index] : 0 }

    private func source(_ index: Int) -> Int { origins.source(content.map[index], of: part) }

    private mutating func readText(_ node: Node) {
        guard !isLost else { return }
        node.mark = Origins.mark(content.map[index], part)
        let words = node.literal
        if origins.seeksForeign, ForeignFinder.mayHold(words) { seekForeign(words) }
        var cursor = TextCursor(at: index, smart: origins.smart)
        isLost = !cursor.advance(to: words.count, of: words, in: content.bytes, &origins.references)
        index = cursor.index
    }

    private mutating func seekForeign(_ words: UnsafeBufferPointer<UInt8>) {
        var cursor = TextCursor(at: index, smart: origins.smart)
        var byte = 0
        while byte < words.count {
            guard ForeignFinder.isMark(words, at: byte) else {
                byte += 1
                continue
            }
            guard cursor.advance(to: byte, of: words, in: content.bytes, &origins.references) else { return }
            byte += finder.look(at: cursor.index, before: byte + 1 < words.count ? words[byte + 1] : nil)
        }
    }

    private mutating func readBreak() {
        while Byte.isBlank(byte) || byte == 11 || byte == 12 || byte == Byte.backslash { index += 1 }
        if byte == Byte.newline { index += 1 }
        while Byte.isBlank(byte) { index += 1 }
    }

    private mutating func readCode() {
        let text = content.bytes
        let length = text[min(index, text.count)...].prefix { $0 == Byte.backtick }.count
        index += length
        while index < text.count {
            guard text[index] == Byte.backtick else {
                index += 1
                continue
            }
            let run = text[index...].prefix { $0 == Byte.backtick }.count
            index += run
            if run == length { return }
        }
        isLost = true
    }

    private mutating func readHTML(_ node: Node) {
        let html = node.literal
        let offset = source(index)
        var inside = OffsetMap(from: offset)
        var done = 0
        while done < html.count, !isLost {
            isLost = byte != html[done]
            index += 1
            done += 1
            guard html[done - 1] == Byte.newline else { continue }
            // Lazy lines keep the blanks that they begin with.
            while done < html.count, Byte.isBlank(html[done]) { done += 1 }
            inside.add(at: done, target: source(index))
        }
        node.mark = isLost ? -1 : offset + 1
        if !isLost, html.contains(Byte.newline) { origins.keep(inside, at: offset) }
    }

    private mutating func readAutolink(_ node: Node) {
        node.mark = isLost ? -1 : source(index + 1) + 1
        node.firstChild?.mark = Origins.mark(content.map[index + 1], part)
        while index < content.bytes.count, byte != Byte.greater { index += 1 }
        index += 1
    }

    /// Reads what stands behind the words of a link: its address, the label of its definition, or nothing.
    private mutating func readTail(_ node: Node) {
        let words = openLinks.popLast() ?? index
        guard !isLost, byte == Byte.closeBracket else {
            isLost = true
            node.mark = -1
            return
        }
        let close = index
        index += 1
        if let tail = grammar.tail(at: index) {
            node.mark = source(tail.address) + 1
            index = tail.end
            return
        }
        var label = words..<close
        if let written = grammar.label(at: index) {
            if content.bytes[written].contains(where: { !Byte.isSpace($0) }) { label = written }
            index = written.upperBound + 1
        }
        node.mark = (origins.definition(of: content.bytes[label], in: part) ?? source(words)) + 1
    }
}
