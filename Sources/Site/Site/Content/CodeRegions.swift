/// The parts of a source file that marks in its comments set apart.
///
/// A part stands between a line `region NAME` and a line `endregion`, behind the mark of a comment in whatever language:
/// `// region NAME`, `# region: NAME`, `#region NAME`, `// #region NAME`, `<!-- region NAME -->`. What Swift-DocC and
/// mdBook write counts too: `// snippet.NAME` with `// snippet.end`, `// ANCHOR: NAME` with `// ANCHOR_END: NAME`; and
/// what PyMdown does: `# --8<-- [start:NAME]` with `# --8<-- [end:NAME]`.
package struct CodeRegions {
    /// A mark of a line.
    private enum Mark {
        case begin(String)
        /// The end of the region with this name, or of the one that began last.
        case end(String?)
    }

    /// What is wrong with the marks of a region.
    package enum Mistake: Error {
        /// There is none of this name; these are there.
        case missing([String])
        /// It begins on this line and never ends.
        case open(line: Int)
        /// It begins a second time on this line.
        case twice(line: Int)
    }

    private let lines: [Substring]
    private let marks: [Int: Mark]

    /// The lines of a text and the marks in them.
    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.last == "\r" ? line.dropLast() : line
        }
        var marks: [Int: Mark] = [:]
        for (number, line) in lines.enumerated() { marks[number] = CodeRegions.mark(of: line) }
        self.marks = marks
    }

    /// The whole file, without the lines of its marks.
    package var whole: String { CodeRegions.text(lines.indices.filter { marks[$0] == nil }.map { lines[$0] }) }

    /// Some of the lines, counted from 1, without those of marks and without the blanks that all begin with.
    package func lines(_ wanted: ClosedRange<Int>) -> String {
        CodeRegions.text(lines.indices.filter { wanted.contains($0 + 1) && marks[$0] == nil }.map { lines[$0] })
    }

    /// A region, without its marks and those within, and without the blanks that all of its lines begin with.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - joins: whether several of one name are its parts, and one that never ends goes on to the end, as in mdBook.
    /// - Returns: its lines.
    /// - Throws: what is wrong with its marks.
    package func region(_ name: String, joins: Bool = false) throws(Mistake) -> String {
        var inside: [Substring] = []
        var open: [String] = []
        var start: Int?
        var isDone = false
        for number in lines.indices {
            switch marks[number] {
            case .begin(name):
                if joins, start != nil, !isDone { continue }
                guard start == nil || joins else { throw Mistake.twice(line: number + 1) }
                start = number
                isDone = false
                open = [name]
            case .begin(let other): open.append(other)
            case .end(let ended):
                guard start != nil, !isDone else { continue }
                if let ended { open.removeAll { $0 == ended } } else { _ = open.popLast() }
                isDone = !open.contains(name)
            case nil: if start != nil, !isDone { inside.append(lines[number]) }
            }
        }
        guard let start else { throw Mistake.missing(names) }
        guard isDone || joins else { throw Mistake.open(line: start + 1) }
        return CodeRegions.text(inside)
    }

    private var names: [String] {
        lines.indices.compactMap { number in if case .begin(let name)? = marks[number] { name } else { nil } }
    }

    private static func text(_ lines: [Substring]) -> String {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indentation = written.map { $0.prefix { $0 == " " || $0 == "\t" } }
        var shared = indentation.first ?? ""
        for other in indentation.dropFirst() {
            shared = Substring(zip(shared, other).prefix { $0 == $1 }.map { String($0.0) }.joined())
        }
        var text = lines.map { $0.hasPrefix(shared) ? $0.dropFirst(shared.count) : $0.drop(while: \.isWhitespace) }[...]
        while text.first?.isEmpty == true { text.removeFirst() }
        while text.last?.isEmpty == true { text.removeLast() }
        return text.map { $0 + "\n" }.joined()
    }

    private static func mark(of line: Substring) -> Mark? {
        let trimmed = line.drop(while: \.isWhitespace)
        let signs = trimmed.prefix { "/#-*<!;%({\"'".contains($0) }
        guard !signs.isEmpty else { return nil }
        let words = trimmed[signs.endIndex...].drop(while: \.isWhitespace)
            .split { $0 == " " || $0 == "\t" }.map(String.init)
        // `// #region NAME`, as editors fold it.
        guard let first = words.first.map({ $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }) else { return nil }
        let name = words.dropFirst().first.flatMap { isName($0) ? $0 : nil }
        switch first {
        case "region", "region:", "ANCHOR:": return name.map { .begin($0) }
        case "endregion", "endregion:", "ANCHOR_END:": return .end(name)
        case "snippet.end": return .end(nil)
        case "--8<--", "8<--":
            guard let inside = words.dropFirst().first, inside.hasPrefix("["), inside.hasSuffix("]") else { return nil }
            let parts = inside.dropFirst().dropLast().split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2, isName(parts[1]) else { return nil }
            return parts[0] == "start" ? .begin(parts[1]) : parts[0] == "end" ? .end(parts[1]) : nil
        case _ where first.hasPrefix("snippet."):
            let name = String(first.dropFirst(8))
            return isName(name) && !["hide", "show"].contains(name) ? .begin(name) : nil
        default: return nil
        }
    }

    // region name
    private static func isName(_ word: String) -> Bool {
        word.utf8.allSatisfy { byte in
            byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
        } && !word.isEmpty && !word.hasPrefix("--")
    }
    // endregion
}
