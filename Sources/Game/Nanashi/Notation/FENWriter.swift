extension Position {
    /// The canonical FEN as ASCII: longest runs, small letters, all four fields.
    public var fenBytes: [UInt8] {
        var text: [UInt8] = []
        for rank in (0..<7).reversed() {
            var run: UInt8 = 0
            for file in 0..<7 {
                let content = self[Square(shift: rank * 9 + file)]
                if content == .empty {
                    run += 1
                    continue
                }
                if run > 0 { text.append(UInt8(ascii: "0") + run) }
                run = 0
                text.append(content.letter)
            }
            if run > 0 { text.append(UInt8(ascii: "0") + run) }
            text.append(rank > 0 ? UInt8(ascii: "/") : UInt8(ascii: " "))
        }
        text.append(turn.letter)
        text.append(UInt8(ascii: " "))
        text.append(decimal: halfmove)
        text.append(UInt8(ascii: " "))
        text.append(decimal: fullmove)
        return text
    }

    /// The position that a FEN describes, read leniently: see `init(fen:)`.
    ///
    /// - Throws: every mistake in the text, with its column.
    public init(fenBytes: [UInt8]) throws(FENError) {
        var reader = FENReader(fenBytes)
        let setup = try reader.read()
        self.init(
            x: setup.x, o: setup.o, gaps: setup.gaps,
            turn: setup.turn, halfmove: setup.halfmove, fullmove: setup.fullmove)
    }
}

extension Position.Content {
    /// The letter in FEN; a dot for an empty square.
    var letter: UInt8 {
        switch self {
        case .empty: UInt8(ascii: ".")
        case .gap: UInt8(ascii: "-")
        case .piece(let side): side.letter
        }
    }
}

extension [UInt8] {
    /// Appends a number in decimal digits.
    mutating func append(decimal number: Int) {
        var rest = number.magnitude
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }

    /// Appends ASCII text known when compiled.
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
