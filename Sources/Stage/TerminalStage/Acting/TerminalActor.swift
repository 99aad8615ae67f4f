import Diagnostics
import Drawing
public import Stage

/// A terminal on the stage: it performs what a rehearsal wrote down, and runs nothing.
public struct TerminalActor: StageGame {
    /// A screen, and when it comes up after the deed.
    private struct Beat: Sendable {
        var time: Seconds
        var screen: TerminalScreen
    }

    private let transcript: PerformedTranscript?
    private var look: TerminalLook
    private let size: TerminalSize
    /// How long a key takes on average; nil is the usual rhythm.
    private let typing: Seconds?
    /// How the transcript is made anew.
    private let remedy: String
    private var next = 1
    private var isHidden = false
    private var beats: [Beat]
    /// What the terminal itself shows, whether or not the audience sees it.
    private var current: TerminalScreen

    /// A terminal as a play wants it.
    /// - Throws: that the play was not rehearsed, or for other settings; that there is no such theme.
    init(_ setup: GameSetup) throws(Objection) {
        look = try TerminalActor.look(setup)
        typing = setup["typing"].flatMap { Seconds(reading: $0) }
        let settings = TerminalSettings(setup.settings)
        let file = setup.companionPath ?? "it"
        let play = file.hasSuffix(".cast") ? file.dropLast(5) + ".play" : file[...]
        remedy = "`playbill rehearse \(play)` runs its programs and writes \(file)"
        guard !setup.isListing else {
            (transcript, size) = (nil, settings.size)
            current = TerminalScreen(size: settings.size)
            beats = [Beat(time: .zero, screen: current)]
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
        let performed = PerformedTranscript(read)
        guard let first = performed.passages.first, first.label == settings.label else {
            throw Objection("its settings have changed since it was rehearsed", remedy: remedy)
        }
        (transcript, size) = (performed, performed.size)
        current = first.screens.last ?? TerminalScreen(size: settings.size)
        beats = [Beat(time: .zero, screen: current)]
    }

    private static func look(_ setup: GameSetup) throws(Objection) -> TerminalLook {
        let name = setup["theme"] ?? setup.style ?? "dusk"
        var look: TerminalLook
        do throws(Objection) { look = TerminalLook(theme: try TerminalTheme(written: name)) } catch {
            throw Objection(
                error.message, remedy: error.remedy, about: .setting(setup["theme"] == nil ? "style" : "theme"))
        }
        look.bar = setup["window"].flatMap(TerminalLook.WindowBar.init) ?? .colorful
        look.radius = 12
        return look
    }

    // MARK: What the stage asks

    /// What the screen says at the end of the last deed.
    public var notation: String { beats.last?.screen.text ?? "" }
    /// Nothing: a screen helps nobody to mend a line.
    public var diagram: String { "" }
    /// The screen as text.
    public func text(after elapsed: Seconds) -> String { beat(after: elapsed).screen.text }
    /// The rows, from 1.
    public var places: [String] { (1...size.rows).map(String.init) }
    /// Nothing stands above the window.
    public var hasHeader: Bool { false }
    /// The window's.
    public var aspect: Double {
        let picture = TerminalPainter(look, cells: size).pictureSize
        return picture.width / picture.height
    }

    /// The theme's colours around the window.
    public var style: StageStyle {
        let theme = look.theme
        let isDark = theme.ground.luminance < 0.4
        return StageStyle(
            ground: isDark ? theme.ground.mixed(.black, 0.45) : theme.ground.mixed(theme.text, 0.1),
            raised: theme.ground, ink: theme.text, soft: theme.text.mixed(theme.ground, 0.3), accent: theme.cursor)
    }

    /// Nobody moves.
    public func taps(for move: String) throws(Objection) -> [String] { throw Objection("a terminal has no moves") }

    // MARK: Deeds

    /// Performs a line of the play from the transcript.
    public mutating func perform(_ deed: Deed) throws(Objection) -> Change {
        guard case .own(let word, let arguments, let seed) = deed else { throw Objection("a terminal has keys only") }
        let deed = try TerminalDeed(word, arguments)
        let passage = try passage(of: deed)
        let screens = passage.screens
        if case .theme(let name) = deed { look.theme = try TerminalTheme(written: name) }
        let before = beats.last?.screen ?? current
        let seen = current
        current = screens.last ?? current
        if deed == .hide { isHidden = true }
        if deed == .show { isHidden = false }
        guard !isHidden else {
            beats = [Beat(time: .zero, screen: before)]
            return Change(.selection, motion: .zero)
        }
        let rhythm = TerminalRhythm(
            seed: seed, key: typing, exactly: try TerminalDeed.keyTime(word, arguments))
        let times = passage.isWatched ? passage.times : rhythm.times(of: deed, count: screens.count)
        beats = [Beat(time: .zero, screen: before)]
        for (time, screen) in zip(times, screens) { beats.append(Beat(time: time, screen: screen)) }
        var change = Change(.selection, motion: rhythm.length(of: deed, times))
        change.beats = times
        change.pause = rhythm.reading(from: seen, to: current, deed)
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
    public func spot(of place: String, in layout: Layout) -> Spot? {
        guard let row = Int(place), (1...size.rows).contains(row), let painter = painter(in: layout) else { return nil }
        let origin = self.origin(of: painter, in: layout)
        let cells = painter.cellsOrigin
        return Spot(
            Rect(
                origin.x + cells.x, origin.y + cells.y + Double((row - 1) * painter.cell.height),
                Double(size.columns * painter.cell.width), Double(painter.cell.height)))
    }

    /// The window, as it is some time after the last deed.
    public func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        guard let painter = painter(in: layout) else { return }
        let beat = beat(after: elapsed)
        let origin = self.origin(of: painter, in: layout)
        let place = Transform.translation(origin.x, origin.y)
        for element in painter.displayList(of: beat.screen).elements {
            list.add(Group([element], transform: place))
        }
    }

    private func beat(after elapsed: Seconds) -> Beat {
        beats.last { $0.time <= elapsed } ?? Beat(time: .zero, screen: current)
    }

    private func painter(in layout: Layout) -> TerminalPainter? {
        look.fitting(size, width: Int(layout.board.width), height: Int(layout.board.height))
            .map { TerminalPainter($0, cells: size) }
    }

    private func origin(of painter: TerminalPainter, in layout: Layout) -> Point {
        let picture = painter.pictureSize
        return Point(
            layout.board.minX + ((layout.board.width - picture.width) / 2).rounded(),
            layout.board.minY + ((layout.board.height - picture.height) / 2).rounded())
    }
}
