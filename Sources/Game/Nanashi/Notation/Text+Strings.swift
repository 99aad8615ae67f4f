// Comforts for native callers: the same texts as strings. The WebAssembly build does not use them.

extension Position {
    /// The position that a FEN describes.
    ///
    /// Missing tail fields, runs of blanks, `startpos`, `X`/`b`/`B` and `O`/`w`/`W`, and adjacent digits adding up are read.
    /// - Throws: every mistake in the text, with its column.
    public init(fen: String) throws(FENError) { try self.init(fenBytes: Array(fen.utf8)) }

    /// The canonical FEN: longest runs, small letters, all four fields.
    public var fen: String { String(decoding: fenBytes, as: UTF8.self) }

    /// The board as text, rank 7 on top, with ranks and files named; no newline at the end.
    public var diagram: String { String(decoding: diagramBytes, as: UTF8.self) }

    /// The move that a text names here, checked.
    ///
    /// A clone in longhand (`g1g2`) must name an own piece as the parent.
    /// - Throws: why the text is not a move, or why the move is illegal.
    public func move(reading text: String) throws(MoveError) -> Move {
        try move(readingBytes: Array(text.utf8))
    }
}

extension Move {
    /// The move that a text names: `g2`, `g1g3`, `0000`, leniently also `g1g2`, `x@g2`, `pass`, `null`, capitals.
    ///
    /// - Throws: why the text is not a move.
    public init(_ text: String) throws(MoveTextError) { try self.init(textBytes: Array(text.utf8)) }

    /// The canonical text: `g2`, `g1g3` or `0000`.
    public var text: String { String(decoding: textBytes, as: UTF8.self) }
}

extension Move: CustomStringConvertible {
    /// The canonical text.
    public var description: String { text }
}

extension Square {
    /// The square with a name such as `a1`; capitals are read too.
    public init?(name: String) {
        let bytes = Array(name.utf8)
        guard bytes.count == 2 else { return nil }
        self.init(fileByte: bytes[0], rankByte: bytes[1])
    }

    /// The name, such as `a1`.
    public var name: String {
        let (file, rank) = nameBytes
        return String(decoding: [file, rank], as: UTF8.self)
    }
}

extension Square: CustomStringConvertible {
    /// The name, such as `a1`.
    public var description: String { name }
}

extension Side: CustomStringConvertible {
    /// The letter that FEN uses.
    public var description: String { self == .x ? "x" : "o" }
}

extension Position: CustomStringConvertible {
    /// The canonical FEN.
    public var description: String { fen }
}
