/// Writes the text that libcmark gets to read: escapes that extensions care for, the inside of bare addresses, marks of
/// footnotes and, beside tildes, runs of emphasis are shielded.
///
/// Lines stay where they are.
struct ShieldBuilder {
    let source: [UInt8]
    let smart: Bool
    let shieldsAddresses: Bool
    let shieldsFootnotes: Bool
    private let definitionLines: [Int: FootnoteLine]
    private let footnoteMark: [UInt8]
    private let tables: TableScout
    private let isSpecial: [Bool]
    private var codeSpans: CodeSpans
    var cells = CellEnds()
    /// Up to here the text is code that began on an earlier line.
    private var codeEnd = 0
    /// Where the text of the line begins, behind the marks of its containers.
    private(set) var textStart = 0
    /// Whether the line is a row of a table.
    private(set) var isRow = false
    /// Whether the line's definition of a link is none.
    private var isUndefined = false
    var shield = Shield()
    var out: [UInt8] = []
    /// How many more bytes have been written than read.
    private var shift = 0
    var numbers: [[UInt8]: Int] = [:]
    /// How many brackets are open, and whether the last one that closed had been open.
    var brackets = 0
    var hasClosedBracket = false
    /// The last closing parenthesis of the line with this end.
    var lastParenthesis: (end: Int, index: Int)?
    /// Labels of links that are defined; looked for when first asked for.
    var linkLabels: Set<[UInt8]>?

    /// The text for libcmark and the way back; the text itself where there is nothing to shield.
    static func shielded(_ source: [UInt8], triggers: Triggers, smart: Bool) -> (text: [UInt8], shield: Shield) {
        let tables =
            triggers.delimiterRows.isEmpty ? TableScout() : TableScout(source, delimiterRows: triggers.delimiterRows)
        guard
            triggers.tilde || triggers.address || triggers.footnote || !tables.undefined.isEmpty
                || !tables.underlines.isEmpty, !holdsSentinels(source)
        else { return (source, Shield()) }
        var builder = ShieldBuilder(source, triggers: triggers, tables: tables, smart: smart)
        return builder.build()
    }

    private init(_ source: [UInt8], triggers: Triggers, tables: TableScout, smart: Bool) {
        self.source = source
        self.smart = smart
        self.tables = tables
        shieldsAddresses = triggers.address
        shieldsFootnotes = triggers.footnote
        definitionLines = triggers.footnote && triggers.definition ? FootnoteLine.find(in: source) : [:]
        footnoteMark = definitionLines.isEmpty ? [] : FootnoteLine.mark(for: source)
        codeSpans = CodeSpans(source)
        shield.hidesEmphasis = triggers.tilde
        var isSpecial = [Bool](repeating: false, count: 256)
        let bytes = "\\[]`<" + (triggers.address ? ":w" : "") + (triggers.tilde ? "~*_&" : "")
        for byte in bytes.utf8 { isSpecial[Int(byte)] = true }
        self.isSpecial = isSpecial
    }

    private static func holdsSentinels(_ source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { text in
            text.first(0xF0) { Sentinel.at($0, of: text) != nil } != nil
        }
    }

    private mutating func build() -> ([UInt8], Shield) {
        out.reserveCapacity(source.count + source.count / 8)
        var start = 0
        var line = 1
        while start < source.count {
            let end = source.lineEnd(from: start)
            shieldLine(start..<end, line)
            start = end
            if start < source.count {
                let isPair =
                    source[start] == Byte.carriageReturn && start + 1 < source.count
                    && source[start + 1] == Byte.newline
                out += source[start..<(start + (isPair ? 2 : 1))]
                start += isPair ? 2 : 1
            }
            line += 1
        }
        shield.isEmpty = shield.isEmpty && shield.labels.isEmpty
        return (out, shield)
    }

    mutating func write(_ sentinel: Sentinel) {
        out += sentinel.bytes
        shield.isEmpty = false
        shift += 4 - sentinel.width
        shield.map.add(at: out.count, target: out.count - shift)
    }

    /// Notes which byte of the source is written next, where others have been written than the source has.
    mutating func goOn(at index: Int) {
        shift = out.count - index
        shield.map.add(at: out.count, target: index)
    }

