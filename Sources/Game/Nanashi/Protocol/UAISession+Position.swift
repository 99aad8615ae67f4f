extension UAISession {
    /// `startpos` or `fen F`, then perhaps `moves M1 M2 …`.
    ///
    /// A line with a mistake changes nothing.
    mutating func setPosition(_ words: inout UAIWords) {
        var text: [UInt8] = []
        var hasMoves = false
        guard let kind = words.next(), kind == "startpos" || kind == "fen" else {
            return reportError("position needs startpos or fen")
        }
        while let word = words.nextBytes() {
            if word == Array("moves".utf8) {
                hasMoves = true
                break
            }
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text += word
        }
        let before = position
        do {
            position = kind == "fen" ? try Position(fenBytes: text) : .start
        } catch {
            return reportError("position refused: \(error)")
        }
        if kind == "startpos" && !text.isEmpty { reportError("ignored after startpos: \(text.count) characters") }
        if hasMoves && !play(&words) { position = before }
    }

    /// Plays moves one after the other; none when one is refused.
    @discardableResult
    mutating func play(_ words: inout UAIWords) -> Bool {
        var next = position
        while let word = words.nextBytes() {
            do {
                next.makeUnchecked(try next.move(readingBytes: word))
            } catch {
                reportError("move \(String(decoding: word, as: UTF8.self)) refused: \(error)")
                return false
            }
        }
        position = next
        return true
    }

    /// `name N value V`.
    mutating func setOption(_ words: inout UAIWords) {
        guard words.next() == "name", let name = words.next() else { return reportError("setoption needs a name") }
        if name == "Clear" { return search.forget() }
        guard words.next() == "value", let value = words.number() else {
            return reportError("option \(name) needs a number as its value")
        }
        switch name {
        case "Hash", "hash": setMemory(megabytes: value)
        case "Level", "level": level = Level(value)
        case "Seed", "seed":
            seed = UInt64(max(0, value))
            search.seed = seed
        default: reportError("no option \(name)")
        }
    }

    /// The memory for positions: the largest power of two that fits; a position takes 16 bytes.
    private mutating func setMemory(megabytes: Int) {
        var logEntries = 16
        while logEntries < 26, 1 << (logEntries + 1 - 16) <= min(max(megabytes, 1), 1024) { logEntries += 1 }
        search = Search(seed: seed, logEntries: logEntries)
    }
}
