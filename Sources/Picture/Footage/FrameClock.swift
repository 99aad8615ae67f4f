/// Turns lengths of time into numbers of equally long frames, so that no rounding adds up.
package struct FrameClock: Sendable, Hashable {
    private let rate: Int
    private var time = 0
    private var frames = 0

    /// A clock of so many frames a second.
    package init(rate: Int) { self.rate = rate }

    /// How many frames show what lasts so long after all that came before; 0 where none falls into it.
    package mutating func frames(lasting microseconds: Int) -> Int {
        time += microseconds
        let all = (time * rate + 500_000) / 1_000_000
        defer { frames = all }
        return all - frames
    }
}
