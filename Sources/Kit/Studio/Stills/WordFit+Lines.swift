import Art
import Drawing

// The words in their lines.
extension WordFit {
    /// The lines of each paragraph at a size, of nearly one width; words that are too wide are cut.
    func lines(at size: Double) -> [[String]] {
        let whole = cuts.map { (cut: $0, lines: broken($0, at: size)) }
        // Phrases are kept together where that fits.
        let fitting = whole.first { $0.lines.map { isRoom(for: $0.map(\.count), at: size) } ?? false }
        let cut = (fitting ?? whole.last { $0.lines != nil } ?? whole.last)?.cut ?? Cut()
        return cut.paragraphs.indices.map { lines(of: $0, cut, at: size) }
    }

    private func lines(of index: Int, _ cut: Cut, at size: Double) -> [String] {
        let (pieces, paragraph) = (cut.paragraphs[index], box.paragraphs[index])
        let room = box.rect.width / size
        guard let lines = WordFit.broken(pieces, room, blanks[index]) else {
            return TitleBreaks(paragraph.text).lines(width: box.rect.width) {
                WordFit.width(of: $0, paragraph, box.role, measure) * size
            }
        }
        let best =
            sentenceLines(index, cut, at: size, instead: lines.count)
            ?? WordFit.balanced(pieces, lines, room, blanks[index])
        return best.map { range in
            pieces[range].enumerated().map { ($0 > 0 && $1.hasBlank ? " " : "") + $1.text }.joined()
        }
    }

    /// The same number of lines, of nearly one width.
    private static func balanced(
        _ pieces: [Piece], _ lines: [Range<Int>], _ room: Double, _ blank: Double
    ) -> [Range<Int>] {
        var (low, high) = (pieces.map(\.width).max() ?? 0, room)
        var best = lines
        for _ in 0..<12 where lines.count > 1 {
            let middle = (low + high) / 2
            if let tried = broken(pieces, middle, blank), tried.count <= lines.count {
                (best, high) = (tried, middle)
            } else {
                low = middle
            }
        }
        return best
    }

    /// The lines of a paragraph, where each sentence can begin one: it is one line, or all are no more than otherwise.
    private func sentenceLines(_ paragraph: Int, _ cut: Cut, at size: Double, instead count: Int) -> [Range<Int>]? {
        let ranges = cut.sentences[paragraph]
        guard ranges.count > 1 else { return nil }
        var all: [Range<Int>] = []
        for range in ranges {
            let pieces = Array(cut.paragraphs[paragraph][range])
            let room = box.rect.width / size
            guard let lines = WordFit.broken(pieces, room, blanks[paragraph]) else { return nil }
            all += WordFit.balanced(pieces, lines, room, blanks[paragraph]).map {
                $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound
            }
        }
        if all.count <= count { return all }
        let fits = cut.paragraphs.count == 1 && isRoom(for: [all.count], at: size)
        return all.count == ranges.count && fits ? all : nil
    }

    /// The words as texts at their places.
    func runs(at size: Double) -> [TextRun] {
        let lines = lines(at: size)
        let free = box.rect.height - height(of: lines.map(\.count), at: size)
        var y = box.rect.minY + (box.down == .start ? 0 : box.down == .middle ? free / 2 : free)
        var runs: [TextRun] = []
        for (index, paragraph) in box.paragraphs.enumerated() {
            let letters = size * paragraph.scale
            let step = letters * steps[index]
            for line in lines[index] {
                // Of a line's height the letters take the middle: their capitals stand 0.73 of the size above it.
                let base = y + step / 2 + letters * 0.36
                runs.append(run(line, paragraph, letters, base))
                y += step
            }
        }
        return runs
    }

    private func run(_ line: String, _ paragraph: WordBox.Paragraph, _ size: Double, _ y: Double) -> TextRun {
        let atRight = box.across == .end || (box.across == .start && box.runsFromRight)
        let isFlipped = box.across == .end && box.runsFromRight
        let (x, alignment): (Double, TextRun.Alignment) =
            box.across == .middle
            ? (box.rect.centre.x, .middle)
            : atRight && !isFlipped ? (box.rect.maxX, .end) : (box.rect.minX, .start)
        // The direction is the box's, not that of the first letter: a Latin name may begin an Arabic title.
        let text = box.runsFromRight ? "\u{200F}" + line : line
        return TextRun(
            text, Font(box.role, weight: paragraph.weight, size: size), paragraph.colour, at: Point(x, y),
            alignment: alignment, tracking: WordFit.tracking(of: line, paragraph.weight) * size,
            opacity: paragraph.opacity)
    }
}
