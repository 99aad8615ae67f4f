import CMark

/// The mark in whose place a list of the headings stands: `[TOC]` (Python-Markdown), `[[toc]]` (VitePress, VuePress),
/// `[[_TOC_]]` (GitLab and Azure's wikis).
enum ContentsMark {
    private static let forms = ["[toc]", "[[toc]]", "[[_toc_]]"].map { Array($0.utf8) }

    /// Whether words are such a mark, in letters of any case.
    static func isWritten(_ words: some Sequence<UInt8>) -> Bool {
        let folded = words.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }[...].trimmed
        return forms.contains { folded.elementsEqual($0) }
    }

    /// Whether a paragraph says one and nothing else, at the top of the text.
    static func isWritten(in paragraph: Node, lines: Lines) -> Bool {
        guard paragraph.kind == CMARK_NODE_PARAGRAPH, paragraph.parent?.kind == CMARK_NODE_DOCUMENT,
            paragraph.startLine == paragraph.endLine, paragraph.firstChild?.kind == CMARK_NODE_TEXT
        else { return false }
        return isWritten(lines[paragraph.startLine])
    }

    /// Whether an opening bracket may begin one.
    static func mayStand(in bytes: UnsafeBufferPointer<UInt8>, behind bracket: Int) -> Bool {
        var index = bracket + 1
        if bytes.hasByte(Byte.underscore, at: index) { index += 1 }
        return index + 2 < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "t")
            && bytes[index + 1] | 0x20 == UInt8(ascii: "o") && bytes[index + 2] | 0x20 == UInt8(ascii: "c")
    }

    /// The paragraphs of a text that are one.
    static func paragraphs(of tree: Tree, lines: Lines) -> Set<OpaquePointer> {
        var (found, next) = (Set<OpaquePointer>(), tree.root.firstChild)
        while let node = next {
            if isWritten(in: node, lines: lines) { found.insert(node.pointer) }
            next = node.next
        }
        return found
    }
}
