/// Bits one after another, each byte filled from its lowest bit on.
struct BitStream {
    private var words: [UInt64] = []
    private var last: UInt64 = 0
    private var used = 0

    /// Adds the lowest bits of a value, which has no others; at most 63.
    @inline(__always)
    mutating func append(_ value: UInt64, _ count: Int) {
        last |= value &<< UInt64(used)
        used += count
        if used < 64 { return }
        words.append(last)
        used -= 64
        last = used == 0 ? 0 : value &>> UInt64(count - used)
    }

    /// All of them; zeros fill the last byte.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.count * 8 + 8)
        for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
        withUnsafeBytes(of: last.littleEndian) { bytes += $0.prefix((used + 7) / 8) }
        return bytes
    }
}
