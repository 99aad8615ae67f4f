/// Lists and maps in a script.
extension ScriptReader {
    mutating func list() -> ScriptData? {
        var parts: [ScriptData] = []
        let isWhole = readParts(until: "]") { reader, isSpread in
            let value = reader.value()
            if isSpread, case .list(let inner) = value { parts += inner } else { parts.append(value) }
        }
        return isWhole ? .list(parts) : nil
    }

    mutating func map() -> ScriptData? {
        var entries: [ScriptData.Entry] = []
        let isWhole = readParts(until: "}") { reader, isSpread in
            if isSpread {
                entries += reader.value().entries
            } else if let entry = reader.entry() {
                entries.append(entry)
            }
        }
        return isWhole ? .map(entries) : nil
    }

    /// Reads what stands between brackets, with commas between its parts.
    /// - Parameters:
    ///   - close: the bracket that ends it.
    ///   - read: reads a part; the parts of another list or map are wanted in its place where `...` stands before it.
    /// - Returns: whether the brackets are closed.
    mutating func readParts(
        until close: Character, _ read: (_ reader: inout ScriptReader, _ isSpread: Bool) -> Void
    ) -> Bool {
        index += 1
        while true {
            skipBlanks()
            guard peek != nil else { return false }
            if take(close) { return true }
            if take(",") { continue }
            let start = index
            let isSpread = starts("...")
            if isSpread { index += 3 }
            read(&self, isSpread)
            if index == start { return false }
        }
    }

    private mutating func entry() -> ScriptData.Entry? {
        let start = index
        let key: String
        if let sign = peek, "\"'`".contains(sign) {
            guard let text = ScriptString(script.text, at: index) else { return nil }
            (key, index) = (text.text, text.end)
        } else {
            key = word()
        }
        skipBlanks()
        if take(":") { return ScriptData.Entry(key: key, value: value()) }
        if peek == "," || peek == "}", !key.isEmpty {
            return ScriptData.Entry(key: key, value: named(key) ?? .code(key))
        }
        return ScriptData.Entry(key: key, value: code(from: start))
    }
}
