/// One image's codes, without its blocks' lengths.
struct PackedImage: Sendable {
    var bytes: [UInt8]
    var codeSize: Int
    var usesTransparent: Bool
}

/// Tries ways to pack an image and keeps the shortest, the first of equally short ones.
struct PackingTrial {
    private(set) var best = PackedImage(bytes: [], codeSize: 2, usesTransparent: false)
    private var input: LZWInput?
    private var lookahead = Lookahead.none
    private var starts: [Int] = []

    private let effort: PackingEffort

    /// A trial of as many ways as the effort wants.
    init(_ effort: PackingEffort) { self.effort = effort }

    /// Tries an input with and without looking ahead, and where the dictionary fills up, also by keeping it; once only,
    /// in the way that is good most often, where it must be fast.
    mutating func attempt(_ input: LZWInput) {
        guard effort == .smallest else { return attemptOnce(input) }
        var filled = false
        for lookahead in [Lookahead.near, .none] { filled = attempt(input, .whenFull, lookahead) || filled }
        if filled { attemptPatiently(input) }
    }

    /// Tries an input with and without looking ahead; a full dictionary is kept for as long as it serves.
    mutating func attemptPatiently(_ input: LZWInput) {
        guard effort == .smallest else { return attemptOnce(input) }
        for lookahead in [Lookahead.near, .none] { _ = attempt(input, .whenTired(), lookahead) }
    }

    /// Packs the best input once more: cleared where it pays, and looking farther ahead.
    mutating func refine() {
        guard effort == .smallest, let input else { return }
        let cuts = input.withSource { source in
            var packer = LZW(codeSize: input.codeSize, lookahead: .steady, source)
            return CutSearch(starts: starts, count: source.pixels.count).cuts(&packer)
        }
        if !cuts.isEmpty { _ = attempt(input, .at(cuts), lookahead) }
        for lookahead in Lookahead.far { _ = attempt(input, .at(cuts), lookahead) }
    }

    /// Tries an input in the way that takes the least time.
    mutating func attemptPlainly(_ input: LZWInput) { _ = attempt(input, .whenFull, .none) }

    private mutating func attemptOnce(_ input: LZWInput) { _ = attempt(input, .whenFull, .steady) }

    /// - Returns: whether the dictionary was full.
    private mutating func attempt(_ input: LZWInput, _ clearing: Clearing, _ lookahead: Lookahead) -> Bool {
        let limit = best.bytes.isEmpty ? Int.max : best.bytes.count
        return input.withSource { source in
            var packer = LZW(codeSize: input.codeSize, lookahead: lookahead, source)
            guard let packed = packer.pack(clearing: clearing, limit: limit) else { return packer.filled }
            best = PackedImage(
                bytes: packed.bytes, codeSize: input.codeSize, usesTransparent: input.usesTransparent)
            (self.input, self.lookahead, starts) = (input, lookahead, packed.starts)
            return packer.filled
        }
    }
}
