/// The segments of a JPEG file (ITU-T T.81, annex B).
extension Medium {
    mutating func readJPEG(_ file: [UInt8]) {
        let bytes = Bytes(file)
        var at = 2
        while let first = bytes.byte(at), let marker = bytes.byte(at + 1), first == 0xFF {
            // Any number of FF may stand before a marker.
            if marker == 0xFF {
                at += 1
                continue
            }
            // From here on there are pixels, of which nothing is wanted.
            if marker == 0xDA || marker == 0xD9 { break }
            if (0xD0...0xD8).contains(marker) || marker == 1 {
                at += 2
                continue
            }
            guard let length = bytes.big(at + 2, 2), length >= 2 else { break }
            let segment = Bytes(bytes.rest(at + 4).prefix(length - 2))
            // C4, C8 and CC are tables; the other Cx begin a frame.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { readFrame(segment, marker) }
            if marker == 0xE1, segment.text(0, 6) == "Exif\0\0" { orientation = Medium.orientation(segment.rest(6)) }
            at += 2 + length
        }
        if pixels == nil {
            fault = "it has no frame header (SOF)"
        } else if !Medium.hasEnd(file) {
            fault = "it ends before its end marker (EOI)"
        }
    }

    private mutating func readFrame(_ segment: Bytes, _ marker: Int) {
        guard pixels == nil, let bits = segment.byte(0), let channels = segment.byte(5) else { return }
        size = PixelSize(width: segment.big(3, 2) ?? 0, height: segment.big(1, 2) ?? 0)
        var layout = PixelLayout(channels < 3 ? .grey : channels == 3 ? .rgb : .cmyk)
        (layout.bits, layout.isInterlaced) = (bits, [0xC2, 0xC6, 0xCA, 0xCE].contains(marker))
        pixels = layout
    }

    /// The tag of orientation in the first directory of a TIFF structure (EXIF 2.32 §4.5); 1 where it does not say.
    private static func orientation(_ tiff: ArraySlice<UInt8>) -> Int {
        let bytes = Bytes(tiff)
        let isBig = bytes.text(0, 2) == "MM"
        func number(_ at: Int, _ length: Int) -> Int? { isBig ? bytes.big(at, length) : bytes.little(at, length) }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
        for entry in 0..<count {
            let at = directory + 2 + 12 * entry
            guard let tag = number(at, 2) else { break }
            if tag == 0x0112 { return number(at + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1 }
        }
        return 1
    }

    /// Whether the end marker is there; some cameras write on behind it.
    private static func hasEnd(_ file: [UInt8]) -> Bool {
        var at = file.count - 2
        while at > 1 {
            if file[at] == 0xFF, file[at + 1] == 0xD9 { return true }
            at -= 1
        }
        return false
    }
}
