import CMark

/// Goes through the words of a tree in their order and sets links where bare addresses stand, marks where footnotes
/// are referred to, and shielded characters right.
struct TextPass {
    private let shield: Shield
    private var footnotes: Footnotes
    private let origins: Origins?
    private var brackets = 0

    /// The tree with its links and marks; the footnotes that were referred to, in the order of their first mention.
    static func apply(to tree: Tree, shield: Shield, footnotes: Footnotes, origins: Origins?) -> Footnotes {
        var pass = TextPass(shield: shield, footnotes: footnotes, origins: origins)
        var next = tree.root.firstChild
        while let node = next {
            let isLeaf = node.isLeafBlock
            if isLeaf { node.apart { pass.rewrite(below: node) } }
            next = isLeaf ? node.following(in: tree.root) : node.successor(in: tree.root)
        }
        return pass.footnotes
    }

    private init(shield: Shield, footnotes: Footnotes, origins: Origins?) {
        self.shield = shield
        self.origins = origins
        self.footnotes = footnotes
    }

    private mutating func rewrite(below block: Node) {
        brackets = 0
        var next = block.firstChild
        while let node = next {
            switch node.kind {
            case CMARK_NODE_TEXT:
                next = node.following(in: block)
                rewrite(node, isInLink: false)
            case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
                next = node.following(in: block)
                rewriteLinkText(node)
            default: next = node.successor(in: block)
            }
        }
    }

    private mutating func rewriteLinkText(_ link: Node) {
        guard !shield.isEmpty else { return }
        var next = link.firstChild
        while let node = next {
            next = node.successor(in: link)
            if node.kind == CMARK_NODE_TEXT { rewrite(node, isInLink: true) }
        }
    }

    private mutating func rewrite(_ node: Node, isInLink: Bool) {
        guard TextPass.isWorthALook(node.literal) else { return }
        let words = Words(node.literal, shield: shield)
        var pieces = TextPieces(words)
        if !isInLink { findSchemes(words, &pieces, before: neighbour(before: node), goesOn: node.next != nil) }
        pieces.finish()
        if !isInLink { pieces.splitMail() }
        if pieces.isWhole { return }
        replace(node, with: pieces.pieces, of: words)
    }

    /// Whether words may hold an address, a bracket or something shielded.
    private static func isWorthALook(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let looksOn = TextPass.looksOn
        for index in 0..<text.count where looksOn[Int(text[index])] {
            if text[index] != Byte.dot || (index > 2 && text[index - 1] == UInt8(ascii: "w")) { return true }
        }
        return false
    }

    private static let looksOn: [Bool] = {
        var looksOn = [Bool](repeating: false, count: 256)
        for byte in [Byte.colon, Byte.at, Byte.openBracket, Byte.closeBracket, Byte.dot, 0xF0] {
            looksOn[Int(byte)] = true
        }
        return looksOn
    }()

    private mutating func findSchemes(_ words: Words, _ pieces: inout TextPieces, before: UInt8, goesOn: Bool) {
        let text = words.text
        var index = 0
        while index < text.count {
            if let mark = words.marks[index] {
                pieces.cut(index..<index + 1, as: .footnote(mark))
                index += 1
                continue
            }
            switch text[index] {
            case Byte.openBracket where !words.isPlain(index..<index + 1): brackets += 1
            case Byte.closeBracket: brackets = max(0, brackets - 1)
            case Byte.colon where brackets == 0 && !words.isPlain(index..<index + 3):
                if let match = AddressMatch.scheme(
                    text, colon: index, from: pieces.done, end: words.addressLimit(from: index),
                    goesOn: goesOn || words.addressLimit(from: index) < text.count)
                {
                    pieces.cut(match, as: .link(prefix: ""))
                    index = match.upperBound
                    continue
                }
            case UInt8(ascii: "w") where brackets == 0:
                let last = index > 0 ? text[index - 1] : before
                if Byte.isSpace(last) || "*_~(".utf8.contains(last), !words.isPlain(index + 3..<index + 4),
                    let end = AddressMatch.www(
                        text, at: index, end: words.addressLimit(from: index),
                        goesOn: goesOn || words.addressLimit(from: index) < text.count)
                {
                    pieces.cut(index..<end, as: .link(prefix: "http://"))
                    index = end
                    continue
                }
            default: break
            }
            index += 1
        }
    }

    /// The byte of the source before a text node, as far as it matters.
    private func neighbour(before node: Node) -> UInt8 {
        guard let previous = node.previous else {
            let parent = node.parent?.kind
            return parent == CMARK_NODE_EMPH || parent == CMARK_NODE_STRONG ? UInt8(ascii: "*") : Byte.newline
        }
        switch previous.kind {
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return Byte.newline
        case CMARK_NODE_EMPH, CMARK_NODE_STRONG: return UInt8(ascii: "*")
        case CMARK_NODE_CUSTOM_INLINE where previous.mark == Emphasis.strikeMark: return Byte.tilde
        default: return Byte.closeBracket
        }
    }

    private mutating func replace(_ node: Node, with pieces: [TextPieces.Piece], of words: Words) {
        var places = origins.flatMap { $0.reader(of: node) }
        for piece in pieces {
            switch piece.kind {
            case .text:
                guard let text = Node(new: CMARK_NODE_TEXT) else { continue }
                text.setLiteral(piece.bytes)
                node.insertBefore(text)
            case .link(let prefix):
                guard let link = Node(new: CMARK_NODE_LINK), let text = Node(new: CMARK_NODE_TEXT) else { continue }
                link.setDestination(Array(prefix.utf8) + piece.bytes)
                if places != nil { link.mark = places?.offset(of: words.origin(of: piece.start)).map { $0 + 1 } ?? -1 }
                text.setLiteral(piece.bytes)
                link.append(text)
                node.insertBefore(link)
            case .footnote(let number):
                if let mark = footnotes.refer(to: shield.labels[number]) { node.insertBefore(mark) }
            }
        }
        node.remove()
    }
}
