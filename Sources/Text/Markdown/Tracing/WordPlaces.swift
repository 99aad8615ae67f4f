/// Where the words of a text node stand, asked for from the beginning to the end.
struct WordPlaces {
    let origins: Origins
    let part: Origins.PartName
    /// The words; the node must live, and keep them, as long as this does.
    let words: UnsafeBufferPointer<UInt8>
    var cursor: TextCursor

    /// The byte of the author's text for a byte of the words; nil where that is not known.
    mutating func offset(of byte: Int) -> Int? {
        guard advance(to: byte) else { return nil }
        return origins.source(cursor.index, of: part)
    }

    /// Gives a text node that was cut out, from a byte on, its place.
    mutating func pass(byte: Int, to piece: Node) {
        if advance(to: byte) { piece.mark = Origins.mark(cursor.index, part) }
    }

    private mutating func advance(to byte: Int) -> Bool {
        cursor.advance(to: byte, of: words, in: origins.lines(of: part).text, &origins.references)
    }
}
