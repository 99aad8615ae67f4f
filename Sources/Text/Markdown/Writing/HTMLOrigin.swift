import CMark

/// Where the bytes of raw HTML stand in the author's text.
struct HTMLOrigin {
    /// From the HTML as the source has it to the literal, and from there to the text.
    private let toLiteral: OffsetMap
    private let toText: OffsetMap?
    private let origins: Origins?
    private let isBlock: Bool

    /// The origin of HTML inside a line.
    init(inline node: Node, in writer: HTMLWriter) {
        origins = writer.origins
        toLiteral = writer.shield.sourceMap(node.literal)
        toText = origins?.inside(of: node)
        isBlock = false
    }

    /// The origin of a block of HTML, whose lines are those of the text without what stands before them.
    init(block node: Node, from line: Int, in writer: HTMLWriter) {
        origins = writer.origins
        let html = node.literal
        toLiteral = writer.shield.sourceMap(html)
        var map = OffsetMap()
        var start = 0
        var line = line
        while start < html.count {
            var end = start
            while end < html.count, html[end] != Byte.newline, html[end] != Byte.carriageReturn { end += 1 }
            map.add(at: start, target: writer.lines.range(line).upperBound - (end - start))
            let isPair = end + 1 < html.count && html[end] == Byte.carriageReturn && html[end + 1] == Byte.newline
            start = end + (isPair ? 2 : 1)
            line += 1
        }
        toText = map
        isBlock = true
    }

    /// The byte of the author's text for a byte of the HTML; nil where that is not known.
    subscript(offset: Int) -> Int? {
        guard let text = toText?[toLiteral[offset]] else { return nil }
        return isBlock ? origins?.source(text, of: .whole) : text
    }
}
