/// What `avcC` (ISO/IEC 14496-15 §5.3.3) and the first sequence parameter set in it (ITU-T H.264 §7.3.2.1) tell.
package struct H264Parameters: Sendable, Hashable {
    /// `profile_idc`: 66 is Baseline, 77 Main, 100 High.
    package var profile: Int
    /// `level_idc`, ten times the level: 40 is level 4.0.
    package var level: Int
    /// How colours are sampled and with how many bits, as ffmpeg writes it: `yuv420p`; nil where that cannot be read.
    package var pixelFormat: String?
    /// Whether each picture is whole rather than two fields; nil where that cannot be read.
    package var isProgressive: Bool?

    /// What the standard calls a profile (ITU-T H.264, annex A); its number where it has no name here.
    package static func name(ofProfile profile: Int) -> String {
        switch profile {
        case 66: "Baseline"
        case 77: "Main"
        case 88: "Extended"
        case 100: "High"
        case 110: "High 10"
        case 122: "High 4:2:2"
        case 244: "High 4:4:4"
        default: "\(profile)"
        }
    }

    init?(_ content: ArraySlice<UInt8>) {
        let bytes = Bytes(content)
        guard let profile = bytes.byte(1), let level = bytes.byte(3) else { return nil }
        (self.profile, self.level) = (profile, level)
        guard let count = bytes.byte(5), count & 31 > 0, let length = bytes.big(6, 2),
            let set = bytes.slice(8, length)
        else { return }
        read(H264Parameters.unescaped(set.prefix(256)))
    }

    /// The bytes without those that keep a start code from appearing (§7.3.1): `00 00 03` stands for `00 00`.
    private static func unescaped(_ unit: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var zeros = 0
        for byte in unit {
            if zeros >= 2, byte == 3 {
                zeros = 0
                continue
            }
            zeros = byte == 0 ? zeros + 1 : 0
            bytes.append(byte)
        }
        return bytes
    }

    private mutating func read(_ set: [UInt8]) {
        // The unit's head, the profile, its constraints and the level.
        var bits = BitReader(set[...].dropFirst(4))
        guard bits.golomb() != nil else { return }
        var (chroma, depth) = (1, 8)
        if [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135].contains(profile) {
            guard let found = H264Parameters.chroma(&bits) else { return }
            (chroma, depth) = found
        }
        let names = ["gray", "yuv420p", "yuv422p", "yuv444p"]
        guard names.indices.contains(chroma) else { return }
        pixelFormat = names[chroma] + (depth == 8 ? "" : "\(depth)le")
        isProgressive = H264Parameters.isProgressive(&bits)
    }

    private static func chroma(_ bits: inout BitReader) -> (chroma: Int, depth: Int)? {
        guard let chroma = bits.golomb(), chroma != 3 || bits.number(1) != nil, let depth = bits.golomb(),
            bits.golomb() != nil, bits.number(1) != nil, let hasLists = bits.number(1), depth < 8
        else { return nil }
        if hasLists == 1 {
            for list in 0..<(chroma == 3 ? 12 : 8) {
                guard let isThere = bits.number(1) else { return nil }
                if isThere == 1 { skipList(&bits, list < 6 ? 16 : 64) }
            }
        }
        return (chroma, depth + 8)
    }

    /// A scaling list (§7.3.2.1.1.1) ends where its next scale would be nothing.
    private static func skipList(_ bits: inout BitReader, _ count: Int) {
        var (last, next) = (8, 8)
        for _ in 0..<count {
            if next != 0 {
                guard let coded = bits.golomb() else { return }
                let delta = coded % 2 == 1 ? (coded + 1) / 2 : -coded / 2
                next = (last + delta % 256 + 512) % 256
            }
            if next != 0 { last = next }
        }
    }

    private static func isProgressive(_ bits: inout BitReader) -> Bool? {
        guard bits.golomb() != nil, let order = bits.golomb() else { return nil }
        if order == 0 {
            guard bits.golomb() != nil else { return nil }
        } else if order == 1 {
            guard bits.number(1) != nil, bits.golomb() != nil, bits.golomb() != nil, let count = bits.golomb(),
                count < 256
            else { return nil }
            for _ in 0..<count { guard bits.golomb() != nil else { return nil } }
        }
        guard bits.golomb() != nil, bits.number(1) != nil, bits.golomb() != nil, bits.golomb() != nil else {
            return nil
        }
        return bits.number(1).map { $0 == 1 }
    }
}
