/// A file of JavaScript or TypeScript by its letters, with what its lines name: nothing of it is run.
struct Script: Sendable {
    let text: [Character]
    /// Where the value begins that it exports, behind `export default` or `module.exports`; nil where it has none.
    private(set) var exported: Int?
    /// What it brings in from modules: `import a from 'b'`.
    private(set) var imports: [ModuleImport] = []
    /// The modules that names come from, by name.
    private(set) var modules: [String: String] = [:]
    /// What stands behind each name that `const`, `let` or `var` brings in, by name.
    private(set) var names: [String: Int] = [:]
    /// What functions give back that do nothing else, by their names.
    private(set) var results: [String: Result] = [:]

    /// What a function gives back.
    struct Result: Sendable {
        /// Where the value begins.
        let start: Int
        /// The name that it is given before it is given back; nil where it has none.
        let name: String?
        /// What the parameters are called.
        let parameters: [String]
    }

    init(_ written: String) {
        text = Array(written.hasPrefix("\u{FEFF}") ? written.dropFirst() : written[...])
        var common: Int?
        var index = 0
        while index < text.count {
            if index == 0 || text[index - 1].isNewline {
                if let end = behind("export default", from: index) {
                    exported = exported ?? end
                } else if let end = behind("module.exports", from: index) {
                    common = common ?? end
                } else if let found = ModuleImport(text[index...]) {
                    imports.append(found)
                    for name in found.names { modules[name] = found.module }
                } else {
                    readName(from: index)
                    readFunction(from: index)
                }
            }
            index = end(ofPassageAt: index) ?? index + 1
        }
        exported = exported ?? common
    }

    /// Reads `const name`, which may be exported.
    private mutating func readName(from start: Int) {
        let start = behind("export ", from: start) ?? start
        for keyword in ["const ", "let ", "var "] {
            guard let end = behind(keyword, from: start) else { continue }
            let name = word(at: end)
            if !name.isEmpty, names[name] == nil { names[name] = end + name.count }
        }
    }

    /// Reads `function name(parameter) { return value }`, or with `const a = value` before it, which may be exported.
    private mutating func readFunction(from start: Int) {
        let start = behind("export ", from: start) ?? start
        guard let end = behind("function ", from: start) else { return }
        let name = word(at: end)
        let behind = text[(end + name.count)...].drop { $0 == " " }
        guard !name.isEmpty, results[name] == nil, behind.first == "(", let close = behind.firstIndex(of: ")") else {
            return
        }
        // A parameter may have a type, or what it is where nothing is given.
        let parameters = behind[(behind.startIndex + 1)..<close].split(separator: ",").map { parameter in
            String(parameter.drop(while: \.isWhitespace).prefix(while: Script.isWord))
        }
        // What it gives back may have a type in brackets, `SidebarItem[]`.
        guard let open = text[close...].firstIndex(of: "{") else { return }
        var first = open + 1
        while first < text.count {
            if let end = self.end(ofCommentAt: first) {
                first = end
            } else if text[first].isWhitespace {
                first += 1
            } else {
                break
            }
        }
        if let value = self.behind("return ", from: first) {
            results[name] = Result(start: value, name: nil, parameters: parameters)
        } else if let inner = self.behind("const ", from: first).map(word),
            let equals = text[first...].firstIndex(of: "=")
        {
            results[name] = Result(start: equals + 1, name: inner, parameters: parameters)
        }
    }

    private func behind(_ word: String, from start: Int) -> Int? {
        starts(word, at: start) ? start + word.count : nil
    }

    /// Whether words stand at a place.
    func starts(_ word: String, at place: Int) -> Bool { text[place...].starts(with: word) }

    /// The name that begins at a place; empty where none does.
    func word(at place: Int) -> String { String(text[place...].prefix(while: Script.isWord)) }

    /// Whether a sign may stand in a name.
    static func isWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" || sign == "$" }

    /// The place behind the comment, the text in quotes or the pattern that begins at a place: what stands in it is no code.
    func end(ofPassageAt start: Int) -> Int? {
        end(ofCommentAt: start) ?? end(ofStringAt: start) ?? end(ofPatternAt: start)
    }

    /// The place behind the pattern, `/a'b/`, that begins at a place; a slash behind a value divides it.
    private func end(ofPatternAt start: Int) -> Int? {
        guard text[start] == "/",
            text[..<start].last(where: { !$0.isWhitespace }).map({ "(,=:[!&|?{};".contains($0) }) ?? true
        else { return nil }
        var (index, isClass) = (start + 1, false)
        while index < text.count, !text[index].isNewline {
            switch text[index] {
            case "/" where !isClass: return index + 1
            case "[": isClass = true
            case "]": isClass = false
            case "\\": index += 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The place behind the comment that begins at a place, or the end; nil where none begins.
    func end(ofCommentAt start: Int) -> Int? {
        guard text[start] == "/" else { return nil }
        if starts("//", at: start) { return text[start...].firstIndex(where: \.isNewline) ?? text.count }
        guard starts("/*", at: start) else { return nil }
        let end = text.indices[(start + 2)...].first { starts("*/", at: $0) }
        return end.map { $0 + 2 } ?? text.count
    }

    /// The place behind the text in quotes that begins at a place; nil where none begins.
    ///
    /// One that is not closed ends with its line, and in backquotes at the end of all.
    func end(ofStringAt start: Int) -> Int? {
        let quote = text[start]
        guard "\"'`".contains(quote) else { return nil }
        var index = start + 1
        while index < text.count {
            let sign = text[index]
            if sign == quote { return index + 1 }
            if sign.isNewline, quote != "`" { return index }
            index += sign == "\\" ? 2 : 1
        }
        return text.count
    }
}

extension Script {
    /// Whether a module is what data names, or one of its lists: as a text, by a name that comes from it, or in a call of
    /// `require` or `import`.
    func names(_ module: String, in data: ScriptData) -> Bool {
        switch data {
        case .text(let text): text == module
        case .list(let parts): parts.contains { names(module, in: $0) }
        case .code(let code):
            Script(code).strings.contains(module)
                || code.split { !Script.isWord($0) }.contains { modules[String($0)] == module }
        default: false
        }
    }

    /// What stands in it in quotes.
    private var strings: [String] {
        var (found, index) = ([String](), 0)
        while index < text.count {
            if let end = end(ofStringAt: index) {
                found.append(String(text[(index + 1)..<end].dropLast()))
                index = end
            } else {
                index = end(ofCommentAt: index) ?? index + 1
            }
        }
        return found
    }
}
