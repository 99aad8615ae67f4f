import Diagnostics
import Stage

/// Where something of a tape stands.
struct TapeOrigin: Sendable {
    var source: SourceText
    var offset: Int
    var length: Int
    var trail: [Diagnostic.Step] = []

    var line: Int { source.place(at: offset).line }

    func diagnostic(_ severity: Severity, _ message: String, remedy: String? = nil) -> Diagnostic {
        Diagnostic(severity, message, in: source, at: offset, length: length, remedy: remedy, trail: trail)
    }
}

/// Reads the commands of a tape, noting mistakes and going on (`parser/parser.go` of VHS).
struct TapeReader {
    private(set) var commands: [TapeCommand] = []
    private(set) var mistakes: [Diagnostic] = []
    private(set) var warnings: [Diagnostic] = []
    private let source: SourceText
    private let include: (String) -> SourceText?
    private let trail: [Diagnostic.Step]
    private var tokens: [TapeToken]
    private var index = 0
    /// The first word of the command that is read.
    private var first = TapeToken(kind: .end, text: "", offset: 0, length: 1)

    /// More mistakes than these help nobody.
    static let mostMistakes = 100
    /// As long as any tape is.
    static let mostBytes = 1 << 20

    init(_ source: SourceText, trail: [Diagnostic.Step] = [], include: @escaping (String) -> SourceText?) {
        (self.source, self.include, self.trail) = (source, include, trail)
        var lexer = TapeLexer(source.bytes)
        tokens = lexer.all()
    }

    mutating func read() {
        while current.kind != .end, mistakes.count < TapeReader.mostMistakes {
            first = current
            index += 1
            if first.kind == .comment { add(.comment(first.text)) } else { readCommand() }
        }
    }

    // MARK: Words

    var current: TapeToken { tokens[min(index, tokens.count - 1)] }

    private func origin(_ token: TapeToken) -> TapeOrigin {
        TapeOrigin(source: source, offset: token.offset, length: token.length, trail: trail)
    }

    private mutating func add(_ deed: TapeCommand.Deed) {
        let last = tokens[max(0, min(index, tokens.count) - 1)]
        let end = last.kind == .end ? source.bytes.count : min(source.bytes.count, last.offset + utf8Length(last))
        var origin = origin(first)
        let written = String(decoding: source.bytes[first.offset..<max(first.offset, end)], as: UTF8.self)
        origin.length = max(1, written.unicodeScalars.count)
        commands.append(TapeCommand(deed: deed, written: written, origin: origin))
    }

    private func utf8Length(_ token: TapeToken) -> Int {
        var (count, scalars, place) = (0, 0, token.offset)
        while place < source.bytes.count {
            if source.bytes[place] & 0xC0 != 0x80 { scalars += 1 }
            if scalars > token.length { break }
            (count, place) = (count + 1, place + 1)
        }
        return count
    }

    mutating func fail(_ message: String, _ token: TapeToken, remedy: String? = nil) {
        guard mistakes.count < TapeReader.mostMistakes else { return }
        var token = token
        // Where the tape is over, the last word is what lacks something.
        if token.kind == .end { token = index > 0 ? tokens[index - 1] : token }
        mistakes.append(origin(token).diagnostic(.error, message, remedy: remedy))
    }

    /// Goes to where the next command may begin, so that one mistake is told once.
    mutating func recover() {
        while current.kind != .end {
            if current.kind == .comment || current.kind == .word && TapeWords.commands.contains(current.text) { return }
            index += 1
        }
    }

    mutating func take() -> TapeToken {
        defer { if index < tokens.count - 1 { index += 1 } }
        return current
    }

    mutating func takeSign(_ sign: String) -> Bool {
        guard current.kind == .sign, current.text == sign else { return false }
        index += 1
        return true
    }

