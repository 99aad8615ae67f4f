import Markdown

/// What a text in MDX brings in from files and says in its lines of JavaScript, by name.
struct StarlightNames {
    /// Those lines.
    private let source: String
    private let script: Script
    /// The lines of it that a blank line does not end, since it stands in backquotes: readers of MDX know no such ones.
    private(set) var apart: Set<Int> = []

    /// - Parameters:
    ///   - lines: all of a text.
    ///   - isCode: whether a line stands in a fence.
    init(_ lines: [Substring], isCode: (Int) -> Bool) {
        var (found, isOpen) = ([Substring](), false)
        var (first, isLong, ticks) = (0, false, 0)
        for (number, line) in lines.enumerated() where !isCode(number) {
            if !isOpen {
                isOpen = line.hasPrefix("export ") || line.hasPrefix("import ")
                (first, isLong) = (number, false)
            }
            guard isOpen else { continue }
            found.append(line)
            ticks += line.count { $0 == "`" }
            // A blank line ends them, but for one within backquotes.
            if line.trimmed.isEmpty {
                isOpen = ticks % 2 == 1
                isLong = isLong || isOpen
                if !isOpen, isLong { apart.formUnion(first..<number) }
            }
        }
        source = found.joined(separator: "\n")
        script = Script(source)
    }

    /// What stands in the braces of a tag.
    func value(_ code: String) -> ScriptData { ScriptReader.value(of: code, among: source) }

    /// The module that a name comes from; nil where it comes from none.
    func module(_ name: String) -> String? { script.modules[name] }

    /// What data says in words, and the code in it that only the old program could work out.
    func words(_ data: ScriptData) -> (text: String, open: [String])? {
        if let text = data.text { return (text, []) }
        guard case .code(let code) = data, code.count > 1, code.first == "`", code.last == "`" else { return nil }
        let signs = Array(code)
        var (out, open, done, index) = ("", [String](), 1, 1)
        while index < signs.count - 1 {
            guard signs[index] == "$", signs[index + 1] == "{" else {
                index += signs[index] == "\\" ? 2 : 1
                continue
            }
            let end = StarlightNames.end(ofCodeAt: index + 2, in: signs)
            let inside = String(String(signs[(index + 2)..<max(index + 2, end - 1)]).trimmed)
            let known = value(inside).text
            if known == nil { open.append(inside) }
            out += StarlightNames.plain(signs[done..<index]) + (known ?? "${\(inside)}")
            (done, index) = (end, end)
        }
        return (out + StarlightNames.plain(signs[min(done, signs.count - 1)..<(signs.count - 1)]), open)
    }

    /// The place behind the brace that closes code in a text in backquotes; such texts may stand in it, too.
    private static func end(ofCodeAt start: Int, in signs: [Character]) -> Int {
        var (index, depth) = (start, 1)
        /// How deep in braces the texts in backquotes stand that are open.
        var texts: [Int] = []
        while index < signs.count, depth > 0 {
            let isText = texts.last == depth
            switch signs[index] {
            case "\\": index += 1
            case "`": if isText { texts.removeLast() } else { texts.append(depth) }
            case "$" where isText && index + 1 < signs.count && signs[index + 1] == "{":
                depth += 1
                index += 1
            case "{" where !isText: depth += 1
            case "}" where !isText: depth -= 1
            default: break
            }
            index += 1
        }
        return min(index, signs.count)
    }

    /// A part of what stands in backquotes, without its backslashes.
    private static func plain(_ part: ArraySlice<Character>) -> String {
        ScriptString(["`"] + part + ["`"], at: 0)?.text ?? String(part)
    }
}
