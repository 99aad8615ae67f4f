import Markup

/// Reads a formula of LaTeX and writes MathML Core.
///
/// It knows what the guide names, and says so of all else. Every part is written once, so that a formula costs what it is
/// long.
struct FormulaParser {
    /// Commands that take arguments, besides accents and alphabets.
    static let commands =
        [
            "frac", "dfrac", "tfrac", "binom", "sqrt", "text", "mathrm", "mathit", "operatorname", "left", "right",
            "begin",
            "end", "not", "overset", "underset", "stackrel", "boxed", "phantom", "pmod", "big", "Big", "bigg", "Bigg",
            "displaystyle", "textstyle", "limits", "nolimits", "middle",
        ] + FormulaAlphabet.allCases.map(\.rawValue)

    /// How deep groups may stand in each other.
    private static let depth = 60

    /// What was read, and how scripts stand at it.
    struct Atom {
        var html: String
        /// Whether scripts stand below and above where there is room.
        var hasLimits = false
    }

    let text: [UInt8]
    let isBlock: Bool
    var index = 0
    private var depth = 0

    /// A formula as MathML.
    /// - Parameters:
    ///   - text: the formula, without the marks around it.
    ///   - isBlock: whether it stands on lines of its own.
    /// - Returns: the `math` element.
    /// - Throws: the first thing that is wrong.
    static func mathML(_ text: [UInt8], isBlock: Bool) throws(FormulaMistake) -> String {
        var parser = FormulaParser(text: text, isBlock: isBlock)
        let row = try parser.row()
        if parser.index < text.count { throw parser.unexpected() }
        // One that is wider than a phone is scrolled, which keys have to reach, too.
        return isBlock
            ? "<span class=\"formula\" tabindex=\"0\"><math display=\"block\">" + row + "</math></span>"
            : "<math>" + row + "</math>"
    }

    private init(text: [UInt8], isBlock: Bool) {
        self.text = text
        self.isBlock = isBlock
    }

    var byte: UInt8 { index < text.count ? text[index] : 0 }

    mutating func skipSpace() {
        while index < text.count {
            if text[index] == Byte.percent {
                while index < text.count, text[index] != Byte.newline { index += 1 }
            } else if Byte.isSpace(text[index]) || text[index] == Byte.tilde {
                index += 1
            } else {
                return
            }
        }
    }

