/// What names and calls in a script stand for.
extension ScriptReader {
    /// What a call gives: `defineConfig({…})`, `defaultTheme({…})`, `starlight({…})` and a theme's `sidebar({…})` what they are given, and
    /// `sidebar()` what that function of the file gives back.
    mutating func called(_ name: String) -> ScriptData? {
        let isWrapper =
            name.hasPrefix("define") || name.hasSuffix("Theme") || ["sidebar", "navbar", "starlight"].contains(name)
        if isWrapper, script.results[name] == nil {
            index += 1
            let given = value()
            skipBlanks()
            // What else it is given says how, not what.
            while take(",") {
                skipBlanks()
                if peek == ")" { break }
                _ = value()
                skipBlanks()
            }
            if case .code = given { return nil }
            return take(")") ? given : nil
        }
        guard let result = script.results[name] else { return nil }
        var values: [ScriptData] = []
        guard readParts(until: ")", { reader, _ in values.append(reader.value()) }) else { return nil }
        return looked(up: name, at: result.start) { reader in
            reader.given = Dictionary(zip(result.parameters, values)) { $1 }
            let value = reader.value()
            guard let name = result.name else { return value }
            reader.skipBlanks()
            _ = reader.take(";")
            reader.skipBlanks()
            return reader.starts("return " + name) ? value : nil
        }
    }

    /// What `const name = …` gives a name in this file.
    mutating func named(_ name: String) -> ScriptData? {
        if let value = given[name] { return value }
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
