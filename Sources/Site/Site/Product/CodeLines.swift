/// Which lines of Markdown are in a fence of backquotes or tildes, or open or close one.
package func linesInFences(_ lines: [Substring]) -> [Bool] {
    var fence: Substring?
    return lines.map { line in
        let start = line.drop { $0 == " " }
        if let open = fence {
            if start.hasPrefix(open), start.drop(while: { $0 == open.first }).allSatisfy(\.isWhitespace) { fence = nil }
            return true
        }
        guard let mark = start.first, mark == "`" || mark == "~" else { return false }
        let run = start.prefix { $0 == mark }
        // Code in a line may have three backquotes around it.
        let isInline = mark == "`" && start.dropFirst(run.count).contains("`")
        if run.count >= 3, !isInline { fence = run }
        return fence != nil
    }
}

/// Which lines of Markdown are code by their indentation; in lists none is, since what is indented there belongs to an item.
func linesOfIndentedCode(_ lines: [Substring]) -> [Bool] {
    var (isInList, isOpen) = (false, true)
    return lines.map { line in
        let start = line.drop { $0 == " " }
        guard !start.allSatisfy(\.isWhitespace) else {
            isOpen = true
            return false
        }
        let isIndented = line.hasPrefix("    ") || line.hasPrefix("\t")
        let isItem =
            ["- ", "* ", "+ "].contains(where: start.hasPrefix)
            || [". ", ") "].contains(where: start.drop(while: \.isNumber).hasPrefix) && start.first?.isNumber == true
        if isItem, !isIndented {
            isInList = true
        } else if line.first == start.first, line.first != "\t" {
            isInList = false
        }
        let isCode = isIndented && isOpen && !isInList
        isOpen = isCode
        return isCode
    }
}
