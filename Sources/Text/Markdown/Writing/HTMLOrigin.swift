import CMark

/// Where the bytes of raw HTML stand in the author's text.
struct HTMLOrigin {
    /// From the HTML as the source has it to the literal, and from there to the text.
    private let toLiteral: OffsetMap
    private let toText: OffsetMap?
    private let origins: Origins
    private let isBlock: Bool

    /// The origin of HTML inside a line, or of a block of it.
    init(of node: Node, _ origins: Origins, in writer: HTMLWriter) {
        self.origins = origins
        toLiteral = writer.shield.sourceMap(node.literal)
        isBlock = node.kind == CMARK_NODE_HTML_BLOCK
        toText = isBlock ? HTMLOrigin.lines(of: node, in: writer) : origins.inside(of: node)
    }

    /// From the lines of a block to those of the text, which have more before them.
    private static func lines(of node: Node, in writer: HTMLWriter) -> OffsetMap {
        let html = node.literal
        var line = writer.line(of: node)
        var map = OffsetMap()
        var start = 0
        while start < html.count {
            var end = start
            while end < html.count, html[end] != Byte.newline, html[end] != Byte.carriageReturn { end += 1 }
            map.add(at: start, target: writer.lines.range(line).upperBound - (end - start))
            let isPair = end + 1 < html.count && html[end] == Byte.carriageReturn && html[end + 1] == Byte.newline
            start = end + (isPair ? 2 : 1)
            line += 1
        }
        return map
    }

    /// The byte of the author's text for a byte of the HTML; nil where that is not known.
    subscript(offset: Int) -> Int? {
        guard let text = toText?[toLiteral[offset]] else { return nil }
        return isBlock ? origins.source(text, of: .whole) : text
    }
}
