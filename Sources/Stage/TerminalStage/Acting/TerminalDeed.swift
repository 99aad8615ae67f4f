import Stage

/// Something that a play does at a terminal.
package enum TerminalDeed: Sendable, Hashable {
    /// Types a text, a key at a time.
    case type(String)
    /// Presses a key so often; the words of it are kept for the label.
    case key(name: String, bytes: [UInt8], count: Int)
    /// Types a line, presses Enter, and waits until the shell is back.
    case run(String)
    /// Waits until a text shows.
    case expect(text: String)
    /// Waits until a row matches a pattern.
    case match(pattern: String)
    /// Changes the window's size.
    case resize(TerminalSize)
    /// The program goes on for so long, and is shown as it goes.
    case watch(Seconds)
    /// The window is scrolled back so many rows; fewer than none is down again.
    case scroll(Int)
    /// The window gets other colours.
    case theme(String)
    /// Nothing is shown from here on.
    case hide
    /// All is shown again.
    case show

    /// A deed from its word and what follows it in a play.
    /// - Throws: why it is none.
    package init(_ word: String, _ arguments: [String]) throws(Objection) {
        let first = arguments.first ?? ""
        switch word {
        case "type": self = .type(first)
        case "run": self = .run(first)
        case "enter": self = .key(name: "enter", bytes: [0x0D], count: 1)
        case "clear": self = .key(name: "clear", bytes: [0x0C], count: 1)
        case "key": self = try TerminalDeed.key(first, arguments.dropFirst().first)
        case "expect": self = arguments.count > 1 ? .match(pattern: arguments[1]) : .expect(text: first)
        case "resize": self = .resize(try TerminalSize(reading: first))
        case "watch": self = .watch(try TerminalDeed.time(first, at: 0))
        case "scroll": self = try TerminalDeed.scroll(arguments)
        case "theme":
            _ = try TerminalTheme(written: first)
            self = .theme(first)
        case "hide": self = .hide
        case "show": self = .show
        default: throw Objection("a terminal does not know `\(word)`")
        }
    }

    /// How long each key takes, where the line says so: `type "ls" 80ms`, `key down 3 0.5s`.
    static func keyTime(_ word: String, _ arguments: [String]) throws(Objection) -> Seconds? {
        let place = word == "type" ? 1 : word == "key" ? 2 : arguments.count
        return place < arguments.count ? try time(arguments[place], at: place) : nil
    }

    private static func time(_ text: String, at place: Int) throws(Objection) -> Seconds {
        guard let time = Seconds(reading: text), time <= PlayLimits.duration else {
            throw Objection(
                "`\(text)` is no length of time", remedy: "write `0.8s` or `80ms`", about: .argument(place))
        }
        return time
    }

    private static func scroll(_ arguments: [String]) throws(Objection) -> TerminalDeed {
        guard let way = arguments.first, way == "up" || way == "down" else {
            throw Objection("a window is scrolled up or down", remedy: "write `scroll up 5`", about: .argument(0))
        }
        let rows = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 1
        guard (1...1000).contains(rows) else {
            throw Objection("it is scrolled by 1 to 1000 rows", remedy: "write `scroll up 5`", about: .argument(1))
        }
        return .scroll(way == "up" ? rows : -rows)
    }

    private static func key(_ name: String, _ count: String?) throws(Objection) -> TerminalDeed {
        guard let bytes = TerminalKey.bytes(name) else {
            throw Objection(
                "there is no key `\(name)`", remedy: TerminalKey.remedy(for: name), about: .argument(0))
        }
        let count = count.map { Int($0) ?? 0 } ?? 1
        guard (1...1000).contains(count) else {
            throw Objection("a key is pressed 1 to 1000 times", remedy: "write `key down 3`", about: .argument(1))
        }
        return .key(name: name, bytes: bytes, count: count)
    }

    /// How it stands in a transcript, before what it led to.
    package var label: String {
        switch self {
        case .type(let text): "type \"\(text)\""
        case .key(let name, _, let count):
            name == "enter" || name == "clear" ? name : "key \(name)" + (count > 1 ? " \(count)" : "")
        case .run(let line): "run \"\(line)\""
        case .expect(let text): "expect \"\(text)\""
        case .match(let pattern): "expect /\(pattern)/"
        case .resize(let size): "resize \(size.columns)x\(size.rows)"
        case .watch(let length): "watch \(length.text)"
        case .scroll(let rows): rows > 0 ? "scroll up \(rows)" : "scroll down \(-rows)"
        case .theme(let name): "theme \(name)"
        case .hide: "hide"
        case .show: "show"
        }
    }

    /// What is sent to the terminal, a key at a time.
    package var keys: [[UInt8]] {
        switch self {
        case .type(let text): text.map { Array(String($0).utf8) }
        case .key(_, let bytes, let count): Array(repeating: bytes, count: count)
        case .run(let line): line.map { Array(String($0).utf8) } + [[0x0D]]
        case .expect, .match, .resize, .watch, .scroll, .theme, .hide, .show: []
        }
    }
}

extension TerminalSize {
    /// A size such as `80x24`.
    /// - Throws: that it is none, or beyond what is performed.
    init(reading text: String) throws(Objection) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1] else {
            throw Objection(
                "`\(text)` is no size of a terminal", remedy: "write columns and rows: `80x24`", about: .argument(0))
        }
        guard (20...300).contains(columns), (3...100).contains(rows) else {
            throw Objection("a terminal has 20 to 300 columns and 3 to 100 rows", about: .argument(0))
        }
        self.init(columns: columns, rows: rows)
    }
}
