/// The line of a text before a tag.
struct HexoLine {
    /// The signs of quotes and items before its first words; nil where it has words.
    let lead: String?
    /// What further lines of the same quote or item begin with.
    let next: String
    /// Whether it is one of HTML, in which no Markdown is read.
    let isHTML: Bool

    init(at text: Substring) {
        let line = text[(text.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)...]
        var (rest, next) = (line, "")
        while let sign = rest.first {
            if sign.isWhitespace || sign == ">" {
                next.append(sign)
                rest = rest.dropFirst()
                continue
            }
            let mark = "-*+".contains(sign) ? rest.prefix(1) : rest.prefix { $0.isNumber }
            let end = "-*+".contains(sign) ? 1 : mark.count + 1
            let isNumbered = mark.count < end && !mark.isEmpty && ".)".contains(rest.dropFirst(mark.count).first ?? " ")
            guard "-*+".contains(sign) || isNumbered, rest.dropFirst(end).first == " " else { break }
            next += String(repeating: " ", count: end)
            rest = rest.dropFirst(end)
        }
        (lead, self.next) = (rest.isEmpty ? String(line) : nil, rest.isEmpty ? next : "")
        let words = line.drop(while: \.isWhitespace)
        isHTML =
            words.first == "<" && (words.dropFirst().first.map { $0.isLetter || $0 == "/" } ?? false)
            && !words.hasPrefix("<http")
    }

    /// Whether it is blank but for signs of quotes and items.
    var isFree: Bool { lead != nil }

    /// Puts lines behind it, with what they begin with in the same quote or item.
    func put(_ lines: [String], behind out: inout String) {
        let lead = lead ?? ""
        if !isFree { out += "\n" }
        if lead == next {
            if !lead.isEmpty { out.removeLast(lead.count) }
            let isApart =
                out.isEmpty || (out.hasSuffix("\n") && HexoLine(at: out[..<out.index(before: out.endIndex)]).isFree)
            if !isApart { out += next.trimmedEnd + "\n" }
            out += next
        }
        out +=
            lines.joined(separator: "\n" + next).replacing("\n" + next + "\n", with: "\n" + next.trimmedEnd + "\n")
            + "\n"
    }
}

extension String {
    /// Without the blanks at its end.
    fileprivate var trimmedEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
