import CMark

/// The formulas of a text, for which control characters of the same length stand while libcmark reads, so that nothing in
/// them is markup and no place changes.
struct FormulaMarks {
    /// A formula of the text.
    struct Formula {
        /// All of it, its marks included, in bytes of the text.
        var range: Range<Int>
        /// How many bytes its marks have at each end.
        var fence: Int
        var isBlock: Bool
        /// How many control characters stand for it.
        var length = 0
    }

    /// The most bytes that a formula may have.
    private static let limit = 20_000
    private static let start = UInt8(2)
    /// What the number of a formula is written with.
    private static let digits: [UInt8] = [1] + Array(3...8) + Array(14...31)

    private let source: [UInt8]
    /// The formulas, by the digits of their marks, five at most; equal short ones share theirs.
    private(set) var formulas: [[UInt8]: Formula] = [:]
    private var count = 0

    /// Finds the formulas and sets marks in their place; nil where there are none.
    init?(in text: inout [UInt8]) {
        guard FormulaMarks.mayHoldFormula(text) else { return nil }
        source = text
        var finder = FormulaFinder(text)
        var isWanted = [Bool](repeating: false, count: 256)
        isWanted[Int(Byte.dollar)] = true
        isWanted[Int(Byte.backslash)] = true
        var live = LiveText(text)
        var found: [Formula] = []
        live.visit(isWanted) { index in
            guard let formula = finder.formula(at: index) else { return index }
            guard formula.range.count <= FormulaMarks.limit else { return formula.range.upperBound }
            found.append(formula)
            return formula.range.upperBound
        }
        var shared: [ArraySlice<UInt8>: [UInt8]] = [:]
        for formula in found { add(formula, to: &text, &shared) }
        if formulas.isEmpty { return nil }
    }

    private static func mayHoldFormula(_ text: [UInt8]) -> Bool {
        var holds = false
        for index in text.indices {
            let byte = text[index]
            if byte < 32 && byte != Byte.newline && byte != Byte.tab && byte != Byte.carriageReturn && byte != 12
                && byte != 11
            {
                return false
            }
            if byte == Byte.dollar { holds = true }
            if byte == Byte.backslash, index + 1 < text.count,
                text[index + 1] == Byte.openParenthesis || text[index + 1] == Byte.openBracket
            {
                holds = true
            }
        }
        return holds
    }

    private mutating func add(_ formula: Formula, to text: inout [UInt8], _ shared: inout [ArraySlice<UInt8>: [UInt8]])
    {
        var formula = formula
        var places: [Int] = []
        var isPrefix = false
        for index in formula.range {
            let byte = source[index]
            if byte == Byte.newline || byte == Byte.carriageReturn {
                isPrefix = true
            } else if !isPrefix || (!Byte.isBlank(byte) && byte != Byte.greater) {
                isPrefix = false
                places.append(index)
            }
        }
        formula.length = places.count
        let room = min(5, places.count - 1)
        let key: [UInt8]
        if room < 5, let known = shared[source[formula.range]] {
            key = known
        } else {
            guard let made = FormulaMarks.key(room < 5 ? shared.count : count, room) else { return }
            key = made
            if room < 5 { shared[source[formula.range]] = key }
            count += 1
        }
        for (position, index) in places.enumerated() {
            text[index] =
                position == 0 ? FormulaMarks.start : position <= room ? key[position - 1] : FormulaMarks.digits[0]
        }
        // Those of equal text differ in their place alone, which a mistake tells: the first counts.
        if formulas[key] == nil { formulas[key] = formula }
    }

    /// A number in so many digits; nil where it has more.
    private static func key(_ number: Int, _ count: Int) -> [UInt8]? {
        var rest = number
        var key: [UInt8] = []
        for _ in 0..<count {
            key.append(digits[rest % digits.count])
            rest /= digits.count
        }
        return rest == 0 && count > 1 ? key : nil
    }

    // MARK: The way back

    /// Whether a byte is part of a mark.
    static func isMark(_ byte: UInt8) -> Bool { byte < 32 && (byte == start || digits.contains(byte)) }

    /// Whether bytes hold a mark.
    static func holdsMark(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains(start) }

    /// The digits that stand from a byte on.
    static func digits(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> [UInt8] {
        var end = index
        while end < bytes.count, bytes[end] != start, digits.contains(bytes[end]) { end += 1 }
        return Array(bytes[index..<end])
    }

    /// Where a mark begins.
    static func isStart(_ byte: UInt8) -> Bool { byte == start }

    /// The formula of a mark with these digits; nil where it is none.
    func formula(_ digits: [UInt8]) -> Formula? {
        guard let formula = formulas[Array(digits.prefix(5))], formula.length == digits.count + 1 else { return nil }
        return formula
    }

    /// A formula as it is written, its marks included.
    func written(_ formula: Formula) -> ArraySlice<UInt8> { source[formula.range] }

    /// A literal with the formulas as they were written; nil where it holds none.
    func restored(_ literal: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard FormulaMarks.holdsMark(literal) else { return nil }
        var out: [UInt8] = []
        var index = 0
        while index < literal.count {
            guard literal[index] == FormulaMarks.start else {
                out.append(literal[index])
                index += 1
                continue
            }
            var digits: [UInt8] = []
            var end = index + 1
            while true {
                let more = FormulaMarks.digits(literal, from: end)
                digits += more
                end += more.count
                let blanks = literal[end...].prefix(while: Byte.isSpace)
                guard blanks.contains(Byte.newline), blanks.endIndex < literal.count,
                    FormulaMarks.digits.contains(literal[blanks.endIndex])
                else { break }
                end = blanks.endIndex
            }
            if let formula = formula(digits) { out += written(formula) }
            index = end
        }
        return out
    }
}
