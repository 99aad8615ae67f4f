public import Stage

/// Something that a play does at a terminal.
public enum TerminalDeed: Sendable, Hashable {
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
    /// Nothing is shown from here on.
    case hide
    /// All is shown again.
    case show

    /// A deed from its word and what follows it in a play.
    /// - Throws: why it is none.
    public init(_ word: String, _ arguments: [String]) throws(Objection) {
        let first = arguments.first ?? ""
        switch word {
        case "type": self = .type(first)
        case "run": self = .run(first)
        case "enter": self = .key(name: "enter", bytes: [0x0D], count: 1)
        case "clear": self = .key(name: "clear", bytes: [0x0C], count: 1)
        case "key": self = try TerminalDeed.key(first, arguments.dropFirst().first)
        case "expect": self = arguments.count > 1 ? .match(pattern: arguments[1]) : .expect(text: first)
        case "resize": self = .resize(try TerminalSize(reading: first))
        case "hide": self = .hide
        case "show": self = .show
        default: throw Objection("a terminal does not know `\(word)`")
        }
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
    public var label: String {
        switch self {
        case .type(let text): "type \"\(text)\""
        case .key(let name, _, let count):
            name == "enter" || name == "clear" ? name : "key \(name)" + (count > 1 ? " \(count)" : "")
        case .run(let line): "run \"\(line)\""
        case .expect(let text): "expect \"\(text)\""
        case .match(let pattern): "expect /\(pattern)/"
        case .resize(let size): "resize \(size.columns)x\(size.rows)"
        case .hide: "hide"
        case .show: "show"
        }
    }

    /// What is sent to the terminal, a key at a time.
    public var keys: [[UInt8]] {
        switch self {
        case .type(let text): text.map { Array(String($0).utf8) }
        case .key(_, let bytes, let count): Array(repeating: bytes, count: count)
        case .run(let line): line.map { Array(String($0).utf8) } + [[0x0D]]
        case .expect, .match, .resize, .hide, .show: []
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
