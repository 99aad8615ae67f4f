import Glibc
import Stage
import TerminalStage
import Threads

/// Types what a play types, reads what programs print, and writes both down.
struct Stenographer {
    let terminal: Pseudoterminal
    let settings: TerminalSettings
    let limits: RehearsalLimits
    let emulator: TerminalEmulator
    let end: Double
    private(set) var transcript: Transcript
    /// When the next event is, on the transcript's clock.
    var now = Seconds.zero
    /// What was printed since the last key, and what of it is not yet a whole character.
    var printed: [UInt8] = []
    var printedByLine = 0
    var hasEnded = false
    /// Whether a program wants arrows as an application does (DECCKM).
    var wantsApplicationKeys = false

    /// How long a terminal is quiet before it is done, in ms: after a key that shows something, after one that shows
    /// nothing, and while a program is in front.
    private static let quiet: (echo: Int32, silence: Int32, program: Int32) = (12, 150, 400)

    /// What ends a line or a program: Enter, Ctrl-C, Ctrl-D, Ctrl-Z, Ctrl-backslash.
    ///
    /// What is shown at once is not yet all that comes of them.
    private static let endings: Set<[UInt8]> = [[0x0D], [0x03], [0x04], [0x1A], [0x1C]]

    init(_ terminal: Pseudoterminal, _ settings: TerminalSettings, _ limits: RehearsalLimits) throws(RehearsalFailure) {
        self.terminal = terminal
        self.settings = settings
        self.limits = limits
        do throws(NoMemoryForTerminal) { emulator = try TerminalEmulator(size: settings.size) } catch {
            throw RehearsalFailure(message: error.message, remedy: error.remedy)
        }
        transcript = Transcript(size: settings.size)
        transcript.term = "xterm-256color"
        end = monotonicSeconds() + limits.whole.value
    }

    /// Waits for the first prompt.
    mutating func begin() throws(RehearsalFailure) {
        note(.marker(settings.label))
        let came = try wait(Stenographer.quiet.echo) { $0.isAtPrompt }
        guard came, !hasEnded else {
            throw RehearsalFailure(message: "the shell `\(settings.shell)` does not prompt", remedy: "is it installed?")
        }
        writeDown()
    }

    /// Does what a line says; where the next one watches, what the program goes on to say is left to that.
    mutating func perform(_ deed: TerminalDeed, isWatched: Bool = false) throws(RehearsalFailure) {
        printedByLine = 0
        now += 0.4
        note(.marker(deed.label))
        guard !hasEnded else {
            throw RehearsalFailure(
                message: "the shell had ended before this line", remedy: "what came last: \(lastLine)")
        }
        switch deed {
        case .hide, .show, .scroll, .theme: break
        case .watch(let length): try watch(length)
        case .resize(let size):
            terminal.resize(to: size)
            emulator.resize(to: size)
            note(.resize(size))
            _ = try settle()
        case .expect(let text): try expect(deed) { $0.shows(text) }
        case .match(let pattern):
            guard let regex = try? Regex(pattern) else { return }
            try expect(deed) { $0.shows(regex) }
        case .type, .key, .run: try press(deed, isWatched: isWatched)
        }
        writeDown()
    }

    // MARK: Keys

    private mutating func press(_ deed: TerminalDeed, isWatched: Bool) throws(RehearsalFailure) {
        let keys = deed.keys
        for (index, key) in keys.enumerated() {
            let sent = wantsApplicationKeys && key.count == 3 && key[1] == 0x5B ? [0x1B, 0x4F, key[2]] : key
            now += 0.06
            note(.input(String(decoding: sent, as: UTF8.self)))
            terminal.send(sent)
            let isLast = index == keys.count - 1
            if case .run = deed, isLast {
                try waitForShell(deed)
            } else if isLast, isWatched {
                // A program that never rests is no mistake here.
                _ = try wait(1, silence: 4) { _ in true }
            } else {
                _ = try settle(isEcho: !Stenographer.endings.contains(sent))
            }
            if !isLast { writeDown() }
        }
    }

    /// Waits until all that a key led to seems to be there: the shell prompts again, or nothing more comes.
    private mutating func settle(isEcho: Bool = false) throws(RehearsalFailure) -> Bool {
        if isEcho {
            // Whatever is shown is shown at once; a program that shows nothing is not waited for long.
            let before = printed.count
            return try wait(Stenographer.quiet.echo, silence: Stenographer.quiet.silence) { $0.printed.count > before }
        }
        return try wait(Stenographer.quiet.echo, silence: Stenographer.quiet.program) { $0.isAtPrompt }
    }

    private mutating func waitForShell(_ deed: TerminalDeed) throws(RehearsalFailure) {
        guard try wait(Stenographer.quiet.echo, until: { $0.isAtPrompt }) else {
            if hasEnded {
                throw RehearsalFailure(
                    message: "the shell ends with this line, and nothing follows a shell's end",
                    remedy: "to leave a program, write `type` and `enter`; a rehearsal ends its shell itself")
            }
            throw RehearsalFailure(
                message: "the shell did not come back within \(limits.line.text)",
                remedy: "the program still runs, or asks for something: its last line is \(lastLine)\n"
                    + "for one that stays, write `type` and `enter`, and `expect` what it shows")
        }
    }

    private mutating func expect(
        _ deed: TerminalDeed, _ isThere: (TerminalScreen) -> Bool
    ) throws(RehearsalFailure) {
        guard try wait(Stenographer.quiet.echo, until: { isThere($0.emulator.screen) }) else {
            throw RehearsalFailure(
                message: hasEnded
                    ? "the shell ended, and this was not to be seen"
                    : "this was not to be seen within \(limits.line.text)",
                remedy: "the last line is \(lastLine)")
        }
    }

    // MARK: Writing down

    private mutating func note(_ kind: Transcript.Event.Kind) {
        transcript.events.append(Transcript.Event(kind, at: now))
    }

    /// What was printed becomes one event; half a character waits for its other half.
    mutating func writeDown() {
        var whole = printed.count
        for back in 1...4 where back <= printed.count {
            let byte = printed[printed.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            if length > back { whole = printed.count - back }
            break
        }
        guard whole > 0 else { return }
        note(.output(String(decoding: printed[..<whole], as: UTF8.self)))
        printed.removeFirst(whole)
    }

    private var lastLine: String {
        let line = emulator.screen.text.split(separator: "\n").last.map { $0.drop { $0 == " " } } ?? ""
        return line.isEmpty ? "empty" : "`\(line.prefix(100))`"
    }
}
