/// FNV-1a with 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv): tells damage and names apart, and keeps no secrets.
package struct Checksum: Sendable, Hashable, Comparable {
    /// The sum.
    package let value: UInt64

    /// The sum of some bytes.
    package init(of bytes: [UInt8]) {
        var value = Checksum.empty
        for byte in bytes { value = (value ^ UInt64(byte)) &* Checksum.prime }
        self.value = value
    }

    /// The sum of a text.
    package init(of text: String) {
        var value = Checksum.empty
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* Checksum.prime }
        self.value = value
    }

    private static let empty: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01b3

    /// The sum that 16 hexadecimal digits write; nil where they do not.
    package init?(hex digits: some Collection<UInt8>) {
        guard digits.count == 16, let value = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) else {
            return nil
        }
        self.value = value
    }

    /// The sum in 16 hexadecimal digits, as bytes of a text.
    package var hex: [UInt8] {
        stride(from: 60, through: 0, by: -4).map { shift in
            let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }

    package static func < (left: Checksum, right: Checksum) -> Bool { left.value < right.value }
}