    private mutating func shieldLine(_ range: Range<Int>, _ line: Int) {
        isRow = tables.rows.contains(line)
        isUndefined = tables.undefined.contains(line)
        var index = lineStart(range, line)
        while index < range.upperBound {
            switch source[index] {
            case let byte where !isSpecial[Int(byte)]:
                let start = index
                repeat { index += 1 } while index < range.upperBound && !isWorthALook(at: index)
                out += source[start..<index]
            case Byte.backslash: index = shieldEscape(at: index, end: range.upperBound)
            case Byte.backtick: index = copyCode(at: index, end: range.upperBound)
            case Byte.less: index = copy(to: InlineTag.end(source, at: index, lineEnd: range.upperBound), from: index)
            case Byte.openBracket: index = shieldBracket(at: index, end: range.upperBound)
            case Byte.closeBracket: index = closeBracket(at: index, end: range.upperBound)
            case Byte.colon: index = shieldScheme(at: index, in: range)
            case UInt8(ascii: "w"): index = shieldWWW(at: index, in: range)
            case Byte.ampersand: index = shieldReference(at: index, in: range)
            default: index = shieldRun(at: index, in: range)
            }
        }
    }

    /// Whether something special may begin at a byte; most of the letter `w` begins no `www.`.
    @inline(__always)
    private func isWorthALook(at index: Int) -> Bool {
        let byte = source[index]
        guard isSpecial[Int(byte)] else { return false }
        return byte != UInt8(ascii: "w") || index + 1 == source.count || source[index + 1] == byte
    }

    /// Copies what stands before the text of a line; gives the byte to go on at.
    private mutating func lineStart(_ range: Range<Int>, _ line: Int) -> Int {
        if codeEnd > range.lowerBound { return copy(to: min(codeEnd, range.upperBound), from: range.lowerBound) }
        var index = range.lowerBound
        if let definition = definitionLines[line] {
            let (next, column) = definition.write(to: &out, from: source, line: range, mark: footnoteMark)
            shield.definitions[line] = Shield.Definition(label: Array(definition.label), column: column)
            index = next
            goOn(at: index)
        }
        index = copy(to: LinePrefix(source, index..<range.upperBound).end, from: index)
        textStart = index
        // A blank line ends the paragraph, and with it all brackets that are open.
        if index == range.upperBound { brackets = 0 }
        if tables.underlines.contains(line) { write(.nothing) }
        guard index < range.upperBound else { return index }
        // Such a line decides what kind of block stands here, which no sentinel may change.
        // What stands behind a fence is for libcmark alone.
        let isWhole =
            isOfOneMark(index..<range.upperBound) || Fences.opening(of: source[index..<range.upperBound]) != nil
        return isWhole ? copy(to: range.upperBound, from: index) : index
    }

    /// Whether a line holds a break, an empty item, or nothing that could be emphasised.
    private func isOfOneMark(_ range: Range<Int>) -> Bool {
        let mark = source[range.lowerBound]
        guard mark == Byte.asterisk || mark == Byte.underscore else { return false }
        return source[range].allSatisfy { $0 == mark || Byte.isBlank($0) }
    }

    /// Copies up to an end, or one byte where there is none.
    private mutating func copy(to end: Int?, from index: Int) -> Int {
        let end = end ?? index + 1
        out += source[index..<end]
        return end
    }

    private mutating func copyCode(at index: Int, end: Int) -> Int {
        let run = index..<(index + codeSpans.runLength(at: index))
        guard let close = codeSpans.end(ofRun: run, lineEnd: end, isRow: isRow) else {
            return copy(to: run.upperBound, from: index)
        }
        codeEnd = close
        return copy(to: min(close, end), from: index)
    }

    private mutating func shieldEscape(at index: Int, end: Int) -> Int {
        guard index + 1 < end else { return copy(to: nil, from: index) }
        if let sentinel = Sentinel(escaping: source[index + 1]) {
            write(sentinel)
            return index + 2
        }
        return copy(to: index + (Byte.isPunctuation(source[index + 1]) ? 2 : 1), from: index)
    }

    private mutating func closeBracket(at index: Int, end: Int) -> Int {
        hasClosedBracket = brackets > 0
        brackets = max(0, brackets - 1)
        out.append(Byte.closeBracket)
        if isUndefined, index + 1 < end, source[index + 1] == Byte.colon {
            write(.nothing)
            isUndefined = false
        }
        return index + 1
    }
}
