import Markup

extension FormulaParser {
    mutating func delimiter(of name: String) throws(FormulaMistake) -> String {
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

    mutating func fenced(from start: Int) throws(FormulaMistake) -> String {
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

    func fence(_ sign: String, _ form: String) -> String {
        sign.isEmpty ? "" : "<mo fence=\"true\" form=\"\(form)\" stretchy=\"true\">\(sign)</mo>"
    }
}
