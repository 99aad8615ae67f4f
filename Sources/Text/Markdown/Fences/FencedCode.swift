/// Code between fences, by its lines, numbered from 0.
package struct FencedCode: Sendable, Hashable {
    /// All of its lines, fences included.
    package var lines: Range<Int>
    /// What is written behind the opening fence.
    package var info: String
    /// Whether a fence ends it.
    package var isClosed: Bool

    /// The lines between the fences.
    package var inside: Range<Int> { lines.lowerBound + 1..<lines.upperBound - (isClosed ? 1 : 0) }

    /// The code of a text of Markdown that stands between fences.
    /// - Parameters:
    ///   - text: its lines.
    ///   - hasIndentedCode: whether four columns make code; in MDX they do not.
    /// - Returns: each piece of code, from the first to the last.
    package static func all(
        in text: some Sequence<some StringProtocol>, hasIndentedCode: Bool = true
    ) -> [FencedCode] {
        var fences = Fences(hasIndentedCode: hasIndentedCode)
        var found: [FencedCode] = []
        for (number, line) in text.enumerated() {
            switch fences.read(line.utf8) {
            case .text: continue
            case .opening:
                found.append(FencedCode(lines: number..<number + 1, info: fences.info, isClosed: false))
            case let role:
                found[found.count - 1].lines = found[found.count - 1].lines.lowerBound..<number + 1
                found[found.count - 1].isClosed = role == .closing
            }
        }
        return found
    }
}

/// Which lines of a text of Markdown are code between fences, or open or close it.
package func linesInFences(_ lines: some Sequence<some StringProtocol>) -> [Bool] {
    var fences = Fences()
    return lines.map { fences.read($0.utf8) != .text }
}

extension Lines {
    /// The lines of a text of MDX that are code, or open or close it, each as a range of its bytes, in order.
    var inFences: [Range<Int>] {
        var fences = Fences(hasIndentedCode: false)
        return (1...count).map(range).filter { fences.read(text[$0]) != .text }
    }
}
