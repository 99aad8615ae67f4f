import CMark

/// Pieces in a tree: blocks of their own, with what stands between them and their end, or parts of a line.
struct PieceTree {
    /// What a node stands for.
    struct Piece {
        var name: String
        var arguments: [PieceTag.Argument]
        /// Where the tag begins, in bytes of the author's text.
        var offset: Int
        /// What ends its body.
        var ending: String
    }

    /// How deep pieces may stand in each other: what stands inside is written once for each that is around it.
    static let depth = 32

    private let marks: PieceMarks
    private let shapes: [String: PieceShape]
    /// The pieces, by their nodes.
    private(set) var pieces: [OpaquePointer: Piece] = [:]
    /// What is wrong.
    private(set) var mistakes: [PieceTag.Mistake] = []
    private var open: [(node: Node, piece: Piece)] = []

    /// Sets pieces where marks stand, and puts back what stands in code and the like.
    init(_ marks: PieceMarks, in tree: Tree, shapes: [String: PieceShape]) {
        self.marks = marks
        self.shapes = shapes
        var next = tree.root.firstChild
        while let node = next {
            switch node.kind {
            case CMARK_NODE_HTML_BLOCK:
                next = node.following(in: tree.root)
                readBlock(node)
            case CMARK_NODE_HTML_INLINE:
                next = node.following(in: tree.root)
                readInline(node)
            default:
                restore(node)
                next = node.successor(in: tree.root)
            }
        }
        for (_, piece) in open { tell(unended(piece)) }
    }

    private func restore(_ node: Node) {
        if let text = marks.restored(node.literal) { node.setLiteral(text) }
        if let text = marks.restored(node.destination) { node.setDestination(text) }
        if let text = marks.restored(node.title) { node.setTitle(text) }
        if let text = marks.restored(node.info) { node.setInfo(text) }
    }

    private mutating func tell(_ mistake: PieceTag.Mistake) { mistakes.append(mistake) }

    // MARK: In a line

    private mutating func readInline(_ node: Node) {
        let found = marks.marks(in: node.literal)
        guard found.count == 1, found[0].range == 0..<node.literal.count else { return restore(node) }
        guard let place = Markup.inline([]) else { return }
        node.insertAfter(place)
        let tag = marks.tags[found[0].number]
        switch tag.kind {
        case .include(let name, _) where shapes[name]?.takesBody == true: tell(notAlone(name, tag))
        case .include(let name, _) where shapes[name]?.isInline != true && !isCell(place.parent):
            tell(noBlockHere(name, tag))
        case .include(let name, let arguments):
            pieces[place.pointer] = piece(name, arguments, tag)
        case .end: tell(strayEnd(tag))
        case .wrong(let mistake): tell(mistake)
        }
        node.remove()
    }

    private func piece(_ name: String, _ arguments: [PieceTag.Argument], _ tag: PieceTag) -> Piece {
        Piece(name: name, arguments: arguments, offset: tag.range.lowerBound, ending: tag.ending)
    }

    private func isCell(_ parent: Node?) -> Bool {
        guard let parent, parent.kind == CMARK_NODE_CUSTOM_BLOCK else { return false }
        return Markup.isCell(parent)
    }

    // MARK: On lines of their own

    private mutating func readBlock(_ node: Node) {
        let literal = Array(node.literal)
        let found = marks.marks(in: literal)
        guard !found.isEmpty else { return }
        if found.count == 1, literal.trimmed.count == found[0].range.count {
            replace(node, by: marks.tags[found[0].number])
            return node.remove()
        }
        split(node, literal, found)
    }

