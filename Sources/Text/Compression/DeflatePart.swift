import CDeflate

/// A part of a zlib stream (RFC 1950) that was packed by itself, so that it can stand in several streams.
///
/// It knows nothing of what stands before it, and ends on a whole byte.
package struct DeflatePart: Sendable {
    /// The packed bytes.
    package let packed: [UInt8]
    /// The Adler-32 sum of what they hold, and how many bytes that is.
    package let sum: UInt32, count: Int

    /// Packs some bytes; nil where there is no memory for it.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, _ packer: DeflatePacker) {
        var packed = packer.packed(bytes)
        guard !packed.isEmpty, let end = packed.withUnsafeBufferPointer({ DeflateEnd(of: $0) }) else { return nil }
        // The last block is no longer marked as such, and an empty stored one brings the stream to a whole byte (RFC 1951,
        // 3.2.4): three bits of a header, which are zeros as the rest of the last byte is, and its length.
        packed[end.lastHeader >> 3] &= ~(1 << UInt8(end.lastHeader & 7))
        while packed.count < (end.end + 3 + 7) / 8 { packed.append(0) }
        self.packed = packed + [0x00, 0x00, 0xFF, 0xFF]
        sum = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
        count = bytes.count
    }

    /// What stands before the first part: DEFLATE with a window of 32 KiB.
    package static let head: [UInt8] = [0x78, 0x9C]

    /// What stands behind the last part: an empty last block, and the sum of all.
    package static func tail(sum: UInt32) -> [UInt8] {
        [0x03, 0x00] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// The Adler-32 sum of what stands before, and of this behind it; nothing before is 1.
    package func sum(behind first: UInt32) -> UInt32 {
        let base: UInt64 = 65521
        let rest = UInt64(count) % base
        let (low, high) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (ownLow, ownHigh) = (UInt64(sum & 0xFFFF), UInt64(sum >> 16))
        // The sum begins with 1, which is counted once.
        let sum = (low + ownLow + base - 1) % base
        let sums = (rest * low + high + ownHigh + base - rest) % base
        return UInt32(sums << 16 | sum)
    }
}
