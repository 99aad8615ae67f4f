import Markup

/// Commands of plain TeX and of amsmath that texts on the web are full of.
extension FormulaParser {
    /// Names of words with their looks, by the HTML around them, which may stand in `mtext` (MathML Core §2.2.1).
    private static let texts: [String: String] = [
        "textbf": "b", "textit": "i", "emph": "em", "textrm": "", "textnormal": "", "textsf": "", "texttt": "",
        "mbox": "",
        "hbox": "",
    ]
    /// Names that say what kind of sign something is, which its looks say here.
    private static let kinds: Set<String> = [
        "mathrel", "mathbin", "mathord", "mathopen", "mathclose", "mathpunct", "mathinner", "ensuremath",
    ]
    /// What plain TeX switches on for the rest of a group, by the alphabet of today's LaTeX; nil for upright letters.
    private static let switches: [String: FormulaAlphabet?] = [
        "rm": nil, "bf": .mathbf, "cal": .mathcal, "sf": .mathsf, "tt": .mathtt,
    ]
    /// What says how a formula is numbered or broken, which no page shows.
    private static let silent: Set<String> = [
        "nonumber", "notag", "allowbreak", "nobreak", "hfill", "scriptstyle", "it",
    ]

    /// Every name, for "did you mean".
    static let usual: [String] = {
        var names = ["bm", "mathop", "tag", "hspace", "substack", "xrightarrow", "xleftarrow", "textcolor"]
        names += Array(texts.keys)
        names += Array(kinds)
        names += Array(switches.keys)
        names += Array(silent)
        return names
    }()

    /// What such a command stands for; nil where it is none of them.
    mutating func usual(_ name: String) throws(FormulaMistake) -> Atom? {
        if let tag = FormulaParser.texts[name] {
            let words = try verbatim(name).replacing(" ", with: "\u{A0}")
            return Atom(html: "<mtext>\(tag.isEmpty ? words : "<\(tag)>\(words)</\(tag)>")</mtext>")
        }
        if FormulaParser.kinds.contains(name) { return Atom(html: try argument(of: "\\" + name)) }
        if FormulaParser.silent.contains(name) { return Atom(html: "") }
        if let alphabet = FormulaParser.switches[name] { return Atom(html: switched(to: alphabet)) }
        switch name {
        case "bm": return Atom(html: try letters(of: .boldsymbol, name))
        case "mathop": return Atom(html: try argument(of: "\\mathop"), hasLimits: isBlock)
        case "tag": return Atom(html: "<mspace width=\"2em\"></mspace><mtext>(\(try verbatim(name)))</mtext>")
        case "hspace": return Atom(html: try space())
        case "substack": return Atom(html: try stack())
        case "xrightarrow", "xleftarrow": return Atom(html: try arrow(name))
        case "textcolor": return Atom(html: try coloured())
        default: return sized(name)
        }
    }

    /// The letters behind a switch, up to what is no letter.
    private mutating func switched(to alphabet: FormulaAlphabet?) -> String {
        skipSpace()
        let run = text[index...].prefix(while: Byte.isAlphanumeric)
        guard !run.isEmpty else { return "" }
        index = run.endIndex
        let letters = String(decoding: run, as: UTF8.self)
        guard let alphabet else {
            return run.count == 1 ? "<mi mathvariant=\"normal\">\(letters)</mi>" : "<mi>\(letters)</mi>"
        }
        var changed = ""
        for byte in run { changed.unicodeScalars.append(alphabet.letter(byte)) }
        return run.allSatisfy(Byte.isDigit) ? "<mn>\(changed)</mn>" : "<mi>\(changed)</mi>"
    }

    private mutating func space() throws(FormulaMistake) -> String {
        let start = index
        let width = try verbatim("hspace")
        let number = width.drop { $0 == "-" }.prefix { $0.isNumber || $0 == "." }
        let unit = width.drop { $0 == "-" }.dropFirst(number.count)
        guard Double(number) != nil, ["em", "ex", "px", "pt", "cm", "mm"].contains(unit) else {
            throw FormulaMistake(
                message: "`\(width)` is no width", offset: start, remedy: "write a number and em, ex, px, pt, cm or mm")
        }
        return "<mspace width=\"\(width)\"></mspace>"
    }

    /// Lines below each other, as stand below a sum.
    private mutating func stack() throws(FormulaMistake) -> String {
        skipSpace()
        let start = index
        guard byte == Byte.openBrace else { return try argument(of: "\\substack") }
        index += 1
        var rows = ""
        while true {
            let row = try inside { parser throws(FormulaMistake) in try parser.row() }
            rows += "<mtr><mtd>\(row)</mtd></mtr>"
            guard text[index...].begins(with: "\\\\") else { break }
            index += 2
        }
        guard byte == Byte.closeBrace else {
            throw FormulaMistake(message: "`{` is never closed", offset: start, remedy: "write `}` behind the group")
        }
        index += 1
        return "<mtable>\(rows)</mtable>"
    }

    /// An arrow as long as what stands above it, and below.
    private mutating func arrow(_ name: String) throws(FormulaMistake) -> String {
        skipSpace()
        var below: String?
        if byte == Byte.openBracket {
            index += 1
            below = try inside { parser throws(FormulaMistake) in try parser.row(closing: Byte.closeBracket) }
            if byte == Byte.closeBracket { index += 1 }
        }
        let above = try inside { parser throws(FormulaMistake) in try parser.argument(of: "\\" + name) }
        let sign = "<mo stretchy=\"true\">\(name == "xrightarrow" ? "→" : "←")</mo>"
        return below.map { "<munderover>\(sign)<mrow>\($0)</mrow>\(above)</munderover>" }
            ?? "<mover>\(sign)\(above)</mover>"
    }

    private mutating func coloured() throws(FormulaMistake) -> String {
        let start = index
        let colour = try verbatim("textcolor")
        let digits = colour.drop { $0 == "#" }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw FormulaMistake(
                message: "`\(colour)` is no colour", offset: start, remedy: "write its name, or `#` and six digits")
        }
        let inside = try inside { parser throws(FormulaMistake) in try parser.argument(of: "\\textcolor") }
        return "<mstyle mathcolor=\"\(colour)\">\(inside)</mstyle>"
    }

    /// `\bigl(` and its like, which say besides on which side they stand.
    private mutating func sized(_ name: String) -> Atom? {
        guard let side = name.last, "lrm".contains(side), let size = FormulaParser.sizes[String(name.dropLast())] else {
            return nil
        }
        let start = index
        guard let sign = try? delimiter(of: name) else {
            index = start
            return nil
        }
        let form = side == "l" ? " form=\"prefix\"" : side == "r" ? " form=\"postfix\"" : ""
        return Atom(html: "<mo\(form) minsize=\"\(size)\" maxsize=\"\(size)\">\(sign)</mo>")
    }

    /// How tall brackets are.
    static let sizes = ["big": "1.2em", "Big": "1.8em", "bigg": "2.4em", "Bigg": "3em"]
}
