/// Writes numbers and texts one behind the other, as small as they are, for files that only this program reads.
public struct PackedWriter {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// Nothing yet, with room for so many bytes: to grow is to have all of it twice for a while.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// A number, seven bits a byte, as LEB128 has them.
    public mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A sum, in eight bytes.
    public mutating func write(_ sum: ContentSum) {
        withUnsafeBytes(of: sum.value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// A number that is mostly large, in eight bytes.
    public mutating func write(word: Int64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Whether something is so.
    public mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// A text, with how many bytes it has.
    public mutating func write(_ text: String) {
        write(text.utf8.count)
        // The view's own bytes in one piece; byte by byte where it has none.
        if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
            bytes.append(contentsOf: text.utf8)
        }
    }

    /// Bytes as they are.
    public mutating func append(_ some: ArraySlice<UInt8>) { bytes += some }

    /// All that another one wrote.
    public mutating func append(_ other: PackedWriter) { bytes += other.bytes }

    /// A text, or that there is none.
    public mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    /// Several things, with how many there are; written out where it is called, since a loop over any collection there may
    /// be asks each for its next element by way of tables.
    @inlinable @inline(__always)
    public mutating func write<Things: Collection>(
        _ things: Things, _ each: (inout PackedWriter, Things.Element) -> Void
    ) {
        write(things.count)
        for thing in things { each(&self, thing) }
    }
}

/// Reads what a ``PackedWriter`` wrote; it never reads beyond the end, and says where something is not as it was written.
public struct PackedReader {
    /// What is read is not what was written.
    public struct Damage: Error {
        /// Damage, wherever it is.
        public init() {}
    }

    private let bytes: ArraySlice<UInt8>
    /// Where the next thing begins.
    public private(set) var position: Int

    /// A reader of these bytes, from a place on.
    public init(_ bytes: [UInt8], from start: Int = 0) { (self.bytes, position) = (bytes[...], start) }

    /// A reader of bytes that are a part of others, which are not copied.
    public init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

    /// How many bytes are not read yet.
    public var restCount: Int { bytes.endIndex - position }

    /// Whether all is read.
    public var isAtEnd: Bool { position == bytes.endIndex }

    /// The next number.
    public mutating func number() throws(Damage) -> Int {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while position < bytes.endIndex, shift < 70 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(Int64(bitPattern: value)) }
            shift += 7
        }
        throw Damage()
    }

    /// The next sum.
    public mutating func sum() throws(Damage) -> ContentSum {
        guard position + 8 <= bytes.endIndex else { throw Damage() }
        let start = position - bytes.startIndex
        let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
        position += 8
        return ContentSum(value: UInt64(littleEndian: value))
    }

    /// Whether the next thing is so.
    public mutating func flag() throws(Damage) -> Bool {
        guard position < bytes.endIndex, bytes[position] < 2 else { throw Damage() }
        position += 1
        return bytes[position - 1] == 1
    }

    /// The next text.
    public mutating func text() throws(Damage) -> String {
        let count = try number()
        guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
        let start = position - bytes.startIndex
        let text = bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[start..<start + count]), as: UTF8.self)
        }
        position += count
        return text
    }

    /// The bytes of the next text, which are not looked at.
    public mutating func textBytes() throws(Damage) -> ArraySlice<UInt8> {
        let count = try number()
        guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
        position += count
        return bytes[position - count..<position]
    }

    /// Passes over bytes.
    public mutating func skip(_ count: Int) throws(Damage) {
        guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
        position += count
    }

    /// The next word of 64 bits, as ``PackedWriter/write(word:)`` has it.
    public mutating func word() throws(Damage) -> Int64 {
        guard position + 8 <= bytes.endIndex else { throw Damage() }
        let start = position - bytes.startIndex
        position += 8
        return Int64(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: Int64.self) })
    }

    /// The next text, where there is one.
    public mutating func optionalText() throws(Damage) -> String? { try flag() ? try text() : nil }

    /// The next several things.
    @inlinable public mutating func list<Thing>(
        _ each: (inout PackedReader) throws(Damage) -> Thing
    ) throws(Damage) -> [Thing] {
        let count = try number()
        // Each takes a byte at least, so that a wrong count asks for no room.
        guard count >= 0, count <= restCount else { throw Damage() }
        var things: [Thing] = []
        things.reserveCapacity(count)
        for _ in 0..<count { things.append(try each(&self)) }
        return things
    }
}
