import CMark

/// The tags of pieces in a text, for which marks of the same length stand while libcmark reads.
///
/// A processing instruction stands for one on lines of its own, an empty tag for one inside a line. So nothing is moved, and
/// no place changes.
struct PieceMarks {
    /// The tags, by their numbers.
    private(set) var tags: [PieceTag] = []
    /// The text for libcmark.
    private(set) var text: [UInt8]
    private let source: [UInt8]
    /// The letter that marks begin with, which the text has nowhere else at such a place.
    private let letter: UInt8

    /// Nil where there are none, and where every letter is taken.
    /// - Parameters:
    ///   - source: the text.
    ///   - pieces: those that there are.
    ///   - isMDX: whether the tags of components may be theirs.
    init?(in source: [UInt8], pieces: [String: PieceShape], isMDX: Bool) {
        guard !pieces.isEmpty, PieceMarks.mayHoldTag(source, isMDX), let letter = PieceMarks.freeLetter(in: source)
        else { return nil }
        self.source = source
        self.letter = letter
        text = source
        var isWanted = [Bool](repeating: false, count: 256)
        isWanted[Int(Byte.openBrace)] = true
        isWanted[Int(Byte.less)] = isMDX
        var live = LiveText(source)
        var found: [PieceTag] = []
        live.visit(isWanted) { index in
            let tag =
                source[index] == Byte.less
                ? PieceTag.component(source, at: index, pieces: pieces)
                : source[(index + 1)...].first == Byte.percent ? PieceTag.read(source, at: index, pieces: pieces) : nil
            guard let tag else { return index }
            found.append(tag)
            return tag.range.upperBound
        }
        if found.isEmpty { return nil }
        for tag in found { add(tag) }
    }

    private static func mayHoldTag(_ source: [UInt8], _ isMDX: Bool) -> Bool {
        source.withUnsafeBufferPointer { bytes in
            bytes.first(Byte.openBrace) { bytes.hasByte(Byte.percent, at: $0 + 1) } != nil
                || (isMDX && bytes.first(Byte.less) { _ in true } != nil)
        }
    }

    /// A letter that stands nowhere behind `<` or `<?`; `h` is that of headings.
    private static func freeLetter(in source: [UInt8]) -> UInt8? {
        var isTaken = [Bool](repeating: false, count: 256)
        for index in source.indices.dropLast() where source[index] == Byte.less {
            isTaken[Int(Byte.lowered(source[index + 1]))] = true
            if source[index + 1] == UInt8(ascii: "?"), index + 2 < source.count {
                isTaken[Int(Byte.lowered(source[index + 2]))] = true
            }
        }
        return "qzxjkwyvgcnrm".utf8.first { !isTaken[Int($0)] }
    }

    /// Writes the mark of a tag; one that has no room for its number stays as it is.
    private mutating func add(_ tag: PieceTag) {
        var tag = tag
        tag.isAlone = LinePrefix.isAlone(source, tag.range)
        let name = [letter] + Array(String(tags.count).utf8)
        let head = [Byte.less] + (tag.isAlone ? [UInt8(ascii: "?")] : []) + name
        let tail = Array((tag.isAlone ? "?>" : "/>").utf8)
        let firstLine = source[tag.range].prefix { $0 != Byte.newline && $0 != Byte.carriageReturn }.count
        let lastLine =
            tag.range.count
            - (source[tag.range].lastIndex { $0 == Byte.newline }.map { $0 + 1 - tag.range.lowerBound } ?? 0)
        guard firstLine > head.count, lastLine >= tail.count, tag.range.count >= head.count + 1 + tail.count else {
            return
        }
        var isPrefix = false
        for index in tag.range {
            let byte = source[index]
            if byte == Byte.newline || byte == Byte.carriageReturn {
                isPrefix = true
            } else if !isPrefix || (!Byte.isBlank(byte) && byte != Byte.greater) {
                isPrefix = false
                text[index] = Byte.space
            }
        }
        text.replaceSubrange(tag.range.lowerBound..<tag.range.lowerBound + head.count, with: head)
        text.replaceSubrange(tag.range.upperBound - tail.count..<tag.range.upperBound, with: tail)
        tags.append(tag)
    }

    // MARK: The way back

    /// The numbers of the marks of a literal, and where they stand in it.
    func marks(in literal: some RandomAccessCollection<UInt8>) -> [(number: Int, range: Range<Int>)] {
        guard literal.contains(letter) else { return [] }
        let bytes = Array(literal)
        var found: [(Int, Range<Int>)] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: Byte.less) {
            index = start + 1
            var at = index
            if at < bytes.count, bytes[at] == UInt8(ascii: "?") { at += 1 }
            guard at < bytes.count, bytes[at] == letter else { continue }
            let digits = bytes[(at + 1)...].prefix(8).prefix(while: Byte.isDigit)
            guard let number = Int(String(decoding: digits, as: UTF8.self)), number < tags.count,
                let end = bytes[digits.endIndex...].firstIndex(of: Byte.greater)
            else { continue }
            found.append((number, start..<end + 1))
            index = end + 1
        }
        return found
    }

    /// A literal with the tags as they were written, where it holds marks; each line of one is the end of the source's.
    func restored(_ literal: some RandomAccessCollection<UInt8>) -> [UInt8]? {
        let marks = marks(in: literal)
        if marks.isEmpty { return nil }
        let bytes = Array(literal)
        var out: [UInt8] = []
        var done = 0
        for (number, range) in marks {
            out += bytes[done..<range.lowerBound]
            let written = source[tags[number].range].split(separator: Byte.newline, omittingEmptySubsequences: false)
            let lines = bytes[range].split(separator: Byte.newline, omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                if index > 0 { out.append(Byte.newline) }
                out += index < written.count ? written[index].suffix(line.count) : line
            }
            done = range.upperBound
        }
        return out + bytes[done...]
    }
}
