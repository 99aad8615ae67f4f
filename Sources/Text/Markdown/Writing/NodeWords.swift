import CMark

extension Node {
    /// Reads the words of a node and all below it, without markup: the alternative text of an image (§6.4), to which raw HTML
    /// belongs, or what a reader sees of it.
    func withWords<Result>(
        _ shield: Shield, html: Bool = true, _ read: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        // Most have one piece of text, which needs no copy.
        if shield.isEmpty, let only = firstChild, only.kind == CMARK_NODE_TEXT, only.next == nil {
            return read(only.literal)
        }
        return words(shield, html: html).withUnsafeBufferPointer(read)
    }

    private func words(_ shield: Shield, html: Bool) -> [UInt8] {
        var text: [UInt8] = []
        var next = firstChild
        while let node = next {
            switch node.kind {
            case CMARK_NODE_TEXT where shield.isEmpty: text.append(contentsOf: node.literal)
            case CMARK_NODE_TEXT: text += shield.plain(node.literal)
            case CMARK_NODE_HTML_INLINE where !html: break
            case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: text += shield.source(node.literal)
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text.append(Byte.space)
            default: break
            }
            next = node.successor(in: self)
        }
        return text
    }
}
