/// Bytes being written: the one output of a page, a feed or a picture, filled from front to back.
///
/// Appending is by runs: whole spans of bytes are copied at once, and escaping copies the runs between the
/// few bytes that need it. Reuse one buffer with ``removeAll()`` to keep its storage.
public struct ByteBuffer: Sendable {
    /// What has been written.
    public private(set) var bytes: [UInt8]

    /// An empty buffer with room for `capacity` bytes.
    public init(capacity: Int = 0) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// How many bytes have been written.
    public var count: Int { bytes.count }

    /// What has been written, as text.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Empties the buffer and keeps its storage.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Cuts the buffer back to an earlier ``count``.
    public mutating func truncate(to count: Int) { bytes.removeLast(max(0, bytes.count - count)) }

    /// Writes one byte.
    public mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Writes bytes as they are.
    public mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    /// Writes bytes as they are.
    public mutating func append(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

    /// Writes bytes as they are.
    public mutating func append(_ other: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: other) }

    /// Writes a text as it is.
    public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Writes a literal of the program.
    public mutating func append(_ literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Writes a whole number in decimal.
    public mutating func append(decimal number: Int) { append(String(number)) }
}
