import Art
import Drawing
import Rendering

/// How large the words of a box can be set.
///
/// Letters are measured once: their widths grow with their size, since nothing is hinted.
struct WordFit {
    /// A part that stays on one line, at a size of 1.
    struct Piece {
        var text: String
        var hasBlank: Bool
        var width: Double
    }

    /// A way in which the paragraphs are cut.
    struct Cut {
        var paragraphs: [[Piece]] = []
        /// The pieces of each sentence of each paragraph.
        var sentences: [[Range<Int>]] = []
    }

    let box: WordBox
    /// The best one first.
    private(set) var cuts: [Cut]
    private(set) var blanks: [Double] = []
    /// From line to line of each paragraph, as a part of its size.
    private(set) var steps: [Double] = []
    let measure: TextMeasure

    init(_ box: WordBox, _ measure: @escaping TextMeasure) {
        (self.box, self.measure) = (box, measure)
        let ways = box.paragraphs.map { TitleBreaks.ways(of: $0.text) }
        cuts = Array(repeating: Cut(), count: ways.map(\.count).max() ?? 1)
        for (paragraph, ways) in zip(box.paragraphs, ways) {
            func width(_ text: String) -> Double { WordFit.width(of: text, paragraph, box.role, measure) }
            steps.append(LineStep.of(paragraph, box.role, measure))
            blanks.append(width("n n") - width("nn"))
            for index in cuts.indices {
                let breaks = ways[min(index, ways.count - 1)]
                cuts[index].sentences.append(breaks.sentences)
                cuts[index].paragraphs.append(
                    breaks.pieces.map { Piece(text: $0.text, hasBlank: $0.hasBlank, width: width($0.text)) })
            }
        }
    }

    /// The width of words of a size of 1.
    static func width(
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

    // MARK: Sizes

    /// How many lines more than wanted are tried.
    private static let mostLines = 3
    /// Letters that are smaller than this part of what a line more would give are too small for the line less.
    private static let worth = 0.8

    /// The size for the box: as many lines as wanted, unless more of them make the letters clearly larger.
    /// - Parameter least: the smallest size to be tried.
    /// - Returns: nil where the words do not fit without being cut.
    func best(from least: Double) -> Double? {
        for cut in cuts {
            let sizes = (0...WordFit.mostLines).compactMap { largest(cut, lines: box.lines + $0, from: least) }
            guard let most = sizes.max() else { continue }
            return sizes.first { $0 >= most * WordFit.worth }
        }
        return nil
    }

    /// The largest size at which the words fit where those that are too wide are cut; nil where the smallest is too large.
    func largestCut(from least: Double, to most: Double) -> Double? {
        WordFit.largest(from: least, to: most, fitsCut)
    }

    /// The largest size at which the words take at most so many lines, and no more room than there is.
    private func largest(_ cut: Cut, lines: Int, from least: Double) -> Double? {
        WordFit.largest(from: least, to: box.size) { size in
            guard let broken = broken(cut, at: size) else { return false }
            return broken.reduce(0) { $0 + $1.count } <= lines && isRoom(for: broken.map(\.count), at: size)
        }
    }

    private static func largest(from least: Double, to most: Double, _ fits: (Double) -> Bool) -> Double? {
        guard fits(least) else { return nil }
        if fits(most) { return most }
        var (low, high) = (least, most)
        for _ in 0..<14 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return max(least, (low * 4).rounded(.down) / 4)
    }

    /// The lines of each paragraph at a size, none wider than the box; nil where a word is wider.
    func broken(_ cut: Cut, at size: Double) -> [[Range<Int>]]? {
        var all: [[Range<Int>]] = []
        for (index, pieces) in cut.paragraphs.enumerated() {
            guard let lines = WordFit.broken(pieces, box.rect.width / size, blanks[index]) else { return nil }
            all.append(lines)
        }
        return all
    }

    static func broken(_ pieces: [Piece], _ room: Double, _ blank: Double) -> [Range<Int>]? {
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

    // MARK: Room

    /// The height of so many lines of each paragraph.
    func height(of counts: [Int], at size: Double) -> Double {
        counts.indices.reduce(0) { $0 + Double(counts[$1]) * size * box.paragraphs[$1].scale * steps[$1] }
    }

    func isRoom(for counts: [Int], at size: Double) -> Bool {
        height(of: counts, at: size) <= box.rect.height + 0.5
    }

    /// Whether the words fit where those that are too wide are cut.
    func fitsCut(at size: Double) -> Bool { isRoom(for: lines(at: size).map(\.count), at: size) }

    /// By how much the words are too high at a size, as a part of the room there is; 0 where they fit.
    func excess(at size: Double) -> Double {
        let counts = lines(at: size).map(\.count)
        return isRoom(for: counts, at: size) ? 0 : height(of: counts, at: size) / max(1, box.rect.height) - 1
    }
}
