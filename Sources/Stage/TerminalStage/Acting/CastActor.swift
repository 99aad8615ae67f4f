import Diagnostics
import Drawing
import Stage

/// A recording of a terminal on the stage: parts of it, as fast as they were.
package struct CastActor: StageGame {
    private let performance: TerminalPerformance
    private var window: TerminalWindow
    private let isListing: Bool
    package let unknownLetters: UnknownLetters?
    /// How far the recording has gone.
    private var now = Seconds.zero
    private var beats: [TerminalBeat]

    /// A pause of a recording that neither it nor the play limits.
    private static let usualIdle = Seconds(5)

    /// A recording as a play wants it.
    /// - Throws: that it cannot be read.
    init(_ setup: GameSetup) throws(Objection) {
        isAlone = setup.isAlone
        // One that was found faulty is told once.
        isListing = setup.isListing || setup["cast"] == nil
        var transcript = Transcript(size: TerminalSize(columns: 80, rows: 24))
        if let companion = setup.companion {
            do throws(Mistakes) { transcript = try Transcript(reading: companion) } catch {
                let first = error.all.first
                throw Objection(
                    "\(companion.path) cannot be read: \(first.map { "\($0.place?.line ?? 1): \($0.message)" } ?? "")",
                    about: .setting("cast"))
            }
        }
        let idle = setup["idle"].flatMap { Seconds(reading: $0) } ?? transcript.idleTimeLimit ?? CastActor.usualIdle
        do throws(NoMemoryForTerminal) {
            performance = try TerminalPerformance(transcript.limitingIdle(to: idle))
        } catch { throw Objection(error.message, remedy: error.remedy) }
        window = try TerminalWindow(
            look: TerminalWindow.look(setup, recorded: transcript.colours), size: performance.size,
            folding: FoldedRows(performance.moments.map(\.screen), of: performance.size, in: setup.pictureSize),
            measure: setup.measure
        ).checked(for: setup.pictureSize)
        unknownLetters = performance.moments.lazy.map(\.screen).unknownLetters(setup.measure)
        beats = [TerminalBeat(time: .zero, screen: performance.screen(at: .zero))]
    }

    // MARK: What the stage asks

    /// What the screen says at the end of the last deed.
    package var notation: String { performance.screen(at: now).text }
    /// Nothing: a screen helps nobody to mend a line.
    package var diagram: String { "" }
    /// The screen, a line a row, without the blanks at their ends.
    package func text(after elapsed: Seconds) -> String { screen(after: elapsed).text }
    /// The rows, from 1.
    package var places: [String] { window.places }
    /// Nothing stands above the window.
    package var hasHeader: Bool { false }
    package let isAlone: Bool
    /// The window's.
    package var aspect: Double { window.aspect }
    /// The theme's colours around the window.
    package var style: StageStyle { window.style }
    /// Nobody moves.
    package func taps(for move: String) throws(Objection) -> [String] { throw Objection("a recording has no moves") }
    /// Where a row lies.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        window.spot(of: place, beats[beats.count - 1].screen, in: layout)
    }

    /// The window, as it is some time after the last deed.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        window.draw(screen(after: elapsed), in: layout, into: &list)
    }

    private func screen(after elapsed: Seconds) -> TerminalScreen {
        (beats.last { $0.time <= elapsed } ?? beats[0]).screen
    }

    // MARK: Deeds

    /// Plays a part of the recording.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .own(let word, let arguments, _) = deed else { throw Objection("a recording only plays") }
        if word == "theme" {
            window.look.theme = try TerminalTheme(written: arguments.first ?? "")
            // What is shown stays.
            beats = [TerminalBeat(time: .zero, screen: beats[beats.count - 1].screen)]
            var change = Change(.selection, motion: .zero)
            change.pause = .zero
            return change
        }
        guard !isListing else { return Change(.selection, motion: .zero) }
        switch word {
        case "jump":
            let instant = try CastStretch.instant(arguments.first ?? "")
            return try show(from: instant, to: instant)
        case "until": return try show(from: now, to: try instant(of: arguments))
        default:
            let stretch = try arguments.first.map { (text) throws(Objection) in try CastStretch(reading: text) }
            return try show(from: stretch?.from ?? now, to: stretch?.to ?? performance.duration)
        }
    }

    private mutating func show(from start: Seconds, to end: Seconds) throws(Objection) -> Change {
        guard start <= performance.duration, end <= performance.duration + 1.0 else {
            throw Objection(
                "the recording ends at \(performance.duration.clock)", remedy: "its long pauses are cut: see `idle`",
                about: .argument(0))
        }
        guard end >= start else {
            throw Objection("the recording is at \(start.clock) already", about: .argument(0))
        }
        let before = performance.screen(at: now)
        beats = [TerminalBeat(time: .zero, screen: performance.screen(at: start))]
        for moment in performance.moments where moment.time > start && moment.time <= end {
            beats.append(TerminalBeat(time: moment.time - start, screen: moment.screen))
        }
        now = end
        var change = Change(.selection, motion: end - start)
        change.beats = beats.map(\.time)
        change.pause = .zero
        change.telling = Telling(from: before, to: performance.screen(at: end))
        return change
    }

    /// When a text is to be seen from here on, or where a marker stands.
    private func instant(of arguments: [String]) throws(Objection) -> Seconds {
        let wanted = arguments.last ?? ""
        if arguments.count > 1, arguments[0] == "marker" {
            if let mark = performance.marks.first(where: { $0.name == wanted && $0.time >= now }) { return mark.time }
            let names = performance.marks.map(\.name).filter { !$0.isEmpty }
            throw Objection(
                "the recording has no marker `\(wanted)` from \(now.clock) on",
                remedy: names.isEmpty ? "it has none at all" : "its markers are \(names.joined(separator: ", "))",
                about: .argument(1))
        }
        let pattern = arguments.count > 1 ? try? Regex(wanted) : nil
        func isThere(_ screen: TerminalScreen) -> Bool {
            pattern.map(screen.shows) ?? screen.shows(wanted)
        }
        if isThere(performance.screen(at: now)) { return now }
        if let moment = performance.moments.first(where: { $0.time > now && isThere($0.screen) }) { return moment.time }
        throw Objection(
            "this is not to be seen from \(now.clock) on",
            remedy: "its screens as text: `playbill render X.cast -o screen.txt --at 12s`", about: .argument(0))
    }
}
