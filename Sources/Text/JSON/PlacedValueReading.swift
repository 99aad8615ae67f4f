import Diagnostics
import Values

/// Reads a JSON text with the place of each part, for manifests and data that people write.
///
/// - Throws: the first mistake of grammar; where the grammar is right, every key that stands twice, at most
///   ``Mistakes/most``.
package func parseJSON(_ source: SourceText) throws(Mistakes) -> PlacedValue {
    var repeated: [Diagnostic] = []
    let outcome: Result<PlacedValue, JSONMistake> = source.bytes.withUnsafeBufferPointer { buffer in
        var reader = NodeReader(scanner: JSONScanner(buffer), source: source)
        do throws(JSONMistake) {
            let node = try reader.document()
            repeated = reader.repeatedKeys
            return .success(node)
        } catch {
            return .failure(error)
        }
    }
    switch outcome {
    case .success(let node):
        if !repeated.isEmpty { throw Mistakes(repeated) }
        return node
    case .failure(let mistake):
        throw Mistakes(
            Diagnostic(
                .error, mistake.message, in: source, at: mistake.offset, length: mistake.length, remedy: mistake.remedy)
        )
    }
}

struct NodeReader {
    var scanner: JSONScanner
    let source: SourceText
    var repeatedKeys: [Diagnostic] = []
    private var line = 1
    private var column = 1
    private var counted = 0

    init(scanner: JSONScanner, source: SourceText) {
        self.scanner = scanner
        self.source = source
    }

    mutating func document() throws(JSONMistake) -> PlacedValue {
        scanner.skipBlanks()
        let node = try node(depth: 0)
        scanner.skipBlanks()
        guard scanner.index == scanner.bytes.count else { throw scanner.unexpected("the end of the text") }
        return node
    }

    /// The place of the byte at hand, counted on from the last place asked for.
    private mutating func place() -> Place {
        while counted < scanner.index {
            switch scanner.bytes[counted] {
            case 0x0A: (line, column) = (line + 1, 1)
            case let byte where byte & 0xC0 != 0x80: column += 1
            default: break
            }
            counted += 1
        }
        return Place(path: source.path, line: line + source.linesAbove, column: column)
    }

    private mutating func node(depth: Int) throws(JSONMistake) -> PlacedValue {
        let place = place()
        switch scanner.current {
        case UInt8(ascii: "\""): return PlacedValue(.string(try scanner.string()), at: place)
        case UInt8(ascii: "{"): return PlacedValue(.map(try entries(depth: depth + 1)), at: place)
        case UInt8(ascii: "["): return PlacedValue(.list(try parts(depth: depth + 1)), at: place)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            switch try scanner.number() {
            case .integer(let number): return PlacedValue(.integer(number), at: place)
            case .decimal(let number): return PlacedValue(.decimal(number), at: place)
            }
        case UInt8(ascii: "t"): if scanner.takeWord("true") { return PlacedValue(.bool(true), at: place) }
        case UInt8(ascii: "f"): if scanner.takeWord("false") { return PlacedValue(.bool(false), at: place) }
        case UInt8(ascii: "n"): if scanner.takeWord("null") { return PlacedValue(.null, at: place) }
        default: break
        }
        throw scanner.unexpected("a value")
    }

    private mutating func parts(depth: Int) throws(JSONMistake) -> [PlacedValue] {
        guard depth <= JSONScanner.deepest else { throw .tooDeep(at: scanner.index) }
        scanner.index += 1
        var parts: [PlacedValue] = []
        scanner.skipBlanks()
        if scanner.take(UInt8(ascii: "]")) { return parts }
        while true {
            scanner.skipBlanks()
            parts.append(try node(depth: depth))
            scanner.skipBlanks()
            if scanner.take(UInt8(ascii: "]")) { return parts }
            guard scanner.take(UInt8(ascii: ",")) else { throw scanner.unexpected("`,` or `]`") }
        }
    }

    private mutating func entries(depth: Int) throws(JSONMistake) -> [PlacedValue.Entry] {
        guard depth <= JSONScanner.deepest else { throw .tooDeep(at: scanner.index) }
        scanner.index += 1
        var entries: [PlacedValue.Entry] = []
        var places: [String: Place] = [:]
        scanner.skipBlanks()
        if scanner.take(UInt8(ascii: "}")) { return entries }
        while true {
            scanner.skipBlanks()
            guard scanner.current == UInt8(ascii: "\"") else { throw scanner.unexpected("a key in double quotes") }
            let keyPlace = place()
            let key = try scanner.string()
            scanner.skipBlanks()
            guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected("`:`") }
            scanner.skipBlanks()
            let value = try node(depth: depth)
            if let first = places[key] {
                if repeatedKeys.count < Mistakes.most {
                    repeatedKeys.append(repeated(key, at: keyPlace, first: first))
                }
            } else {
                places[key] = keyPlace
                entries.append(PlacedValue.Entry(key: key, keyPlace: keyPlace, value: value))
            }
            scanner.skipBlanks()
            if scanner.take(UInt8(ascii: "}")) { return entries }
            guard scanner.take(UInt8(ascii: ",")) else { throw scanner.unexpected("`,` or `}`") }
        }
    }

    private func repeated(_ key: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .error, "`\(key)` stands twice", at: place, excerpt: source.line(place.line),
            length: key.unicodeScalars.count + 2,
            trail: [Diagnostic.Step("first here", at: first)])
    }
}
