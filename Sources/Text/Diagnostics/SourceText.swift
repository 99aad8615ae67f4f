/// A text with a name, whose byte offsets can be told as places.
///
/// A parser keeps byte offsets, which are cheap, and asks for a ``Place`` only when it has something to say.
public struct SourceText: Sendable {
    /// The file as the author would name it.
    public let path: String
    /// The text, as UTF-8.
    public let bytes: [UInt8]
    /// How many lines stand above the first byte in the author's file, such as a front matter cut off before.
    public let linesAbove: Int
    /// Where the first byte stands that is not UTF-8, counted in ``bytes``; nil where all are.
    public let firstInvalidByte: Int?

    /// A text and its name; bytes that are not UTF-8 read as U+FFFD, and a byte order mark in front is no part of it.
    public init(path: String, bytes: [UInt8], linesAbove: Int = 0) {
        self.path = path
        let isMarked = linesAbove == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let bytes = isMarked ? Array(bytes.dropFirst(3)) : bytes
        self.linesAbove = linesAbove
        firstInvalidByte = SourceText.firstInvalid(bytes)
        self.bytes = firstInvalidByte == nil ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    /// A part of a text that has been read, from the beginning of a line on: what was wrong with its bytes is mended.
    public init(part range: Range<Int>, of whole: SourceText, linesAbove: Int) {
        path = whole.path
        bytes = Array(whole.bytes[range.clamped(to: whole.bytes.indices)])
        self.linesAbove = linesAbove
        firstInvalidByte = nil
    }

    /// A text and its name.
    public init(path: String, _ text: String, linesAbove: Int = 0) {
        self.path = path
        self.bytes = Array(text.utf8)
        self.linesAbove = linesAbove
        firstInvalidByte = nil
    }

    /// The text as a string.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The place of a byte offset; an offset past the end is the place just behind the last byte.
    public func place(at offset: Int) -> Place {
        let end = min(max(offset, 0), bytes.count)
        var line = 1
        var lineStart = 0
        for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        let column = 1 + bytes[lineStart..<end].count(where: { $0 & 0xC0 != 0x80 })
        return Place(path: path, line: line + linesAbove, column: column)
    }

    /// Where a text first occurs, as a byte offset.
    public func firstOffset(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return nil }
        var index = 0
        while let start = bytes[index...].firstIndex(of: first) {
            if bytes[start...].starts(with: wanted) { return start }
            index = start + 1
        }
        return nil
    }

    /// The line of the author's file with this number, without its line end; nil where there is none.
    public func line(_ number: Int) -> String? {
        var current = 1 + linesAbove
        guard number >= current else { return nil }
        var start = 0
        while current < number {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            current += 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var text = bytes[start..<end]
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }

    /// The first byte that begins no well-formed sequence (The Unicode Standard, table 3-7).
    private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
        if isASCII(bytes) { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                guard let length = sequenceLength(bytes, at: index) else { return index }
                index += length
            }
            return nil
        }
    }

    /// How many bytes the well-formed sequence at an offset has; nil where none is.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }

    private static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { all in
            var (index, seen) = (0, SIMD16<UInt8>.zero)
            while index + 64 <= all.count {
                for part in stride(from: index, to: index + 64, by: 16) {
                    seen |= all.loadUnaligned(fromByteOffset: part, as: SIMD16<UInt8>.self)
                }
                index += 64
            }
            return seen.max() < 0x80 && all[index...].allSatisfy { $0 < 0x80 }
        }
    }
}
