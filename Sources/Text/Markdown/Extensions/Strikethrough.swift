import CMark

/// `~struck through~` and `~~so~~` (GFM §6.5): runs of one or two tildes that could open or close emphasis, paired with
/// the nearest run of the same length beside the same inlines.
struct Strikethrough {
    private struct Run {
        let node: Node
        let range: Range<Int>
        let opens: Bool
        let closes: Bool
    }

    private var stack: [Run] = []
    /// Below these no opening run is looked for again, by the closing run's kind.
    private var bottoms = [0, 0, 0, 0, 0, 0]
    private var pairs: [(opening: Run, closing: Run)] = []

    /// Strikes through everywhere in a tree.
    static func apply(to tree: Tree) {
        var parents: [Node] = []
        var next: Node? = tree.root
        while let node = next {
            next = node.successor(in: tree.root)
            guard node.kind == CMARK_NODE_TEXT, node.literal.contains(Byte.tilde), let parent = node.parent,
                parent != parents.last, !(parent.kind == CMARK_NODE_LINK && parent.mark == TextPass.bareLinkMark)
            else { continue }
            parents.append(parent)
        }
        var seen: Set<OpaquePointer> = []
        for parent in parents where seen.insert(parent.pointer).inserted {
            var pass = Strikethrough()
            pass.pair(below: parent)
            pass.replaceRuns()
        }
    }

    private mutating func pair(below parent: Node) {
        var next = parent.firstChild
        while let node = next {
            next = node.next
            if node.kind == CMARK_NODE_TEXT { findRuns(in: node) }
        }
    }

    private mutating func findRuns(in node: Node) {
        let text = node.literal
        var index = 0
        while index < text.count {
            guard text[index] == Byte.tilde else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index] == Byte.tilde { index += 1 }
            if index - start <= 2 { push(run(start..<index, in: node, text)) }
        }
    }

    private func run(_ range: Range<Int>, in node: Node, _ text: UnsafeBufferPointer<UInt8>) -> Run {
        let before = Scalars.decode(text, before: range.lowerBound) ?? Neighbour.before(node)
        let after =
            range.upperBound < text.count
            ? Scalars.decode(text, at: range.upperBound) ?? " " : Neighbour.after(node)
        let spaceBefore = Scalars.isSpace(before)
        let spaceAfter = Scalars.isSpace(after)
        let markBefore = Scalars.isPunctuation(before)
        let markAfter = Scalars.isPunctuation(after)
        return Run(
            node: node, range: range, opens: !spaceAfter && !(markAfter && !spaceBefore && !markBefore),
            closes: !spaceBefore && !(markBefore && !spaceAfter && !markAfter))
    }

    /// Pairs a run with the nearest one that can open it, or keeps it for a later one; after cmark's
    /// `process_emphasis`, the rule of three included (§6.2, rule 9).
    private mutating func push(_ run: Run) {
        let kind = (run.opens ? 3 : 0) + run.range.count
        if run.closes {
            var index = stack.count - 1
            while index >= bottoms[kind], isOddMatch(stack[index], run) { index -= 1 }
            if index >= bottoms[kind] {
                let opening = stack[index]
                stack.removeSubrange(index...)
                for kind in bottoms.indices { bottoms[kind] = min(bottoms[kind], stack.count) }
                if opening.range.count == run.range.count { pairs.append((opening, run)) }
                return
            }
            bottoms[kind] = stack.count
        }
        if run.opens { stack.append(run) }
    }

    private func isOddMatch(_ opening: Run, _ closing: Run) -> Bool {
        (closing.opens || opening.closes) && (opening.range.count + closing.range.count) % 3 == 0
    }

    private func replaceRuns() {
        var byNode: [OpaquePointer: [(Range<Int>, Bool)]] = [:]
        for (opening, closing) in pairs {
            byNode[opening.node.pointer, default: []].append((opening.range, true))
            byNode[closing.node.pointer, default: []].append((closing.range, false))
        }
        for (pointer, ranges) in byNode {
            guard let node = Node(pointer) else { continue }
            split(node, at: ranges.sorted { $0.0.lowerBound < $1.0.lowerBound })
        }
    }

    private func split(_ node: Node, at ranges: [(Range<Int>, Bool)]) {
        let text = Array(node.literal)
        var done = 0
        for (range, isOpening) in ranges {
            insertText(text[done..<range.lowerBound], before: node)
            if let tag = Markup.inline(isOpening ? "<del>".utf8 : "</del>".utf8) { node.insertBefore(tag) }
            done = range.upperBound
        }
        insertText(text[done...], before: node)
        node.remove()
    }

    private func insertText(_ bytes: ArraySlice<UInt8>, before node: Node) {
        guard !bytes.isEmpty, let text = Node(new: CMARK_NODE_TEXT) else { return }
        text.setLiteral(bytes)
        node.insertBefore(text)
    }
}

/// Characters of the source beside a text node, as far as they can be told from the tree.
enum Neighbour {
    static func before(_ node: Node) -> Unicode.Scalar { beside(node.previous, of: node) }
    static func after(_ node: Node) -> Unicode.Scalar { beside(node.next, of: node) }

    private static func beside(_ sibling: Node?, of node: Node) -> Unicode.Scalar {
        guard let sibling else {
            switch node.parent?.kind {
            case CMARK_NODE_EMPH, CMARK_NODE_STRONG: return "*"
            case CMARK_NODE_LINK, CMARK_NODE_IMAGE: return "["
            default: return "\n"
            }
        }
        switch sibling.kind {
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return "\n"
        case CMARK_NODE_LINK where sibling.mark == TextPass.bareLinkMark: return "a"
        default: return "*"
        }
    }
}
