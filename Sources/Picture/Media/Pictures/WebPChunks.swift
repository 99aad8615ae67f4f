/// The chunks of a WebP file (RFC 9649).
extension Medium {
    mutating func readWebP(_ file: [UInt8]) {
        let bytes = Bytes(file)
        var layout = PixelLayout(.rgb)
        var at = 12
        while let length = bytes.little(at + 4, 4) {
            let content = Bytes(bytes.rest(at + 8).prefix(length))
            switch bytes.text(at, 4) {
            case "VP8X": readExtended(content, &layout)
            case "VP8 " where size == nil:
                size = PixelSize(
                    width: (content.little(6, 2) ?? 0) & 0x3FFF, height: (content.little(8, 2) ?? 0) & 0x3FFF)
            case "VP8L" where size == nil:
                guard content.byte(0) == 0x2F, let word = content.little(1, 4) else { break }
                size = PixelSize(width: word & 0x3FFF + 1, height: (word >> 14) & 0x3FFF + 1)
                layout.hasAlpha = (word >> 28) & 1 == 1
            case "ANIM": motion?.rounds = content.little(4, 2) ?? 0
            case "ANMF":
                motion?.frames += 1
                motion?.milliseconds += content.little(12, 3) ?? 0
            default: break
            }
            // A chunk of an odd length is filled up.
            at += 8 + length + length % 2
        }
        pixels = layout
        if size == nil {
            fault = "it has no picture (VP8)"
        } else if let length = bytes.little(4, 4), length + 8 > file.count {
            fault = "it ends before its last chunk"
        }
    }

    private mutating func readExtended(_ content: Bytes, _ layout: inout PixelLayout) {
        guard let flags = content.byte(0), let width = content.little(4, 3), let height = content.little(7, 3) else {
            return
        }
        size = PixelSize(width: width + 1, height: height + 1)
        layout.hasAlpha = flags & 0x10 != 0
        if flags & 2 != 0 { motion = Motion() }
    }
}
