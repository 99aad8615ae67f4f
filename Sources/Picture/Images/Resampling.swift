/// Which pixels of a line make each pixel of a shorter or longer one, and with what weights.
///
/// The curve is Catmull and Rom's cubic, made wider by as much as the line gets shorter: sharp without the wide rings of
/// Lanczos' curve, and a polynomial, so that the weights are the same on every machine.
struct Resampling {
    /// The first pixel of each new one.
    let starts: [Int]
    /// How many pixels make each new one.
    let taps: Int
    /// The weights, `taps` of each new pixel; their sum is 1.
    let weights: [Float]

    /// The weights from a line of `length` pixels to one of `newLength`, both at least 1.
    init(from length: Int, to newLength: Int) {
        let scale = Double(length) / Double(newLength)
        let spread = max(1, scale)
        let reach = 2 * spread
        let taps = min(length, Int(reach.rounded(.up)) * 2 + 1)
        var starts: [Int] = []
        var weights: [Float] = []
        for index in 0..<newLength {
            let centre = (Double(index) + 0.5) * scale - 0.5
            let start = max(0, min(length - taps, Int((centre - reach).rounded(.up))))
            let raw = (0..<taps).map { Resampling.curve((Double(start + $0) - centre) / spread) }
            let sum = raw.reduce(0, +)
            starts.append(start)
            weights += raw.map { Float($0 / sum) }
        }
        (self.starts, self.taps, self.weights) = (starts, taps, weights)
    }

    private static func curve(_ distance: Double) -> Double {
        let x = abs(distance)
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        return x < 2 ? ((2.5 - 0.5 * x) * x - 4) * x + 2 : 0
    }
}
