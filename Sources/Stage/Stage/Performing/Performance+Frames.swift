/// A frame before it is drawn: which moment, and how long it is shown.
public struct FrameTime: Sendable, Hashable {
    /// The instant whose moment is drawn.
    public var time: Seconds
    /// How long it is shown.
    public var duration: Seconds
}

extension Performance {
    /// The instants of a steady rate, the first at 0, the last before the end.
    ///
    /// - Parameter fps: frames a second; nil is the play's own rate.
    /// - Returns: at least one instant.
    public func frameTimes(fps: Int? = nil) -> [Seconds] {
        let rate = max(1, min(fps ?? play.fps, PlayLimits.fps.upperBound))
        let count = max(1, (duration.microseconds * rate + 999_999) / 1_000_000)
        return (0..<count).map { Seconds(microseconds: $0 * 1_000_000 / rate) }
    }

    /// The frames to draw: those at a steady rate, with still stretches as one long frame each.
    ///
    /// Their lengths add up to ``duration``. Nothing is drawn to find this out.
    public func frames(fps: Int? = nil) -> [FrameTime] {
        let times = frameTimes(fps: fps)
        var frames: [FrameTime] = []
        var cursor = 0
        for (index, time) in times.enumerated() {
            let next = index + 1 < times.count ? times[index + 1] : duration
            if index > 0, isStill(from: times[index - 1], to: time, &cursor) {
                frames[frames.count - 1].duration += next - time
            } else {
                frames.append(FrameTime(time: time, duration: next - time))
            }
        }
        return frames
    }

    /// Whether nothing changes between two neighbouring instants of the picture.
    private func isStill(from earlier: Seconds, to later: Seconds, _ cursor: inout Int) -> Bool {
        let (from, to) = (clock(earlier), clock(later))
        guard from <= to, progressStep(at: earlier) == progressStep(at: later) else { return false }
        if cursor > 0, cursor >= motions.count || motions[cursor - 1].end > from { cursor = 0 }
        while cursor < motions.count, motions[cursor].end < from { cursor += 1 }
        var index = cursor
        while index < motions.count, motions[index].start <= to {
            let motion = motions[index]
            let isSudden = motion.start == motion.end
            if isSudden ? motion.start > from : motion.end > from { return false }
            index += 1
        }
        return true
    }

    /// How far the sign of progress has gone, in steps coarse enough to leave still stretches still.
    func progressStep(at time: Seconds) -> Int {
        guard play.progress != .none, duration > .zero else { return 0 }
        return min(100, time.microseconds * 100 / duration.microseconds)
    }
}
