import CMark

/// A run of `*`, `_` or `~` between the words of a paragraph.
struct DelimiterRun {
    /// The text node that is the run.
    let node: Node
    /// What it is made of.
    let kind: Sentinel
    /// How long it was.
    let length: Int
    let opens: Bool
    let closes: Bool
    /// How much of it is still to be used.
    var rest: Int
    /// Its neighbours among the runs that still count, by their numbers; -1 for none.
    var previous = -1
    var next = -1

    init(_ kind: Sentinel, at range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, in original: Node, as node: Node)
    {
        self.node = node
        self.kind = kind
        length = range.count / 4
        rest = length
        let beside = DelimiterNeighbours(of: range, in: text, node: original, pastTildes: kind != .wave)
        switch kind {
        case .line:
            opens = beside.isLeftFlanking && (!beside.isRightFlanking || beside.isMarkBefore)
            closes = beside.isRightFlanking && (!beside.isLeftFlanking || beside.isMarkAfter)
        default:
            opens = beside.isLeftFlanking
            closes = beside.isRightFlanking
        }
    }

    /// Whether the two may pair: of one kind, and not against the rule of three (§6.2, rules 9 and 10).
    func pairs(with closing: DelimiterRun) -> Bool {
        guard opens, kind == closing.kind else { return false }
        return !(closing.opens || closes) || closing.length % 3 == 0 || (length + closing.length) % 3 != 0
    }
}

/// What stands on both sides of a run, in the source.
struct DelimiterNeighbours {
    let isMarkBefore: Bool
    let isMarkAfter: Bool
    let isLeftFlanking: Bool
    let isRightFlanking: Bool

    /// As cmark-gfm does, a run of `*` or `_` looks past tildes.
    init(of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>, node: Node, pastTildes: Bool) {
        let before = DelimiterNeighbours.before(range.lowerBound, text, pastTildes) ?? Neighbour.before(node)
        let after = DelimiterNeighbours.after(range.upperBound, text, pastTildes) ?? Neighbour.after(node)
        let isSpaceBefore = Scalars.isSpace(before)
        let isSpaceAfter = Scalars.isSpace(after)
        isMarkBefore = Scalars.isPunctuation(before)
        isMarkAfter = Scalars.isPunctuation(after)
        isLeftFlanking = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
        isRightFlanking = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    }

    private static func before(_ start: Int, _ text: UnsafeBufferPointer<UInt8>, _ pastTildes: Bool) -> Unicode.Scalar?
    {
        var index = start
        while pastTildes, index > 0 {
            if text[index - 1] == Byte.tilde {
                index -= 1
            } else if index >= 4, let sentinel = Sentinel.at(index - 4, of: text), sentinel.meaning == Byte.tilde {
                index -= 4
                if sentinel.isEscaped { return "\\" }
            } else {
                break
            }
        }
        return Scalars.decode(text, before: index)
    }

    private static func after(_ end: Int, _ text: UnsafeBufferPointer<UInt8>, _ pastTildes: Bool) -> Unicode.Scalar? {
        var index = end
        while pastTildes, index < text.count {
            if text[index] == Byte.tilde {
                index += 1
            } else if Sentinel.at(index, of: text) == .wave {
                index += 4
            } else {
                break
            }
        }
        return index < text.count ? Scalars.decode(text, at: index) ?? " " : nil
    }
}

/// Characters of the source beside a text node, as far as they can be told from the tree.
private enum Neighbour {
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
        default: return "*"
        }
    }
}
