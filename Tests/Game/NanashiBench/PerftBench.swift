import Nanashi

/// The positions whose counts other programs publish.
let perftPositions = [
    "x5o/7/7/7/7/7/o5x x 0 1",
    "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
    "x5o/7/3-3/2-1-2/3-3/7/o5x x 0 1",
    "7/7/7/2x1o2/7/7/7 x 0 1",
    "7/7/7/7/ooooooo/ooooooo/xxxxxxx x 0 1",
]

/// Prints counts and speeds, the median of seven runs each.
func benchPerft(depth: Int) {
    for fen in perftPositions {
        guard let position = try? Position(fen: fen) else { continue }
        let counted = median(of: 7) { position.perft(depth) }
        let made = median(of: 7) { position.perftMaking(depth) }
        let perSecond = Double(counted.result) / 1e6
        say(
            fen, "depth \(depth): \(counted.result);", "counting \(fixed(perSecond / counted.seconds, 0)) M leaves/s,",
            "making \(fixed(perSecond / made.seconds, 0)) M leaves/s", "(sum \(made.result.sum & 0xFFFF))")
        if made.result.nodes != counted.result { say("THE TWO COUNTS DIFFER: \(made.result.nodes)") }
    }
}
