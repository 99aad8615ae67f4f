import Diagnostics
import Markup

extension FormulaParser {
    /// What a backslash begins.
    mutating func command() throws(FormulaMistake) -> Atom {
        let start = index
        let name = commandName()
        if let space = FormulaSymbols.spaces[name] { return Atom(html: "<mspace width=\"\(space)\"></mspace>") }
        if let letter = FormulaSymbols.letters[name] { return Atom(html: "<mi>\(letter)</mi>") }
        if let sign = FormulaSymbols.operators[name] {
            return Atom(html: "<mo stretchy=\"false\">\(escaped(sign))</mo>")
        }
        if let sign = FormulaSymbols.large[name] { return Atom(html: "<mo>\(sign)</mo>", hasLimits: isBlock) }
        if let sign = FormulaSymbols.integrals[name] { return Atom(html: "<mo>\(sign)</mo>") }
        if FormulaSymbols.functions.contains(name) { return Atom(html: "<mi>\(name)</mi>") }
        if FormulaSymbols.limits.contains(name) { return Atom(html: "<mi>\(name)</mi>", hasLimits: isBlock) }
        if let accent = FormulaSymbols.accents[name] {
            let base = try deeper(name)
            let stretch = accent.stretches ? "true" : "false"
            return Atom(
                html: "<mover accent=\"true\">\(base)<mo stretchy=\"\(stretch)\">\(accent.character)</mo></mover>",
                hasLimits: name == "overbrace")
        }
        if let mark = FormulaSymbols.marksBelow[name] {
            return Atom(
                html: "<munder accentunder=\"true\">\(try deeper(name))<mo stretchy=\"true\">\(mark)</mo></munder>",
                hasLimits: name == "underbrace")
        }
        if let alphabet = FormulaAlphabet(rawValue: name) { return Atom(html: try letters(of: alphabet, name)) }
        return try other(name, from: start)
    }

    private mutating func deeper(_ name: String) throws(FormulaMistake) -> String {
        try inside { parser throws(FormulaMistake) in try parser.argument(of: "\\" + name) }
    }

    /// The letters behind a backslash, or one sign.
    private mutating func commandName() -> String {
        index += 1
        let letters = text[index...].prefix(40).prefix(while: Byte.isLetter)
        let end = letters.isEmpty ? min(index + 1, text.count) : letters.endIndex
        defer { index = end }
        return String(decoding: text[index..<end], as: UTF8.self)
    }

