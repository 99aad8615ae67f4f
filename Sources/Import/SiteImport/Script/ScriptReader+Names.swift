/// What names and calls in a script stand for.
extension ScriptReader {
    /// What a call gives: `defineConfig({…})` what it is given, and `sidebar()` what that function of the file gives back.
    mutating func called(_ name: String) -> ScriptData? {
        if name.hasPrefix("define") {
            index += 1
            let given = value()
            skipBlanks()
            _ = take(",")
            skipBlanks()
            if case .code = given { return nil }
            return take(")") ? given : nil
        }
        guard starts("()"), let start = script.results[name] else { return nil }
        index += 2
        return looked(up: name, at: start) { $0.value() }
    }

    /// What `const name = …` gives a name in this file.
    mutating func named(_ name: String) -> ScriptData? {
        guard let start = script.names[name] else { return nil }
        return looked(up: name, at: start) { reader in
            // A type may stand between.
            while let sign = reader.peek, sign != "=" { reader.index += 1 }
            return reader.take("=") ? reader.value() : nil
        }
    }

    /// What is read elsewhere in the file; nil where a name leads to itself, or to too many others.
    private mutating func looked(
        up name: String, at start: Int, _ read: (inout ScriptReader) -> ScriptData?
    ) -> ScriptData? {
        guard !open.contains(name), open.count < 20, lookups < ScriptReader.mostLookups else { return nil }
        lookups += 1
        var reader = self
        reader.open.insert(name)
        reader.index = start
        defer { lookups = reader.lookups }
        return read(&reader)
    }
}
