import CMark
import Markup

/// Blocks of code of which one is shown, each called by what its fence says in brackets: ```` ```sh [npm] ```` (VitePress).
enum CodeGroup {
    /// Makes tabs of the blocks of code between two nodes; what has no name stays.
    static func apply(from start: Node, to end: Node) {
        var isFirst = true
        var next = start.next
        while let node = next, node != end {
            next = node.next
            guard let name = takeName(of: node), let tab = Node(new: CMARK_NODE_CUSTOM_BLOCK) else { continue }
            let opening = "<details class=\"tab\"\(isFirst ? " open" : "")>\n<summary>\(escaped(name))</summary>\n"
            tab.setMarkup(enter: opening.utf8, exit: "</details>\n".utf8)
            node.insertBefore(tab)
            tab.append(node)
            isFirst = false
        }
    }

    /// The name of a block of code, which its fence no longer says then.
    private static func takeName(of node: Node) -> String? {
        guard node.kind == CMARK_NODE_CODE_BLOCK else { return nil }
        let info = Array(node.info).trimmed
        guard let open = info.firstIndex(of: Byte.openBracket),
            let close = info[open...].lastIndex(of: Byte.closeBracket)
        else { return nil }
        let name = info[(open + 1)..<close].trimmed
        guard !name.isEmpty else { return nil }
        node.setInfo(info[..<open] + info[(close + 1)...])
        return String(decoding: name, as: UTF8.self)
    }
}
