import Diagnostics
import Drawing
import Stage

/// A terminal on the stage: it performs what a rehearsal wrote down, and runs nothing.
package struct TerminalActor: StageGame {
    private let transcript: PerformedTranscript?
    private var window: TerminalWindow
    /// How long a key takes on average; nil is the usual rhythm.
    private let typing: Seconds?
    /// How long what came up is read; nil is by its letters.
    private let reading: Seconds?
    /// How the transcript is made anew.
    private let remedy: String
    package let unknownLetters: UnknownLetters?
    private var next = 1
    private var isHidden = false
    private var beats: [TerminalBeat]
    /// What the terminal itself shows, whether or not the audience sees it.
    private var current: TerminalScreen
    /// What the shell showed last: a program that fills the screen puts it aside, and its end brings it back.
    private var shell: TerminalScreen?

    /// A terminal as a play wants it.
    /// - Throws: that the play was not rehearsed, or for other settings; that there is no such theme.
    init(_ setup: GameSetup) throws(Objection) {
        let look = try TerminalWindow.look(setup)
        isAlone = setup.isAlone
        typing = setup["typing"].flatMap { Seconds(reading: $0) }
        reading = setup["reading"].flatMap { Seconds(reading: $0) }
        let settings = TerminalSettings(setup.settings)
        let file = setup.companionPath ?? "it"
        let play = file.hasSuffix(".cast") ? file.dropLast(5) + ".play" : file[...]
        remedy = "`playbill rehearse \(play)` runs its programs and writes \(file)"
        guard !setup.isListing else {
            transcript = nil
            unknownLetters = nil
            window = TerminalWindow(look: look, size: settings.size)
            current = TerminalScreen(size: settings.size)
            beats = [TerminalBeat(time: .zero, screen: current)]
            return
        }
        guard let companion = setup.companion else {
            throw Objection("this play has not been rehearsed", remedy: remedy)
        }
        let read: Transcript
        do throws(Mistakes) { read = try Transcript(reading: companion) } catch {
            throw Objection(
                "its transcript \(file) cannot be read: \(error.all.first?.message ?? "")", remedy: remedy)
        }
        let performed: PerformedTranscript
        do throws(NoMemoryForTerminal) { performed = try PerformedTranscript(read) } catch {
            throw Objection(error.message, remedy: error.remedy)
        }
        guard let first = performed.passages.first, first.label == settings.label else {
            throw Objection("its settings have changed since it was rehearsed", remedy: remedy)
        }
        transcript = performed
        window = try TerminalWindow(
            look: look, size: performed.size,
            folding: FoldedRows(performed.passages.flatMap(\.screens), of: performed.size, in: setup.pictureSize),
            measure: setup.measure
        ).checked(for: setup.pictureSize)
        unknownLetters = performed.passages.lazy.flatMap(\.screens).unknownLetters(setup.measure)
        current = first.screens.last ?? TerminalScreen(size: settings.size)
        beats = [TerminalBeat(time: .zero, screen: current)]
    }

    // MARK: What the stage asks

    /// What the screen says at the end of the last deed.
    package var notation: String { beats.last?.screen.text ?? "" }
    /// Nothing: a screen helps nobody to mend a line.
    package var diagram: String { "" }
    /// The screen, a line a row, without the blanks at their ends.
    package func text(after elapsed: Seconds) -> String { beat(after: elapsed).screen.text }
    /// The rows, from 1.
    package var places: [String] { window.places }
    /// Nothing stands above the window.
    package var hasHeader: Bool { false }
    package let isAlone: Bool
    /// The window's.
    package var aspect: Double { window.aspect }
    /// The theme's colours around the window.
    package var style: StageStyle { window.style }

    /// What is hidden takes none.
    package var remedyForNoTime: String? {
        isHidden ? "all of it is hidden: write `show` above what is to be seen" : nil
    }

    /// Nobody moves.
    package func taps(for move: String) throws(Objection) -> [String] { throw Objection("a terminal has no moves") }

    // MARK: Deeds

    /// Performs a line of the play from the transcript.
    package mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .own(let word, let arguments, let seed) = deed else { throw Objection("a terminal has keys only") }
        let deed = try TerminalDeed(word, arguments)
        let passage = try passage(of: deed)
        let screens = passage.screens
        if case .theme(let name) = deed { window.look.theme = try TerminalTheme(written: name) }
        let before = beats.last?.screen ?? current
        if !current.isAlternate { shell = current }
        let last = current
        current = screens.last ?? current
        let seen = last.isAlternate && !current.isAlternate ? shell ?? last : last
        if deed == .hide { isHidden = true }
        if deed == .show { isHidden = false }
        guard !isHidden else {
            beats = [TerminalBeat(time: .zero, screen: before)]
            return Change(.selection, motion: .zero)
        }
        let rhythm = TerminalRhythm(
            seed: seed, key: typing, exactly: try TerminalDeed.keyTime(word, arguments))
        let times = passage.isWatched ? passage.times : rhythm.times(of: deed, count: screens.count)
        beats = [TerminalBeat(time: .zero, screen: before)]
        for (time, screen) in zip(times, screens) { beats.append(TerminalBeat(time: time, screen: screen)) }
        var change = Change(.selection, motion: rhythm.length(of: deed, times))
        change.beats = times
        change.telling = Telling(deed, from: seen, to: current)
        change.pause = ReadingPause(
            said: reading, isExact: rhythm.exactly != nil, isPainted: passage.isPainted
        ).length(from: seen, to: current, deed)
        return change
    }

    /// The screens that a rehearsal saw for a line.
    private mutating func passage(of deed: TerminalDeed) throws(Objection) -> PerformedTranscript.Passage {
        guard let transcript else { return PerformedTranscript.Passage(label: "", screens: [current]) }
        guard next < transcript.passages.count else {
            throw Objection("`\(deed.label)` has not been rehearsed", remedy: remedy)
        }
        let passage = transcript.passages[next]
        guard passage.label == deed.label else {
            throw Objection("this line has changed since the rehearsal: it was `\(passage.label)`", remedy: remedy)
        }
        next += 1
        return passage
    }

    // MARK: Drawing

    /// Where a row lies.
    package func spot(of place: String, in layout: Layout) -> Spot? {
        window.spot(of: place, beats.last?.screen ?? current, in: layout)
    }

    /// The window, as it is some time after the last deed.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        window.draw(beat(after: elapsed).screen, in: layout, into: &list)
    }

    private func beat(after elapsed: Seconds) -> TerminalBeat {
        beats.last { $0.time <= elapsed } ?? TerminalBeat(time: .zero, screen: current)
    }
}
