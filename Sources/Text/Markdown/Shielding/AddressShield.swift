extension ShieldBuilder {
    /// Shields the address around a colon; gives the byte behind it.
    mutating func shieldScheme(at index: Int, in line: Range<Int>) -> Int {
        guard brackets == 0, source[(index + 1)..<line.upperBound].begins(with: "//") else {
            out.append(Byte.colon)
            return index + 1
        }
        let (end, goesOn) = reach(from: index, in: line)
        let match = AddressMatch.scheme(source, colon: index, from: line.lowerBound, end: end, goesOn: goesOn)
        let start = match?.lowerBound ?? index
        if isInMarkup(start, in: line) {
            out.append(Byte.colon)
            return index + 1
        }
        guard let match else {
            write(.plainColon)
            return index + 1
        }
        shieldAddress(index..<match.upperBound, reach: end)
        return match.upperBound
    }

    /// Shields the address that begins with `www.`; gives the byte behind it.
    mutating func shieldWWW(at index: Int, in line: Range<Int>) -> Int {
        let before = index > textStart ? source[index - 1] : Byte.space
        guard brackets == 0, source[index..<line.upperBound].begins(with: "www."), !isInMarkup(index, in: line) else {
            out.append(source[index])
            return index + 1
        }
        let (reach, goesOn) = reach(from: index, in: line)
        guard Byte.isSpace(before) || "*_~(".utf8.contains(before) || (isRow && before == Byte.pipe),
            let end = AddressMatch.www(source, at: index, end: reach, goesOn: goesOn)
        else {
            // No address; and when the tree's words are searched for some, this one must not be found again.
            out += "www".utf8
            write(.plainDot)
            return index + 4
        }
        shieldAddress(index..<end, reach: reach)
        return end
    }

    /// How far an address can reach, and whether its paragraph goes on behind: up to the end of its line or cell.
    private mutating func reach(from index: Int, in line: Range<Int>) -> (end: Int, goesOn: Bool) {
        if isRow { return (cells.end(source, from: index, lineEnd: line.upperBound), false) }
        var next = line.upperBound + 1
        while next < source.count, source[next] != Byte.newline, source[next] != Byte.carriageReturn { next += 1 }
        let goesOn = line.upperBound + 1 < next && LinePrefix.goesOn(source, (line.upperBound + 1)..<next)
        return (line.upperBound, goesOn)
    }

    private mutating func shieldAddress(_ range: Range<Int>, reach: Int) {
        for index in range {
            // The cells of a table are cut out before addresses are looked for.
            if isRow, source[index] == Byte.backslash, index + 1 < reach, source[index + 1] == Byte.pipe {
                out.append(source[index])
            } else if let sentinel = Sentinel(inAddress: source[index], smart: smart) {
                write(sentinel)
            } else {
                out.append(source[index])
            }
        }
        // A reference right behind, such as `&copy;`, must not be read together with the address.
        let behind = source[range.upperBound..<reach].prefix { !Byte.isSpace($0) && $0 != Byte.less }
        if behind.contains(Byte.ampersand) { write(.nothing) }
    }

    /// Whether an address is the one of a link, of a definition, of a tag.
    private func isInMarkup(_ start: Int, in line: Range<Int>) -> Bool {
        let lineStart = line.lowerBound
        guard start > lineStart else { return false }
        switch source[start - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return start - 1 > lineStart && source[start - 2] == UInt8(ascii: "=")
        case Byte.openParenthesis:
            return hasClosedBracket && start - 1 > lineStart && source[start - 2] == Byte.closeBracket
        case Byte.space, Byte.tab:
            let before = source[lineStart..<start].trimmed
            return before.suffix(2).elementsEqual("]:".utf8)
        default: return false
        }
    }
}
