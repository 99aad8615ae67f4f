import Nanashi

/// Positions from opening to endgame on which the robot's speed is measured.
let robotPositions = [
    "x5o/7/7/7/7/7/o5x x 0 1",
    "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
    "xxxx1o1/3xxo1/oox2oo/oo2o2/xx1ooo1/x2oo2/1x1o3 x 3 46",
    "1x2x1o/7/7/o6/o1o4/7/6x o 2 5",
    "oxooxxx/oxxoxxx/oooxxx1/ooo1xx1/oooxoo1/oxx1ooo/oxxxooo x 0 30",
]

/// Prints nodes per second of a search with so many nodes for each position, the median of five runs each.
func benchRobot(nodes: Int) {
    var (allNodes, allSeconds) = (0, 0.0)
    for fen in robotPositions {
        guard let position = try? Position(fen: fen) else { continue }
        let run = median(of: 5) {
            var search = Search(logEntries: 18)
            return search.run(position, budget: Search.Budget(nodes: nodes))
        }
        guard let report = run.result else { continue }
        allNodes += report.nodes
        allSeconds += run.seconds
        say(
            fen, "depth \(report.depth) score \(report.score) nodes \(report.nodes)",
            "\(fixed(Double(report.nodes) / run.seconds / 1e6)) M nodes/s", "pv \(report.line)")
    }
    say("all: \(fixed(Double(allNodes) / allSeconds / 1e6)) M nodes/s")
}
