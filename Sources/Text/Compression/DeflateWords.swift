/// The words of a Huffman code of DEFLATE (RFC 1951, 3.2.2), for writing.
struct DeflateWords {
    /// How many bits each symbol takes; 0 where it does not occur.
    let lengths: [UInt8]
    /// The bits of each symbol, the first one lowest.
    private(set) var words: [UInt64]

    /// The shortest code for symbols that occur so often, none longer than a number of bits.
    init(counts: ArraySlice<UInt32>, longest: Int) {
        lengths = DeflateWords.lengths(of: Array(counts), longest)
        words = Array(repeating: 0, count: lengths.count)
        var code = 0
        for length in 1...longest {
            for symbol in lengths.indices where Int(lengths[symbol]) == length {
                for bit in 0..<length where code >> bit & 1 == 1 { words[symbol] |= 1 << UInt64(length - 1 - bit) }
                code += 1
            }
            code <<= 1
        }
    }

    private static func lengths(of counts: [UInt32], _ longest: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let rising = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard rising.count > 1 else {
            // Readers want a code of one bit where there is one symbol, or none.
            lengths[rising.first ?? 0] = 1
            return lengths
        }
        let amounts = amountsPerLength(rising.map { Int(counts[$0]) }, longest)
        var next = 0
        for length in stride(from: longest, through: 1, by: -1) {
            for symbol in rising[next..<next + amounts[length]] { lengths[symbol] = UInt8(length) }
            next += amounts[length]
        }
        return lengths
    }

    /// How many symbols have each length, by their counts, which rise.
    private static func amountsPerLength(_ counts: [Int], _ longest: Int) -> [Int] {
        let depths = depths(of: counts)
        var amounts = [Int](repeating: 0, count: longest + 1)
        for depth in depths { amounts[min(depth, longest)] += 1 }
        // Where long words were cut there are too many; a shorter one that grows by a bit makes room for one of them.
        var excess = (1...longest).reduce(-(1 << longest)) { $0 + amounts[$1] << (longest - $1) }
        while excess > 0, let shorter = (1..<longest).last(where: { amounts[$0] > 0 }) {
            amounts[shorter] -= 1
            amounts[shorter + 1] += 2
            amounts[longest] -= 1
            excess -= 1
        }
        return amounts
    }

    /// How deep each leaf of Huffman's tree lies, by van Leeuwen's two queues: of leaves, and of the nodes that were made.
    private static func depths(of counts: [Int]) -> [Int] {
        var weights = counts
        var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
        var (leaf, node) = (0, counts.count)
        func lightest() -> Int {
            if leaf < counts.count, node == weights.count || weights[leaf] <= weights[node] {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return node - 1
        }
        while weights.count < parents.count {
            let (first, second) = (lightest(), lightest())
            (parents[first], parents[second]) = (weights.count, weights.count)
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for place in parents.indices.dropLast().reversed() { depths[place] = depths[parents[place]] + 1 }
        return Array(depths[..<counts.count])
    }
}
