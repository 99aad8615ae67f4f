import Diagnostics
import Drawing
import Stage

/// A player's bar, with the film above it.
struct ProgressBar: Component {
    static let canvas = Size(1000, 780)
    private(set) var playback: Playback

    /// A player of the film that a play wants.
    /// - Throws: that its length is none.
    init(_ setup: GameSetup) throws(Objection) {
        guard let text = setup["film"] else {
            playback = Playback()
            return
        }
        guard let length = Seconds(reading: text), length >= 1.0, length <= 600.0 else {
            throw Objection(
                "`\(text.prefix(40))` is no length of a film", remedy: "write for instance `film 40s`, from 1s to 10m",
                about: .setting("film"))
        }
        playback = Playback(length: length.microseconds / 1_000)
    }

    var notation: String { playback.notation }
    var places: [String] { ["play", "thumb"] }
    var isAtRest: Bool { playback.isAtRest }

    func place(_ name: String) throws(Objection) -> String {
        switch name {
        case "play": return name
        case "thumb":
            guard playback.wantsToPlay else { return name }
            throw Objection(
                "the thumb moves while the film plays",
                remedy: "pause it first with `tap play`, or say where the finger goes down: `drag 12s to 30s`")
        default:
            guard let time = Seconds(reading: name), time.microseconds <= playback.length * 1_000 else {
                throw Objection(
                    "`\(name.prefix(40))` is no place of the bar",
                    remedy: "its places are `play`, `thumb`, and times from 0s to \(seconds(playback.length))")
            }
            return name
        }
    }

    private func seconds(_ milliseconds: Int) -> String { Seconds(microseconds: milliseconds * 1_000).text }

    mutating func tap(_ place: String) throws(Objection) {
        if place == "play" { return playback.reduce(playback.wantsToPlay ? .pause : .play) }
        try grasp(place)
    }

    mutating func grasp(_ place: String) throws(Objection) {
        guard place != "play" else {
            throw Objection(
                "the button cannot be dragged", remedy: "write for instance `drag thumb to 30s`", about: .argument(0))
        }
        if let time = Seconds(reading: place) { playback.reduce(.seek(time.microseconds / 1_000)) }
    }

    mutating func drag(to point: Point) {
        playback.reduce(.seek(ProgressBarArt.instant(at: point.x, of: playback.length)))
    }

    mutating func release() {}
    mutating func tick() { playback.reduce(.tick) }

    mutating func act(_ word: String, _ arguments: [String]) throws(Objection) {
        guard word == "line", let name = arguments.first else {
            throw Objection("`\(word)` means nothing to a progress bar")
        }
        let named = ["cut": 0, "slow": 70, "good": 300][name]
        let share = name.hasSuffix("%") ? Int(name.dropLast()) : nil
        guard let line = named ?? share, (0...1_000).contains(line), line % 10 == 0 else {
            throw Objection(
                "`\(name.prefix(40))` is no line",
                remedy: "write `cut`, `slow`, `good`, or a share such as `70%`, by tens",
                about: .argument(0))
        }
        playback.reduce(.line(line))
    }

    func frame(of place: String) -> Rect? {
        switch place {
        case "play": return ProgressBarArt.button
        case "thumb": return ProgressBarArt.thumb(at: playback.position, of: playback.length)
        default:
            guard let time = Seconds(reading: place) else { return nil }
            return ProgressBarArt.thumb(at: time.microseconds / 1_000, of: playback.length)
        }
    }

    func elements(_ style: ComponentStyle) -> [Element] { ProgressBarArt(playback: playback, style: style).elements }
}
