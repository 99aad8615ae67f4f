import CMark

/// Items of lists that begin with a box, `[ ]` or `[x]`, and a blank (GFM §5.3).
enum TaskList {
    /// Whether an item of a list begins with a box.
    static func hasTasks(_ list: Node, in lines: Lines) -> Bool {
        var item = list.firstChild
        while let current = item {
            if box(of: current, in: lines) != nil { return true }
            item = current.next
        }
        return false
    }

    /// Takes the box away from the words of an item; nil where there is none.
    static func takeBox(from item: Node, in lines: Lines) -> (isChecked: Bool, text: Node)? {
        guard let (isChecked, text) = box(of: item, in: lines) else { return nil }
        text.setLiteral(Array(text.literal.dropFirst(3).drop(while: Byte.isBlank)))
        return (isChecked, text)
    }

    private static func isLast(_ text: Node) -> Bool {
        text.next.map { $0.kind == CMARK_NODE_SOFTBREAK || $0.kind == CMARK_NODE_LINEBREAK } ?? true
    }

    /// Whether the source has the bracket as it stands, with no backslash before it.
    private static func isWritten(in paragraph: Node, _ lines: Lines) -> Bool {
        var prefix = ContainerPrefix(of: paragraph, lines: lines)
        return prefix.read(paragraph.startLine).text.first == Byte.openBracket
    }

    private static func box(of item: Node, in lines: Lines) -> (isChecked: Bool, text: Node)? {
        guard let paragraph = item.firstChild, paragraph.kind == CMARK_NODE_PARAGRAPH,
            let text = paragraph.firstChild, text.kind == CMARK_NODE_TEXT
        else { return nil }
        let words = text.literal
        guard words.count >= 3, words[0] == Byte.openBracket, words[2] == Byte.closeBracket else { return nil }
        // A blank at the end of a line is no longer in the tree.
        let isFollowed =
            words.count > 3
            ? Byte.isBlank(words[3]) : lines[text.startLine].last.map(Byte.isBlank) == true && isLast(text)
        guard isFollowed, isWritten(in: paragraph, lines) else { return nil }
        switch words[1] {
        case Byte.space: return (false, text)
        case UInt8(ascii: "x"), UInt8(ascii: "X"): return (true, text)
        default: return nil
        }
    }
}
