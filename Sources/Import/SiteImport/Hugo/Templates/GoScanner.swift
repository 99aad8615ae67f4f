import Letters

/// The words of a template.
enum GoScanner {
    enum Item {
        case text([UInt8])
        case action([Word])
    }

    enum Word: Equatable {
        case name(String)
        /// `.A.B`; empty for the dot alone.
        case field([String])
        case variable(String, [String])
        case text(String)
        case number(String)
        case open
        /// A bracket, and the names behind it.
        case close([String])
        case pipe
        case comma
        case assign(isNew: Bool)
    }

    /// Texts and actions in turn; blanks beside `{{-` and `-}}` are gone.
    static func items(of text: [UInt8]) throws(GoObstacle) -> [Item] {
        var items: [Item] = []
        var index = 0
        var isTrimmed = false
        func add(_ part: ArraySlice<UInt8>, trimsEnd: Bool) {
            var part = part
            if isTrimmed { part = part.drop(while: \.isSpace) }
            if trimsEnd { while let last = part.last, last.isSpace { part.removeLast() } }
            if !part.isEmpty { items.append(.text(Array(part))) }
        }
        while let open = text.offset(of: "{{", from: index) {
            var start = open + 2
            let trims = start + 1 < text.count && text[start] == UInt8(ascii: "-") && text[start + 1].isSpace
            add(text[index..<open], trimsEnd: trims)
            if trims { start += 1 }
            var scanner = Scanner(text: text, index: start)
            let words = try scanner.action()
            index = scanner.index
            isTrimmed = scanner.trimsNext
            if let words { items.append(.action(words)) }
        }
        add(text[index...], trimsEnd: false)
        return items
    }

    private struct Scanner {
        let text: [UInt8]
        var index: Int
        var trimsNext = false

        /// The words up to `}}`; nil for a comment.
        mutating func action() throws(GoObstacle) -> [Word]? {
            skipBlanks()
            if text[index...].starts(with: "/*".utf8) {
                guard let end = text.offset(of: "*/", from: index) else { throw GoObstacle("a comment is not closed") }
                index = end + 2
                skipBlanks()
                guard try isEnd() else { throw GoObstacle("a comment has words behind it") }
                return nil
            }
            var words: [Word] = []
            while true {
                skipBlanks()
                if try isEnd() { return words }
                words.append(try word())
            }
        }

        private mutating func isEnd() throws(GoObstacle) -> Bool {
            guard index < text.count else { throw GoObstacle("`{{` is not closed") }
            if text[index...].starts(with: "-}}".utf8) {
                (index, trimsNext) = (index + 3, true)
                return true
            }
            guard text[index...].starts(with: "}}".utf8) else { return false }
            index += 2
            return true
        }

        private mutating func skipBlanks() { while index < text.count, text[index].isSpace { index += 1 } }

        private mutating func word() throws(GoObstacle) -> Word {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "("):
                index += 1
                return .open
            case UInt8(ascii: ")"):
                index += 1
                return .close(fields())
            case UInt8(ascii: "|"):
                index += 1
                return .pipe
            case UInt8(ascii: ","):
                index += 1
                return .comma
            case UInt8(ascii: ":"), UInt8(ascii: "="):
                let isNew = byte == UInt8(ascii: ":")
                index += isNew ? 2 : 1
                return .assign(isNew: isNew)
            case UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "'"): return .text(try quoted(byte))
            case UInt8(ascii: "$"):
                index += 1
                return .variable(letters(), fields())
            case UInt8(ascii: "."):
                if index + 1 < text.count, text[index + 1].isDigit { return number() }
                let found = fields()
                if found.isEmpty { index += 1 }
                return .field(found)
            case let byte where byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"):
                return number()
            default:
                let name = letters()
                guard !name.isEmpty else {
                    throw GoObstacle("`\(String(UnicodeScalar(byte)))` is not known in a template")
                }
                return .name(([name] + fields()).joined(separator: "."))
            }
        }

        private mutating func letters() -> String {
            let start = index
            while index < text.count,
                text[index].isDigit || text[index] == UInt8(ascii: "_") || text[index] > 0x7F
                    || (0x41...0x5A).contains(text[index] & 0xDF)
            {
                index += 1
            }
            return text.text(start..<index)
        }

        private mutating func fields() -> [String] {
            var found: [String] = []
            while index < text.count, text[index] == UInt8(ascii: ".") {
                index += 1
                let name = letters()
                guard !name.isEmpty else {
                    index -= 1
                    break
                }
                found.append(name)
            }
            return found
        }

        private mutating func number() -> Word {
            let start = index
            index += 1
            while index < text.count, text[index].isDigit || text[index] == UInt8(ascii: ".") { index += 1 }
            return .number(text.text(start..<index))
        }

        private mutating func quoted(_ quote: UInt8) throws(GoObstacle) -> String {
            index += 1
            var value: [UInt8] = []
            while index < text.count, text[index] != quote {
                if text[index] == UInt8(ascii: "\\"), quote != UInt8(ascii: "`"), index + 1 < text.count {
                    index += 1
                    switch text[index] {
                    case UInt8(ascii: "n"): value.append(0x0A)
                    case UInt8(ascii: "t"): value.append(0x09)
                    case UInt8(ascii: "r"): value.append(0x0D)
                    default: value.append(text[index])
                    }
                } else {
                    value.append(text[index])
                }
                index += 1
            }
            guard index < text.count else { throw GoObstacle("a quote is not closed") }
            index += 1
            return String(decoding: value, as: UTF8.self)
        }
    }
}