    /// A text, in quotes or not.
    mutating func string(_ what: String, example: String) -> String? {
        guard current.isString else {
            fail("`\(first.text)` lacks \(what)", current, remedy: "write for instance `\(example)`")
            recover()
            return nil
        }
        let token = take()
        if !token.isClosed {
            warnings.append(
                origin(token).diagnostic(
                    .warning, "this text does not end, so it goes to the end of its line",
                    remedy: "close it with \(String(decoding: source.bytes[token.offset...token.offset], as: UTF8.self))"))
        }
        return token.text
    }

    /// A number and perhaps its unit; without one it is seconds.
    mutating func time() -> Seconds? {
        guard current.kind == .number, let number = Double(current.text), number < 86_400_000 else {
            fail(
                "`\(first.text)` takes a time, not `\(current.text.prefix(40))`", current,
                remedy: "write 500ms, 2s or 1m")
            recover()
            return nil
        }
        index += 1
        guard current.kind == .word, let unit = ["ms": 0.001, "s": 1, "m": 60][current.text] else {
            return Seconds(number)
        }
        index += 1
        return Seconds(number * unit)
    }

    private mutating func pace() -> Seconds?? {
        guard takeSign("@") else { return .some(nil) }
        guard let time = time() else { return nil }
        return .some(time)
    }

    private mutating func count() -> Int? {
        guard current.kind == .number else { return 1 }
        let token = take()
        guard let count = Int(token.text), (1...1000).contains(count) else {
            fail("a key is pressed 1 to 1000 times, not `\(token.text.prefix(40))`", token)
            return nil
        }
        return count
    }

    // MARK: Commands

    private mutating func readCommand() {
        guard first.kind == .word, TapeWords.commands.contains(first.text) else {
            let known = didYouMean(first.text, among: TapeWords.commands)
            fail(
                "no command of tapes is called `\(first.text.prefix(40))`", first,
                remedy: known ?? "a command begins with one of: \(TapeWords.commands.joined(separator: ", "))")
            return recover()
        }
        if let key = TapeWords.keys[first.text] { return readKey { .key(key, count: $0, pace: $1) } }
        switch first.text {
        case "ScrollUp": readKey { count, _ in .scroll(up: true, count: count) }
        case "ScrollDown": readKey { count, _ in .scroll(up: false, count: count) }
        case "Type": readType()
        case "Sleep": if let time = time() { add(.sleep(time)) }
        case "Set": if let setting = readSetting() { add(.set(setting)) }
        case "Hide": add(.hide)
        case "Show": add(.show)
        case "Ctrl", "Alt", "Shift": readChord()
        case "Output": readOutput()
        case "Screenshot": readScreenshot()
        case "Require": if let name = string("a program", example: "Require git") { add(.require(name)) }
        case "Copy": if let text = texts(example: "Copy \"text\"") { add(.copy(text)) }
        case "Paste": add(.paste)
        case "Wait": readWait()
        case "Env": readEnvironment()
        default: readSource()
        }
    }

    private mutating func readKey(_ deed: (Int, Seconds?) -> TapeCommand.Deed) {
        guard let pace = pace(), let count = count() else { return }
        add(deed(count, pace))
    }

    /// Texts in a row, with a blank between them.
    private mutating func texts(example: String) -> String? {
        guard var text = string("a text", example: example) else { return nil }
        while current.isString { text += " " + take().text }
        return text
    }

    private mutating func readType() {
        guard let pace = pace(), let text = texts(example: "Type \"ls\"") else { return }
        add(.type(text, pace: pace))
    }

