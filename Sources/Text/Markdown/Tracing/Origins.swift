import CMark

/// Where what libcmark's tree holds stands in the author's text.
///
/// libcmark counts columns in the text of a paragraph only, and its lines from behind link definitions, so each
/// paragraph is gone through once more beside its nodes: what a node says tells how many bytes were written for it.
final class Origins {
    /// A text that libcmark has read.
    struct Part {
        let lines: Lines
        /// Where its bytes stand in the text before it: the author's, or for fragments the shielded one.
        let map: OffsetMap
    }

    /// Which text a node is of.
    enum PartName: Int { case whole, fragments }

    let smart: Bool
    var references = CharacterReferences()
    private var whole: Part
    private var fragments: Part?
    private weak var tree: Tree?
    private lazy var definitions = tree.map { LinkDefinitions(in: $0, lines: whole.lines) } ?? LinkDefinitions()
    private var insides: [Int: OffsetMap] = [:]

    /// - Parameters:
    ///   - tree: the tree before anything was changed in it.
    ///   - lines: the text that it was parsed from.
    ///   - map: where the bytes of that text stand in the author's.
    init(of tree: Tree, lines: Lines, map: OffsetMap, smart: Bool) {
        self.tree = tree
        whole = Part(lines: lines, map: map)
        self.smart = smart
    }

    /// The lines of a text.
    func lines(of part: PartName) -> Lines { part == .whole ? whole.lines : fragments?.lines ?? whole.lines }

    /// Where a byte of a text stands in the author's.
    func source(_ offset: Int, of part: PartName) -> Int {
        guard part == .fragments, let fragments else { return whole.map[offset] }
        return whole.map[fragments.map[offset]]
    }

    /// The byte of the text at which the address of the definition for a label begins.
    func definition(of label: ArraySlice<UInt8>) -> Int? { definitions[label].map { whole.map[$0] } }

    /// Notes where the nodes of all paragraphs that hold addresses stand.
    func trace(_ tree: Tree, _ part: PartName = .whole, bareAddresses: Bool) {
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            if isLeaf, InlineTrace.isWanted(below: node, bareAddresses: bareAddresses) { trace(node, part) }
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
    }

    /// The same for what was parsed apart; `map` tells where its bytes stand in the text of the whole.
    func trace(fragments tree: Tree, lines: Lines, map: OffsetMap, bareAddresses: Bool) {
        fragments = Part(lines: lines, map: map)
        trace(tree, .fragments, bareAddresses: bareAddresses)
    }

    /// Notes where the nodes of a paragraph or a heading stand.
    func trace(_ block: Node, _ part: PartName = .whole) {
        var trace = InlineTrace(LeafContent(of: block, lines: lines(of: part)), part, origins: self)
        trace.run(below: block)
    }

    /// Where a link, a picture or raw HTML of a line begins; nil where that is not known.
    func offset(of node: Node) -> Int? {
        if node.mark == 0 {
            var next = node.parent
            while let parent = next, parent.kind != CMARK_NODE_PARAGRAPH, parent.kind != CMARK_NODE_HEADING {
                next = parent.parent
            }
            if let next { trace(next) }
        }
        return node.mark > 0 ? node.mark - 1 : nil
    }

    /// Where the bytes of raw HTML in a line stand.
    func inside(of node: Node) -> OffsetMap? {
        guard let offset = offset(of: node) else { return nil }
        return insides[offset] ?? OffsetMap(from: offset)
    }

    /// Keeps where the bytes of raw HTML stand that goes over several lines.
    func keep(_ inside: OffsetMap, at offset: Int) { insides[offset] = inside }

    /// Tells where the words of a text node stand; nil where it has no mark.
    func reader(of node: Node) -> WordPlaces? {
        guard node.mark > 0, let part = PartName(rawValue: (node.mark - 1) & 1) else { return nil }
        let cursor = TextCursor(at: (node.mark - 1) >> 1, smart: smart)
        return WordPlaces(origins: self, part: part, words: node.literal, cursor: cursor)
    }

    /// Notes that bytes at the beginning of a text node have gone, which stand in the text as in its words.
    static func move(_ node: Node, by count: Int) {
        if node.mark > 0 { node.mark += count << 1 }
    }

    /// The mark of a text node.
    static func mark(_ offset: Int, _ part: PartName) -> Int { (offset << 1 | part.rawValue) + 1 }
}
