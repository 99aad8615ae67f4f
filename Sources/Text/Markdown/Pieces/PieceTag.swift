import Diagnostics

/// A tag `{% include … %}` or `{% endinclude %}` of a text.
struct PieceTag {
    /// An argument as it is written.
    struct Argument {
        var name: String
        var nameStart: Int
        var value: PieceValue
        var valueStart: Int
    }

    /// What is wrong with a tag, and where.
    struct Mistake {
        var message: String
        var offset: Int
        var length = 1
        var remedy: String?
    }

    /// What it is.
    enum Kind {
        /// The use of a piece.
        case include(name: String, [Argument])
        /// The end of a body.
        case end
        /// Something that was meant as one.
        case wrong(Mistake)
    }

    var kind: Kind
    /// Its bytes, in the text.
    var range: Range<Int>
    /// Whether it stands on lines of its own.
    var isAlone = false
    /// What ends its body, or what it is that ends one.
    var ending = "{% endinclude %}"
    /// Whether it has no body, though its piece may take one: `<Card />`.
    var isWhole = false

    /// Reads the tag that begins at a byte; nil where it is another program's.
    ///
    /// What another program may as well have meant is its own: a name with an extension, a value that is no literal. It is
    /// a mistake where the name is that of a piece.
    static func read(_ source: [UInt8], at start: Int, pieces: [String: PieceShape]) -> PieceTag? {
        var reader = PieceReader(source: source, index: start + 2)
        reader.skipDash()
        reader.skipSpace()
        if reader.take("endinclude") {
            reader.skipSpace()
            return reader.takeClose() ? PieceTag(kind: .end, range: start..<reader.index) : nil
        }
        guard reader.take("include"), reader.skipSpace() else { return nil }
        let nameStart = reader.index
        let name = reader.word()
        guard !name.isEmpty else { return nil }
        let isKnown = pieces[name] != nil
        do throws(Mistake) {
            guard reader.isBehindWord else {
                throw Mistake(
                    message: "a piece has no extension and no path", offset: nameStart, length: name.utf8.count,
                    remedy: "write `{% include \(name) … %}`")
            }
            let arguments = try reader.arguments()
            if !isKnown { throw unknown(name, at: nameStart, among: pieces) }
            return PieceTag(kind: .include(name: name, arguments), range: start..<reader.index)
        } catch {
            // What does not end is no tag; a mistake of a stranger's tag is none.
            guard isKnown || reader.isDone, let end = reader.isDone ? reader.index : reader.close() else { return nil }
            return PieceTag(kind: .wrong(error), range: start..<end)
        }
    }

    private static func unknown(_ name: String, at offset: Int, among pieces: [String: PieceShape]) -> Mistake {
        let known = pieces.keys.sorted()
        return Mistake(
            message: "there is no piece `\(name)`", offset: offset, length: name.utf8.count,
            remedy: didYouMean(name, among: known)
                ?? "the pieces are \(known.joined(separator: ", ")); one of your own is a file partials/pieces/\(name).html of the theme"
        )
    }
}

extension PieceTag.Mistake: Error {}
