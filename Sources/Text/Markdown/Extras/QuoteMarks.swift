import CMark

/// The quotation marks of a language, which stand where `"` and `'` are written.
public struct QuoteMarks: Sendable, Hashable {
    /// Before what is quoted.
    public var open: String
    /// Behind it.
    public var close: String
    /// Before what is quoted within a quotation.
    public var innerOpen: String
    /// Behind that.
    public var innerClose: String

    /// The marks of a language.
    public init(_ open: String, _ close: String, _ innerOpen: String, _ innerClose: String) {
        (self.open, self.close, self.innerOpen, self.innerClose) = (open, close, innerOpen, innerClose)
    }

    /// “English ‘marks’”.
    public static let english = QuoteMarks("“", "”", "‘", "’")
}

/// Sets the marks of a language where libcmark has set English ones, and keeps those that the author wrote.
struct QuoteSetting {
    /// The author's own marks, and characters of as many bytes that stand for them while libcmark reads.
    private static let own: [(mark: [UInt8], stand: [UInt8])] = [0x98, 0x99, 0x9C, 0x9D].enumerated().map {
        index, last in
        ([0xE2, 0x80, last], [0xEF, 0xB7, 0x90 + UInt8(index)])
    }

    private let marks: QuoteMarks

    /// Nil where there is nothing to do.
    init?(_ marks: QuoteMarks, smart: Bool, text: inout [UInt8]) {
        guard smart, marks != .english else { return nil }
        self.marks = marks
        QuoteSetting.replace(in: &text) { pair in (pair.mark, pair.stand) }
    }

    private static func replace(
        in text: inout [UInt8], _ order: ((mark: [UInt8], stand: [UInt8])) -> ([UInt8], [UInt8])
    ) {
        let pairs = own.map(order)
        guard text.count > 2 else { return }
        for index in 0..<text.count - 2 where text[index] == pairs[0].0[0] && text[index + 1] == pairs[0].0[1] {
            guard let pair = pairs.first(where: { $0.0[2] == text[index + 2] }) else { continue }
            text.replaceSubrange(index..<index + 3, with: pair.1)
        }
    }

    /// Sets the marks in a tree, and puts the author's own back.
    func apply(to tree: Tree) {
        var next = tree.root.firstChild
        var isInner = false
        while let node = next {
            next = node.successor(in: tree.root)
            switch node.kind {
            case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: isInner = false
            case CMARK_NODE_TEXT: setMarks(of: node, &isInner)
            default:
                if let text = restored(node.literal) { node.setLiteral(text) }
                if let text = restored(node.destination) { node.setDestination(text) }
                if let text = restored(node.title) { node.setTitle(text) }
                if let text = restored(node.info) { node.setInfo(text) }
            }
        }
    }

    private func restored(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.contains(0xEF) else { return nil }
        var out = Array(text)
        QuoteSetting.replace(in: &out) { pair in (pair.stand, pair.mark) }
        return out
    }

    private func setMarks(of node: Node, _ isInner: inout Bool) {
        let text = node.literal
        guard text.contains(0xE2) || text.contains(0xEF) else { return }
        var out: [UInt8] = []
        var index = 0
        while index < text.count {
            guard index + 2 < text.count, text[index] == 0xE2, text[index + 1] == 0x80 else {
                out.append(text[index])
                index += 1
                continue
            }
            switch text[index + 2] {
            case 0x9C: out += marks.open.utf8
            case 0x9D: out += marks.close.utf8
            case 0x98:
                out += marks.innerOpen.utf8
                isInner = true
            case 0x99 where isInner && !(index + 3 < text.count && Byte.isAlphanumeric(text[index + 3])):
                out += marks.innerClose.utf8
                isInner = false
            default: out += text[index...index + 2]
            }
            index += 3
        }
        QuoteSetting.replace(in: &out) { pair in (pair.stand, pair.mark) }
        node.setLiteral(out)
    }
}
