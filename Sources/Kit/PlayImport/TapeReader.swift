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
    var commands: [TapeCommand] = []
    var mistakes: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    let source: SourceText
    let include: (String) -> SourceText?
    let trail: [Diagnostic.Step]
    var tokens: [TapeToken]
    var index = 0
    /// The first word of the command that is read.
    var first = TapeToken(kind: .end, text: "", offset: 0, length: 1)

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

    func origin(_ token: TapeToken) -> TapeOrigin {
        TapeOrigin(source: source, offset: token.offset, length: token.length, trail: trail)
    }

    mutating func add(_ deed: TapeCommand.Deed) {
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
                    remedy:
                        "close it with \(String(decoding: source.bytes[token.offset...token.offset], as: UTF8.self))"))
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

    mutating func pace() -> Seconds?? {
        guard takeSign("@") else { return .some(nil) }
        guard let time = time() else { return nil }
        return .some(time)
    }

    mutating func count() -> Int? {
        guard current.kind == .number else { return 1 }
        let token = take()
        guard let count = Int(token.text), (1...1000).contains(count) else {
            fail("a key is pressed 1 to 1000 times, not `\(token.text.prefix(40))`", token)
            return nil
        }
        return count
    }
}
