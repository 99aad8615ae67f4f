import Dates
import Encodings
import Values

/// Data as a JSON text in UTF-8.
///
/// Dates become ISO 8601 texts, markup becomes text, numbers that JSON cannot hold become `null`.
/// - Parameters:
///   - value: the data; things of the program are written with their members, one thing deep.
///   - indent: how many blanks each level stands to the right of the last; nil writes one line without blanks.
///   - surroundings: where the text will stand.
/// - Returns: the text.
package func json(_ value: Value, indent: Int? = nil, within surroundings: JSONSurroundings = .file) -> [UInt8] {
    var bytes: [UInt8] = []
    appendJSON(value, to: &bytes, indent: indent, within: surroundings)
    return bytes
}

/// Writes data as JSON behind what the bytes hold already; see ``json(_:indent:within:)``.
package func appendJSON(
    _ value: Value, to bytes: inout [UInt8], indent: Int? = nil, within surroundings: JSONSurroundings = .file
) {
    var writer = JSONWriter(bytes: bytes, indent: indent, surroundings: surroundings)
    bytes = []
    writer.write(value, level: 0, things: 0)
    bytes = writer.bytes
}

struct JSONWriter {
    var bytes: [UInt8]
    let indent: Int?
    let surroundings: JSONSurroundings

    mutating func write(_ value: Value, level: Int, things: Int) {
        switch value {
        case .null: put("null")
        case .bool(let flag): put(flag ? "true" : "false")
        case .integer(let number): put(String(number))
        case .decimal(let number): put(number.isFinite ? String(number) : "null")
        case .string(let text): put(quoting: text)
        case .markup(let markup): put(quoting: String(decoding: markup, as: UTF8.self))
        case .date(let time): put(quoting: ISO8601.string(time))
        case .list(let values):
            container("[", "]", count: values.count, level: level) { writer, index in
                writer.write(values[index], level: level + 1, things: things)
            }
        case .object(let object):
            container("{", "}", count: object.count, level: level) { writer, index in
                writer.put(key: object.keys[index])
                writer.write(object.values[index], level: level + 1, things: things)
            }
        case .lazy(let thing):
            if let text = thing.text { return put(quoting: text) }
            // A thing within a thing is left out: pages know their neighbours, and those theirs.
            guard things == 0 || thing.isPlain else { return put("null") }
            let names = thing.memberNames
            container("{", "}", count: names.count, level: level) { writer, index in
                writer.put(key: names[index])
                writer.write(thing.member(names[index]) ?? .null, level: level + 1, things: things + 1)
            }
        }
    }

    private mutating func container(
        _ opening: String, _ closing: String, count: Int, level: Int, part: (inout JSONWriter, Int) -> Void
    ) {
        put(opening)
        for index in 0..<count {
            if index > 0 { put(",") }
            newLine(level + 1)
            part(&self, index)
        }
        if count > 0 { newLine(level) }
        put(closing)
    }

    private mutating func newLine(_ level: Int) {
        guard let indent else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: indent * level))
    }

    private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func put(key: String) {
        put(quoting: key)
        put(indent == nil ? ":" : ": ")
    }

    private mutating func put(quoting text: String) { appendJSONString(text, to: &bytes, within: surroundings) }
}