    /// Cuts a block of HTML where pieces stand between its tags.
    private mutating func split(_ node: Node, _ literal: [UInt8], _ found: [(number: Int, range: Range<Int>)]) {
        var (done, lines) = (0, 0)
        for (number, range) in found where isBetweenTags(literal, done..<range.lowerBound) {
            addHTML(literal[done..<range.lowerBound], before: node, lines)
            lines += literal[done..<range.upperBound].count { $0 == Byte.newline }
            let tag = marks.tags[number]
            if case .include(let name, _) = tag.kind, shapes[name]?.takesBody == true {
                tell(notAlone(name, tag))
            } else {
                replace(node, by: tag)
            }
            done = range.upperBound
        }
        guard done > 0 else { return restore(node) }
        addHTML(literal[done...], before: node, lines)
        node.remove()
    }

    private func isBetweenTags(_ literal: [UInt8], _ range: Range<Int>) -> Bool {
        literal[range].last { $0 == Byte.less || $0 == Byte.greater } != Byte.less
    }

    private func addHTML(_ html: ArraySlice<UInt8>, before node: Node, _ lines: Int) {
        guard !html.trimmed.isEmpty, let block = Node(new: CMARK_NODE_CUSTOM_BLOCK),
            let part = Node(new: CMARK_NODE_HTML_BLOCK)
        else { return }
        part.setLiteral(marks.restored(html) ?? Array(html))
        // A new node has no line of its own.
        block.mark = Markup.mark(shift: node.startLine + lines)
        block.append(part)
        node.insertBefore(block)
    }

    /// Puts what a tag stands for before a node.
    private mutating func replace(_ node: Node, by tag: PieceTag) {
        switch tag.kind {
        case .wrong(let mistake): tell(mistake)
        case .end: close(at: node, tag)
        case .include(let name, let arguments):
            guard let block = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { return }
            node.insertBefore(block)
            let piece = piece(name, arguments, tag)
            if shapes[name]?.takesBody == true, !tag.isWhole {
                open.append((block, piece))
            } else {
                pieces[block.pointer] = piece
            }
        }
    }

    private mutating func close(at end: Node, _ tag: PieceTag) {
        guard let (block, piece) = open.popLast() else { return tell(strayEnd(tag)) }
        guard block.parent == end.parent else {
            return tell(
                PieceTag.Mistake(
                    message:
                        "`\(tag.ending)` stands in another list item or quote than the beginning of `\(piece.name)`",
                    offset: tag.range.lowerBound, length: tag.range.count,
                    remedy: "indent both alike, or set `>` before both"))
        }
        guard open.count < PieceTree.depth else {
            return tell(
                PieceTag.Mistake(
                    message: "pieces stand \(PieceTree.depth) deep in each other", offset: piece.offset,
                    remedy: "take some of them apart"))
        }
        while let next = block.next, next != end { block.append(next) }
        pieces[block.pointer] = piece
    }

    // MARK: What is wrong

    private func unended(_ piece: Piece) -> PieceTag.Mistake {
        PieceTag.Mistake(
            message: "the body of `\(piece.name)` never ends", offset: piece.offset,
            remedy: "write `\(piece.ending)` on a line of its own behind it, in the same list item or quote")
    }

    private func strayEnd(_ tag: PieceTag) -> PieceTag.Mistake {
        PieceTag.Mistake(
            message: "`\(tag.ending)` ends no body", offset: tag.range.lowerBound, length: tag.range.count,
            remedy: "begin one with a piece that takes a body, on a line of its own, or take it out")
    }

    private func noBlockHere(_ name: String, _ tag: PieceTag) -> PieceTag.Mistake {
        PieceTag.Mistake(
            message: "`\(name)` makes a block, and stands inside a line", offset: tag.range.lowerBound,
            remedy: "set it on a line of its own")
    }

    private func notAlone(_ name: String, _ tag: PieceTag) -> PieceTag.Mistake {
        PieceTag.Mistake(
            message: "`\(name)` has a body, so it stands on a line of its own, outside of HTML",
            offset: tag.range.lowerBound,
            remedy: "set it and its `\(tag.ending)` on lines of their own, with a blank line behind HTML above")
    }
}
