import Glibc
import Nanashi

/// Finds the weights whose sum foretells the results best.
///
/// Each feature has a weight for each stage of a game; between two stages the weight goes in proportion. The sum is linear
/// in all, so what is minimised (the cross entropy of results and shares) is convex, and Newton's method finds its
/// one minimum in a few steps, without rates to choose.
struct LogisticRegression {
    /// The weights in units of the logistic function, stage after stage.
    private(set) var weights: [Double]
    /// The mean cross entropy before the last step, in nats.
    private(set) var loss = 0.0
    private let features = Feature.count

    /// Keeps weights small that the positions say nothing about.
    private static var ridge: Double { 20 }

    init() { weights = [Double](repeating: 0, count: Evaluation.stages * Feature.count) }

    /// The share of the points that a sum foretells.
    static func share(_ sum: Double) -> Double { 1 / (1 + exp(-sum)) }

    /// One step of Newton's method.
    mutating func step(_ samples: Samples) {
        let size = weights.count
        var gradient = [Double](repeating: 0, count: size)
        var curvature = [Double](repeating: 0, count: size * size)
        loss = 0
        for index in 0..<samples.count { add(samples, index, &gradient, &curvature) }
        loss /= Double(max(1, samples.count))
        for row in 0..<size {
            gradient[row] += Self.ridge * weights[row]
            curvature[row * size + row] += Self.ridge
            for column in 0..<row { curvature[row * size + column] = curvature[column * size + row] }
        }
        let change = solve(curvature, gradient)
        for row in 0..<size { weights[row] -= change[row] }
    }

    private mutating func add(_ samples: Samples, _ index: Int, _ gradient: inout [Double], _ curvature: inout [Double])
    {
        var entries: [(row: Int, value: Double)] = []
        entries.reserveCapacity(2 * features)
        let place = samples.fullness[index] * Double(Evaluation.stages - 1)
        let stage = min(Int(place), Evaluation.stages - 2)
        let late = place - Double(stage)
        for (first, share) in [(stage * features, 1 - late), ((stage + 1) * features, late)] {
            for feature in 0..<features where samples.counts[index * features + feature] != 0 {
                entries.append((first + feature, share * Double(samples.counts[index * features + feature])))
            }
        }
        let foretold = Self.share(entries.reduce(0) { $0 + weights[$1.row] * $1.value })
        let target = samples.targets[index]
        loss -= target * log(max(foretold, 1e-12)) + (1 - target) * log(max(1 - foretold, 1e-12))
        let spread = foretold * (1 - foretold)
        for (place, entry) in entries.enumerated() {
            gradient[entry.row] += (foretold - target) * entry.value
            let factor = spread * entry.value
            let start = entry.row * weights.count
            for other in entries[place...] { curvature[start + other.row] += factor * other.value }
        }
    }

    /// Solves a symmetric, positive system by Cholesky's factors.
    private func solve(_ matrix: [Double], _ right: [Double]) -> [Double] {
        let size = right.count
        var factor = matrix
        var result = right
        for row in 0..<size {
            for column in 0...row {
                var sum = factor[row * size + column]
                for index in 0..<column { sum -= factor[row * size + index] * factor[column * size + index] }
                factor[row * size + column] = row == column ? sum.squareRoot() : sum / factor[column * size + column]
            }
            for index in 0..<row { result[row] -= factor[row * size + index] * result[index] }
            result[row] /= factor[row * size + row]
        }
        for row in (0..<size).reversed() {
            for index in row + 1..<size { result[row] -= factor[index * size + row] * result[index] }
            result[row] /= factor[row * size + row]
        }
        return result
    }
}
