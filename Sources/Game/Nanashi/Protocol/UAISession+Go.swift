/// What `go` asks for.
private struct UAIOrder {
    var budget = Search.Budget()
    var moveTime: Int?
    var xTime: Int?
    var oTime: Int?
    var xIncrement = 0
    var oIncrement = 0
    var movesToGo: Int?
    var isInfinite = false
    var perft: Int?

    init(_ words: inout UAIWords) {
        while let word = words.next() {
            switch word {
            case "depth": budget.depth = words.number() ?? budget.depth
            case "nodes": budget.nodes = words.number() ?? budget.nodes
            case "movetime": moveTime = words.number()
            case "btime": xTime = words.number()
            case "wtime": oTime = words.number()
            case "binc": xIncrement = words.number() ?? 0
            case "winc": oIncrement = words.number() ?? 0
            case "movestogo": movesToGo = words.number()
            case "perft": perft = words.number()
            case "infinite", "ponder": isInfinite = true
            default: break
            }
        }
    }

    /// How long to think, in milliseconds: until when to stop at once, and until when to begin another iteration.
    ///
    /// With a clock: a share of what is left, as if the game went on for some more moves, and most of the increment. A few
    /// milliseconds are kept for the way to the clock and back.
    func time(for side: Side) -> (hard: Int, soft: Int)? {
        if let moveTime {
            let hard = max(1, moveTime - min(5, moveTime / 20))
            return (hard, hard)
        }
        guard let left = side == .x ? xTime : oTime else { return nil }
        let increment = max(0, side == .x ? xIncrement : oIncrement)
        let usable = max(1, left - 20)
        let share = usable / min(max(movesToGo ?? 24, 1), 40) + increment * 3 / 4
        let hard = max(1, min(share * 2, usable * (movesToGo == 1 ? 9 : 4) / 10))
        return (hard, max(1, min(hard, share * 6 / 10)))
    }
}

extension UAISession {
    /// Thinks, tells what it sees, and answers with a move, at the latest when a stop is waiting.
    ///
    /// An endless search that comes to its end waits for `stop` with its answer, as the protocol wants it.
    mutating func go(_ words: inout UAIWords) {
        withheld = nil
        let order = UAIOrder(&words)
        if let depth = order.perft { return perft(depth, isSplit: false) }
        let best = level == .full ? think(order) : Robot.move(in: position, level: level.number, seed: seed)
        let answer = "bestmove \(best ?? .pass)"
        if order.isInfinite && !world.isStopWaiting() { withheld = answer } else { world.write(answer) }
    }

    private mutating func think(_ order: UAIOrder) -> Move? {
        let world = world
        let start = arrival
        let time = order.isInfinite ? nil : order.time(for: position.turn)
        let hard = time?.hard ?? .max
        let report = search.run(position, budget: order.budget) {
            world.isStopWaiting() || hard < .max && world.milliseconds() - start >= hard
        } onIteration: { report in
            let elapsed = max(0, world.milliseconds() - start)
            world.write(Self.info(report, milliseconds: elapsed))
            return time.map { elapsed < $0.soft } ?? true
        }
        return report?.line.first
    }

    private static func info(_ report: Search.Report, milliseconds: Int) -> String {
        var text = "info depth \(report.depth) seldepth \(report.selectiveDepth) score cp \(report.score)"
        text += " time \(milliseconds) nodes \(report.nodes) nps \(perSecond(report.nodes, milliseconds))"
        text += " hashfull \(report.fullness) pv"
        for move in report.line { text += " \(move)" }
        return text
    }

    /// Nodes per second; a time below a millisecond counts as one.
    static func perSecond(_ nodes: Int, _ milliseconds: Int) -> Int {
        Int(
            truncatingIfNeeded: Int64(nodes).multipliedReportingOverflow(by: 1000).partialValue
                / Int64(max(1, milliseconds)))
    }
}
