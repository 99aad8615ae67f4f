import CMark

/// A text as libcmark has parsed it.
final class Tree {
    let root: Node
    private var loose: [Node] = []

    /// Parses a text; nil only where memory has run out.
    init?(parsing text: [UInt8], smart: Bool) {
        let options = smart ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT
        let parsed = text.withUnsafeBytes { raw in
            cmark_parse_document(raw.bindMemory(to: CChar.self).baseAddress, raw.count, options)
        }
        guard let root = Node(parsed) else { return nil }
        self.root = root
    }

    deinit {
        for node in loose { cmark_node_free(node.pointer) }
        cmark_node_free(root.pointer)
    }

    /// Takes a node out and keeps it alive as long as the tree.
    func detach(_ node: Node) {
        node.unlink()
        loose.append(node)
    }
}
