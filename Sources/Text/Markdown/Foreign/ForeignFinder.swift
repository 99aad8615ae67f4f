/// Finds markup of other programs among the words of a paragraph.
///
/// A false alarm is worse than a miss: what an author may as well have meant as it stands is passed over.
struct ForeignFinder {
    /// How long a list of attributes may be, in bytes: looked for from each brace to the end of a line that closes none, a
    /// long line would take the square of its length.
    private static let longestList = 500

    private let content: [UInt8]
    /// Where the last closing mark of each kind begins; looked for when first asked for.
    private var lastClose: [UInt8: Int] = [:]
    private var openFormula: Int?
    /// What was found, by the byte of the content where it begins.
    private(set) var found: [(kind: ForeignMarkup.Kind, index: Int)] = []

    init(_ content: [UInt8]) { self.content = content }

    /// Whether words may hold such markup.
    static func mayHold(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
        words.indices.contains { isMark(words, at: $0) }
    }

    /// Whether such markup may begin with a byte of words.
    static func isMark(_ words: UnsafeBufferPointer<UInt8>, at byte: Int) -> Bool {
        switch words[byte] {
        case Byte.openBrace, Byte.dollar, Byte.openBracket, Byte.equals, Byte.openParenthesis: true
        // A dash of two hyphens begins with a byte of its own.
        case Byte.colon, Byte.asterisk, UInt8(ascii: "!"), UInt8(ascii: "?"), Byte.less, Byte.hyphen, 0xE2: byte == 0
        case UInt8(ascii: "i"): byte == 0 && words.begins(with: "import ")
        default: false
        }
    }

    /// Looks at one byte of the words.
    /// - Parameters:
    ///   - index: where it stands in the content.
    ///   - word: the byte behind it in the words: what became a link is none of them.
    /// - Returns: how many bytes were understood.
    mutating func look(at index: Int, before word: UInt8?) -> Int {
        guard index + 1 < content.count else { return 1 }
        let next = content[index + 1]
        switch content[index] {
        case Byte.openBrace:
            guard let kind = kind(at: index, hiddenMark(at: index + 1) ?? next) else { return 1 }
            found.append((kind, index))
            return 2
        case Byte.dollar where next == Byte.dollar:
            if let open = openFormula { found.append((.mathematics, open)) }
            openFormula = openFormula == nil ? index : nil
            return 2
        case Byte.colon where isAtLineStart(index): lookAtColons(index)
        case Byte.asterisk where next == Byte.openBracket && isAtLineStart(index): lookAtAbbreviation(index)
        case Byte.backslash where holdsFormula(at: index + 2, closedBy: next): found.append((.texMathematics, index))
        case Byte.openBracket where index == 0 && content.count < 64 && ContentsMark.isWritten(written(content[...])):
            found.append((.contents, index))
            return content.count
        case Byte.openBracket where next == Byte.openBracket && word == next && holdsPageName(at: index):
            found.append((.wikiLink, index))
        case Byte.equals where next == Byte.equals:
            let run = content[index...].prefix { $0 == Byte.equals }.count
            if run == 3 { lookAtBox(index) }
            if run == 2, let end = highlightEnd(from: index) {
                found.append((.highlight, index))
                return end - index
            }
            return run
        case UInt8(ascii: "!") where next == content[index], UInt8(ascii: "?") where next == content[index]:
            lookAtBox(index)
        case Byte.less where next == Byte.less, Byte.hyphen where next == Byte.hyphen:
            if holdsInclude(at: index) { found.append((.include, index)) }
        case Byte.less where isAtLineStart(index) && ModuleLine.component(begins: line(from: index)):
            found.append((.module, index))
        case UInt8(ascii: "i") where isAtLineStart(index) && ModuleLine.names(in: line(from: index)) != nil:
            found.append((.module, index))
        default: break
        }
        return 1
    }

