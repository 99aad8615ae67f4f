import Letters

/// A statement that brings in names of a module: `import a, {b, c as d} from 'module'`, or hands them on, `export * from 'module'`.
struct ModuleImport {
    /// The name of what the module is there for; nil where only others are brought in, or none.
    let name: String?
    /// All names that it brings in.
    let names: [String]
    /// The module, as it is written.
    let module: String
    /// How many signs it has, up to the last quote.
    let count: Int

    /// Further ones have no end that anybody would see.
    private static let longest = 2_000

    /// Reads the statement that begins a text; nil where none does: a sentence may begin with the word as well.
    init?(_ text: some Collection<Character>) {
        guard text.starts(with: "import") || text.starts(with: "export *") || text.starts(with: "export {") else {
            return nil
        }
        let rest = text.dropFirst("import".count).prefix(ModuleImport.longest)
        let head = rest.prefix { !"'\"`;(=".contains($0) }
        let quoted = rest.dropFirst(head.count)
        guard let quote = quoted.first, quote == "'" || quote == "\"",
            let words = ModuleImport.words(String(head))
        else { return nil }
        let inside = quoted.dropFirst().prefix { $0 != quote && !$0.isNewline }
        guard quoted.dropFirst(inside.count + 1).first == quote else { return nil }
        (name, names, module) = (words.name, words.all, String(inside))
        count = "import".count + head.count + inside.count + 2
    }

    /// The names between `import` and the module; nil where something else stands there.
    private static func words(_ head: String) -> (name: String?, all: [String])? {
        let all = head.trimmed
        if all.isEmpty { return (nil, []) }
        guard all.hasSuffix("from"), let first = head.first, first.isWhitespace || "{*".contains(first) else {
            return nil
        }
        let text = all.dropLast("from".count)
        guard let last = text.last, last.isWhitespace || last == "}" else { return nil }
        let lead = text.prefix { !"{*".contains($0) }
        let rest = text.dropFirst(lead.count).trimmed
        guard rest.isEmpty || rest.first == "*" || rest.last == "}" else { return nil }
        var own = lead.split { $0.isWhitespace || $0 == "," }
        // `import type {A} from 'b'`, and `import type from 'b'`.
        if own.first == "type", own.count > 1 || !rest.isEmpty { own.removeFirst() }
        let others = rest.split { ",{}".contains($0) }.compactMap { $0.split(whereSeparator: \.isWhitespace).last }
            .filter { $0 != "*" }
        let names = (own + others).map(String.init)
        guard own.count < 2, names.allSatisfy({ $0.allSatisfy(Script.isWord) }) else { return nil }
        return (own.first.map(String.init), names)
    }
}
