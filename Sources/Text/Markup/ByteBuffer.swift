/// Bytes being written: the one output of a page, a feed or a picture, filled from front to back.
///
/// Appending is by runs: whole spans of bytes are copied at once, and escaping copies the runs between the
/// few bytes that need it. Reuse one buffer with ``removeAll()`` to keep its storage.
///
/// The writing is open to inlining, so that a literal of a few bytes costs a few instructions.
public struct ByteBuffer: Sendable {
    /// What has been written, and behind it bytes that wait to be written over.
    @usableFromInline var room: [UInt8]
    @usableFromInline var used = 0

    /// An empty buffer with room for `capacity` bytes.
    public init(capacity: Int = 0) {
        // Nothing is read that was not written before, so that it need not be cleared.
        room = Array(unsafeUninitializedCapacity: capacity) { _, count in count = capacity }
    }

    /// How many bytes have been written.
    @inlinable public var count: Int { used }

    /// A copy of what has been written.
    public var bytes: [UInt8] { Array(room[..<used]) }

    /// What has been written, as text.
    public var string: String { String(decoding: room[..<used], as: UTF8.self) }

    /// The byte that was written last.
    @inlinable public var last: UInt8? { used > 0 ? room[used - 1] : nil }

    /// What has been written from an earlier ``count`` on; let go of it before you write on.
    public func suffix(from start: Int) -> ArraySlice<UInt8> { room[start..<used] }

    /// Hands over what has been written without copying it, and begins anew.
    public mutating func take() -> [UInt8] {
        room.removeLast(room.count - used)
        used = 0
        defer { room = [] }
        return room
    }

    /// Empties the buffer and keeps its storage.
    public mutating func removeAll() { used = 0 }

    /// Cuts the buffer back to an earlier ``count``.
    public mutating func truncate(to count: Int) { used = min(used, max(0, count)) }

    /// Writes one byte.
    @inlinable
    public mutating func append(_ byte: UInt8) {
        reserve(1)
        room[used] = byte
        used += 1
    }

    /// Writes bytes as they are.
    public mutating func append(_ other: [UInt8]) { other.withUnsafeBufferPointer { append($0) } }

    /// Writes bytes as they are.
    public mutating func append(_ other: ArraySlice<UInt8>) { other.withUnsafeBufferPointer { append($0) } }

    /// Writes bytes as they are.
    @inlinable
    public mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
        if let start = other.baseAddress { append(start, count: other.count) }
    }

    /// Writes a text as it is.
    public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Writes a literal of the program.
    @inlinable @inline(__always)
    public mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    /// Writes a whole number in decimal.
    public mutating func append(decimal number: Int) { append(String(number)) }

    @inlinable @inline(__always)
    mutating func append(_ start: UnsafePointer<UInt8>, count: Int) {
        reserve(count)
        let end = used
        room.withUnsafeMutableBufferPointer { room in
            if let base = room.baseAddress { (base + end).update(from: start, count: count) }
        }
        used += count
    }

    /// Makes room for more bytes.
    @inlinable
    mutating func reserve(_ more: Int) {
        if room.count - used < more { grow(by: more) }
    }

    @usableFromInline @inline(never)
    mutating func grow(by more: Int) {
        room.append(contentsOf: repeatElement(0, count: max(room.count, more, 64)))
    }
}