    /// Goes one level deeper.
    mutating func inside<Result>(
        _ read: (inout FormulaParser) throws(FormulaMistake) -> Result
    ) throws(FormulaMistake) -> Result {
        guard depth < FormulaParser.depth else {
            throw FormulaMistake(
                message: "groups stand \(FormulaParser.depth) deep in each other", offset: index,
                remedy: "take the formula apart")
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// What ends a row: a closing brace, `&`, `\\`, `\right`, `\middle`, `\end`, or the end.
    private func endsRow() -> Bool {
        switch byte {
        case 0 where index >= text.count: true
        case Byte.closeBrace, Byte.ampersand: true
        case Byte.backslash: ["\\\\", "\\right", "\\middle", "\\end"].contains { isCommand($0) }
        default: false
        }
    }

    private func isCommand(_ command: StaticString) -> Bool {
        guard text[index...].begins(with: command) else { return false }
        let end = index + command.utf8CodeUnitCount
        return command.utf8CodeUnitCount == 2 || end >= text.count || !Byte.isLetter(text[end])
    }

    /// Everything up to where a row ends, without an `mrow` around it.
    mutating func row(closing: UInt8? = nil) throws(FormulaMistake) -> String {
        var html = ""
        skipSpace()
        while !endsRow(), byte != closing || closing == nil {
            html += try scripted()
            skipSpace()
        }
        return html
    }

    /// A row as one element.
    func grouped(_ row: String, parts: Int = 0) -> String { "<mrow>\(row)</mrow>" }

    /// An atom with what stands above and below it.
    private mutating func scripted() throws(FormulaMistake) -> String {
        let start = index
        var atom = byte == Byte.caret || byte == Byte.underscore ? Atom(html: "<mrow></mrow>") : try self.atom()
        var (below, above): (String?, String?) = (nil, nil)
        var primes = 0
        while true {
            skipSpace()
            if isCommand("\\limits") || isCommand("\\nolimits") {
                atom.hasLimits = isCommand("\\limits")
                index += atom.hasLimits ? 7 : 9
            } else if byte == UInt8(ascii: "'") {
                primes += 1
                index += 1
            } else if byte == Byte.caret || byte == Byte.underscore {
                let isAbove = byte == Byte.caret
                if isAbove ? above != nil : below != nil {
                    throw FormulaMistake(
                        message: isAbove ? "a second `^` at one part" : "a second `_` at one part", offset: index,
                        remedy: "set braces, such as `{a^b}^c`")
                }
                index += 1
                let script = try argument(of: isAbove ? "^" : "_")
                if isAbove { above = script } else { below = script }
            } else {
                break
            }
        }
        if primes > 0 {
            let mark = "<mo>" + String(repeating: "′", count: min(primes, 20)) + "</mo>"
            above = above.map { "<mrow>\(mark)\($0)</mrow>" } ?? mark
        }
        _ = start
        return written(atom, below, above)
    }

    private func written(_ atom: Atom, _ below: String?, _ above: String?) -> String {
        let isOver = atom.hasLimits
        switch (below, above) {
        case (let below?, let above?):
            let tag = isOver ? "munderover" : "msubsup"
            return "<\(tag)>\(atom.html)\(below)\(above)</\(tag)>"
        case (let below?, nil):
            let tag = isOver ? "munder" : "msub"
            return "<\(tag)>\(atom.html)\(below)</\(tag)>"
        case (nil, let above?):
            let tag = isOver ? "mover" : "msup"
            return "<\(tag)>\(atom.html)\(above)</\(tag)>"
        case (nil, nil): return atom.html
        }
    }

    /// What a command or a script is given: a group, or the next sign.
    mutating func argument(of command: String) throws(FormulaMistake) -> String {
        skipSpace()
        guard index < text.count, byte != Byte.closeBrace, byte != Byte.ampersand, byte != Byte.caret,
            byte != Byte.underscore
        else {
            throw FormulaMistake(
                message: "`\(command)` lacks what it is given", offset: min(index, max(0, text.count - 1)),
                remedy: "write `\(command){…}`")
        }
        if byte == Byte.openBrace { return try group() }
        if Byte.isDigit(byte) {
            index += 1
            return "<mn>\(Character(Unicode.Scalar(text[index - 1])))</mn>"
        }
        return try atom().html
    }

    /// `{…}` as one element.
    mutating func group() throws(FormulaMistake) -> String {
        let start = index
        index += 1
        let row = try inside { parser throws(FormulaMistake) in try parser.row() }
        guard byte == Byte.closeBrace else {
            throw FormulaMistake(message: "`{` is never closed", offset: start, remedy: "write `}` behind the group")
        }
        index += 1
        return grouped(row)
    }

    private func unexpected() -> FormulaMistake {
        switch byte {
        case Byte.closeBrace:
            FormulaMistake(message: "`}` closes nothing", offset: index, remedy: "write `\\}` for a brace that shows")
        case Byte.ampersand:
            FormulaMistake(
                message: "`&` parts columns, and there are none", offset: index,
                remedy: "write `\\&`, or `\\begin{aligned} … \\end{aligned}` around the lines")
        case Byte.backslash where isCommand("\\\\"):
            FormulaMistake(
                message: "`\\\\` ends a line of several, and there is one", offset: index, length: 2,
                remedy: "write `\\begin{aligned} … \\end{aligned}` around the lines")
        default:
            FormulaMistake(
                message:
                    "`\(isCommand("\\end") ? "\\end" : isCommand("\\middle") ? "\\middle" : "\\right")` ends nothing",
                offset: index, length: 4, remedy: "write `\\begin` or `\\left` before it")
        }
    }
}
