import Glibc
import Nanashi

/// Reads positions of self-play from standard input, finds the weights, and prints `Robot/Weights.swift`.
func tune() {
    let samples = Samples(trust: 0.3)
    var regression = LogisticRegression()
    for step in 1...8 {
        regression.step(samples)
        note("step \(step): loss \(regression.loss)")
    }
    let early = Array(regression.weights[..<Feature.count])
    let late = Array(regression.weights[Feature.count...])
    // A piece in the middle of a game, on a square as good as any, is worth a hundred.
    let squaresOfClass: [Double] = [4, 8, 8, 4, 4, 8, 4, 4, 4, 1]
    var piece = 0.0
    for (number, squares) in squaresOfClass.enumerated() {
        piece += squares * (early[Feature.squares + number] + late[Feature.squares + number]) / 2 / 49
    }
    let scale = 100 / piece
    note("\(samples.count) positions; e : 1 is \(fixed(scale, 0)) hundredths of a piece")
    print("/// What each feature is worth, in hundredths of a piece, in the order of `Feature`.")
    print("///")
    print("/// Found by `make tune` from \(samples.count) positions of games of the robot against itself.")
    print("/// They overlap, so that single weights may look odd: only their sum means anything.")
    print("enum Weights {")
    print("    /// On an empty board.\n    static let early: [Int32] = \(list(early, scale))\n")
    print("    /// On a full board.\n    static let late: [Int32] = \(list(late, scale))\n}")
}

private func list(_ weights: [Double], _ scale: Double) -> String {
    let rows = [1, 10, 5, 7, 7, 8, 8]
    var rest = weights[...]
    var text = "["
    for row in rows {
        text += "\n        " + rest.prefix(row).map { "\(Int(($0 * scale).rounded()))," }.joined(separator: " ")
        rest = rest.dropFirst(row)
    }
    return text + "\n    ]"
}

/// A line for whoever watches, beside what is printed.
private func note(_ text: String) {
    let line = text + "\n"
    line.withCString { _ = write(2, $0, strlen($0)) }
}
