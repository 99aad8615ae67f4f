import CMark

/// Boxes of other programs' Markdown, set as marks that libcmark reads as a box needs it.
///
/// What is indented below `!!! note` stands where the text of an item would, so the line becomes an item that begins with a
/// heading, its title; `:::note` becomes such a heading alone, and the `:::` that ends it a break between blocks. Which
/// lines are code is only known when the lines above are read so: the text is read until no line changes any more.
struct AdmonitionMarks {
    /// How often a text is read at most, once for each depth; what stands deeper stays text.
    private static let rounds = 16

    /// The lines on which boxes begin.
    private(set) var openings: [Int: AdmonitionLine] = [:]
    /// The lines on which fenced boxes end, by those on which they begin.
    private(set) var ends: [Int: Int] = [:]
    /// The lines on which groups of tabs begin or end by a tag.
    private(set) var groups: Set<Int> = []
    private let written: Lines

    /// Sets marks into a text; nil where it has no such box.
    init?(in text: inout [UInt8], _ extras: MarkdownExtras) {
        written = Lines(text)
        var waiting = AdmonitionMarks.candidates(in: written, extras)
        if waiting.isEmpty { return nil }
        let mark = written.unusedItemMark
        for round in 0... {
            // A box may be what defines a term, and a term may stand in a box.
            var read = text
            if extras.contains(.definitions) { _ = DefinitionLists(in: &read) }
            guard round < 2 * AdmonitionMarks.rounds, let tree = Tree(parsing: read, smart: false) else {
                text = written.text
                return nil
            }
            let misread = misread(in: tree)
            for line in misread { takeBack(line, in: &text) }
            // Behind so many rounds nothing is set any more, only taken back.
            let fresh = round < AdmonitionMarks.rounds ? live(waiting, in: tree, extras) : []
            for line in fresh { set(line.number, line.found, in: &text, mark) }
            if misread.isEmpty, fresh.isEmpty { break }
            let done = Set(fresh.map(\.number))
            waiting.removeAll { done.contains($0.number) }
        }
        guard openings.isEmpty else { return }
        text = written.text
        return nil
    }
}

extension AdmonitionMarks {
    private typealias Candidate = (number: Int, found: AdmonitionLine)

    /// The lines that look like one, in order.
    private static func candidates(in lines: Lines, _ extras: MarkdownExtras) -> [Candidate] {
        let text = lines.text
        guard text.withUnsafeBufferPointer(AdmonitionLine.mayStand(in:)) else { return [] }
        return (1...lines.count).compactMap { number in
            let range = lines.range(number)
            var start = LinePrefix(text, range).end
            if extras.contains(.definitions), start + 1 < range.upperBound, text[start] == Byte.colon,
                Byte.isBlank(text[start + 1])
            {
                start = LinePrefix(text, (start + 1)..<range.upperBound).end
            }
            return AdmonitionLine(text, start..<range.upperBound).map { (number, $0) }
        }
    }

    /// Those that do not stand in code, of fences only those that end.
    private mutating func live(_ waiting: [Candidate], in tree: Tree, _ extras: MarkdownExtras) -> [Candidate] {
        if waiting.isEmpty { return [] }
        // Of MDX only fences tell what is code: a tag that nothing separates from the code below it makes no HTML of it.
        var dead = (extras.contains(.mdx) ? written.inFences : LiveText.deadBlocks(of: tree, written))[...]
        var open: [Candidate] = []
        var openTags = 0
        var live: [Candidate] = []
        for candidate in waiting {
            let start = candidate.found.start
            while let first = dead.first, first.upperBound <= start { dead = dead.dropFirst() }
            if let first = dead.first, first.lowerBound <= start { continue }
            switch candidate.found.shape {
            case .fence: open.append(candidate)
            case .tag:
                open.append(candidate)
                openTags += 1
            case .end, .tagEnd:
                // A tag ends with what stands open in it.
                if candidate.found.shape == .tagEnd, openTags > 0 {
                    while open.last?.found.shape != .tag { open.removeLast() }
                    openTags -= 1
                }
                guard let last = open.last, last.found.isEnded(by: candidate.found) else { continue }
                open.removeLast()
                guard let extra = last.found.extra, extras.contains(extra), open.count < PieceTree.depth else {
                    continue
                }
                ends[last.number] = candidate.number
                live += [last, candidate]
            default: if let extra = candidate.found.extra, extras.contains(extra) { live.append(candidate) }
            }
        }
        return live
    }

    private mutating func set(_ line: Int, _ found: AdmonitionLine, in text: inout [UInt8], _ mark: UInt8) {
        found.write(into: &text, upTo: written.range(line).upperBound, itemMark: mark)
        switch found.shape {
        case .end, .tagEnd: break
        case .group: groups.insert(line)
        default: openings[line] = found
        }
    }

    private mutating func takeBack(_ line: Int, in text: inout [UInt8]) {
        openings[line] = nil
        for number in [line, ends.removeValue(forKey: line)].compactMap(\.self) {
            let range = written.range(number)
            text.replaceSubrange(range, with: written.text[range])
        }
    }

    /// The lines of boxes that libcmark has not read as such.
    private func misread(in tree: Tree) -> [Int] {
        if openings.isEmpty { return [] }
        var read: Set<Int> = []
        for found in boxes(in: tree) { read.insert(found.heading.startLine) }
        return openings.keys.filter { !read.contains($0) }.sorted()
    }

    /// The headings that boxes begin with, in the order of the text.
    func boxes(in tree: Tree) -> [(heading: Node, line: AdmonitionLine)] {
        var boxes: [(heading: Node, line: AdmonitionLine)] = []
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
            guard node.kind == CMARK_NODE_HEADING, let line = openings[node.startLine], isWhole(node, line) else {
                continue
            }
            boxes.append((node, line))
        }
        return boxes
    }

    private func isWhole(_ heading: Node, _ line: AdmonitionLine) -> Bool {
        if line.isFenced { return end(of: heading) != nil }
        guard let item = heading.parent, item.kind == CMARK_NODE_ITEM else { return false }
        return item.firstChild == heading && item.startLine == heading.startLine
    }

    /// The break that ends a fenced box.
    func end(of heading: Node) -> Node? {
        guard let line = ends[heading.startLine] else { return nil }
        var next = heading.next
        while let node = next, node.startLine <= line {
            if node.kind == CMARK_NODE_THEMATIC_BREAK, node.startLine == line { return node }
            next = node.next
        }
        return nil
    }
}
