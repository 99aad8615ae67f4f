/// The words of a text node with shielded characters as themselves, and what is known about them.
struct Words {
    /// The words; a mark of a footnote is one zero byte.
    private(set) var text: [UInt8] = []
    /// Numbers of labels, by their bytes.
    private(set) var marks: [Int: Int] = [:]
    /// Whether anything was shielded.
    private(set) var isShielded = false
    /// Where each byte stands in the literal; empty where nothing was shielded.
    private var origins: [Int] = []
    private var plain: Set<Int> = []
    private var addressEnds: [Int] = []

    init(_ literal: UnsafeBufferPointer<UInt8>, shield: Shield) {
        guard !shield.isEmpty, literal.contains(0xF0) else {
            text = Array(literal)
            return
        }
        var index = 0
        while index < literal.count {
            guard let sentinel = Sentinel.at(index, of: literal) else {
                origins.append(index)
                text.append(literal[index])
                index += 1
                continue
            }
            isShielded = true
            if sentinel == .footnoteStart, let (number, length) = shield.label(at: index, of: literal) {
                marks[text.count] = number
                origins.append(index)
                text.append(0)
                index += length
                continue
            }
            index += 4
            guard let meaning = sentinel.meaning else {
                addressEnds.append(text.count)
                continue
            }
            if sentinel.isPlain { plain.insert(text.count) }
            origins.append(index - 4)
            text.append(meaning)
        }
    }

    /// Where a byte stands in the literal.
    func origin(of index: Int) -> Int { index < origins.count ? origins[index] : index }

    /// Whether no address may be made of one of these bytes.
    func isPlain(_ range: Range<Int>) -> Bool { !plain.isEmpty && range.contains(where: plain.contains) }

    /// How far an address that begins here can reach.
    func addressLimit(from index: Int) -> Int {
        var (low, high) = (0, addressEnds.count)
        while low < high {
            let middle = (low + high) / 2
            if addressEnds[middle] > index { high = middle } else { low = middle + 1 }
        }
        return low < addressEnds.count ? addressEnds[low] : text.count
    }
}

/// A text node cut into pieces.
struct TextPieces {
    /// What a piece is.
    enum Kind {
        case text
        case link(prefix: String)
        case footnote(Int)
    }

    /// A piece of the words.
    struct Piece {
        var kind: Kind
        var bytes: [UInt8]
        /// Where it begins in the words.
        var start: Int
    }

    private(set) var pieces: [Piece] = []
    /// How far the words have been cut.
    private(set) var done = 0
    private let words: Words

    /// Whether the words are one piece of text, as they were.
    var isWhole: Bool {
        if words.isShielded || pieces.count != 1 { return false }
        if case .text = pieces[0].kind { return true }
        return false
    }

    init(_ words: Words) { self.words = words }

    /// Makes a range a piece of its own; what stands before it is text.
    mutating func cut(_ range: Range<Int>, as kind: Kind) {
        if range.lowerBound > done {
            pieces.append(Piece(kind: .text, bytes: Array(words.text[done..<range.lowerBound]), start: done))
        }
        pieces.append(Piece(kind: kind, bytes: Array(words.text[range]), start: range.lowerBound))
        done = range.upperBound
    }

    /// What is left is text.
    mutating func finish() {
        for index in words.marks.keys.sorted() where index >= done {
            if let mark = words.marks[index] { cut(index..<index + 1, as: .footnote(mark)) }
        }
        if done < words.text.count {
            pieces.append(Piece(kind: .text, bytes: Array(words.text[done...]), start: done))
            done = words.text.count
        }
    }

    /// Cuts mail addresses out of the text pieces; they are looked for last, as in cmark-gfm.
    mutating func splitMail() {
        guard words.text.contains(Byte.at) else { return }
        pieces = pieces.flatMap { piece -> [Piece] in
            guard case .text = piece.kind else { return [piece] }
            return TextPieces.mailSplit(piece.bytes, start: piece.start)
        }
    }

    private static func mailSplit(_ text: [UInt8], start: Int) -> [Piece] {
        var pieces: [Piece] = []
        var done = 0
        var index = 0
        while let at = text[index...].firstIndex(of: Byte.at) {
            index = at + 1
            guard let (range, needsScheme) = AddressMatch.mail(text, at: at, from: done, end: text.count) else {
                continue
            }
            if range.lowerBound > done {
                pieces.append(Piece(kind: .text, bytes: Array(text[done..<range.lowerBound]), start: start + done))
            }
            pieces.append(
                Piece(
                    kind: .link(prefix: needsScheme ? "mailto:" : ""), bytes: Array(text[range]),
                    start: start + range.lowerBound))
            done = range.upperBound
            index = max(index, done)
        }
        if done < text.count {
            pieces.append(Piece(kind: .text, bytes: Array(text[done...]), start: start + done))
        }
        return pieces
    }
}
