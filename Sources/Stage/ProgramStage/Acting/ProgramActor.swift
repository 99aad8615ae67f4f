import Diagnostics
import Drawing
import Stage

/// Another program on the stage: it performs what a rehearsal wrote down, and runs nothing.
package struct ProgramActor: StageGame {
    /// A scene, and how it comes up after the deed.
    struct Beat: Sendable {
        var time: Seconds
        var scene: ProgramScene
        var change = SceneChange.cut
        var length = Seconds.zero
    }

    private let transcript: ProgramTranscript?
    private let isDark: Bool
    let art: SceneArt
    /// How the transcript is made anew.
    private let remedy: String
    private var next = 1
    var beats: [Beat]
    /// The colours around the picture.
    package let style: StageStyle
    /// The first picture's.
    package let aspect: Double

    /// How long a fade or a slide takes where the program does not say.
    private static let usualChange: Seconds = 0.25

    /// A program as a play wants it.
    /// - Throws: that the play was not rehearsed, or for another program.
    init(_ setup: GameSetup, _ drawing: @escaping SceneDrawing) throws(Objection) {
        isDark = try ProgramActor.isDark(setup)
        art = SceneArt(drawing)
        remedy = ProgramActor.remedy(setup)
        guard !setup.isListing else {
            (transcript, beats, aspect) = (nil, [Beat(time: .zero, scene: ProgramScene())], 1)
            style = ProgramStyle.style(isDark: isDark, nil)
            return
        }
        let read = try ProgramActor.transcript(setup, remedy)
        let isDark = isDark
        let answers = read.exchanges.map { isDark ? $0.dark : $0.light }
        var scene = ProgramScene()
        do throws(Objection) { try scene.take(answers[0], art) } catch {
            throw Objection("its first picture cannot be drawn: \(error.message)", remedy: error.remedy)
        }
        guard scene.picture != nil else { throw Objection("its transcript begins without a picture", remedy: remedy) }
        transcript = read
        style = ProgramStyle.style(isDark: isDark, answers[0].colours)
        aspect = scene.size.width / scene.size.height
        beats = [Beat(time: .zero, scene: scene)]
    }

    private static func isDark(_ setup: GameSetup) throws(Objection) -> Bool {
        let styles = kindStyles
        let name = setup.style ?? styles.light
        guard styles.all.contains(name) else {
            throw Objection(
                "no style is called `\(name)`",
                remedy: didYouMean(name, among: styles.all) ?? "known are \(styles.all.joined(separator: ", "))",
                about: .style)
        }
        return name == styles.dark
    }

    private static func remedy(_ setup: GameSetup) -> String {
        let file = setup.companionPath ?? "it"
        let ending = "." + ProgramActor.companion
        let play = file.hasSuffix(ending) ? file.dropLast(ending.count) + ".play" : file[...]
        return "`playbill rehearse \(play)` runs its program and writes \(file)"
    }

    private static func transcript(_ setup: GameSetup, _ remedy: String) throws(Objection) -> ProgramTranscript {
        guard let companion = setup.companion else {
            throw Objection("this play has not been rehearsed", remedy: remedy)
        }
        let read: ProgramTranscript
        do throws(Mistakes) { read = try ProgramTranscript(reading: companion) } catch {
            throw Objection(
                "its transcript \(companion.path) cannot be read: \(error.all.first?.message ?? "")", remedy: remedy)
        }
        let settings = ProgramSettings(setup.settings)
        guard settings.command == read.command, settings.language == read.hello.language,
            setup.seed == read.hello.seed
        else { throw Objection("its settings have changed since it was rehearsed", remedy: remedy) }
        return read
    }

    // MARK: What the stage asks

    var scene: ProgramScene { beats.last?.scene ?? ProgramScene() }
    /// What the program says of its state.
    package var notation: String { scene.text }
    /// Nothing: a scene helps nobody to mend a line.
    package var diagram: String { "" }
    /// What the program says of its state.
    package func text(after elapsed: Seconds) -> String { beats[beat(after: elapsed)].scene.text }
    /// The names of the scene's.
    package var places: [String] { scene.places.map(\.name) }
    /// They come and go.
    package var placesStay: Bool { false }
    /// A place of the scene; a listing has no program to ask.
    package func place(_ name: String) throws(Objection) -> String {
        if transcript != nil { try ProgramActor.check(name, among: scene.places) }
        return name
    }

    /// Where the finger goes; a stroke goes over the middle of the picture.
    package func path(of gesture: Gesture) throws(Objection) -> FingerPath? {
        switch gesture {
        case .tap(let place), .hold(let place, _):
            return FingerPath(from: place, to: place, length: .zero, easing: .linear)
        case .drag(let from, let to): return FingerPath(from: from, to: to, length: Timing.drag, easing: .inOut)
        case .swipe(let direction):
            let back: [Gesture.Direction: Gesture.Direction] = [.left: .right, .right: .left, .up: .down, .down: .up]
            return FingerPath(
                from: "@\(back[direction, default: .right].rawValue)", to: "@\(direction.rawValue)", length: 0.25,
                easing: .fling)
        case .scroll, .scrollTo: throw Objection("a program does not know `\(gesture.word)`")
        }
    }
    /// Nothing stands above the picture.
    package var hasHeader: Bool { false }

    /// Nobody moves.
    package func taps(for move: String) throws(Objection) -> [String] {
        throw Objection("a program has places, and no moves", remedy: "write `tap PLACE`")
    }

    // MARK: Deeds

    /// Performs a line of the play from the transcript.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        switch deed {
        case .tap(let place):
            let motion = try take([.tap(place)], at: [.zero])
            return Change(.move, motion: motion)
        case .own(let word, let arguments, let seed):
            let actions = try ProgramAction.all(of: word, arguments)
            let times = ProgramActor.times(of: actions, word, arguments, seed)
            let motion = try take(actions, at: times)
            let isTouch = ["hold", "drag", "swipe"].contains(word)
            if isTouch { return Change(.move, motion: motion) }
            var change = Change(.selection, motion: motion)
            if beats.allSatisfy({ $0.length == .zero }) { change.beats = times }
            change.pause = word == "advance" ? Seconds(reading: arguments.first ?? "") : ProgramActor.rest
            return change
        case .play, .robot, .pass, .undo: throw Objection("a program has no moves", remedy: "write `tap PLACE`")
        }
    }

    /// Before the first key.
    private static let start: Seconds = 0.2
    /// After the last one.
    private static let rest: Seconds = 0.3

    /// When each of a line's actions is told: keys in a person's rhythm, all else at once.
    private static func times(
        of actions: [ProgramAction], _ word: String, _ arguments: [String], _ seed: UInt64
    ) -> [Seconds] {
        guard word == "type" || word == "key" else { return actions.map { _ in .zero } }
        let letters = word == "type" ? (arguments.first ?? "").map { $0.utf8.first } : actions.map { _ in nil }
        var rhythm = KeyRhythm(seed: seed)
        var now = start
        return letters.map { letter in
            defer { now += rhythm.pause(after: letter) }
            return now
        }
    }

    /// What a program is told that has such places.
    /// - Throws: that the place is not among them.
    package static func check(_ name: String, among places: [ScenePlace]) throws(Objection) {
        guard !places.contains(where: { $0.name == name }) else { return }
        let known = places.map(\.name)
        throw Objection(
            "there is no place `\(name.prefix(40))` now",
            remedy: didYouMean(name, among: known)
                ?? (known.isEmpty
                    ? "the program names no places: it says them as `places`"
                    : "places are \(known.prefix(40).joined(separator: ", "))"),
            about: .argument(0))
    }

    /// Takes the answers from the transcript; how long it all takes.
    private mutating func take(_ actions: [ProgramAction], at times: [Seconds]) throws(Objection) -> Seconds {
        guard let transcript else { return .zero }
        var now = scene
        beats = [Beat(time: .zero, scene: now)]
        var end = Seconds.zero
        for (action, time) in zip(actions, times) {
            guard next < transcript.exchanges.count else {
                throw Objection("`\(action.line)` has not been rehearsed", remedy: remedy)
            }
            let exchange = transcript.exchanges[next]
            guard exchange.told == action.line else {
                throw Objection(
                    "this line has changed since the rehearsal: the program was told `\(exchange.told)`",
                    remedy: remedy)
            }
            next += 1
            let answer = isDark ? exchange.dark : exchange.light
            try now.take(answer, art)
            let change = answer.change ?? .cut
            let length = change == .cut ? .zero : answer.length ?? ProgramActor.usualChange
            // A key that is pressed meanwhile waits until the change has come to its end.
            let start = max(time, end)
            beats.append(Beat(time: start, scene: now, change: change, length: length))
            end = start + length
        }
        return end
    }
}
