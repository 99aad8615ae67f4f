/// How the film's time runs along the play's: `speed 2` makes a stretch of the play half as long in the film.
struct Pace: Sendable {
    /// A stretch of one speed: where it begins on the play's clock and in the film.
    private struct Stretch: Sendable {
        var clock = Seconds.zero
        var film = Seconds.zero
        var speed = 1.0
    }

    private var stretches = [Stretch()]

    /// Whether both run alike.
    private var isEven: Bool { stretches.count == 1 && stretches[0].speed == 1 }

    init(_ speeds: [Entry<Double>]) {
        for entry in speeds {
            let film = film(entry.start)
            if stretches[stretches.count - 1].clock == entry.start { stretches.removeLast() }
            stretches.append(Stretch(clock: entry.start, film: film, speed: entry.value))
        }
    }

    /// The instant of the film at which an instant of the play is shown.
    func film(_ clock: Seconds) -> Seconds {
        guard !isEven else { return clock }
        let stretch = stretches.last { $0.clock <= clock } ?? Stretch()
        return stretch.film + (clock - stretch.clock) * (1 / stretch.speed)
    }

    /// The instant of the play that is shown at an instant of the film.
    func clock(_ film: Seconds) -> Seconds {
        guard !isEven else { return film }
        let stretch = stretches.last { $0.film <= film } ?? Stretch()
        return stretch.clock + (film - stretch.film) * stretch.speed
    }
}

extension Timeline {
    /// How long all gestures last in the film, and how long all pauses do before they are scaled.
    var lengths: Instant {
        var sum = Instant()
        var (before, speed) = (Instant(), 1.0)
        func add(_ instant: Instant) {
            sum.gestures += (instant.gestures - before.gestures) * (1 / speed)
            sum.pauses += (instant.pauses - before.pauses) * (1 / speed)
        }
        for entry in speeds {
            add(entry.instant)
            (before, speed) = (entry.instant, entry.value)
        }
        add(end)
        return sum
    }
}
