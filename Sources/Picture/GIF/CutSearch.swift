/// Finds where a new dictionary pays: its codes are short, and it learns what comes rather than what was.
///
/// The cheapest way through marks along the pixels, each reached by one dictionary that began at a mark before it. Cuts
/// at any pixel (flexiGIF, https://create.stephan-brumme.com/flexigif-lossless-gif-lzw-optimization/) gain 0.3 % more,
/// and take a hundred times as long.
struct CutSearch {
    /// How many codes lie between marks: of half as many pixels' distance 0.2 % came, for a third more time.
    private static let codesBetweenMarks = 128
    /// How many marks one dictionary is followed over, at most.
    private static let longest = 80
    /// A dictionary that is so many bits behind the best way to a mark will not make up for it.
    private static let hopeless = 700

    private let marks: [Int]

    /// A search among the pixels at which codes begin, of so many pixels.
    init(starts: [Int], count: Int) {
        marks = stride(from: 0, to: starts.count, by: CutSearch.codesBetweenMarks).map { starts[$0] } + [count]
    }

    /// The pixels at which to clear.
    func cuts(_ packer: inout LZW) -> [Int] {
        // Two marks are the beginning and the end.
        guard marks.count > 3 else { return [] }
        var bits = [Int](repeating: .max, count: marks.count)
        var from = [Int](repeating: 0, count: marks.count)
        bits[0] = 0
        for start in 0..<marks.count - 1 {
            let last = min(marks.count - 1, start + CutSearch.longest)
            packer.measure(marks[start...last]) { mark, more in
                let all = bits[start] + more
                if all < bits[mark] { (bits[mark], from[mark]) = (all, start) }
                return all < bits[mark] + CutSearch.hopeless
            }
        }
        var cuts: [Int] = []
        var mark = from[marks.count - 1]
        while mark > 0 {
            cuts.append(marks[mark])
            mark = from[mark]
        }
        return cuts.reversed()
    }
}
