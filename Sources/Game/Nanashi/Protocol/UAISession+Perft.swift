extension UAISession {
    /// Counts games, for each move apart if wanted.
    ///
    /// A waiting stop ends it; then the count is not told.
    func perft(_ depth: Int, isSplit: Bool) {
        let start = world.milliseconds()
        let depth = min(max(depth, 0), 64)
        var nodes = depth == 0 ? 1 : 0
        for move in depth == 0 ? [] : position.legalMoves {
            var next = position
            next.makeUnchecked(move)
            guard let count = countUnlessStopped(next, depth - 1) else { return reportError("perft stopped") }
            if isSplit { world.write("\(move) \(count)") }
            nodes &+= count
        }
        let time = max(0, world.milliseconds() - start)
        world.write("info depth \(depth) nodes \(nodes) time \(time) nps \(Self.perSecond(nodes, time))")
        world.write("nodes \(nodes)")
    }

    /// The stop is looked at every few hundred thousand games: within some milliseconds.
    private func countUnlessStopped(_ position: Position, _ depth: Int) -> Int? {
        guard depth > 4 else { return position.perft(depth) }
        var nodes = 0
        for move in position.legalMoves {
            if world.isStopWaiting() { return nil }
            var next = position
            next.makeUnchecked(move)
            guard let count = countUnlessStopped(next, depth - 1) else { return nil }
            nodes &+= count
        }
        return nodes
    }
}
