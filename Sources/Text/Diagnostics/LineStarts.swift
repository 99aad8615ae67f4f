/// Where the lines of a text begin, for whoever asks for many of its places: each costs the logarithm of the lines,
/// where ``SourceText/place(at:)`` reads from the top.
public struct LineStarts: Sendable {
    private let source: SourceText
    private let starts: [Int]
    /// How many characters stand before each ``stride``th byte, so that a line of a megabyte is not counted whole.
    private let counted: [Int]
    private static let stride = 1024

    /// The lines of a text.
    public init(_ source: SourceText) {
        self.source = source
        var starts = [0]
        var counted: [Int] = []
        var characters = 0
        for (index, byte) in source.bytes.enumerated() {
            if index % LineStarts.stride == 0 { counted.append(characters) }
            if byte & 0xC0 != 0x80 { characters += 1 }
            if byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        }
        (self.starts, self.counted) = (starts, counted)
    }

    /// The place of a byte offset, as ``SourceText/place(at:)`` tells it.
    public func place(at offset: Int) -> Place {
        let end = min(max(offset, 0), source.bytes.count)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= end { low = middle } else { high = middle }
        }
        let column = 1 + characters(before: end) - characters(before: starts[low])
        return Place(path: source.path, line: low + 1 + source.linesAbove, column: column)
    }

    private func characters(before offset: Int) -> Int {
        let known = min(offset / LineStarts.stride, counted.count - 1)
        guard known >= 0 else { return 0 }
        return counted[known]
            + source.bytes[known * LineStarts.stride..<offset].count(where: { $0 & 0xC0 != 0x80 })
    }

    /// The line of the author's file with this number, as ``SourceText/line(_:)`` tells it.
    public func line(_ number: Int) -> String? {
        let index = number - 1 - source.linesAbove
        guard starts.indices.contains(index) else { return nil }
        let end = index + 1 < starts.count ? starts[index + 1] - 1 : source.bytes.count
        var text = source.bytes[starts[index]..<end]
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }
}
