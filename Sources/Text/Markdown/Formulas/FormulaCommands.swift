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
    mutating func commandName() -> String {
        index += 1
        let letters = text[index...].prefix(40).prefix(while: Byte.isLetter)
        let end = letters.isEmpty ? min(index + 1, text.count) : letters.endIndex
        defer { index = end }
        return String(decoding: text[index..<end], as: UTF8.self)
    }

    func escaped(_ text: String) -> String {
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
        case "text", "mathrm", "mathit": return Atom(html: try words(name))
        case "operatorname":
            let hasLimits = byte == UInt8(ascii: "*")
            if hasLimits { index += 1 }
            return Atom(html: try words(name), hasLimits: hasLimits && isBlock)
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
            let size = FormulaParser.sizes[name] ?? "1.2em"
            return Atom(html: "<mo minsize=\"\(size)\" maxsize=\"\(size)\">\(try delimiter(of: name))</mo>")
        case "not": return Atom(html: try negated())
        case "displaystyle", "textstyle": return Atom(html: "")
        default:
            if let atom = try usual(name) { return atom }
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
}
