import Diagnostics

/// The lines of a text, each with its number.
struct LineCutter {
    struct Line {
        let source: SourceText
        var isBlank: Bool { source.bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
        var isComment: Bool { source.bytes.first == UInt8(ascii: "#") }
    }

    private let path: String
    private var rest: ArraySlice<UInt8>
    private var number = 0

    init(_ source: SourceText) {
        path = source.path
        rest = source.bytes[...]
    }

    mutating func next() -> Line? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
        let line = Array(rest[..<end])
        rest = rest[min(end + 1, rest.endIndex)...]
        defer { number += 1 }
        return Line(source: SourceText(path: path, bytes: line, linesAbove: number))
    }
}
