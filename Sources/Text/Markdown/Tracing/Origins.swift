import CMark

/// Where what libcmark's tree holds stands in the author's text.
///
/// libcmark counts columns in the text of a paragraph only, and its lines from behind link definitions, so each
/// paragraph is gone through once more beside its nodes: what a node says tells how many bytes were written for it.
final class Origins {
    /// A text that libcmark has read.
    private struct Part {
        let tree: Tree
        let lines: Lines
        /// Where its bytes stand in the text before it: the author's, or for fragments the shielded one.
        let map: OffsetMap
        /// Its link definitions, once they have been asked for.
        var definitions: LinkDefinitions?
    }

    /// Which text a node is of.
    enum PartName: Int { case whole, fragments }

    let smart: Bool
    var references = CharacterReferences()
    private var whole: Part
    private var fragments: Part?
    /// Markup of other programs, by the byte of the author's text where it begins; what ``trace(_:_:bareAddresses:)``
    /// comes by.
    private(set) var foreign: [Int: ForeignMarkup.Kind] = [:]
    /// Whether a line that takes in a file is among it.
    private(set) var holdsIncludes = false
    /// Whether links are wanted.
    let tracesLinks: Bool
    /// Whether such markup is looked for.
    let seeksForeign: Bool
    private var insides: [Int: OffsetMap] = [:]

    /// - Parameters:
    ///   - tree: the tree before anything was changed in it.
    ///   - lines: the text that it was parsed from.
    ///   - map: where the bytes of that text stand in the author's.
    ///   - smart: whether punctuation was made typographic.
    ///   - tracesLinks: whether the places of links are wanted.
    ///   - seeksForeign: whether markup of other programs is looked for.
    init(of tree: Tree, lines: Lines, map: OffsetMap, smart: Bool, tracesLinks: Bool, seeksForeign: Bool) {
        self.tracesLinks = tracesLinks
        self.seeksForeign = seeksForeign
        whole = Part(tree: tree, lines: lines, map: map)
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
    func definition(of label: ArraySlice<UInt8>, in part: PartName) -> Int? {
        guard part == .fragments, let fragments else {
            let definitions = whole.definitions ?? LinkDefinitions(in: whole.tree, lines: whole.lines)
            whole.definitions = definitions
            return definitions[label].map { source($0, of: part) }
        }
        let definitions = fragments.definitions ?? LinkDefinitions(in: fragments.tree, lines: fragments.lines)
        self.fragments?.definitions = definitions
        return definitions[label].map { source($0, of: part) }
    }

    /// Notes where the nodes of all paragraphs stand that hold what is wanted.
    func trace(_ tree: Tree, _ part: PartName = .whole, upTo end: Int = .max, bareAddresses: Bool) {
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.kind == CMARK_NODE_PARAGRAPH || node.kind == CMARK_NODE_HEADING
            if isLeaf, isWanted(below: node, bareAddresses) {
                guard node.startLine < end else { return }
                trace(node, part)
            }
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
    }

    /// Whether anything in a block has a place that somebody may ask for.
    private func isWanted(below block: Node, _ bareAddresses: Bool) -> Bool {
        var next = block.firstChild
        while let node = next {
            switch node.kind {
            case CMARK_NODE_LINK, CMARK_NODE_IMAGE, CMARK_NODE_HTML_INLINE:
                if tracesLinks { return true }
            case CMARK_NODE_TEXT:
                if tracesLinks, bareAddresses, InlineTrace.mayHoldAddress(node.literal) { return true }
                if seeksForeign, ForeignFinder.mayHold(node.literal) { return true }
            default: break
            }
            next = node.successor(in: block)
        }
        return false
    }

    /// The same for what was parsed apart; `map` tells where its bytes stand in the whole.
    ///
    /// What stands behind them, from the byte `end` on, is there for its definitions of links only.
    func trace(fragments tree: Tree, lines: Lines, map: OffsetMap, upTo end: Int, bareAddresses: Bool) {
        fragments = Part(tree: tree, lines: lines, map: map)
        let behind = end < lines.text.count ? lines.number(at: end) : .max
        trace(tree, .fragments, upTo: behind, bareAddresses: bareAddresses)
    }

    /// Notes where the nodes of a paragraph or a heading stand.
    private func trace(_ block: Node, _ part: PartName) {
        var trace = InlineTrace(LeafContent(of: block, lines: lines(of: part)), part, origins: self)
        trace.run(below: block)
    }

    /// Where a link, a picture or raw HTML of a line begins; nil where that is not known.
    func offset(of node: Node) -> Int? {
        node.mark > 0 ? node.mark - 1 : nil
    }

    /// Where the bytes of raw HTML in a line stand.
    func inside(of node: Node) -> OffsetMap? {
        guard let offset = offset(of: node) else { return nil }
        return insides[offset] ?? OffsetMap(from: offset)
    }

    /// Notes markup of another program.
    func note(_ kind: ForeignMarkup.Kind, at offset: Int) {
        foreign[offset] = kind
        if kind == .include { holdsIncludes = true }
    }

    /// Notes that the markup at a byte was read.
    func understood(at offset: Int) { foreign[offset] = nil }

    /// Notes that all markup of a kind was read.
    func understood(_ kind: ForeignMarkup.Kind) { foreign = foreign.filter { $0.value != kind } }

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
