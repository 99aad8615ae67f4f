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
