import Synchronization
import Threads

/// How long the steps of a work have taken, by their titles, in the order in which they began.
final class StepTimes: Sendable {
    private struct Step {
        var title: String
        var start: Double
    }

    private let steps = Mutex<[Step]>([])

    /// Tells that a step is being done; the one before has ended where this one is another.
    func note(_ title: String) {
        let now = monotonicSeconds()
        steps.withLock { steps in
            if steps.last?.title != title { steps.append(Step(title: title, start: now)) }
        }
    }

    /// How many seconds ago the first step began.
    var elapsed: Double {
        let now = monotonicSeconds()
        return now - (steps.withLock { $0.first?.start } ?? now)
    }

    /// Each step's title, its seconds, and its part of the whole in percent; the last one lasts until now.
    func shares() -> [(title: String, seconds: Double, percent: Int)] {
        let now = monotonicSeconds()
        let steps = steps.withLock { $0 }
        guard let first = steps.first else { return [] }
        let whole = max(now - first.start, 0.000_001)
        return steps.enumerated().map { index, step in
            let seconds = (index + 1 < steps.count ? steps[index + 1].start : now) - step.start
            return (step.title, seconds, Int((seconds / whole * 100).rounded()))
        }
    }
}
