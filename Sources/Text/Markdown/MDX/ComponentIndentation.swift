/// How much of the indentation of each line belongs to the components around it, as their authors indent what stands in them.
///
/// In MDX no indentation makes code (MDX, "Markdown"), so what a component holds may stand as far in as it likes.
struct ComponentIndentation {
    private struct Open {
        let name: ArraySlice<UInt8>
        /// Where its tag begins on its line, in bytes.
        let start: Int
        /// How far its first line of content stands in; nil until one is seen.
        var content: Int?

        /// What of a line's indentation is the component's.
        var own: Int { max(0, (content ?? start) - start) }
    }

    private let lines: Lines
    private var open: [Open] = []

    /// The blanks to drop at the beginning of each line; nil where there are none.
    /// - Parameters:
    ///   - lines: the text.
    ///   - tags: the tags that stand alone on their lines, in order.
    /// - Returns: a count for each line.
    static func drops(in lines: Lines, _ tags: [ComponentTag]) -> [Int]? {
        guard tags.contains(where: { $0.shape == .opening }) else { return nil }
        var indentation = ComponentIndentation(lines: lines)
        var (rest, done) = (tags[...], 0)
        let drops = (1...lines.count).map { number in
            let line = lines.range(number)
            // The further lines of a tag are none of what stands in it.
            if line.lowerBound < done { return indentation.drop(line, nil, isTag: true) }
            let tag = rest.first.flatMap { line.contains($0.range.lowerBound) ? $0 : nil }
            if let tag {
                rest = rest.dropFirst()
                done = tag.range.upperBound
            }
            return indentation.drop(line, tag)
        }
        return drops.contains { $0 > 0 } ? drops : nil
    }

    private init(lines: Lines) { self.lines = lines }

    private mutating func drop(_ line: Range<Int>, _ tag: ComponentTag?, isTag: Bool = false) -> Int {
        let blanks = lines.text[line].prefix(while: Byte.isBlank).count
        if blanks == line.count || isTag { return min(blanks, open.reduce(0) { $0 + $1.own }) }
        let name = tag.map { lines.text[$0.name] }
        if let name, tag?.shape == .closing {
            if let last = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(last...) }
        } else if !open.isEmpty, open[open.count - 1].content == nil {
            open[open.count - 1].content = blanks
        }
        let all = open.reduce(0) { $0 + $1.own }
        if let tag, let name, tag.shape == .opening, open.count < PieceTree.depth, !isVerbatim(name) {
            open.append(Open(name: name, start: tag.range.lowerBound - line.lowerBound))
        }
        return min(blanks, all)
    }

    private func isVerbatim(_ name: ArraySlice<UInt8>) -> Bool {
        ["pre", "script", "style", "textarea"].contains { name.elementsEqual($0.utf8) }
    }
}