    /// `Ctrl+C`, `Ctrl+Alt+Delete`, `Alt+Enter`, `Shift+Tab`: modifiers first.
    private mutating func readChord() {
        var words = [first.text]
        while takeSign("+") { words.append(take().text) }
        let modifiers = words.dropLast().map { $0.lowercased() }
        guard words.count > 1, let last = words.last, modifiers.allSatisfy(["ctrl", "alt", "shift"].contains),
            let key = TapeReader.chordKey(last)
        else {
            fail(
                "`\(words.joined(separator: "+").prefix(40))` is no chord", first,
                remedy: "modifiers come first, then one key: Ctrl+C, Alt+Enter, Shift+Tab")
            return recover()
        }
        var chord = key
        // A terminal cannot tell Ctrl+Shift+C from Ctrl+C: letters have one code with Ctrl.
        let isLetter = key.count == 1
        let kept = modifiers.filter { !(isLetter && $0 == "shift") }
        if isLetter, modifiers.contains("shift"), !modifiers.contains("ctrl") { chord = key.uppercased() }
        // Alt comes first: it is an Escape before what the rest sends.
        let order = isLetter || ["enter", "space", "backspace"].contains(key) ? ["alt", "ctrl", "shift"] : ["ctrl", "alt", "shift"]
        chord = (order.filter(kept.contains) + [chord]).joined(separator: "+")
        add(.key(chord, count: 1, pace: nil))
    }

    private static func chordKey(_ word: String) -> String? {
        if let key = TapeWords.keys[word] { return key }
        return word.unicodeScalars.count == 1 ? word.lowercased() : nil
    }

    private mutating func readOutput() {
        guard let path = string("a file", example: "Output demo.gif") else { return }
        let name = path.split(separator: "/").last ?? ""
        guard path.hasSuffix("/") || name.dropFirst().contains(".") else {
            return fail(
                "a folder of frames ends in a stroke", tokens[index - 1], remedy: "write `Output \(path)/`")
        }
        add(.output(path))
    }

    private mutating func readScreenshot() {
        guard let path = string("a file", example: "Screenshot picture.png") else { return }
        guard path.hasSuffix(".png") else {
            return fail("a screenshot is a PNG", tokens[index - 1], remedy: "end its name in .png")
        }
        add(.screenshot(path))
    }

    private mutating func readWait() {
        var wait = TapeWait(isScreen: false, limit: nil, pattern: nil)
        if takeSign("+") {
            let scope = take()
            guard ["Line", "Screen"].contains(scope.text) else {
                return fail("`Wait+` takes `Line` or `Screen`", scope, remedy: "write `Wait+Screen /done/`")
            }
            wait.isScreen = scope.text == "Screen"
        }
        guard let limit = pace() else { return }
        wait.limit = limit
        if current.kind == .pattern {
            let token = take()
            wait.pattern = token.text
            guard TapePattern.isReadable(token.text) else {
                return fail("`/\(token.text.prefix(40))/` is no pattern", token)
            }
        }
        add(.wait(wait))
    }

    private mutating func readEnvironment() {
        let name = take()
        guard name.kind == .word || name.kind == .text, !name.text.isEmpty, !name.text.contains("=") else {
            fail("`Env` takes a name and a text", name, remedy: "write `Env NAME \"value\"`")
            return recover()
        }
        guard let value = string("a text", example: "Env \(name.text) \"value\"") else { return }
        add(.environment(name.text, value))
    }

    // MARK: Other tapes

    private mutating func readSource() {
        guard let path = string("a tape", example: "Source setup.tape") else { return }
        let token = tokens[index - 1]
        guard path.hasSuffix(".tape") else { return fail("a tape's name ends in .tape", token) }
        guard trail.isEmpty else {
            return fail("a tape that is included includes no other", token, remedy: "VHS does not nest them")
        }
        guard let other = include(path) else {
            return fail("no tape is called `\(path.prefix(80))`", token, remedy: "it is looked for from here")
        }
        guard !other.bytes.isEmpty else { return fail("`\(path.prefix(80))` is empty", token) }
        let here = Diagnostic.Step("included here", at: source.place(at: token.offset))
        var reader = TapeReader(other, trail: [here], include: include)
        reader.read()
        mistakes += reader.mistakes.prefix(TapeReader.mostMistakes - mistakes.count)
        warnings += reader.warnings
        add(.comment(" from \(path)"))
        commands += reader.commands.filter { if case .output = $0.deed { false } else { true } }
    }
}
