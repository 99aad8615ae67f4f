import Drawing

/// Chooses the few colours that stand for many.
///
/// The space is cut where the most error is (as in Wu's method, in Oklab), and the cuts are then moved by a few rounds
/// of k-means. Colours are mapped one by one, without dithering: the same colour gets the same entry in every frame, so
/// nothing flickers.
struct Quantiser {
    /// Differences below this are not worth an entry: about a third of a just noticeable one (0.02 in Oklab).
    static let invisible: Float = 0.006

    /// The entries, opaque `0xFFRRGGBB`.
    private(set) var palette: [UInt32] = []
    /// The entry of each colour.
    private(set) var entries: [Int]

    private let points: [SIMD4<Float>]
    private let weights: [Float]

    /// At most `count` entries for the colours, which have so many pixels each.
    init(_ colours: [UInt32], pixels: [Int], count: Int) {
        points = colours.map { Oklab(Colour(premultiplied: $0)).values }
        // Between the pixels' count and its root: large grounds count, but small pieces are not lost.
        weights = pixels.map { pixels in
            let root = Float(max(1, pixels)).squareRoot()
            return root * root.squareRoot()
        }
        entries = Array(repeating: 0, count: colours.count)
        var centres = cut(into: max(1, count))
        // The cuts are straight, the sets that belong together are not: each round moves a colour to the entry that is
        // nearest now. Later rounds hardly move any.
        for _ in 0..<4 {
            assign(to: centres)
            centres = means(centres)
        }
        assign(to: centres)
        settle(colours, centres)
    }

    /// A set of colours that will become one entry.
    private struct Box {
        var members: [Int]
        var mean: SIMD4<Float>
        /// Along which of the three axes the members are spread most.
        var axis: Int
        /// The error that a cut can take away.
        var error: Float
    }

    private func box(_ members: [Int]) -> Box {
        var (sum, squares, total) = (SIMD4<Float>.zero, SIMD4<Float>.zero, Float(0))
        for index in members {
            sum += points[index] * weights[index]
            squares += points[index] * points[index] * weights[index]
            total += weights[index]
        }
        let mean = sum / total
        let spread = squares - mean * sum
        let axis = spread.x >= spread.y && spread.x >= spread.z ? 0 : spread.y >= spread.z ? 1 : 2
        var farthest: Float = 0
        for index in members { farthest = max(farthest, distance(points[index], mean)) }
        // A box in which nobody could tell two colours apart is not worth an entry, however many pixels it has.
        let visible = farthest > Quantiser.invisible * Quantiser.invisible
        return Box(members: members, mean: mean, axis: axis, error: visible ? max(0, spread.sum()) : 0)
    }

    private func cut(into count: Int) -> [SIMD4<Float>] {
        var boxes = [box(Array(points.indices))]
        while boxes.count < count {
            var worst = 0
            for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
            guard boxes[worst].error > 0 else { break }
            let (first, second) = halves(boxes[worst])
            guard !first.isEmpty, !second.isEmpty else {
                boxes[worst].error = 0
                continue
            }
            boxes[worst] = box(first)
            boxes.append(box(second))
        }
        return boxes.map(\.mean)
    }

    /// Cuts a box across its widest axis where the least error is left.
    private func halves(_ box: Box) -> ([Int], [Int]) {
        let axis = box.axis
        let sorted = box.members.sorted { (points[$0][axis], $0) < (points[$1][axis], $1) }
        var (total, whole) = (SIMD4<Float>.zero, Float(0))
        for index in sorted {
            total += points[index] * weights[index]
            whole += weights[index]
        }
        var (left, weight, best, bestAt) = (SIMD4<Float>.zero, Float(0), -Float.infinity, 0)
        for (at, index) in sorted.enumerated().dropLast() {
            left += points[index] * weights[index]
            weight += weights[index]
            let right = total - left
            let gain = (left * left).sum() / weight + (right * right).sum() / (whole - weight)
            if gain > best { (best, bestAt) = (gain, at + 1) }
        }
        return (Array(sorted[..<bestAt]), Array(sorted[bestAt...]))
    }

    private func distance(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
        let difference = first - second
        return (difference * difference).sum()
    }

    private mutating func assign(to centres: [SIMD4<Float>]) {
        // Sorted by lightness, so that the search may stop where lightness alone is too far.
        let order = centres.indices.sorted { (centres[$0].x, $0) < (centres[$1].x, $1) }
        let lights = order.map { centres[$0].x }
        for index in points.indices {
            let point = points[index]
            var (low, high) = (0, lights.count)
            while low < high {
                let middle = (low + high) / 2
                if lights[middle] < point.x { low = middle + 1 } else { high = middle }
            }
            var (best, entry) = (Float.infinity, 0)
            var (below, above) = (low - 1, low)
            while below >= 0 || above < order.count {
                var open = false
                if above < order.count {
                    let gap = lights[above] - point.x
                    if gap * gap < best {
                        let far = distance(point, centres[order[above]])
                        if far < best { (best, entry) = (far, order[above]) }
                        above += 1
                        open = true
                    }
                }
                if below >= 0 {
                    let gap = point.x - lights[below]
                    if gap * gap < best {
                        let far = distance(point, centres[order[below]])
                        if far < best { (best, entry) = (far, order[below]) }
                        below -= 1
                        open = true
                    }
                }
                if !open { break }
            }
            entries[index] = entry
        }
    }

    private func means(_ centres: [SIMD4<Float>]) -> [SIMD4<Float>] {
        var sums = Array(repeating: SIMD4<Float>.zero, count: centres.count)
        var totals = Array(repeating: Float(0), count: centres.count)
        for (index, entry) in entries.enumerated() {
            sums[entry] += points[index] * weights[index]
            totals[entry] += weights[index]
        }
        return centres.indices.map { totals[$0] > 0 ? sums[$0] / totals[$0] : centres[$0] }
    }

    /// Gives each entry its colour: the commonest one's where that has most of the pixels, so that grounds and pieces
    /// keep their exact colours, else the mean.
    private mutating func settle(_ colours: [UInt32], _ centres: [SIMD4<Float>]) {
        var totals = Array(repeating: Float(0), count: centres.count)
        var commonest = Array(repeating: -1, count: centres.count)
        for (index, entry) in entries.enumerated() {
            totals[entry] += weights[index]
            if commonest[entry] < 0 || weights[index] > weights[commonest[entry]] { commonest[entry] = index }
        }
        var renumbered = Array(repeating: -1, count: centres.count)
        for entry in centres.indices where commonest[entry] >= 0 {
            let leader = commonest[entry]
            let colour =
                weights[leader] * 2 >= totals[entry] ? colours[leader] : Oklab.colour(centres[entry]).premultiplied
            if let same = palette.firstIndex(of: colour) {
                renumbered[entry] = same
            } else {
                renumbered[entry] = palette.count
                palette.append(colour)
            }
        }
        entries = entries.map { renumbered[$0] }
    }
}
