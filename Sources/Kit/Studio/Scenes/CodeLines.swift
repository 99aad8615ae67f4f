import Highlighting
import Markup
import Values

/// Code as a template draws it: lines of runs, each of one class.
struct CodeLines {
    var lines: [[(text: String, kind: String)]] = []
    /// Whether each goes on with the one before, which was too wide.
    var continues: [Bool] = []
    var first: Int

    /// Takes code apart.
    /// - Parameters:
    ///   - text: the lines.
    ///   - language: whose classes its runs get.
    ///   - first: the number of the first line.
    ///   - most: the most columns of a line; a longer one goes on in the next.
    init(text: String, language: String, from first: Int, most: Int) {
        self.first = first
        take(text, language)
        trim()
        wrap(at: most)
    }

    private mutating func take(_ text: String, _ language: String) {
        let plain = text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
        var out = ByteBuffer()
        guard highlight(Array(plain.utf8), language: language, into: &out) else {
            lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map { [(String($0), "")] }
            return
        }
        for line in out.string.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(CodeLines.runs(of: line))
        }
    }

    private mutating func trim() {
        while let last = lines.last, last.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) { lines.removeLast() }
        let indents = lines.filter { !$0.isEmpty && $0.contains { !$0.text.allSatisfy(\.isWhitespace) } }
            .map { $0.map(\.text).joined().prefix { $0 == " " }.count }
        guard let least = indents.min(), least > 0 else { return }
        for index in lines.indices {
            var rest = least
            while rest > 0, let run = lines[index].first {
                let blanks = min(rest, run.text.prefix { $0 == " " }.count)
                if blanks == 0 { break }
                rest -= blanks
                lines[index][0].text.removeFirst(blanks)
                if lines[index][0].text.isEmpty { lines[index].removeFirst() }
            }
        }
    }

    /// The runs of a line of HTML as the highlighter writes it.
    private static func runs(of line: Substring) -> [(text: String, kind: String)] {
        var runs: [(text: String, kind: String)] = []
        var rest = line
        func add(_ part: Substring, _ kind: String) {
            guard !part.isEmpty else { return }
            var text = String(part)
            for (mark, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
                text = text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: letter)
            }
            runs.append((text, kind))
        }
        while let open = rest.firstRange(of: "<span class=\"") {
            add(rest[..<open.lowerBound], "")
            rest = rest[open.upperBound...]
            guard let quote = rest.firstIndex(of: "\""), let close = rest.firstRange(of: "</span>") else { break }
            let kind = String(rest[..<quote])
            add(rest[rest.index(quote, offsetBy: 2)..<close.lowerBound], kind)
            rest = rest[close.upperBound...]
        }
        add(rest, "")
        return runs
    }

    /// As templates see it.
    func value(name: String) -> Value {
        let columns = lines.map { $0.reduce(0) { $0 + CodeLines.columns(of: $1.text) } }.max() ?? 0
        var number = first - 1
        let numbers = continues.map { goesOn -> Value in
            if goesOn { return .string("") }
            number += 1
            return .integer(number)
        }
        var isCommand = false
        let commands = zip(lines, continues).map { line, goesOn -> Value in
            if !goesOn { isCommand = line.map(\.text).joined().hasPrefix("$ ") }
            return .bool(isCommand)
        }
        return [
            "name": .string(name), "columns": .integer(columns), "first": .integer(first),
            "last": .integer(number), "numbers": .list(numbers), "commands": .list(commands),
            "lines": .list(
                lines.map { line in
                    .list(line.map { ["text": .string($0.text), "kind": .string($0.kind)] })
                }),
        ]
    }
}
