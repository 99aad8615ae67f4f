extension HTMLWriter {
    /// Adds attributes to the tag that was written first behind `start`.
    mutating func write(_ attributes: BlockAttributes, intoTagFrom start: Int, isInline: Bool = false) {
        // A copy, so that the buffer has one owner and is not copied whole.
        var written = Array(out.suffix(from: start))[...]
        if written.first == Byte.newline { written = written.dropFirst() }
        guard written.first == Byte.less, var end = written.firstIndex(of: Byte.greater) else { return }
        if written[..<end].suffix(2).elementsEqual(" /".utf8) { end -= 2 }
        let given = options.headingIDs ? attributes : attributes.withoutID
        let tag = Array(given.written(into: written[..<end], safe: options.safe).bytes)
        let rest = Array(written[end...])
        let added = tag.count - (end - written.startIndex)
        out.truncate(to: out.count - written.count)
        out.append(tag)
        out.append(rest)
        if !isInline { openHeading?.start += added }
    }

    /// The id that the author has given to a block.
    func givenID(of node: Node) -> String? {
        attributes[node.pointer]?.id.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a heading stays out of the list of headings, by kramdown's class for that.
    func isUnlisted(_ heading: Node) -> Bool {
        attributes[heading.pointer]?.classes.contains(Array("no_toc".utf8)) ?? false
    }
}
