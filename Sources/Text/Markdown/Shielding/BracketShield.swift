extension ShieldBuilder {
    /// Puts a mark in place of a reference to a footnote; other brackets are counted.
    mutating func shieldBracket(at index: Int, end: Int) -> Int {
        if shieldsFootnotes, let close = FootnoteLine.labelEnd(source, at: index, end: end),
            !isLink(behind: close + 1, end: end)
        {
            if out.last == Byte.closeBracket, index > 1, source[index - 1] == Byte.closeBracket,
                source[index - 2] != Byte.backslash, !isLabel(closedAt: index - 1)
            {
                // What stands before, `[x][^label]`, is no link by itself: its label is the one behind.
                out.removeLast()
                write(.nothing)
                out.append(Byte.closeBracket)
            }
            writeMark(Array(source[(index + 2)..<close]))
            goOn(at: close + 1)
            return close + 1
        }
        brackets += 1
        out.append(Byte.openBracket)
        return index + 1
    }

    /// Whether the brackets that close at a byte hold the label of a link, `[text][label]`.
    private mutating func isLabel(closedAt close: Int) -> Bool {
        // Labels in a row, from the last: every second one is taken by the words before it, from the first that can be.
        var isDefined: [Bool] = []
        var close = close
        while let open = source[textStart..<close].lastIndex(where: isBracket), source[open] == Byte.openBracket,
            open > textStart, source[open - 1] == Byte.closeBracket, source[open + 1] != Byte.caret
        {
            isDefined.append(definedLabels().contains(source[(open + 1)..<close].trimmed.map(Byte.lowered)))
            close = open - 1
        }
        var isTaken = false
        for defined in isDefined.reversed() { isTaken = !isTaken && defined }
        return isTaken
    }

    private func isBracket(_ byte: UInt8) -> Bool { byte == Byte.openBracket || byte == Byte.closeBracket }

    /// Whether what stands behind `[^label]` makes a link of it, which comes first.
    private mutating func isLink(behind index: Int, end: Int) -> Bool {
        guard index < end else { return false }
        if source[index] == Byte.openParenthesis { return lastParenthesis(before: end) > index }
        guard source[index] == Byte.openBracket, FootnoteLine.labelEnd(source, at: index, end: end) == nil,
            let close = source[index..<end].firstIndex(of: Byte.closeBracket)
        else { return false }
        return close > index + 1
            && definedLabels().contains(source[(index + 1)..<close].trimmed.map(Byte.lowered))
    }

    /// Where the last closing parenthesis of a line stands; before the line where there is none.
    private mutating func lastParenthesis(before end: Int) -> Int {
        // Kept for the line: with a search for each bracket, thousands of them would take time without end.
        if let known = lastParenthesis, known.end == end { return known.index }
        let found = source[textStart..<end].lastIndex(of: Byte.closeParenthesis) ?? -1
        lastParenthesis = (end, found)
        return found
    }

    /// The labels before `]:`, in small letters.
    ///
    /// More than are really defined, since code and raw HTML are searched as well: one too many only leaves brackets to
    /// libcmark, which knows.
    private mutating func definedLabels() -> Set<[UInt8]> {
        if let linkLabels { return linkLabels }
        var labels: Set<[UInt8]> = []
        var open = 0
        for index in source.indices {
            if source[index] == Byte.openBracket { open = index + 1 }
            if source[index] == Byte.closeBracket, index + 1 < source.count, source[index + 1] == Byte.colon {
                labels.insert(source[min(open, index)..<index].trimmed.map(Byte.lowered))
            }
        }
        linkLabels = labels
        return labels
    }

    private mutating func writeMark(_ label: [UInt8]) {
        let number = numbers[label] ?? shield.labels.count
        if number == shield.labels.count {
            numbers[label] = number
            shield.labels.append(label)
        }
        out += Sentinel.footnoteStart.bytes
        out += String(number).utf8
        out += Sentinel.footnoteEnd.bytes
    }
}
