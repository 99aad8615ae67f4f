import CMark
import Diagnostics
import Markup

/// Walks a tree and writes it as HTML, as CommonMark's reference renderer does where nothing else is asked for.
struct HTMLWriter: TreeWalker {
    let options: MarkdownOptions
    let hooks: MarkdownHooks
    var places: Places
    /// The lines of what libcmark has read.
    let lines: Lines
    let origins: Origins?
    /// What lists of attributes say of blocks, by their nodes.
    let attributes: [OpaquePointer: BlockAttributes]
    /// The pieces, by their nodes.
    let pieces: [OpaquePointer: PieceTree.Piece]
    /// Lists of definitions, by their nodes.
    let definitions: [OpaquePointer: DefinitionLists.Part]
    /// What links and pictures name, by their nodes.
    let named: [OpaquePointer: WikiLinkPass.Target]
    /// Paragraphs in whose place the list of the headings is asked for.
    let contentsMarks: Set<OpaquePointer>
    let shield: Shield
    let isSite: Bool
    /// What stands between two lines of a paragraph.
    private let softBreak: StaticString
    let mayHaveTasks: Bool

    var out: ByteBuffer
    var headings: [Heading] = []
    /// The ids of those that the list of headings passes over.
    var unlistedHeadings: Set<String> = []
    var links: [FoundLink] = []
    /// Where the links stand; empty where nobody wants to know.
    var linkPlaces: [Place] = []
    /// How many mistakes in pieces are not among the messages, since there are enough of them.
    var untold = 0
    /// The addresses that the hook has refused: which diagnostic says so, and which link it is.
    var refused: [(diagnostic: Int, link: Int)] = []
    var diagnostics: [Diagnostic] = []
    var ids = HeadingIDs()
    var count = WordCount()
    /// Whether a picture was written.
    var hasImage = false
    var excerpt = ExcerptRange()
    /// Where the content of the open heading begins, and its id.
    var openHeading: (start: Int, id: String)?
    /// The box of a task that the next paragraph begins with.
    var pendingBox: Bool?
    /// How far lines of the tree are from lines of the text; other than 0 inside what was parsed apart.
    var lineShift = 0
    /// The line of a table's row while inside its cells.
    var cellLine: Int?
    /// Where the list of the headings stands.
    var contentsPlaces: [Int] = []
    /// Markup of other programs in fences and in raw HTML.
    var foreign: [ForeignMarkup] = []
    /// Whether raw HTML has begun a drawing or a formula, and not ended it.
    var isDrawing = false
    /// Where the bodies of open pieces begin.
    var openPieces: [Int] = []

    init(options: MarkdownOptions, hooks: MarkdownHooks, places: Places, reading: Reading) {
        self.options = options
        self.hooks = hooks
        self.places = places
        lines = reading.lines
        origins = reading.origins
        attributes = reading.attributes
        pieces = reading.pieces?.pieces ?? [:]
        definitions = reading.definitions
        named = reading.named
        contentsMarks = options.extras.contains(.contents) ? reading.contentsMarks : []
        shield = reading.shield
        mayHaveTasks = reading.mayHaveTasks
        isSite = options.flavour == .site
        softBreak = options.extras.contains(.hardBreaks) ? "<br />\n" : "\n"
        out = ByteBuffer(capacity: places.count * 3 / 2 + 256)
        for mistake in reading.mistakes + (reading.pieces?.mistakes ?? []) { tell(mistake) }
        for case let id? in attributes.values.map(\.id) { ids.reserve(String(decoding: id, as: UTF8.self)) }
    }

    /// Writes the beginning of a node; true if its children and its end are to follow.
    mutating func enter(_ node: Node) -> Bool {
        if !attributes.isEmpty, let given = attributes[node.pointer], node.isSpan {
            let start = out.count
            let isOpen = enterPlain(node)
            write(given, intoTagFrom: start, isInline: true)
            return isOpen
        }
        return enterPlain(node)
    }

    private mutating func enterPlain(_ node: Node) -> Bool {
        switch node.kind {
        case CMARK_NODE_TEXT: writeText(node.literal)
        case CMARK_NODE_SOFTBREAK: writeBreak(softBreak)
        case CMARK_NODE_LINEBREAK: writeBreak("<br />\n")
        case CMARK_NODE_CODE: writeCodeSpan(node)
        case CMARK_NODE_EMPH: return open("<em>")
        case CMARK_NODE_STRONG: return open("<strong>")
        case CMARK_NODE_LINK: return openLink(node)
        case CMARK_NODE_IMAGE: writeImage(node)
        case CMARK_NODE_HTML_INLINE: writeRawHTML(node)
        case CMARK_NODE_CUSTOM_INLINE: writeFinished(node)
        default: return enterBlock(node)
        }
        return false
    }

