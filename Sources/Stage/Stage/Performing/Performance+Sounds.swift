extension Performance {
    /// The instants of the picture at which the finger comes down, in order.
    public var touches: [Seconds] {
        timeline.nub.compactMap { entry in
            switch entry.value.kind {
            case .press, .grasp: shown(entry.start + Timing.press)
            default: nil
            }
        }.sorted()
    }

    /// The instants of the picture at which something rings: the marks whose names begin with `chime`.
    public var chimes: [Seconds] { marks.filter { $0.name.hasPrefix("chime") }.map(\.time) }

    /// The captions in the order of the picture, each from when it comes to when it goes.
    public var captionTimes: [(start: Seconds, end: Seconds, words: CaptionText)] {
        let entries = timeline.captions
        return entries.indices.compactMap { index in
            guard let words = entries[index].value else { return nil }
            let start = shown(entries[index].start)
            let next = index + 1 < entries.count ? shown(entries[index + 1].start) : duration
            let end = next > start ? next : duration
            return end > start ? (start, end, words) : nil
        }.sorted { $0.start < $1.start }
    }

    /// An instant of the play on the picture's clock, which may start at a mark.
    private func shown(_ time: Seconds) -> Seconds {
        let shifted = pace.film(time) - loopStart
        return shifted < .zero ? shifted + duration : shifted
    }
}
