import Diagnostics
import Drawing
import Stage
import Values

// What a page needs to know of a performance: when each line happens, where a finger can go, what can be asked for.
extension PlayDesk {
    func times(_ performance: Performance, of play: StudioPlay) -> Value {
        let cues = performance.timedCues.enumerated().map { number, timed in
            described(number, timed, of: play.path)
        }
        let size = performance.play.size
        let kind = setup.performer.games.first { $0.name == performance.play.game.value }
        return [
            "duration": .decimal(performance.duration.value), "finale": .decimal(performance.finale.value),
            "fps": .integer(performance.play.fps), "width": .integer(size.width), "height": .integer(size.height),
            "cues": .list(cues),
            "marks": .list(
                performance.marks.map { ["name": .string($0.name), "time": .decimal($0.time.value)] }),
            "places": .list(performance.lastPlaces.map(described)),
            "styles": .list((kind?.styleNames ?? []).map { .string($0) }),
            "style": performance.play.settings["style"]?.value.first.map { .string($0) } ?? .null,
            "fixed": .bool(performance.play.duration != nil),
            "sizes": StudioSizes.described,
            "warnings": .list(performance.warnings.map { $0.described(in: play.path) }),
            "words": .list((kind?.words ?? []).filter { !$0.isSetting }.map { described($0.about) }),
        ]
    }

    private func described(_ number: Int, _ timed: TimedCue, of path: String) -> Value {
        let origin = timed.cue.origin
        let own = origin.source.place(at: origin.offset)
        let place = own.path == path ? own : origin.trail.compactMap(\.place).last { $0.path == path } ?? own
        var described = Object([
            ("number", .integer(number)), ("line", .integer(place.line)), ("start", .decimal(timed.start.value)),
            ("length", .decimal(timed.length.value)), ("kind", .string(timed.cue.act.kind)),
            ("isOwn", .bool(own.path == path)),
        ])
        described["text"] = .string(origin.text)
        if let words = timed.cue.act.words {
            described["strong"] = .string(words.strong)
            described["soft"] = .string(words.soft)
        }
        return .object(described)
    }

    private func described(_ place: (name: String, extent: Drawing.Rect)) -> Value {
        let extent = place.extent
        return [
            "name": .string(place.name), "x": .decimal(extent.minX), "y": .decimal(extent.minY),
            "width": .decimal(extent.width), "height": .decimal(extent.height),
        ]
    }

    private func described(_ word: PlayWord) -> Value {
        [
            "name": .string(word.name), "arguments": .string(word.arguments), "help": .string(word.help),
            "example": .string(word.example),
        ]
    }
}

extension Act {
    /// What a line is for a timeline: a pause that can be dragged, words, or something that happens.
    fileprivate var kind: String {
        switch self {
        case .wait, .hold: "pause"
        case .caption, .card, .step, .noStep: "words"
        case .mark: "mark"
        case .highlight, .arrow, .noArrows, .fade, .speed: "sign"
        default: "deed"
        }
    }

    /// The words that can be edited in place.
    fileprivate var words: CaptionText? {
        switch self {
        case .caption(let words), .card(let words): words
        case .step(let words, _): words
        default: nil
        }
    }
}

extension Origin {
    /// The words themselves.
    fileprivate var text: String {
        let rest = String(decoding: source.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return String(String.UnicodeScalarView(rest.unicodeScalars.prefix(length)))
    }
}
