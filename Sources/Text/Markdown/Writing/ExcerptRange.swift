/// Which bytes of the HTML make the excerpt.
struct ExcerptRange {
    private(set) var paragraph: Range<Int>?
    private(set) var markedEnd: Int?
    private var start = 0
    private var cuts: [Range<Int>] = []

    /// Notes bytes that an excerpt does not want.
    mutating func leaveOut(_ range: Range<Int>) {
        guard markedEnd == nil else { return }
        if cuts.isEmpty { cuts.reserveCapacity(8) }
        cuts.append(range)
    }

    /// Notes that what was written from a byte on has been moved; nil where it is not there any more.
    mutating func moved(from start: Int, by count: Int?) {
        guard let first = cuts.firstIndex(where: { $0.lowerBound >= start }) else { return }
        guard let count else { return cuts.removeSubrange(first...) }
        for index in cuts.indices[first...] {
            cuts[index] = cuts[index].lowerBound + count..<cuts[index].upperBound + count
        }
    }

    /// Notes where a paragraph begins.
    mutating func open(at start: Int, isTop: Bool) {
        if isTop, paragraph == nil { self.start = start }
    }

    /// Notes the end of a paragraph that can be the excerpt; only the first counts.
    mutating func close(at end: Int) {
        if paragraph == nil { paragraph = start..<end }
    }

    /// Notes that the author ends the excerpt here.
    mutating func sawMark(at end: Int) {
        if markedEnd == nil { markedEnd = end }
    }

    /// The excerpt of the finished HTML.
    func cut(from html: [UInt8]) -> Excerpt {
        let range = markedEnd.map { 0..<$0 } ?? paragraph ?? 0..<0
        var text = ""
        var start = range.lowerBound
        for cut in cuts where cut.lowerBound >= start && cut.upperBound <= range.upperBound {
            text += String(decoding: html[start..<cut.lowerBound], as: UTF8.self)
            start = cut.upperBound
        }
        let rest = String(decoding: html[start..<range.upperBound], as: UTF8.self)
        return Excerpt(html: text.isEmpty ? rest : text + rest, isMarked: markedEnd != nil)
    }
}
