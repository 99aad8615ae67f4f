/// Writes a game as PGN: tags, an empty line, the moves in lines of at most 80 bytes, the result.
struct PGNWriter {
    private var text: [UInt8] = []
    private var column = 0

    private static var width: Int { 80 }

    mutating func write(_ game: GameRecord) -> String {
        for tag in game.tags where tag.name != "FEN" && tag.name != "Result" { write(tag) }
        write(GameRecord.Tag("Result", game.result.text))
        if game.start != .start { write(GameRecord.Tag("FEN", game.start.fen)) }
        text.append(UInt8(ascii: "\n"))
        for comment in game.comments { write(comment: comment) }
        write(game.plies, from: game.start, lead: "")
        write(word: game.result.text)
        text.append(UInt8(ascii: "\n"))
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func write(_ tag: GameRecord.Tag) {
        text.append(UInt8(ascii: "["))
        text += Array(tag.name.utf8)
        text.append(" \"" as StaticString)
        for byte in tag.value.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
            text.append(byte < UInt8(ascii: " ") ? UInt8(ascii: " ") : byte)
        }
        text.append("\"]\n" as StaticString)
    }

    /// Numbers stand before each move of `x`, before the first move, and after an interruption.
    private mutating func write(_ plies: [GameRecord.Ply], from start: Position, lead: String) {
        var position = start
        var needsNumber = true
        for (index, ply) in plies.enumerated() {
            let opening = index == 0 ? lead : ""
            if position.turn == .x {
                write(word: "\(opening)\(position.fullmove).")
            } else if needsNumber {
                write(word: "\(opening)\(position.fullmove)...")
            }
            write(word: ply.move.text)
            for comment in ply.comments { write(comment: comment) }
            for variation in ply.variations where !variation.isEmpty {
                write(variation, from: position, lead: "(")
                text.append(UInt8(ascii: ")"))
                column += 1
            }
            needsNumber = !ply.comments.isEmpty || !ply.variations.isEmpty
            position.makeUnchecked(ply.move)
        }
    }

    /// A closing brace would end the comment, whatever mark is set over it: it is written as a bracket.
    private mutating func write(comment: String) {
        let words = comment.utf8.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
        guard !words.isEmpty else { return }
        write(word: "{")
        for word in words {
            let bytes = word.map { $0 == UInt8(ascii: "}") ? UInt8(ascii: ")") : $0 }
            write(word: String(decoding: bytes, as: UTF8.self))
        }
        write(word: "}")
    }

    private mutating func write(word: String) {
        let bytes = Array(word.utf8)
        if column > 0 {
            let fits = column + 1 + bytes.count <= Self.width
            text.append(fits ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
            column = fits ? column + 1 : 0
        }
        text += bytes
        column += bytes.count
    }
}

extension GameRecord {
    /// The game as PGN, ending in a newline.
    ///
    /// Reading it gives the same game.
    public var pgn: String {
        var writer = PGNWriter()
        return writer.write(self)
    }
}
