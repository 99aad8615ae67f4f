/// A style sheet in fewer bytes: comments and blanks that say nothing are left out (CSS Syntax 3), all else is as written.
///
/// Comments that begin with `/*!` stay: licences are written so.
public func minifiedCSS(_ css: [UInt8]) -> [UInt8] {
    var writer = SheetWriter(css)
    writer.write()
    return writer.out
}

private struct SheetWriter {
    private let css: [UInt8]
    private var index = 0
    private(set) var out: [UInt8] = []
    /// Whether blanks, or a comment, stand between the last byte and the next.
    private var gap = Gap.none
    private var depth = 0
    /// Whether a declaration is being read, as opposed to what stands in front of a block.
    private var isDeclaration = false
    /// Whether the `:` of the declaration is behind.
    private var isValue = false

    private enum Gap { case none, comment, blank }

    init(_ css: [UInt8]) {
        self.css = css
        out.reserveCapacity(css.count)
    }

    mutating func write() {
        begin()
        while index < css.count {
            let byte = css[index]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                gap = .blank
                index += 1
            case UInt8(ascii: "/") where css[index...].starts(with: [0x2F, 0x2A]): passComment()
            case 0x22, 0x27: copy(to: endOfText(byte))
            case UInt8(ascii: "\\"): copy(to: min(index + 2, css.count))
            case UInt8(ascii: "(") where isAddress: copy(to: endOfAddress)
            default: copyMark(byte)
            }
        }
    }

    /// Begins a statement: it is a declaration where a `;` or `}` ends it, and not a block.
    private mutating func begin() {
        (isValue, isDeclaration) = (false, false)
        var (at, inner) = (index, 0)
        while at < css.count {
            switch css[at] {
            case 0x22, 0x27:
                var text = self
                text.index = at
                at = text.endOfText(css[at]) - 1
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "/") where css[at...].starts(with: [0x2F, 0x2A]):
                var text = self
                text.index = at
                at = text.endOfComment - 1
            case UInt8(ascii: "("), UInt8(ascii: "["): inner += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): inner -= 1
            case UInt8(ascii: "{") where inner <= 0: return
            case UInt8(ascii: ";") where inner <= 0, UInt8(ascii: "}") where inner <= 0:
                isDeclaration = true
                return
            default: break
            }
            at += 1
        }
        isDeclaration = true
    }

    private mutating func copyMark(_ byte: UInt8) {
        if byte == UInt8(ascii: "}"), out.last == UInt8(ascii: ";") { out.removeLast() }
        copy(to: index + 1)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ":") where isDeclaration && depth == 0: isValue = true
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
            if depth <= 0 {
                depth = 0
                begin()
            }
        default: break
        }
    }

    /// Copies up to a place, with a blank in front where one is needed.
    private mutating func copy(to end: Int) {
        guard index < end else { return }
        if let last = out.last, gap != .none, needsGap(last, css[index]) {
            out += gap == .blank ? [0x20] : Array("/**/".utf8)
        }
        gap = .none
        out += css[index..<end]
        index = end
    }

    private func needsGap(_ last: UInt8, _ next: UInt8) -> Bool {
        let tight = Array("{};,".utf8)
        // An empty value of a property of the author's own is one blank.
        if isValue, last == UInt8(ascii: ":") { return next == UInt8(ascii: ";") || next == UInt8(ascii: "}") }
        if tight.contains(last) || tight.contains(next) || last == UInt8(ascii: "(") || next == UInt8(ascii: ")") {
            return false
        }
        if isDeclaration, !isValue, next == UInt8(ascii: ":") { return false }
        if !isDeclaration, depth == 0, last == UInt8(ascii: ">") || next == UInt8(ascii: ">") { return false }
        return true
    }

    // MARK: What stays as it is

    private mutating func passComment() {
        let end = endOfComment
        if css[index...].starts(with: Array("/*!".utf8)) {
            copy(to: end)
        } else {
            index = end
            if gap == .none { gap = .comment }
        }
    }

    private var endOfComment: Int {
        var at = index + 2
        while at + 1 < css.count {
            if css[at] == 0x2A, css[at + 1] == 0x2F { return at + 2 }
            at += 1
        }
        return css.count
    }

    private func endOfText(_ quote: UInt8) -> Int {
        var at = index + 1
        while at < css.count, css[at] != quote, css[at] != 0x0A { at += css[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(at + 1, css.count)
    }

    /// Whether the bracket here is that of `url(` with an address without quotes.
    private var isAddress: Bool {
        guard gap == .none, out.count >= 3 else { return false }
        let word = out.suffix(3).map { $0 | 0x20 }
        guard word == Array("url".utf8), out.dropLast(3).last.map({ !isNamePart($0) }) ?? true else { return false }
        let first = css[(index + 1)...].first { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 }
        return first != 0x22 && first != 0x27
    }

    private var endOfAddress: Int {
        var at = index + 1
        while at < css.count, css[at] != UInt8(ascii: ")") { at += css[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return min(at + 1, css.count)
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte)
            || (0x61...0x7A).contains(byte | 0x20)
    }
}
