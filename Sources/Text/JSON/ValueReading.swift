import Diagnostics
import Values

/// Reads a JSON text (RFC 8259) as data.
///
/// 2 and 2.0 stay distinct, keys keep their order, of equal keys the last counts. Whole numbers beyond 64 bits read as
/// decimal ones. Nesting is bounded at 512.
/// - Parameters:
///   - bytes: the text as UTF-8; other bytes inside texts read as U+FFFD.
///   - path: what the text is called in messages.
/// - Returns: the data.
/// - Throws: the first mistake, with its place.
package func value(fromJSON bytes: [UInt8], path: String = "<stdin>") throws(Diagnostic) -> Value {
    let outcome: Result<Value, JSONMistake> = bytes.withUnsafeBufferPointer { buffer in
        var reader = ValueReader(scanner: JSONScanner(buffer))
        do throws(JSONMistake) { return .success(try reader.document()) } catch { return .failure(error) }
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let mistake):
        throw Diagnostic(
            .error, mistake.message, in: SourceText(path: path, bytes: bytes), at: mistake.offset,
            length: mistake.length,
            remedy: mistake.remedy)
    }
}

struct ValueReader {
    var scanner: JSONScanner

    mutating func document() throws(JSONMistake) -> Value {
        scanner.skipBlanks()
        let value = try value(depth: 0)
        scanner.skipBlanks()
        guard scanner.index == scanner.bytes.count else { throw scanner.unexpected("the end of the text") }
        return value
    }

    private mutating func value(depth: Int) throws(JSONMistake) -> Value {
        switch scanner.current {
        case UInt8(ascii: "\""): return .string(try scanner.string())
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            switch try scanner.number() {
            case .integer(let number): return .integer(number)
            case .decimal(let number): return .decimal(number)
            }
        case UInt8(ascii: "t"): if scanner.takeWord("true") { return .bool(true) }
        case UInt8(ascii: "f"): if scanner.takeWord("false") { return .bool(false) }
        case UInt8(ascii: "n"): if scanner.takeWord("null") { return .null }
        default: break
        }
        throw scanner.unexpected("a value")
    }

    private mutating func list(depth: Int) throws(JSONMistake) -> Value {
        guard depth <= JSONScanner.deepest else { throw .tooDeep(at: scanner.index) }
        scanner.index += 1
        var values: [Value] = []
        scanner.skipBlanks()
        if scanner.take(UInt8(ascii: "]")) { return .list(values) }
        while true {
            scanner.skipBlanks()
            values.append(try value(depth: depth))
            scanner.skipBlanks()
            if scanner.take(UInt8(ascii: "]")) { return .list(values) }
            guard scanner.take(UInt8(ascii: ",")) else { throw scanner.unexpected("`,` or `]`") }
        }
    }

    private mutating func object(depth: Int) throws(JSONMistake) -> Value {
        guard depth <= JSONScanner.deepest else { throw .tooDeep(at: scanner.index) }
        scanner.index += 1
        var object = Object()
        scanner.skipBlanks()
        if scanner.take(UInt8(ascii: "}")) { return .object(object) }
        while true {
            scanner.skipBlanks()
            guard scanner.current == UInt8(ascii: "\"") else { throw scanner.unexpected("a key in double quotes") }
            let key = try scanner.string()
            scanner.skipBlanks()
            guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected("`:`") }
            scanner.skipBlanks()
            object[key] = try value(depth: depth)
            scanner.skipBlanks()
            if scanner.take(UInt8(ascii: "}")) { return .object(object) }
            guard scanner.take(UInt8(ascii: ",")) else { throw scanner.unexpected("`,` or `}`") }
        }
    }
}

extension JSONMistake {
    static func tooDeep(at offset: Int) -> JSONMistake {
        JSONMistake(message: "nested more than \(JSONScanner.deepest) deep", offset: offset)
    }
}
