/// Codes of several widths as bytes, the lowest bits first.
struct CodeStream {
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var bytes: [UInt8] = []

    /// How many bytes are whole.
    var count: Int { bytes.count }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Adds the lowest `width` bits of a code, which has no others.
    @inline(__always)
    mutating func put(_ code: Int, _ width: Int) {
        bits |= UInt64(truncatingIfNeeded: code) << UInt64(bitCount)
        bitCount += width
        // What is left is less than a byte, so the 12 bits of the longest code always find room in 64.
        while bitCount >= 8 { flushByte() }
    }

    /// All bytes, once every code is put; the last one is filled with zeros.
    mutating func close() -> [UInt8] {
        if bitCount > 0 { flushByte() }
        return bytes
    }

    private mutating func flushByte() {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount = max(0, bitCount - 8)
    }
}