    private mutating func enterBlock(_ node: Node) -> Bool {
        guard !attributes.isEmpty, let given = attributes[node.pointer] else { return enterPlainBlock(node) }
        let start = out.count
        let isOpen = enterPlainBlock(node)
        write(node.kind == CMARK_NODE_HEADING ? given.withoutID : given, intoTagFrom: start)
        return isOpen
    }

    private mutating func enterPlainBlock(_ node: Node) -> Bool {
        switch node.kind {
        case CMARK_NODE_PARAGRAPH: return openParagraph(node)
        case CMARK_NODE_HEADING: openHeading(node)
        case CMARK_NODE_BLOCK_QUOTE:
            if isSite { tellCallout(node) }
            return openBlock("<blockquote>\n", node)
        case CMARK_NODE_LIST: openList(node)
        case CMARK_NODE_ITEM: openItem(node)
        case CMARK_NODE_CUSTOM_BLOCK:
            follow(node)
            freshLine()
            out.append(node.onEnter)
            if isPiece(node) { openPieces.append(out.count) }
        case CMARK_NODE_THEMATIC_BREAK:
            freshLine()
            out.write("<hr />\n")
            return false
        case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
            follow(node)
            if node.kind == CMARK_NODE_CODE_BLOCK { writeCodeBlock(node) } else { writeHTMLBlock(node) }
            unfollow(node)
            return false
        default: break
        }
        return true
    }

    /// Writes the end of a node.
    mutating func leave(_ node: Node) {
        switch node.kind {
        case CMARK_NODE_EMPH: out.write("</em>")
        case CMARK_NODE_STRONG: out.write("</strong>")
        case CMARK_NODE_LINK: out.write("</a>")
        case CMARK_NODE_PARAGRAPH: closeParagraph(node)
        case CMARK_NODE_HEADING: closeHeading(node)
        case CMARK_NODE_BLOCK_QUOTE: close("</blockquote>\n", node)
        case CMARK_NODE_LIST:
            if definitions[node.pointer] != nil {
                close("</dl>\n", node)
            } else {
                close(cmark_node_get_list_type(node.pointer) == CMARK_BULLET_LIST ? "</ul>\n" : "</ol>\n", node)
            }
        case CMARK_NODE_ITEM: closeItem(node)
        case CMARK_NODE_CUSTOM_BLOCK:
            closePiece(node)
            out.append(node.onExit)
            unfollow(node)
        default: break
        }
    }

    private mutating func open(_ tag: StaticString) -> Bool {
        out.append(tag)
        return true
    }

    private mutating func openBlock(_ tag: StaticString, _ node: Node) -> Bool {
        follow(node)
        freshLine()
        out.append(tag)
        return true
    }

    private mutating func close(_ tag: StaticString, _ node: Node) {
        freshLine()
        out.append(tag)
        unfollow(node)
    }

    /// Begins a line unless one has just begun.
    mutating func freshLine() {
        if let last = out.last, last != Byte.newline { out.append(Byte.newline) }
    }

    private mutating func writeBreak(_ text: StaticString) {
        out.append(text)
        count.wordEnds()
    }

    /// A finished piece of HTML that an extension has put there.
    private mutating func writeFinished(_ node: Node) {
        let start = out.count
        out.append(node.onEnter)
        if isPiece(node) { writePiece(node, body: nil, from: start) }
        if node.mark == Footnotes.referenceMark { excerpt.leaveOut(start..<out.count) }
    }
}

extension HTMLWriter {
    /// Notes how the lines of a part that was parsed apart are to be counted.
    mutating func follow(_ node: Node) {
        let mark = node.mark
        guard mark != 0 else { return }
        if mark & 1 == Markup.cell { cellLine = mark >> 1 } else { lineShift += Markup.shift(of: mark) }
    }

    /// Ends what ``follow(_:)`` has begun.
    mutating func unfollow(_ node: Node) {
        let mark = node.mark
        guard mark != 0 else { return }
        if mark & 1 == Markup.cell { cellLine = nil } else { lineShift -= Markup.shift(of: mark) }
    }

    /// The line of the text on which a node begins.
    func line(of node: Node) -> Int { cellLine ?? (node.startLine + lineShift) }
}
