/// How a motion spends its time: a function of 0…1 whose ends are 0 and 1.
public enum Easing: Sendable, Hashable {
    /// As the clock goes; for fades only.
    case linear
    /// Slow at both ends: a finger that travels. A cubic on either side.
    case inOut
    /// Slow at the end: something thrown that comes to rest. A cubic.
    case out
    /// Slow at the start: something let go. A quadratic.
    case `in`
    /// Ever faster, as a finger that flings: the time to the power of 1.5.
    case fling
    /// Goes beyond its end by a share and comes back: 0.06 for a piece that buds.
    case overshoot(Double)

    /// Where the motion stands when this share of its time is over; outside 0…1 it stands at its ends.
    public func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        let rest = 1 - time
        switch self {
        case .linear: return time
        case .inOut: return time < 0.5 ? 4 * time * time * time : 1 - 4 * rest * rest * rest
        case .out: return 1 - rest * rest * rest
        case .in: return time * time
        case .fling: return time * time.squareRoot()
        case .overshoot(let share):
            // Rises to 1 + share at 70 % of the time, then settles.
            let peak = 0.7
            if time < peak {
                let rising = 1 - time / peak
                return (1 + share) * (1 - rising * rising * rising)
            }
            return 1 + share * (1 - Easing.inOut((time - peak) / (1 - peak)))
        }
    }

    /// Where the motion stands, for one that began at an instant and lasts a while.
    public func callAsFunction(_ now: Seconds, from start: Seconds, lasting length: Seconds) -> Double {
        if now >= start + length { return 1 }
        if now <= start || length <= .zero { return 0 }
        return self((now - start).value / length.value)
    }
}

/// A share in thirds, for what fades: every step of a fade is a colour of its own wherever it lies over another, and a
/// GIF has 256.
public func inThirds(_ share: Double) -> Double { (max(0, min(1, share)) * 3).rounded() / 3 }

/// The value between two others.
public func blend(_ from: Double, _ to: Double, _ share: Double) -> Double { from + (to - from) * share }
