/// Progress by the slice, on a system whose y points down and on one whose y points up.
package struct Pie: Sendable, Hashable {
    /// How far it is, in thousandths.
    package private(set) var progress = 0
    /// How far it looks; on its way where it is animated.
    package private(set) var shown = 0
    /// Whether it goes there, or is there.
    package private(set) var isAnimated = true
    /// Whether somebody noticed which way y points.
    package private(set) var isSettled = true

    package init() {}

    /// What happens to a pie.
    package enum Action: Sendable, Hashable {
        /// It is so far, in thousandths.
        case progress(Int)
        /// Whether it goes there from now on.
        case animated(Bool)
        /// Whether it is drawn with a thought of the axes.
        case settled(Bool)
        /// Ten milliseconds go by.
        case tick
    }

    /// A system by its axes.
    package enum System: Sendable, Hashable, CaseIterable {
        /// y points down.
        case down
        /// y points up.
        case up
    }

    /// Whether no further step changes anything.
    package var isAtRest: Bool { shown == progress }

    /// Does what happens.
    package mutating func reduce(_ action: Action) {
        switch action {
        case .progress(let value):
            progress = min(1_000, max(0, value))
            if !isAnimated { shown = progress }
        case .animated(let isAnimated):
            self.isAnimated = isAnimated
            if !isAnimated { shown = progress }
        case .settled(let isSettled): self.isSettled = isSettled
        case .tick:
            // A tenth of what is left, and at least three thousandths: slow at the end, and there in the end.
            let left = abs(progress - shown)
            let step = min(left, max(3, left / 10))
            shown += progress > shown ? step : -step
        }
    }

    /// The slice as the eye sees it: where it starts, in degrees clockwise from three o'clock, and how far it sweeps.
    ///
    /// The same angles are drawn on both systems. Where y points up they are seen in a mirror, unless somebody turns them.
    package func slice(on system: System) -> (start: Double, sweep: Double) {
        let (start, sweep) = (-90.0, Double(shown) * 0.36)
        return system == .down || isSettled ? (start, sweep) : (-start, -sweep)
    }

    /// Progress, what is shown of it, and the two switches.
    package var notation: String {
        "\(progress) shown \(shown)\(isAnimated ? " animated" : "")\(isSettled ? " settled" : "")"
    }
}
