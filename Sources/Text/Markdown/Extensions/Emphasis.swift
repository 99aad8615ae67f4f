import CMark

/// Emphasis beside strikethrough (§6.2; GFM §6.5): in a text with tildes, runs of `*`, `_` and `~` are shielded from
/// libcmark, which knows nothing of the third, and paired here after the reference implementations'
/// `process_emphasis`; a pair of one kind ends whatever was open between.
struct Emphasis {
    /// The mark of an inline node that begins or ends what is struck through.
    static let strikeMark = 16

    private let origins: Origins?
    /// Whether a pair of single tildes lowers what stands between.
    private let hasScripts: Bool
    private var runs: [DelimiterRun] = []
    /// Below these no opening run is looked for again, by the closing run's kind.
    private var bottoms = [Int](repeating: 0, count: 18)

    /// Pairs the runs everywhere in a tree.
    static func apply(to tree: Tree, origins: Origins?, hasScripts: Bool = false) {
        var next: Node? = tree.root
        while let node = next {
            let isLeaf = node.isLeafBlock
            if isLeaf { node.apart { pair(below: node, origins, hasScripts) } }
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
    }

    private static func pair(below block: Node, _ origins: Origins?, _ hasScripts: Bool) {
        var parents: [Node] = []
        var next = block.firstChild
        while let node = next {
            next = node.successor(in: block)
            guard node.kind == CMARK_NODE_TEXT, holdsDelimiter(node.literal), let parent = node.parent,
                parent != parents.last
            else { continue }
            parents.append(parent)
        }
        var seen: Set<OpaquePointer> = []
        for parent in parents where seen.insert(parent.pointer).inserted {
            var emphasis = Emphasis(origins: origins, hasScripts: hasScripts)
            emphasis.cutRuns(below: parent)
            emphasis.pairRuns()
            emphasis.settle(below: parent)
        }
    }

    private static func holdsDelimiter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { text[$0] == 0xF0 && Sentinel.at($0, of: text)?.isDelimiter == true }
    }

    /// Makes each run a text node of its own.
    private mutating func cutRuns(below parent: Node) {
        var next = parent.firstChild
        while let node = next {
            next = node.next
            if node.kind == CMARK_NODE_TEXT, Emphasis.holdsDelimiter(node.literal) { cut(node) }
        }
        for number in runs.indices {
            runs[number].previous = number - 1
            runs[number].next = number + 1 < runs.count ? number + 1 : -1
        }
    }

    private mutating func cut(_ node: Node) {
        let text = node.literal
        var places = origins.flatMap { $0.reader(of: node) }
        var pieces: [Node] = []
        var done = 0
        var index = 0
        while index < text.count {
            guard let kind = Sentinel.at(index, of: text), kind.isDelimiter else {
                index += 1
                continue
            }
            let start = index
            repeat { index += 4 } while index < text.count && Sentinel.at(index, of: text) == kind
            if start > done, let words = Node(words: text[done..<start]) {
                places?.pass(byte: done, to: words)
                pieces.append(words)
            }
            guard let mark = Node(new: CMARK_NODE_TEXT) else { continue }
            places?.pass(byte: start, to: mark)
            pieces.append(mark)
            runs.append(DelimiterRun(kind, at: start..<index, of: text, in: node, as: mark))
            done = index
        }
        if done < text.count, let words = Node(words: text[done...]) {
            places?.pass(byte: done, to: words)
            pieces.append(words)
        }
        for piece in pieces { node.insertBefore(piece) }
        node.remove()
    }

    private mutating func pairRuns() {
        var closing = runs.isEmpty ? -1 : 0
        while closing >= 0 {
            guard runs[closing].closes else {
                closing = runs[closing].next
                continue
            }
            let key = bottomKey(runs[closing])
            var opening = runs[closing].previous
            while opening >= bottoms[key], !runs[opening].pairs(with: runs[closing]) {
                opening = runs[opening].previous
            }
            if opening >= bottoms[key] {
                closing = runs[closing].kind == .wave ? strike(opening, closing) : emphasise(opening, closing)
            } else {
                bottoms[key] = closing
                let next = runs[closing].next
                if !runs[closing].opens { forget(closing) }
                closing = next
            }
        }
    }

    private func bottomKey(_ run: DelimiterRun) -> Int {
        // cmark-gfm keeps one bound for tildes, whether or not the closing run could open.
        let opens = run.opens && run.kind != .wave
        return Int(run.kind.rawValue - Sentinel.star.rawValue) * 6 + (opens ? 3 : 0) + run.length % 3
    }

    /// Takes a run out of those that count.
    private mutating func forget(_ number: Int) {
        let (previous, next) = (runs[number].previous, runs[number].next)
        if previous >= 0 { runs[previous].next = next }
        if next >= 0 { runs[next].previous = previous }
    }

    private mutating func forgetBetween(_ opening: Int, _ closing: Int) {
        runs[opening].next = closing
        runs[closing].previous = opening
    }

    /// Wraps what stands between two runs of `*` or `_`; gives the run to go on with.
    private mutating func emphasise(_ opening: Int, _ closing: Int) -> Int {
        let used = min(2, runs[opening].rest, runs[closing].rest)
        forgetBetween(opening, closing)
        if let wrapper = Node(new: used == 1 ? CMARK_NODE_EMPH : CMARK_NODE_STRONG) {
            var next = runs[opening].node.next
            while let node = next, node != runs[closing].node {
                next = node.next
                wrapper.append(node)
            }
            runs[opening].node.insertAfter(wrapper)
        }
        runs[opening].rest -= used
        runs[closing].rest -= used
        Origins.move(runs[closing].node, by: 4 * used)
        if runs[opening].rest == 0 { forget(opening) }
        guard runs[closing].rest == 0 else { return closing }
        forget(closing)
        return runs[closing].next
    }

    /// Strikes through between two runs of `~` where they are of one length; gives the run to go on with.
    private mutating func strike(_ opening: Int, _ closing: Int) -> Int {
        forgetBetween(opening, closing)
        if runs[opening].length == runs[closing].length {
            runs[opening].rest = 0
            runs[closing].rest = 0
            let name = hasScripts && runs[opening].length == 1 ? "sub" : "del"
            for (run, tag) in [(opening, "<\(name)>"), (closing, "</\(name)>")] {
                guard let node = Markup.inline(tag.utf8) else { continue }
                node.mark = Emphasis.strikeMark
                runs[run].node.insertBefore(node)
            }
        }
        forget(opening)
        forget(closing)
        return runs[closing].next
    }

    /// Makes words of what is left of the runs, and one node of words that stand side by side.
    private func settle(below parent: Node) {
        for run in runs {
            if run.rest == 0 {
                run.node.remove()
            } else {
                run.node.setLiteral(Array(repeating: run.kind.meaning ?? 0, count: run.rest))
            }
        }
        var next = parent.firstChild
        while let node = next {
            if node.kind == CMARK_NODE_TEXT { join(node) }
            let isWrapper = node.kind == CMARK_NODE_EMPH || node.kind == CMARK_NODE_STRONG
            next = isWrapper ? node.successor(in: parent) : node.following(in: parent)
        }
    }

    private func join(_ node: Node) {
        guard let second = node.next, second.kind == CMARK_NODE_TEXT else { return }
        var words = Array(node.literal)
        while let other = node.next, other.kind == CMARK_NODE_TEXT {
            words += other.literal
            other.remove()
        }
        node.setLiteral(words)
    }
}

extension Node {
    /// A text node of its own.
    init?(words: some Sequence<UInt8>) {
        self.init(new: CMARK_NODE_TEXT)
        setLiteral(words)
    }
}
