import Diagnostics
import Stage

// What each command is followed by.
extension TapeReader {
    /// Reads the command whose first word was taken.
    mutating func readCommand() {
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
        let order =
            isLetter || ["enter", "space", "backspace"].contains(key)
            ? ["alt", "ctrl", "shift"] : ["ctrl", "alt", "shift"]
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
                fail("`Wait+` takes `Line` or `Screen`", scope, remedy: "write `Wait+Screen /done/`")
                return recover()
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
