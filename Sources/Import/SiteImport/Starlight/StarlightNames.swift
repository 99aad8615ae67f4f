import Markdown

/// What a text in MDX brings in from files and says in its lines of JavaScript, by name.
struct StarlightNames {
    /// Those lines.
    private let source: String
    private let script: Script

    /// - Parameters:
    ///   - lines: all of a text.
    ///   - isCode: whether a line stands in a fence.
    init(_ lines: [Substring], isCode: (Int) -> Bool) {
        var (found, isOpen) = ([Substring](), false)
        for (number, line) in lines.enumerated() where !isCode(number) {
            if !isOpen { isOpen = line.hasPrefix("export ") || line.hasPrefix("import ") }
            guard isOpen else { continue }
            found.append(line)
            // A blank line ends them, but for one within backquotes.
            if line.trimmed.isEmpty {
                isOpen = found.reduce(0) { $0 + $1.count { $0 == "`" } } % 2 == 1
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
        var (out, open, rest) = ("", [String](), code.dropFirst().dropLast())
        while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let inside = String(rest[start.upperBound..<end].trimmed)
            let known = value(inside).text
            if known == nil { open.append(inside) }
            out += StarlightNames.plain(rest[..<start.lowerBound]) + (known ?? "${\(inside)}")
            rest = rest[rest.index(after: end)...]
        }
        return (out + StarlightNames.plain(rest), open)
    }

    /// A part of what stands in backquotes, without its backslashes.
    private static func plain(_ part: Substring) -> String {
        ScriptString(Array("`\(part)`"), at: 0)?.text ?? String(part)
    }
}
