import Diagnostics
import Values

/// Reads a TOML 1.0 document with the place of each part.
///
/// Dates and times are texts in the form of RFC 3339, as they are in YAML's core schema. A table nested deeper than 64 and a
/// number beyond 64 bits are mistakes. Reading takes time in proportion to the text, whatever its bytes are.
/// - Throws: names that stand twice, and the first mistake that cannot be read past.
package func parseTOML(_ source: SourceText) throws(Mistakes) -> PlacedValue {
    var parser = TOMLParser(source)
    return try parser.document()
}

/// Builds tables out of a document's lines: `[table]`, `[[table]]`, `name = value`, `# comment`.
private struct TOMLParser {
    private static let mostMistakes = 20

    private let source: SourceText
    private var scanner: TOMLScanner
    private var mistakes: [Diagnostic] = []

    init(_ source: SourceText) {
        self.source = source
        scanner = TOMLScanner(source)
    }

    mutating func document() throws(Mistakes) -> PlacedValue {
        let root = TOMLTable(.header, at: scanner.here(), depth: 0)
        do throws(TOMLMistake) {
            try readLines(into: root)
        } catch {
            mistakes.append(
                Diagnostic(
                    .error, error.message, in: source, at: error.offset, length: error.length, remedy: error.remedy))
        }
        if !mistakes.isEmpty { throw Mistakes(mistakes) }
        return root.node
    }

    private mutating func readLines(into root: TOMLTable) throws(TOMLMistake) {
        var table = root
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd { return }
            if scanner.current == UInt8(ascii: "[") {
                table = try header(in: root)
            } else if scanner.current != UInt8(ascii: "#"), !scanner.isAtLineEnd {
                try keyValue(into: table)
            }
            try scanner.endLine()
            if mistakes.count >= TOMLParser.mostMistakes { return }
        }
    }

    /// `[a.b]` opens a table, `[[a.b]]` another one of a list; what follows belongs to it.
    private mutating func header(in root: TOMLTable) throws(TOMLMistake) -> TOMLTable {
        let start = scanner.index
        scanner.advance()
        let isList = scanner.take("[")
        scanner.skipBlanks()
        let path = try scanner.keys()
        guard scanner.take("]"), !isList || scanner.take("]") else {
            throw scanner.mistake(
                "this table's name is not closed", at: start, remedy: isList ? "end it with `]]`" : "end it with `]`")
        }
        var table = root
        for key in path.dropLast() { table = try inner(key, of: table) }
        guard let last = path.last else { return table }
        return try isList ? table.append(last) : table.open(last)
    }

    /// The table on the way to one that a header names.
    private func inner(_ key: TOMLKey, of table: TOMLTable) throws(TOMLMistake) -> TOMLTable {
        switch table[key.name] {
        case nil: return try table.add(key, .implied)
        case .table(let inner)?: return inner
        case .tables(let list)?: return list.tables.last ?? table
        case .value?: throw key.mistake("`\(key.name)` is a value, and no table")
        }
    }

    private mutating func keyValue(into table: TOMLTable) throws(TOMLMistake) {
        let path = try scanner.keyBeforeValue()
        let value = try scanner.value(depth: table.depth + path.count)
        do throws(TOMLMistake) {
            try table.set(path, to: value)
        } catch {
            mistakes.append(
                Diagnostic(
                    .error, error.message, at: path.last?.place,
                    excerpt: path.last.flatMap { source.line($0.place.line) },
                    length: error.length, remedy: error.remedy))
        }
    }
}
