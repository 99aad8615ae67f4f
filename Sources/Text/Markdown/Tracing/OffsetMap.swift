/// Where the bytes of one text stand in another: pieces that follow each other in both, each as it is.
struct OffsetMap {
    /// Where each piece begins, in order, in the one text and in the other.
    private var pieces: [(start: Int, target: Int)] = []

    /// Each byte stands where it stands.
    init() {}

    /// The bytes stand together, from `target` on.
    init(from target: Int) { pieces = [(0, target)] }

    /// Whether each byte stands where it stands.
    var isIdentity: Bool { pieces.isEmpty }

    /// From `start` on, bytes stand at `target` and behind; pieces are added in their order.
    mutating func add(at start: Int, target: Int) {
        if let last = pieces.last {
            if target - start == last.target - last.start { return }
            if last.start == start {
                pieces[pieces.count - 1].target = target
                return
            }
        }
        pieces.append((start, target))
    }

    /// Where a byte stands in the other text.
    subscript(offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? offset : pieces[low - 1].target + offset - pieces[low - 1].start
    }
}
