/// Where the parts of links and of their definitions end, as libcmark 0.30 reads them (§4.7, §6.3; `inlines.c`).
struct LinkGrammar {
    private let text: [UInt8]

    init(_ text: [UInt8]) { self.text = text }

    /// `(address "title")` behind the words of a link.
    struct Tail {
        /// Where the address begins, inside its angle brackets.
        let address: Int
        /// The byte behind.
        let end: Int
    }

    /// `[label]: address "title"` and its line end.
    struct Definition {
        /// The label, blanks at both sides included.
        let label: Range<Int>
        /// Where the address begins, inside its angle brackets.
        let address: Int
        /// The byte behind the line end.
        let end: Int
    }

    /// What stands in parentheses from an index on; nil where that makes no link.
    func tail(at index: Int) -> Tail? {
        guard byte(index) == Byte.openParenthesis else { return nil }
        let start = skip(from: index + 1, Byte.isSpace)
        guard let end = addressEnd(from: start) else { return nil }
        let title = skip(from: end, Byte.isSpace)
        let titleEnd = title == end ? title : self.titleEnd(from: title) ?? title
        let close = skip(from: titleEnd, Byte.isSpace)
        guard byte(close) == Byte.closeParenthesis else { return nil }
        return Tail(address: inside(start), end: close + 1)
    }

    /// The range of a label between its brackets; nil where none begins.
    func label(at start: Int) -> Range<Int>? {
        guard byte(start) == Byte.openBracket else { return nil }
        var index = start + 1
        while index < text.count, text[index] != Byte.openBracket, text[index] != Byte.closeBracket {
            index += text[index] == Byte.backslash && byte(index + 1).map(Byte.isPunctuation) == true ? 2 : 1
            if index - start - 1 > LinkGrammar.longestLabel { return nil }
        }
        return byte(index) == Byte.closeBracket ? start + 1..<index : nil
    }

    /// The link definition that begins at an index; nil where none does.
    func definition(at start: Int) -> Definition? {
        guard let label = label(at: start), text[label].contains(where: { !Byte.isSpace($0) }),
            byte(label.upperBound + 1) == Byte.colon
        else { return nil }
        let address = skipLineEnd(from: label.upperBound + 2)
        guard let end = addressEnd(from: address) else { return nil }
        let title = skipLineEnd(from: end)
        if title > end, let titleEnd = titleEnd(from: title), let next = lineEnd(from: titleEnd) {
            return Definition(label: label, address: inside(address), end: next)
        }
        return lineEnd(from: end).map { Definition(label: label, address: inside(address), end: $0) }
    }

    /// Labels that are longer are none.
    private static let longestLabel = 1000

    private func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }

    private func skip(from start: Int, _ isPart: (UInt8) -> Bool) -> Int {
        var index = start
        while index < text.count, isPart(text[index]) { index += 1 }
        return index
    }

    /// Behind blanks, with one line end at most among them.
    private func skipLineEnd(from start: Int) -> Int {
        let index = skip(from: start, Byte.isBlank)
        guard let next = behindLineEnd(index) else { return index }
        return skip(from: next, Byte.isBlank)
    }

    /// The beginning of the next line where nothing but blanks is left on this one.
    private func lineEnd(from start: Int) -> Int? {
        let index = skip(from: start, Byte.isBlank)
        return index == text.count ? index : behindLineEnd(index)
    }

    private func behindLineEnd(_ index: Int) -> Int? {
        let next = byte(index) == Byte.carriageReturn ? index + 1 : index
        if byte(next) == Byte.newline { return next + 1 }
        return next > index ? next : nil
    }

    private func inside(_ start: Int) -> Int { byte(start) == Byte.less ? start + 1 : start }

    private func addressEnd(from start: Int) -> Int? {
        if byte(start) == Byte.less { return bracketedEnd(from: start + 1) }
        var index = start
        var open = 0
        while index < text.count {
            switch text[index] {
            case Byte.backslash where byte(index + 1).map(Byte.isPunctuation) == true: index += 1
            case Byte.openParenthesis:
                open += 1
                if open > 32 { return nil }
            case Byte.closeParenthesis:
                if open == 0 { return index }
                open -= 1
            case let byte where Byte.isSpace(byte):
                return index > start && open == 0 ? index : nil
            default: break
            }
            index += 1
        }
        return nil
    }

    private func bracketedEnd(from start: Int) -> Int? {
        var index = start
        while index < text.count {
            switch text[index] {
            case Byte.greater: return index + 1 < text.count ? index + 1 : nil
            case Byte.backslash: index += 2
            case Byte.newline, Byte.less: return nil
            default: index += 1
            }
        }
        return nil
    }

    /// The byte behind a title; an escaped mark ends it where no other does.
    private func titleEnd(from start: Int) -> Int? {
        guard let open = byte(start), "\"'(".utf8.contains(open) else { return nil }
        let close = open == Byte.openParenthesis ? Byte.closeParenthesis : open
        var last: Int?
        var index = start + 1
        while index < text.count {
            if text[index] == close { return index + 1 }
            if text[index] == 0 || (text[index] == open) { break }
            if text[index] == Byte.backslash, let next = byte(index + 1), Byte.isPunctuation(next) {
                if next == close { last = index + 2 }
                index += 1
            }
            index += 1
        }
        return last
    }
}
