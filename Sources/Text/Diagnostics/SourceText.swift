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

    /// A text and its name; bytes that are not UTF-8 read as U+FFFD, and a byte order mark in front is no part of it.
    public init(path: String, bytes: [UInt8], linesAbove: Int = 0) {
        self.path = path
        let isMarked = linesAbove == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        self.bytes = SourceText.repaired(isMarked ? Array(bytes.dropFirst(3)) : bytes)
        self.linesAbove = linesAbove
    }

    /// A text and its name.
    public init(path: String, _ text: String, linesAbove: Int = 0) {
        self.path = path
        self.bytes = Array(text.utf8)
        self.linesAbove = linesAbove
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

    private static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { all in
            let whole = all.count / 8 * 8
            for offset in stride(from: 0, to: whole, by: 8)
            where all.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
                return false
            }
            return all[whole...].allSatisfy { $0 < 0x80 }
        }
    }

    /// The bytes themselves where they are UTF-8, and a repaired copy where they are not.
    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        if isASCII(bytes) { return bytes }
        return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
}
