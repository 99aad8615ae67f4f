import Diagnostics
import Values

/// Reads comma-separated values (RFC 4180) whose first line names the columns: a list with an object for each line.
///
/// All values are texts. Line ends may be LF or CRLF; empty lines are passed over.
/// - Throws: every column whose name stands twice, every line whose number of fields is not that of the first, and a
///   quote that never closes; at most ``Mistakes/most``.
package func parseCSV(_ source: SourceText) throws(Mistakes) -> Value {
    var reader = CSVReader(source)
    let rows = reader.rows()
    var mistakes = reader.mistakes
    guard let header = rows.first else { return .list([]) }
    var names: Set<String> = []
    for name in header.fields where !names.insert(name).inserted && mistakes.count < Mistakes.most {
        mistakes.append(
            Diagnostic(
                .error, "the column `\(name)` stands twice", in: source, at: header.offset,
                remedy: "give one of the two another name"))
    }
    var records: [Value] = []
    for row in rows.dropFirst() {
        guard mistakes.count < Mistakes.most else { break }
        if row.fields.count != header.fields.count {
            mistakes.append(
                Diagnostic(
                    .error,
                    "this line has \(counted(row.fields.count, "field")), the first line names \(header.fields.count)",
                    in: source, at: row.offset,
                    remedy: "a field with a comma in it stands in double quotes"))
        }
        records.append(.object(Object(zip(header.fields, row.fields.map { Value.string($0) }))))
    }
    if !mistakes.isEmpty { throw Mistakes(mistakes) }
    return .list(records)
}

private struct CSVReader {
    struct Row {
        var offset: Int
        var fields: [String]
    }

    private let source: SourceText
    private var index = 0
    private(set) var mistakes: [Diagnostic] = []

    init(_ source: SourceText) {
        self.source = source
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func rows() -> [Row] {
        var rows: [Row] = []
        while index < source.bytes.count {
            let start = index
            let fields = row()
            if fields != [""] { rows.append(Row(offset: start, fields: fields)) }
        }
        return rows
    }

    private mutating func row() -> [String] {
        var fields: [String] = []
        while true {
            fields.append(field())
            guard index < source.bytes.count else { return fields }
            let separator = source.bytes[index]
            index += 1
            if separator == UInt8(ascii: ",") { continue }
            if separator == 0x0D, index < source.bytes.count, source.bytes[index] == 0x0A { index += 1 }
            return fields
        }
    }

    private mutating func field() -> String {
        guard index < source.bytes.count, source.bytes[index] == UInt8(ascii: "\"") else {
            let start = index
            while index < source.bytes.count, ![0x2C, 0x0A, 0x0D].contains(source.bytes[index]) { index += 1 }
            return String(decoding: source.bytes[start..<index], as: UTF8.self)
        }
        return quotedField()
    }

    private mutating func quotedField() -> String {
        let start = index
        var text: [UInt8] = []
        index += 1
        while index < source.bytes.count {
            let byte = source.bytes[index]
            index += 1
            if byte != UInt8(ascii: "\"") {
                text.append(byte)
            } else if index < source.bytes.count, source.bytes[index] == byte {
                text.append(byte)
                index += 1
            } else {
                while index < source.bytes.count, ![0x2C, 0x0A, 0x0D].contains(source.bytes[index]) { index += 1 }
                return String(decoding: text, as: UTF8.self)
            }
        }
        mistakes.append(Diagnostic(.error, "this quote is never closed", in: source, at: start))
        return String(decoding: text, as: UTF8.self)
    }
}
