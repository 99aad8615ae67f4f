import Diagnostics
import Stage
import TerminalStage

/// Turns the commands of a tape into a play.
struct TapePlay {
    private(set) var warnings: [Diagnostic] = []
    private let name: String
    private let commands: [TapeCommand]
    /// What the play is called, most likely.
    private var playName: String { (name.hasSuffix(".tape") ? String(name.dropLast(5)) : name) + ".play" }
    var screen = TapeScreen()
    var head: [String] = []
    var speed: String?
    var loop: String?
    private var body: [String] = []
    private var clipboard: String?
    /// How fast keys come, where the tape says so below its first command.
    var pace: Seconds?
    var waitPattern: String?
    var hasBegun = false
    /// Whether a program may be at work: something was sent after which it is watched.
    private var isRunning = false
    private var marks: Set<String> = []
    private var longestWait = Seconds(15)

    /// - Parameters:
    ///   - name: the tape's file.
    ///   - commands: what stands in it.
    init(name: String, _ commands: [TapeCommand]) {
        self.name = name
        self.commands = commands
    }

    /// The play's text.
    mutating func text() -> String {
        for command in commands { take(command) }
        let (cells, picture) = (screen.cells, screen.picture)
        if !head.contains(where: { $0.hasPrefix("theme ") }) { head.append("theme vhs") }
        var lines = ["# From \(name).", "", "terminal \(cells.columns)x\(cells.rows)", "prompt \"> \""]
        lines += ["size \(picture.width)x\(picture.height)", "window \(screen.bar)"] + head
        lines += [speed, loop].compactMap(\.self)
        if namesOwnFiles {
            lines += ["# VHS types where it was called; a rehearsal has a home of its own.", "bring \".\""]
        }
        if !body.contains(where: { !$0.hasPrefix("#") && !$0.isEmpty }) { body.append("wait 1s") }
        return (lines + [""] + body).joined(separator: "\n") + "\n"
    }

    /// Whether it names programs or files of the folder that it was made in.
    private var namesOwnFiles: Bool {
        commands.contains { command in
            switch command.deed {
            case .type(let text, _), .require(let text): text.hasPrefix("./") || text.contains(" ./")
            default: false
            }
        }
    }

    // MARK: Notes

    mutating func warn(_ command: TapeCommand, _ message: String) {
        warnings.append(command.origin.diagnostic(.warning, message))
        let written = command.written.prefix(60) + (command.written.count > 60 ? "…" : "")
        note("line \(command.origin.line), \(written): \(message)")
    }

    private mutating func note(_ text: String) {
        let line = "# " + String(text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
        if hasBegun { body.append(line) } else { head.append(line) }
    }

    private func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { out.unicodeScalars.append("\\") }
            out.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
        }
        return out + "\""
    }

    // MARK: Commands

    private mutating func take(_ command: TapeCommand) {
        switch command.deed {
        case .comment(let text): note(String(text.drop { $0 == " " }))
        case .set(let setting): set(setting, command)
        case .output(let path): output(path, command)
        case .require(let program): require(program, command)
        case .environment(let name, let value): head.append("env \(name) \(quoted(value))")
        default:
            hasBegun = true
            act(command)
        }
    }

    private mutating func act(_ command: TapeCommand) {
        switch command.deed {
        case .type(let text, let own): type(text, own ?? pace)
        case .key(let key, let count, let own): press(key, count, own)
        case .scroll(let up, let count): body.append("scroll \(up ? "up" : "down") \(count)")
        case .sleep(let time): rest(time, command)
        case .wait(let wait): self.wait(wait, command)
        case .hide: body.append("hide")
        case .show: body.append("show")
        case .screenshot(let path): mark(path)
        case .copy(let text):
            clipboard = text
            note("Copy \(quoted(text))")
        case .paste:
            guard let clipboard else { return warn(command, "nothing was copied in this tape") }
            type(clipboard, .zero)
        case .comment, .set, .output, .require, .environment: break
        }
    }

    private mutating func type(_ text: String, _ pace: Seconds?) {
        let suffix = pace.map { " \($0.text)" } ?? ""
        var rest = Array(text)
        // A line of a play has room for so many characters.
        while !rest.isEmpty {
            var part: [Character] = []
            var length = 0
            while let next = rest.first, length + next.unicodeScalars.count <= PlayLimits.text {
                part.append(rest.removeFirst())
                length += next.unicodeScalars.count
            }
            guard !part.isEmpty else { return }
            body.append("type \(quoted(String(part)))\(suffix)")
        }
        isRunning = false
    }

    private mutating func press(_ key: String, _ count: Int, _ own: Seconds?) {
        var line = key == "enter" && count == 1 && own == nil ? "enter" : "key \(key)"
        if count > 1 || own != nil { line += " \(count)" }
        if let own { line += " \(min(own, 60.0).text)" }
        body.append(line)
        isRunning = true
    }

    /// What is at work goes on meanwhile; where nothing is, it is a pause like any other.
    private mutating func rest(_ time: Seconds, _ command: TapeCommand) {
        guard time > .zero else { return }
        if time > 120.0 { warn(command, "a play lasts ten minutes at most: this is cut to two") }
        let time = min(time, 120.0)
        body.append(isRunning ? "watch \(time.text)" : "wait \(time.text)")
    }

    /// Waiting for the prompt after a line that was typed is what `run` does.
    private mutating func wait(_ wait: TapeWait, _ command: TapeCommand) {
        if let limit = wait.limit, limit > longestWait {
            longestWait = limit
            warn(command, "a rehearsal waits 15 seconds for a line: `playbill rehearse --limit \(limit.text)`")
        }
        isRunning = false
        if let pattern = wait.pattern ?? waitPattern {
            guard !pattern.contains("\\n") else { return warn(command, "patterns are looked for in one row here") }
            guard !pattern.isEmpty else { return }
            return body.append("expect \(TapePattern.written(pattern))")
        }
        if body.count > 1, body[body.count - 1] == "enter", body[body.count - 2].hasPrefix("type "),
            body[body.count - 2].hasSuffix("\"")
        {
            body.removeLast()
            let line = body.removeLast()
            return body.append("run " + line.dropFirst(5))
        }
        body.append("expect />$/")
    }

    private mutating func mark(_ path: String) {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        var name = String(file.dropLast(4).unicodeScalars.map { mayStand($0) ? Character($0) : "-" })
        if name.isEmpty || name == "end" { name = "screenshot" }
        let plain = name
        var number = 2
        while !marks.insert(name).inserted {
            name = "\(plain)-\(number)"
            number += 1
        }
        body.append("mark \(name)")
    }

    private func mayStand(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x20 && scalar != "#" && scalar != "\"" && scalar.value < 0x2018 && scalar.value != 0x7F
    }

    private mutating func require(_ program: String, _ command: TapeCommand) {
        guard !hasBegun else { return warn(command, "VHS reads `Require` at the head only") }
        head.append("require \(quoted(program))")
    }

    private mutating func output(_ path: String, _ command: TapeCommand) {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if path.hasSuffix("/") { return note("playbill render \(playName) -o \(path)%05d.png") }
        switch ending {
        case "gif", "webp", "png", "svg", "txt": note("playbill render \(playName) -o \(path)")
        case "ascii", "test": note("playbill render \(playName) -o \(path.dropLast(ending.count))txt")
        default: warn(command, "films are written as GIF or WebP: `playbill render \(playName) -o film.webp`")
        }
    }
}