    private func escaped(_ text: String) -> String {
        text.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : $0 == "&" ? "&amp;" : String($0) }.joined()
    }

    private mutating func other(_ name: String, from start: Int) throws(FormulaMistake) -> Atom {
        switch name {
        case "{", "}": return Atom(html: "<mo stretchy=\"false\">\(name)</mo>")
        case "|": return Atom(html: "<mo stretchy=\"false\">‖</mo>")
        case "%", "$", "#", "_": return Atom(html: "<mi>\(name)</mi>")
        case "&": return Atom(html: "<mi>&amp;</mi>")
        case "frac", "dfrac", "tfrac": return Atom(html: try fraction(name))
        case "binom":
            let parts = "\(try deeper(name))\(try deeper(name))"
            return Atom(html: "<mrow><mo>(</mo><mfrac linethickness=\"0\">\(parts)</mfrac><mo>)</mo></mrow>")
        case "sqrt": return Atom(html: try root())
        case "text", "mathrm", "mathit", "operatorname": return Atom(html: try words(name))
        case "left": return Atom(html: try fenced(from: start))
        case "begin": return Atom(html: try environment(from: start))
        case "overset", "stackrel":
            let mark = try deeper(name)
            return Atom(html: "<mover>\(try deeper(name))\(mark)</mover>")
        case "underset":
            let mark = try deeper(name)
            return Atom(html: "<munder>\(try deeper(name))\(mark)</munder>")
        case "boxed": return Atom(html: "<mrow class=\"boxed\">\(try deeper(name))</mrow>")
        case "phantom": return Atom(html: "<mphantom>\(try deeper(name))</mphantom>")
        case "pmod":
            return Atom(
                html:
                    "<mrow><mo>(</mo><mi>mod</mi><mspace width=\"0.3333em\"></mspace>\(try deeper(name))<mo>)</mo></mrow>"
            )
        case "big", "Big", "bigg", "Bigg":
            let size = ["big": "1.2em", "Big": "1.8em", "bigg": "2.4em", "Bigg": "3em"][name] ?? "1.2em"
            return Atom(html: "<mo minsize=\"\(size)\" maxsize=\"\(size)\">\(try delimiter(of: name))</mo>")
        case "not": return Atom(html: try negated())
        case "displaystyle", "textstyle": return Atom(html: "")
        default:
            throw FormulaMistake(
                message: "there is no command `\\\(name)`", offset: start, length: name.unicodeScalars.count + 1,
                remedy: didYouMean(name)
                    ?? "the commands that are known stand in the guide; `\\text{…}` is for words")
        }
    }

    private func didYouMean(_ name: String) -> String? {
        nearMiss(name, among: FormulaSymbols.all).map { "did you mean `\\\($0)`?" }
    }

    private mutating func fraction(_ name: String) throws(FormulaMistake) -> String {
        let parts = "\(try deeper(name))\(try deeper(name))"
        switch name {
        case "dfrac": return "<mstyle displaystyle=\"true\"><mfrac>\(parts)</mfrac></mstyle>"
        case "tfrac": return "<mstyle displaystyle=\"false\"><mfrac>\(parts)</mfrac></mstyle>"
        default: return "<mfrac>\(parts)</mfrac>"
        }
    }

    private mutating func root() throws(FormulaMistake) -> String {
        skipSpace()
        guard byte == Byte.openBracket else { return "<msqrt>\(try deeper("sqrt"))</msqrt>" }
        let start = index
        index += 1
        let degree = try inside { parser throws(FormulaMistake) in try parser.row(closing: Byte.closeBracket) }
        guard byte == Byte.closeBracket else {
            throw FormulaMistake(
                message: "`[` is never closed", offset: start, remedy: "write `]` behind the degree of the root")
        }
        index += 1
        return "<mroot>\(try deeper("sqrt"))<mrow>\(degree)</mrow></mroot>"
    }

    /// `{…}` as it is written, without markup.
    private mutating func verbatim(_ name: String) throws(FormulaMistake) -> String {
        skipSpace()
        let start = index
        guard byte == Byte.openBrace, let end = text[index...].firstIndex(of: Byte.closeBrace) else {
            throw FormulaMistake(
                message: "`\\\(name)` lacks what it is given", offset: min(start, max(0, text.count - 1)),
                remedy: "write `\\\(name){…}`")
        }
        index = end + 1
        return escaped(String(decoding: text[(start + 1)..<end], as: UTF8.self))
    }

    private mutating func words(_ name: String) throws(FormulaMistake) -> String {
        let text = try verbatim(name)
        switch name {
        case "text": return "<mtext>\(text.replacing(" ", with: "\u{A0}"))</mtext>"
        case "mathit": return "<mi>\(text)</mi>"
        default: return text.count == 1 ? "<mi mathvariant=\"normal\">\(text)</mi>" : "<mi>\(text)</mi>"
        }
    }

    private mutating func letters(of alphabet: FormulaAlphabet, _ name: String) throws(FormulaMistake) -> String {
        skipSpace()
        var text = self.text[index...].prefix(1)
        if byte == Byte.openBrace || byte == Byte.backslash {
            if byte == Byte.backslash { return try argument(of: "\\" + name) }
            let end = self.text[index...].firstIndex(of: Byte.closeBrace) ?? self.text.endIndex
            text = self.text[min(index + 1, end)..<end]
            // A group with markup in it stays as it is.
            if text.contains(where: { !Byte.isAlphanumeric($0) && $0 != Byte.space }) {
                return try argument(of: "\\" + name)
            }
            index = min(end + 1, self.text.count)
        } else {
            index = text.endIndex
        }
        guard !text.isEmpty else {
            throw FormulaMistake(
                message: "`\\\(name)` lacks what it is given", offset: max(0, index - 1), remedy: "write `\\\(name){A}`"
            )
        }
        var letters = ""
        for byte in text where byte != Byte.space { letters.unicodeScalars.append(alphabet.letter(byte)) }
        return text.allSatisfy(Byte.isDigit) ? "<mn>\(letters)</mn>" : "<mi>\(letters)</mi>"
    }

    private mutating func negated() throws(FormulaMistake) -> String {
        skipSpace()
        if byte == Byte.equals || byte == Byte.less || byte == Byte.greater {
            let sign = byte == Byte.equals ? "≠" : byte == Byte.less ? "≮" : "≯"
            index += 1
            return "<mo>\(sign)</mo>"
        }
        let start = index
        guard byte == Byte.backslash, let sign = FormulaSymbols.operators[commandName()] else {
            throw FormulaMistake(
                message: "`\\not` stands before a relation", offset: min(start, max(0, text.count - 1)),
                remedy: "such as `\\not\\subset`, or `\\neq`")
        }
        return "<mo>\(escaped(sign))\u{338}</mo>"
    }

    // MARK: Brackets that grow

    private mutating func delimiter(of name: String) throws(FormulaMistake) -> String {
        skipSpace()
        let start = index
        if byte == Byte.backslash {
            let name = commandName()
            switch name {
            case "{", "}": return name
            case "|": return "‖"
            default: if let sign = FormulaSymbols.operators[name] { return escaped(sign) }
            }
        } else if "()[]|/.<>".utf8.contains(byte) {
            index += 1
            switch text[index - 1] {
            case Byte.dot: return ""
            case Byte.less: return "⟨"
            case Byte.greater: return "⟩"
            case let sign: return String(Character(Unicode.Scalar(sign)))
            }
        }
        throw FormulaMistake(
            message: "`\\\(name)` lacks a bracket", offset: min(start, max(0, text.count - 1)),
            remedy: "write one of ( ) [ ] | \\{ \\} \\langle \\rangle behind it, or `.` for none")
    }

    private mutating func fenced(from start: Int) throws(FormulaMistake) -> String {
        var html = "<mrow>" + fence(try delimiter(of: "left"), "prefix")
        while true {
            html += try inside { parser throws(FormulaMistake) in try parser.row() }
            if text[index...].begins(with: "\\middle") {
                index += 7
                html += "<mo fence=\"true\" stretchy=\"true\">\(try delimiter(of: "middle"))</mo>"
                continue
            }
            guard text[index...].begins(with: "\\right") else {
                throw FormulaMistake(
                    message: "`\\left` is never closed", offset: start, length: 5,
                    remedy: "write `\\right)`, or `\\right.` for no bracket")
            }
            index += 6
            return html + fence(try delimiter(of: "right"), "postfix") + "</mrow>"
        }
    }

    private func fence(_ sign: String, _ form: String) -> String {
        sign.isEmpty ? "" : "<mo fence=\"true\" form=\"\(form)\" stretchy=\"true\">\(sign)</mo>"
    }

    // MARK: Tables

    private static let fences: [String: (String, String)] = [
        "matrix": ("", ""), "smallmatrix": ("", ""), "pmatrix": ("(", ")"), "bmatrix": ("[", "]"),
        "Bmatrix": ("{", "}"), "vmatrix": ("|", "|"),
        "Vmatrix": ("‖", "‖"), "cases": ("{", ""), "aligned": ("", ""), "align": ("", ""), "align*": ("", ""),
        "gathered": ("", ""), "gather": ("", ""), "gather*": ("", ""), "array": ("", ""), "split": ("", ""),
        "equation": ("", ""), "equation*": ("", ""),
    ]

    private mutating func environment(from start: Int) throws(FormulaMistake) -> String {
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
        if name == "array" { _ = try verbatim("array") }
        let table = try inside { parser throws(FormulaMistake) in try parser.rows(of: name, from: start) }
        return "<mrow>" + fence(open, "prefix") + table + fence(close, "postfix") + "</mrow>"
    }

    private mutating func rows(of name: String, from start: Int) throws(FormulaMistake) -> String {
        let isAligned = name.hasPrefix("align") || name == "split"
        var html =
            isAligned || name == "cases"
            ? "<mtable displaystyle=\"\(isAligned)\" class=\"\(isAligned ? "aligned" : "cases")\">" : "<mtable>"
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
