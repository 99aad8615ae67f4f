/// Plain text in Markdown: what would be taken for markup gets a backslash, and nothing else does, so that a README
/// stays a pleasure to read.
///
/// The rules are CommonMark's (0.31, sections 2.4, 6 and 4) and GitHub's for tables and strikethrough.
enum MarkdownText {
    /// Markdown that shows a text, on one line, wherever on a line it stands.
    static func showing(_ text: String) -> String {
        let scalars = Array(oneLine(text).unicodeScalars)
        var out = String.UnicodeScalarView()
        for index in scalars.indices {
            if isMarkup(index, scalars) { out.append("\\") }
            out.append(scalars[index])
        }
        return String(out)
    }

    /// A text without line ends and other characters that control: each run of blanks becomes one.
    static func oneLine(_ text: String) -> String {
        let words = text.unicodeScalars.split { $0.properties.isWhitespace && $0 != "\u{A0}" || $0.value < 0x20 }
        return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }

    /// An address that neither ends the link it is the target of, nor is read as markup.
    static func target(_ url: String) -> String {
        var out = ""
        let scalars = Array(url.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if " ()<>\"\\`|*[]".unicodeScalars.contains(scalar) {
                out += "%" + String(scalar.value, radix: 16, uppercase: true)
            } else {
                if scalar == "&", beginsReference(index, scalars) { out += "\\" }
                out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// Code behind a fence longer than any in it.
    static func codeBlock(_ code: String, language: String) -> String {
        let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let name = language.filter { $0.isLetter || $0.isNumber || "+-#_".contains($0) }
        return fence + name + "\n" + code + "\n" + fence
    }

    private static func isMarkup(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
        let next: Unicode.Scalar? = index + 1 < text.count ? text[index + 1] : nil
        let last: Unicode.Scalar? = index > 0 ? text[index - 1] : nil
        switch text[index] {
        case "`", "[", "]", "|": return true
        case "\\": return next.map(isPunctuation) ?? true
        // By itself, with blanks around, a star or a tilde opens and closes nothing.
        case "*", "~": return last != " " || next != " "
        case "_": return !(last.map(isWord) ?? false) || !(next.map(isWord) ?? false)
        case "<": return next.map { isWord($0) || "/!?".unicodeScalars.contains($0) } ?? true
        case "&": return beginsReference(index, text)
        // Blocks begin so, and a heading ends so.
        case ">", "=", "-", "+": return index == 0
        case "#": return index == 0 || text[index...].allSatisfy { $0 == "#" }
        case ".", ")":
            return (1..<10).contains(index) && (next ?? " ") == " "
                && text[..<index].allSatisfy { (0x30...0x39).contains($0.value) }
        default: return false
        }
    }

    private static func beginsReference(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
        let name = text[(index + 1)...].prefix(33).prefix { isWord($0) || $0 == "#" }
        return !name.isEmpty && name.endIndex < text.count && text[name.endIndex] == ";"
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        (0x21...0x7E).contains(scalar.value) && !isWord(scalar)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
