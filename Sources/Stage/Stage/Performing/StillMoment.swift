/// What a still shows of a performance.
public enum StillMoment: Sendable, Hashable {
    /// A picture of the film, by its instant.
    case time(Seconds)
    /// What a mark names, by its number among the marks of the play.
    ///
    /// All that the lines above the mark began has come to rest: the caption just said is there as a whole, the move just
    /// made has landed, a finger that was lifted is gone. Nothing that the lines below say has begun. So a still shows
    /// what its neighbours in the script describe, wherever the film itself is at that instant.
    case mark(Int)
}

extension Performance {
    /// The moment that stands for the play: the first mark `poster`, else the end.
    public var poster: StillMoment { still(marked: "poster") ?? .time(duration) }

    /// The moment of a name: a mark, a time such as `4.5s`, `end`, or the poster; nil where there is no such mark.
    public func still(named name: String?) -> StillMoment? {
        guard let name, name != "poster" else { return poster }
        if let marked = still(marked: name) { return marked }
        return name == "end" ? .time(duration) : Seconds(reading: name).map { .time(min($0, duration)) }
    }

    /// Whether a name is a time by which the play has ended.
    public func hasEnded(by name: String?) -> Bool {
        guard let name, still(marked: name) == nil, let time = Seconds(reading: name) else { return false }
        return time > duration
    }

    private func still(marked name: String) -> StillMoment? {
        marks.firstIndex { $0.name == name }.map(StillMoment.mark)
    }

    /// The stage at a moment.
    func moment(of still: StillMoment) -> Moment {
        switch still {
        case .time(let time): return moment(at: time)
        case .mark(let number):
            var past = self
            past.timeline = timeline.cut(at: timeline.marks[number].value)
            let rest = past.timeline.motions.reduce(timeline.marks[number].start) { max($0, $1.start + $1.value) }
            return past.moment(clock: rest)
        }
    }
}

/// A name for a place in the script, and how much of each kind of happening stands above it.
struct Mark: Sendable {
    var name: String
    private var above: [Int]

    init(_ name: String, in timeline: Timeline) {
        self.name = name
        above = [
            timeline.games.count, timeline.nub.count, timeline.captions.count, timeline.steps.count,
            timeline.cards.count, timeline.highlights.count, timeline.arrows.count, timeline.refusals.count,
            timeline.fades.count, timeline.motions.count,
        ]
    }

    /// What stands above it of a timeline.
    fileprivate func cut(_ timeline: inout Timeline) {
        timeline.games.removeLast(timeline.games.count - above[0])
        timeline.nub.removeLast(timeline.nub.count - above[1])
        timeline.captions.removeLast(timeline.captions.count - above[2])
        timeline.steps.removeLast(timeline.steps.count - above[3])
        timeline.cards.removeLast(timeline.cards.count - above[4])
        timeline.highlights.removeLast(timeline.highlights.count - above[5])
        timeline.arrows.removeLast(timeline.arrows.count - above[6])
        timeline.refusals.removeLast(timeline.refusals.count - above[7])
        timeline.fades.removeLast(timeline.fades.count - above[8])
        timeline.motions.removeLast(timeline.motions.count - above[9])
    }
}

extension Timeline {
    /// What happens in the lines above a mark.
    fileprivate func cut(at mark: Mark) -> Timeline {
        var past = self
        mark.cut(&past)
        return past
    }
}
