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
            if CodeLines.holds(marked, number) { out.write(" marked") }
            if CodeLines.holds(added, number) { out.write(" added") }
            if CodeLines.holds(removed, number) { out.write(" removed") }
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
        let parts = (text ?? "").split(whereSeparator: { $0 == "," || $0 == " " })
        let ranges = parts.compactMap { part -> ClosedRange<Int>? in
            let ends = part.split(separator: "-", maxSplits: 1).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { return nil }
            return first...last
        }
        return joined(ranges.sorted { $0.lowerBound < $1.lowerBound })
    }

    /// The same lines in ranges of which none touches another.
    private static func joined(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var joined: [ClosedRange<Int>] = []
        for range in ranges {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    private static func holds(_ ranges: [ClosedRange<Int>], _ line: Int) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < line { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= line
    }
}
