/// Finds where code between backticks ends (§6.1), so that nothing in it is shielded.
struct CodeSpans {
    private let source: [UInt8]
    /// Where the last run of each length begins, in what has been looked at.
    private var last: [Int: Int] = [:]
    private var seenUpTo = 0
    private var cells = CellEnds()

    init(_ source: [UInt8]) { self.source = source }

    /// How many backticks there are from an index on.
    func runLength(at index: Int) -> Int {
        var end = index
        while end < source.count, source[end] == Byte.backtick { end += 1 }
        return end - index
    }

    /// Where the code ends that a run of backticks begins; nil where no run of that length follows in the paragraph.
    mutating func end(ofRun run: Range<Int>, lineEnd: Int, isRow: Bool) -> Int? {
        // The cells of a table are cut out before code is looked for.
        if isRow { return close(run, before: cells.end(source, from: run.upperBound, lineEnd: lineEnd)) }
        if run.lowerBound >= seenUpTo { look(from: run.lowerBound, lineEnd: lineEnd) }
        guard let last = last[run.count], last > run.lowerBound else { return nil }
        return close(run, before: seenUpTo)
    }

    private func close(_ run: Range<Int>, before end: Int) -> Int? {
        var index = run.upperBound
        while index < end {
            guard source[index] == Byte.backtick else {
                index += 1
                continue
            }
            let length = runLength(at: index)
            index += length
            if length == run.count { return index }
        }
        return nil
    }

    /// Notes the runs of a paragraph once for all: looked for from each opener anew, a paragraph of openers that nothing
    /// closes would take the square of its length.
    private mutating func look(from start: Int, lineEnd: Int) {
        seenUpTo = paragraphEnd(from: lineEnd)
        last.removeAll(keepingCapacity: true)
        var index = start
        while index < seenUpTo {
            guard source[index] == Byte.backtick else {
                index += 1
                continue
            }
            let length = runLength(at: index)
            last[length] = index
            index += length
        }
    }

    /// Code may go on over lines, as far as its paragraph does.
    private func paragraphEnd(from lineEnd: Int) -> Int {
        var end = lineEnd
        while end < source.count {
            let start = end + 1
            var next = start
            while next < source.count, source[next] != Byte.newline, source[next] != Byte.carriageReturn { next += 1 }
            guard LinePrefix.goesOn(source, start..<next) else { return end }
            end = next
        }
        return end
    }
}
