import Glibc
import Nanashi

/// Reads positions of self-play from standard input, finds the weights, and prints `Robot/Weights.swift`.
func tune() {
    let samples = Samples(trust: 0.5)
    var regression = LogisticRegression()
    for step in 1...8 {
        regression.step(samples)
        note("step \(step): loss \(regression.loss)")
    }
    // A piece in the middle of a game, on a square as good as any, is worth a hundred.
    var piece = 0.0
    for stage in 1..<Evaluation.stages - 1 {
        for (number, squares) in Feature.squaresOfClass.enumerated() {
            piece += Double(squares) * regression.weights[stage * Feature.count + Feature.squares + number]
        }
    }
    piece /= 49 * Double(Evaluation.stages - 2)
    let scale = 100 / piece
    note("\(samples.count) positions; e : 1 is \(fixed(scale, 0)) hundredths of a piece")
    print("/// What each feature is worth, in hundredths of a piece, in the order of `Feature`.")
    print("///")
    print("/// Found by `make tune` from \(samples.count) positions of games of the robot against itself.")
    print("/// They overlap, so that single weights may look odd: only their sum means anything.")
    print("enum Weights {")
    print("    /// Stage after stage, from an empty to a full board.\n    static let worth: [Int16] = [")
    for stage in 0..<Evaluation.stages {
        print("        // \(stage) of \(Evaluation.stages - 1)", terminator: "")
        print(list(regression.weights[stage * Feature.count..<(stage + 1) * Feature.count], scale))
    }
    print("    ]\n}")
}

private func list(_ weights: ArraySlice<Double>, _ scale: Double) -> String {
    let rows = [1, 10, 5, 7, 7, 8, 8]
    var rest = weights
    var text = ""
    for row in rows {
        text += "\n        " + rest.prefix(row).map { "\(Int(($0 * scale).rounded()))," }.joined(separator: " ")
        rest = rest.dropFirst(row)
    }
    return text
}

/// A line for whoever watches, beside what is printed.
private func note(_ text: String) {
    let line = text + "\n"
    line.withCString { _ = write(2, $0, strlen($0)) }
}
