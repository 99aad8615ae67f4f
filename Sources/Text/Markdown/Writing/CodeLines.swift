import Markup

/// What a fence's attributes say of its lines: `numbers` or `numbers=10`, `mark=2,4-6`, `add=3`, `remove=7`; `{2,4-6}`
/// is short for `mark`.
struct CodeLines {
    private var firstNumber: Int?
    private var marked: [ClosedRange<Int>]
    private var added: [ClosedRange<Int>]
    private var removed: [ClosedRange<Int>]

    init(_ fence: Fence) {
        firstNumber = (fence["numbers"] ?? fence["linenos"]).map { Int($0) ?? 1 }
        marked = CodeLines.ranges(fence["mark"])
        added = CodeLines.ranges(fence["add"])
        removed = CodeLines.ranges(fence["remove"])
    }

    /// Whether the lines are nothing special.
    var isPlain: Bool { firstNumber == nil && marked.isEmpty && added.isEmpty && removed.isEmpty }

    /// Classes of the `pre`; nil where there are none.
    var classes: String? {
        guard !isPlain else { return nil }
        return firstNumber == nil ? "lines" : "lines numbered"
    }

    /// Writes each line of finished HTML in a span of its own.
    ///
    /// Spans inside must not cross a line end.
    func write(_ html: [UInt8], to out: inout ByteBuffer) {
        var number = 1
        var start = 0
        while start < html.count {
            let end = html[start...].firstIndex(of: Byte.newline) ?? html.count
            out.write("<span class=\"line")
            if marked.contains(where: { $0.contains(number) }) { out.write(" marked") }
            if added.contains(where: { $0.contains(number) }) { out.write(" added") }
            if removed.contains(where: { $0.contains(number) }) { out.write(" removed") }
            out.write("\"")
            if let firstNumber { out.append(" data-line=\"\(firstNumber &+ number &- 1)\"") }
            out.write(">")
            out.append(html[start..<end])
            out.write("</span>\n")
            start = end + 1
            number += 1
        }
    }

    private static func ranges(_ text: String?) -> [ClosedRange<Int>] {
        (text ?? "").split(whereSeparator: { $0 == "," || $0 == " " }).compactMap { part in
            let ends = part.split(separator: "-", maxSplits: 1).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
            return first...last
        }
    }
}
