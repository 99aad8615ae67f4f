/// The stretches of a film that are loaded, in milliseconds: in order, none touching another.
package struct LoadedRanges: Sendable, Hashable {
    /// Each stretch, from its first millisecond to that after its last.
    package private(set) var ranges: [Range<Int>] = []

    /// Nothing is loaded.
    package init() {}

    /// A stretch has been loaded; it joins those that it touches.
    package mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
        let end = ranges.firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
        var whole = range
        for joined in ranges[first..<end] {
            whole = min(whole.lowerBound, joined.lowerBound)..<max(whole.upperBound, joined.upperBound)
        }
        ranges.replaceSubrange(first..<end, with: [whole])
    }

    /// The end of the stretch that an instant stands on, or at whose end it is; the instant itself where there is none.
    package func end(from instant: Int) -> Int {
        ranges.first { $0.lowerBound <= instant && instant <= $0.upperBound }?.upperBound ?? instant
    }
}
