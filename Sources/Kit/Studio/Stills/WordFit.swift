import Art
import Drawing
import Rendering

/// How large the words of a box can be set.
///
/// Letters are measured once: their widths grow with their size, since nothing is hinted.
struct WordFit {
    /// A part that stays on one line, at a size of 1.
    private struct Piece {
        var text: String
        var hasBlank: Bool
        var width: Double
    }

    let box: WordBox
    private var paragraphs: [[Piece]] = []
    /// The pieces of each sentence of each paragraph.
    private var sentences: [[Range<Int>]] = []
    private var blanks: [Double] = []
    /// From line to line of each paragraph, as a part of its size.
    private var steps: [Double] = []
    private let measure: TextMeasure

    init(_ box: WordBox, _ measure: @escaping TextMeasure) {
        (self.box, self.measure) = (box, measure)
        for paragraph in box.paragraphs {
            func width(_ text: String) -> Double { WordFit.width(of: text, paragraph, box.role, measure) }
            let blank = width("n n") - width("nn")
            steps.append(WordFit.step(of: paragraph, box.role, measure))
            blanks.append(blank)
            let breaks = TitleBreaks(paragraph.text)
            sentences.append(breaks.sentences)
            paragraphs.append(
                breaks.pieces.map {
                    Piece(text: $0.text, hasBlank: $0.hasBlank, width: width($0.text))
                })
        }
    }

    /// The width of words of a size of 1.
    private static func width(
        of text: String, _ paragraph: WordBox.Paragraph, _ role: Font.Role, _ measure: TextMeasure
    ) -> Double {
        let run = TextRun(
            text, Font(role, weight: paragraph.weight, size: 100), .black, at: .zero,
            tracking: tracking(of: text, paragraph.weight) * 100)
        return measure(run).width / 100 * paragraph.scale
    }

    /// What is added between letters, as a part of their size: large ones of Latin stand closer than their font wants.
    static func tracking(of text: String, _ weight: Int) -> Double {
        TitleWidth.maySetTight(text) ? (weight >= 700 ? -0.024 : -0.016) : 0
    }

    /// From line to line, as a part of the size, by what the script needs above and below.
    private static func step(of paragraph: WordBox.Paragraph, _ role: Font.Role, _ measure: TextMeasure) -> Double {
        for scalar in paragraph.text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x05FF: return 1.2
            case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
                // Nastaliq hangs its words aslant, and wants far more than other hands.
                let font = Font(role, weight: paragraph.weight, size: 100)
                let extent = measure(TextRun(paragraph.text, font, .black, at: .zero))
                return extent.ascent + extent.descent > 230 ? 2 : 1.36
            case 0x0900...0x109F, 0x1780...0x17FF: return 1.46
            default: if TitleWidth.isWide(scalar) { return 1.22 }
            }
        }
        return 1.1
    }

    /// The largest size at which the words take at most so many lines, and no more room than there is.
    /// - Returns: nil where that is less than the smallest.
    func largest(lines: Int, from least: Double) -> Double? {
        func fits(_ size: Double) -> Bool {
            guard let broken = broken(at: size) else { return false }
            return broken.reduce(0) { $0 + $1.count } <= lines && height(of: broken, at: size) <= box.rect.height + 0.5
        }
        guard fits(least) else { return nil }
        if fits(box.size) { return box.size }
        var (low, high) = (least, box.size)
        for _ in 0..<14 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return (low * 4).rounded(.down) / 4
    }

    /// The lines of each paragraph at a size, none wider than the box; nil where a word is wider.
    private func broken(at size: Double) -> [[Range<Int>]]? {
        var all: [[Range<Int>]] = []
        for (index, pieces) in paragraphs.enumerated() {
            let room = box.rect.width / size
            guard let lines = WordFit.broken(pieces, room, blanks[index]) else { return nil }
            all.append(lines)
        }
        return all
    }

    private static func broken(_ pieces: [Piece], _ room: Double, _ blank: Double) -> [Range<Int>]? {
        var lines: [Range<Int>] = []
        var (start, width) = (0, 0.0)
        for (index, piece) in pieces.enumerated() {
            guard piece.width <= room else { return nil }
            let wider = width + piece.width + (piece.hasBlank ? blank : 0)
            if index == start || wider <= room {
                width = index == start ? piece.width : wider
            } else {
                lines.append(start..<index)
                (start, width) = (index, piece.width)
            }
        }
        if start < pieces.count { lines.append(start..<pieces.count) }
        return lines
    }

    private func height(of lines: [[Range<Int>]], at size: Double) -> Double {
        lines.indices.reduce(0) {
            $0 + Double(lines[$1].count) * size * box.paragraphs[$1].scale * steps[$1]
        }
    }

    /// The lines of each paragraph at a size, of nearly one width; words that are too wide are cut.
    func lines(at size: Double) -> [[String]] {
        zip(paragraphs.indices, box.paragraphs).map { index, paragraph in
            let pieces = paragraphs[index]
            let room = box.rect.width / size
            guard let lines = WordFit.broken(pieces, room, blanks[index]) else {
                return TitleBreaks(paragraph.text).lines(width: box.rect.width) {
                    WordFit.width(of: $0, paragraph, box.role, measure) * size
                }
            }
            let best =
                sentenceLines(index, at: size, instead: lines.count)
                ?? WordFit.balanced(pieces, lines, room, blanks[index])
            return best.map { range in
                pieces[range].enumerated().map { ($0 > 0 && $1.hasBlank ? " " : "") + $1.text }.joined()
            }
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
    private func sentenceLines(_ paragraph: Int, at size: Double, instead count: Int) -> [Range<Int>]? {
        let ranges = sentences[paragraph]
        guard ranges.count > 1 else { return nil }
        var all: [Range<Int>] = []
        for range in ranges {
            let pieces = Array(paragraphs[paragraph][range])
            let room = box.rect.width / size
            guard let lines = WordFit.broken(pieces, room, blanks[paragraph]) else { return nil }
            all += WordFit.balanced(pieces, lines, room, blanks[paragraph]).map {
                $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound
            }
        }
        if all.count <= count { return all }
        let height = Double(all.count) * size * box.paragraphs[paragraph].scale * steps[paragraph]
        return all.count == ranges.count && paragraphs.count == 1 && height <= box.rect.height + 0.5 ? all : nil
    }

    /// Whether the words fit where those that are too wide are cut.
    func fitsCut(at size: Double) -> Bool {
        let lines = lines(at: size)
        let height = lines.indices.reduce(0.0) {
            $0 + Double(lines[$1].count) * size * box.paragraphs[$1].scale * steps[$1]
        }
        return height <= box.rect.height + 0.5
    }

    /// The words as texts at their places.
    func runs(at size: Double) -> [TextRun] {
        let lines = lines(at: size)
        let free =
            box.rect.height
            - lines.indices.reduce(0.0) {
                $0 + Double(lines[$1].count) * size * box.paragraphs[$1].scale * steps[$1]
            }
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
