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

    /// What is read, in the order of the picture, each from when it comes to when it goes: captions, and cards, which lie
    /// over them.
    public var captionTimes: [(start: Seconds, end: Seconds, words: CaptionText)] {
        let entries = saidWords
        return entries.indices.compactMap { index in
            guard let words = entries[index].words else { return nil }
            let start = shown(entries[index].start)
            let next = index + 1 < entries.count ? shown(entries[index + 1].start) : duration
            let end = next > start ? next : duration
            return end > start ? (start, end, words) : nil
        }.sorted { $0.start < $1.start }
    }

    /// The words that are to be read from each instant of the play on at which they change; nil is none.
    private var saidWords: [(start: Seconds, words: CaptionText?)] {
        let starts = Set((timeline.captions + timeline.cards).map(\.start)).sorted()
        return starts.reduce(into: []) { said, start in
            let card = timeline.cards.current(at: start).flatMap { timeline.cards[$0].value }
            let words = card ?? timeline.captions.current(at: start).flatMap { timeline.captions[$0].value }
            // A caption that changes under a card is not seen to do so.
            if said.isEmpty || said[said.count - 1].words != words { said.append((start, words)) }
        }
    }

    /// An instant of the play on the picture's clock, which may start at a mark.
    private func shown(_ time: Seconds) -> Seconds {
        let shifted = pace.film(time) - loopStart
        return shifted < .zero ? shifted + duration : shifted
    }
}
