/// What editors on Windows wrote before UTF-8.
package enum OldEncodings {
    /// A text of two-byte units behind their mark; nil where there is no such mark.
    package static func utf16(_ bytes: [UInt8]) -> String? {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
            let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? one | other << 8 : one << 8 | other
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// What Windows-1252 has where ISO 8859-1 has control characters, from 0x80 on.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// One character a byte; as on the web, ISO 8859-1 is read as Windows-1252 (WHATWG Encoding §4.2).
    package static func windows1252(_ bytes: [UInt8]) -> String {
        var out = String.UnicodeScalarView()
        for byte in bytes {
            let value = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt32(byte)
            if let scalar = Unicode.Scalar(value) { out.append(scalar) }
        }
        return String(out)
    }
}