    /// Whether a line takes in a file.
    private func holdsInclude(at index: Int) -> Bool {
        isAtLineStart(index) && IncludeLine(String(decoding: written(line(from: index)), as: UTF8.self)) != nil
    }

    /// The mark of emphasis that a byte of the content begins to stand for; nil where none is hidden there.
    private func hiddenMark(at index: Int) -> UInt8? {
        guard index >= 0, index < content.count, content[index] == 0xF0,
            let sentinel = content.withUnsafeBufferPointer({ Sentinel.at(index, of: $0) }), sentinel.isDelimiter
        else { return nil }
        return sentinel.meaning
    }

    /// A part of the content with the marks of emphasis that are hidden in it.
    private func written(_ part: ArraySlice<UInt8>) -> [UInt8] {
        var (bytes, index) = ([UInt8](), part.startIndex)
        while index < part.endIndex {
            let mark = hiddenMark(at: index)
            bytes.append(mark ?? part[index])
            index += mark == nil ? 1 : 4
        }
        return bytes
    }

    private func isAtLineStart(_ index: Int) -> Bool {
        let before = content[..<index].last { !Byte.isBlank($0) }
        return before == nil || before == Byte.newline
    }

    private func line(from index: Int) -> ArraySlice<UInt8> { content[index...].prefix { $0 != Byte.newline } }

    // MARK: Kinds

    private mutating func kind(at index: Int, _ next: UInt8) -> ForeignMarkup.Kind? {
        switch next {
        case Byte.percent: return closes(Byte.percent, behind: index + 2) ? .liquidTag : nil
        case Byte.openBrace:
            guard closes(Byte.closeBrace, behind: index + 2) else { return nil }
            let third = index + 2 < content.count ? content[index + 2] : 0
            if third == UInt8(ascii: "#"), holdsInclude(at: index) { return .include }
            return third == Byte.less || third == Byte.percent ? .shortcode : .liquidOutput
        case Byte.colon:
            let rest = content[(index + 2)...].prefix { $0 != Byte.newline && $0 != Byte.openBrace }
            guard rest.contains(Byte.closeBrace), let first = rest.first(where: { !Byte.isBlank($0) }) else {
                return nil
            }
            return Byte.isLetter(first) || ".#:/".utf8.contains(first) ? .attributes : nil
        case Byte.asterisk, UInt8(ascii: "!"): return holdsInclude(at: index) ? .include : nil
        default: return holdsBareAttributes(at: index) ? .attributes : nil
        }
    }

    /// Whether `{ .name }` stands directly behind what may be a link, a picture, code or emphasis.
    private func holdsBareAttributes(at index: Int) -> Bool {
        guard index > 0, ")]`*_".utf8.contains(hiddenMark(at: index - 4) ?? content[index - 1]),
            let end = content[index...].prefix(ForeignFinder.longestList).prefix(while: { $0 != Byte.newline })
                .firstIndex(of: Byte.closeBrace)
        else { return false }
        return BlockAttributes(content[index...end], bare: true) != nil
    }

    /// Whether a mark and a closing brace follow somewhere.
    private mutating func closes(_ mark: UInt8, behind index: Int) -> Bool {
        let last =
            lastClose[mark] ?? content.indices.dropLast().last {
                content[$0] == mark && content[$0 + 1] == Byte.closeBrace
            } ?? -1
        lastClose[mark] = last
        return last >= index
    }

    /// `: Text` below a term, or `::: name`; a bare `:::` ends what was told at its beginning.
    private mutating func lookAtColons(_ index: Int) {
        let rest = line(from: index)
        let name = rest.drop { $0 == Byte.colon }
        switch name.startIndex - index {
        case 1 where index > 0 && name.first.map(Byte.isBlank) ?? false: found.append((.definition, index))
        case 3... where name.contains { !Byte.isBlank($0) }: found.append((.container, index))
        default: break
        }
    }

