import CMark

/// Goes through a text and stops at bytes that stand neither in code, nor in a comment, nor behind a backslash.
struct LiveText {
    private let source: [UInt8]
    private var codeSpans: CodeSpans
    /// Bytes of blocks of code and of raw HTML that nothing is read in, in order.
    private let dead: [Range<Int>]
    private var nextDead = 0
    private var lineEnd = -1
    private var commentsEnd: Bool?

    /// - Parameter source: the text; it is parsed once for its blocks.
    init(_ source: [UInt8]) {
        self.source = source
        codeSpans = CodeSpans(source)
        dead = LiveText.deadBlocks(of: source)
    }

    /// Stops at each live byte that is wanted.
    /// - Parameters:
    ///   - isWanted: by byte; a backslash that is wanted is handed over together with what it escapes.
    ///   - visit: gets the byte's place, and says where to go on, behind it.
    mutating func visit(_ isWanted: [Bool], _ visit: (Int) -> Int) {
        var index = 0
        while index < source.count {
            if nextDead < dead.count, index >= dead[nextDead].lowerBound {
                index = max(index, dead[nextDead].upperBound)
                nextDead += 1
                continue
            }
            let byte = source[index]
            if isWanted[Int(byte)] {
                let next = visit(index)
                if next > index {
                    index = next
                    continue
                }
            }
            switch byte {
            case Byte.backslash: index += 2
            case Byte.backtick: index = behindCode(at: index)
            case Byte.less where source[index...].begins(with: "<!--"): index = behindComment(at: index)
            default: index += 1
            }
        }
    }

    private mutating func behindCode(at index: Int) -> Int {
        let run = index..<(index + codeSpans.runLength(at: index))
        if lineEnd < index {
            lineEnd = source[index...].firstIndex { $0 == Byte.newline || $0 == Byte.carriageReturn } ?? source.count
        }
        return codeSpans.end(ofRun: run, lineEnd: lineEnd, isRow: false) ?? run.upperBound
    }

    private mutating func behindComment(at index: Int) -> Int {
        // One that does not end is looked for once.
        if commentsEnd == false { return index + 4 }
        var end = index + 4
        while end + 2 < source.count {
            if source[end] == Byte.hyphen, source[end...].begins(with: "-->") { return end + 3 }
            end += 1
        }
        commentsEnd = false
        return index + 4
    }

    /// Blocks of code, and of HTML whose text is none: scripts, styles, comments, `pre`.
    static func deadBlocks(of source: [UInt8]) -> [Range<Int>] {
        Tree(parsing: source, smart: false).map { deadBlocks(of: $0, Lines(source)) } ?? []
    }

    /// The same of a text that has been read.
    static func deadBlocks(of tree: Tree, _ lines: Lines) -> [Range<Int>] {
        var dead: [Range<Int>] = []
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
            let isDead =
                node.kind == CMARK_NODE_CODE_BLOCK || (node.kind == CMARK_NODE_HTML_BLOCK && isText(node.literal))
            guard isDead, node.endLine >= node.startLine else { continue }
            let range = lines.range(node.startLine).lowerBound..<lines.range(node.endLine).upperBound
            if range.lowerBound >= dead.last?.upperBound ?? 0 { dead.append(range) }
        }
        return dead
    }

    private static func isText(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = html.prefix(24).trimmed.map(Byte.lowered)
        return ["<!--", "<script", "<style", "<pre", "<textarea", "<!", "<?"].contains { start.starts(with: $0.utf8) }
    }
}
