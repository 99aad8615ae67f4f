import Diagnostics
import Markup

extension FormulaParser {
    private static let fences: [String: (String, String)] = [
        "matrix": ("", ""), "smallmatrix": ("", ""), "pmatrix": ("(", ")"), "bmatrix": ("[", "]"),
        "Bmatrix": ("{", "}"), "vmatrix": ("|", "|"),
        "Vmatrix": ("‖", "‖"), "cases": ("{", ""), "aligned": ("", ""), "align": ("", ""), "align*": ("", ""),
        "gathered": ("", ""), "gather": ("", ""), "gather*": ("", ""), "array": ("", ""), "split": ("", ""),
        "equation": ("", ""), "equation*": ("", ""), "dcases": ("{", ""), "rcases": ("", "}"), "multline": ("", ""),
        "multline*": ("", ""), "eqnarray": ("", ""), "eqnarray*": ("", ""), "alignat": ("", ""), "alignat*": ("", ""),
        "alignedat": ("", ""),
    ]

    mutating func environment(from start: Int) throws(FormulaMistake) -> String {
        let nameStart = index
        let name = try verbatim("begin")
        guard let (open, close) = FormulaParser.fences[name] else {
            let known = FormulaParser.fences.keys.sorted()
            throw FormulaMistake(
                message: "there is no environment `\(name)`", offset: nameStart + 1,
                length: max(1, name.unicodeScalars.count),
                remedy: nearMiss(name, among: known).map { "did you mean `\($0)`?" }
                    ?? "the environments are \(known.joined(separator: ", "))")
        }
        // How many columns there are, and how they stand.
        if name == "array" || name.contains("at") && name.hasPrefix("align") { _ = try verbatim(name) }
        let table = try inside { parser throws(FormulaMistake) in try parser.rows(of: name, from: start) }
        return "<mrow>" + fence(open, "prefix") + table + fence(close, "postfix") + "</mrow>"
    }

    private mutating func rows(of name: String, from start: Int) throws(FormulaMistake) -> String {
        let isAligned = name.hasPrefix("align") || name == "split" || name.hasPrefix("eqnarray")
        let isCases = name.hasSuffix("cases")
        var html =
            isAligned || isCases
            ? "<mtable displaystyle=\"\(isAligned || name == "dcases")\" class=\"\(isAligned ? "aligned" : "cases")\">"
            : "<mtable>"
        var cells = ""
        while true {
            cells += "<mtd>\(try row())</mtd>"
            if byte == Byte.ampersand {
                index += 1
                continue
            }
            let isRowEnd = text[index...].begins(with: "\\\\")
            if isRowEnd { index += 2 }
            if !isRowEnd || cells != "<mtd></mtd>" { html += "<mtr>\(cells)</mtr>" }
            cells = ""
            skipSpace()
            if isRowEnd, !text[index...].begins(with: "\\end") { continue }
            guard text[index...].begins(with: "\\end") else {
                throw FormulaMistake(
                    message: "`\\begin{\(name)}` never ends", offset: start, length: 6, remedy: "write `\\end{\(name)}`"
                )
            }
            index += 4
            let end = try verbatim("end")
            guard end == name else {
                throw FormulaMistake(
                    message: "`\\end{\(end)}` ends `\\begin{\(name)}`", offset: index - end.utf8.count - 1,
                    remedy: "write `\\end{\(name)}`")
            }
            return html + "</mtable>"
        }
    }
}