    /// `!!! note`, `??? note "Title"` or `=== "Name"`.
    private mutating func lookAtBox(_ index: Int) {
        guard isAtLineStart(index), let box = AdmonitionLine(content, index..<line(from: index).endIndex) else {
            return
        }
        if box.shape == .tab { return found.append((.tab, index)) }
        if AlertKind(called: box.type) != nil || box.title != nil { found.append((.admonition, index)) }
    }

    /// `*[HTML]: Hypertext Markup Language`.
    private mutating func lookAtAbbreviation(_ index: Int) {
        let rest = line(from: index + 2)
        guard let close = rest.firstIndex(of: Byte.closeBracket), close > rest.startIndex, close + 1 < rest.endIndex,
            rest[close + 1] == Byte.colon, !rest[..<close].contains(Byte.openBracket), !rest.contains(Byte.asterisk)
        else { return }
        found.append((.abbreviation, index))
    }

    /// Whether `\(` or `\[` encloses what only a formula holds: brackets are escaped for other reasons as well.
    private mutating func holdsFormula(at start: Int, closedBy open: UInt8) -> Bool {
        guard open == Byte.openParenthesis || open == Byte.openBracket, start < content.count else { return false }
        let close = open == Byte.openParenthesis ? Byte.closeParenthesis : Byte.closeBracket
        guard content[start] != Byte.caret, closesEscaped(close, behind: start) else { return false }
        var index = start
        var isFormula = false
        while index + 1 < content.count {
            let byte = content[index]
            if byte == Byte.backslash, content[index + 1] == close { return isFormula }
            if byte == Byte.backslash, content[index + 1] == open { return false }
            isFormula =
                isFormula || byte == Byte.caret || byte == Byte.equals
                || (byte == Byte.backslash && Byte.isLetter(content[index + 1]))
            index += byte == Byte.backslash ? 2 : 1
        }
        return false
    }

    /// Whether an escaped closing bracket follows somewhere.
    private mutating func closesEscaped(_ close: UInt8, behind index: Int) -> Bool {
        let last =
            lastClose[close] ?? content.indices.dropLast().last {
                content[$0] == Byte.backslash && content[$0 + 1] == close
            } ?? -1
        lastClose[close] = last
        return last >= index
    }

    /// Whether `[[` opens the name of a page: not a number as of notes, a list of values, nor what a shell asks for.
    private func holdsPageName(at index: Int) -> Bool {
        if index > 0, Byte.isLetter(content[index - 1]) || Byte.isDigit(content[index - 1]) { return false }
        // No further than to the next bracket: a line of them would take the square of its length.
        let name = content[(index + 2)...].prefix {
            $0 != Byte.openBracket && $0 != Byte.closeBracket && $0 != Byte.newline
        }
        guard let first = name.first, Byte.isLetter(first) || first >= 0x80, name.endIndex + 1 < content.count,
            !name.contains(UInt8(ascii: ",")), !name.contains(UInt8(ascii: "\""))
        else { return false }
        let behind = name.endIndex + 2
        return content[name.endIndex] == Byte.closeBracket && content[name.endIndex + 1] == Byte.closeBracket
            && !(behind < content.count && content[behind] == Byte.openParenthesis)
    }

    /// Where `==words==` ends; nil where blanks or letters around say that something is compared.
    private func highlightEnd(from index: Int) -> Int? {
        if index > 0, !Byte.isSpace(content[index - 1]), !"(*_".utf8.contains(content[index - 1]) { return nil }
        let words = line(from: index + 2)
        guard let first = words.first, !Byte.isSpace(first) else { return nil }
        for end in words.indices.dropFirst() where content[end] == Byte.equals {
            guard end + 1 < content.count, content[end + 1] == Byte.equals else { continue }
            if Byte.isSpace(content[end - 1]) { return nil }
            let behind = end + 2 < content.count ? content[end + 2] : Byte.newline
            return Byte.isLetter(behind) || Byte.isDigit(behind) || behind == Byte.equals ? nil : end + 2
        }
        return nil
    }
}
