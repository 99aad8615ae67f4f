import Glibc
import Stage
import TerminalStage
import Threads

extension Stenographer {
    /// The prompt is what came last, or all that the row of the cursor holds, and no program is in front.
    var isAtPrompt: Bool {
        guard terminal.isShellInFront else { return false }
        // Output without an end of line leaves the prompt behind it.
        let wanted = Array(settings.prompt.utf8)
        if !wanted.isEmpty, printed.suffix(wanted.count).elementsEqual(wanted) { return true }
        let screen = emulator.screen
        guard screen.cursor.row < screen.rows.count else { return false }
        let row = screen.rows[screen.cursor.row].map(\.text).joined()
        let prompt = settings.prompt.split(separator: "\n").last.map(String.init) ?? ""
        return row.trimmedEnd == prompt.trimmedEnd
    }

    /// Reads until something holds and all is quiet, or nothing has come for a while.
    ///
    /// - Parameters:
    ///   - quiet: how long nothing comes once it holds, in ms.
    ///   - silence: how long nothing comes before it is given up without a mistake; nil waits as long as a line may take.
    ///   - isDone: whether it holds.
    /// - Returns: whether it holds.
    /// - Throws: a flood, and that the whole takes too long.
    mutating func wait(
        _ quiet: Int32, silence: Int32? = nil, until isDone: (Stenographer) -> Bool
    ) throws(RehearsalFailure) -> Bool {
        let start = monotonicSeconds()
        var last = start
        while true {
            try limits.heedInterruption()
            let holds = isDone(self)
            switch terminal.listen(holds ? quiet : 5) {
            case .bytes(let bytes):
                try take(bytes)
                last = monotonicSeconds()
            case .end:
                hasEnded = true
                return isDone(self)
            case .nothing:
                if holds { return true }
                if let silence, monotonicSeconds() - last > Double(silence) / 1000 { return false }
            }
            let clock = monotonicSeconds()
            if clock - start > limits.line.value {
                guard silence != nil else { return false }
                throw RehearsalFailure(
                    message: "the program has printed for \(limits.line.text) and goes on",
                    remedy: "show a part of it: `expect` a text, then `key ctrl+c`")
            }
            if clock > end { throw RehearsalFailure(message: "the rehearsal takes longer than \(limits.whole.text)") }
        }
    }

    private mutating func take(_ bytes: [UInt8]) throws(RehearsalFailure) {
        printedByLine += bytes.count
        guard printedByLine <= limits.bytes else {
            throw RehearsalFailure(
                message: "the program floods the terminal: more than \(limits.bytes / 1024) KiB",
                remedy: "make it say less, for instance with `| head`")
        }
        printed += bytes
        emulator.write(bytes)
        let answers = emulator.takeAnswers()
        if !answers.isEmpty { terminal.send(answers) }
        let text = String(decoding: printed.suffix(bytes.count + 8), as: UTF8.self)
        let (on, off) = (text.lastPlace(of: "\u{1B}[?1h"), text.lastPlace(of: "\u{1B}[?1l"))
        if on != nil || off != nil { wantsApplicationKeys = (on ?? -1) > (off ?? -1) }
    }

    /// Lets real time pass, and writes down what comes when it comes, to the frame of a film of 25 a second.
    mutating func watch(_ length: Seconds) throws(RehearsalFailure) {
        let (began, start) = (now, monotonicSeconds())
        var last = start
        while !hasEnded {
            try limits.heedInterruption()
            let clock = monotonicSeconds()
            let elapsed = clock - start
            // A shell that prompts says nothing more by itself.
            if elapsed >= length.value || isAtPrompt && clock - last > 0.06 { break }
            if clock > end { throw RehearsalFailure(message: "the rehearsal takes longer than \(limits.whole.text)") }
            switch terminal.listen(10) {
            case .bytes(let bytes):
                try take(bytes)
                last = monotonicSeconds()
            case .end: hasEnded = true
            case .nothing: break
            }
            let frame = began + Seconds(min(length.value, (elapsed * 25).rounded(.down) / 25))
            guard frame > now, !printed.isEmpty else { continue }
            now = frame
            writeDown()
        }
        writeDown()
        now = began + length
    }
}

extension String {
    fileprivate var trimmedEnd: Substring {
        var rest = self[...]
        while rest.last == " " { rest.removeLast() }
        return rest
    }

    /// Where a text stands last, in bytes; nil where it does not.
    fileprivate func lastPlace(of text: String) -> Int? {
        let (bytes, wanted) = (Array(utf8), Array(text.utf8))
        guard bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).last { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}
