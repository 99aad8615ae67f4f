/// What the head of a film's file tells: how long it lasts and how large its picture is.
package struct FilmFacts: Sendable, Hashable {
    /// In milliseconds; nil where the file does not say.
    package var milliseconds: Int?
    /// In pixels; nil where the file does not say.
    package var size: PixelSize?

    /// The facts of an MP4 (ISO/IEC 14496-12) or WebM file (RFC 9559); nil where it is neither.
    package init?(_ bytes: [UInt8]) {
        if bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
            readMovie(bytes)
        } else if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
            readMatroska(bytes)
        } else {
            return nil
        }
    }

    /// `moov` holds `mvhd` with the length, and a `trak` for each track with the picture's size in `tkhd`.
    private mutating func readMovie(_ bytes: [UInt8]) {
        guard let movie = MovieBox.all(in: bytes[...]).first(where: { $0.name == "moov" }) else { return }
        for box in MovieBox.all(in: movie.content) {
            if box.name == "mvhd" { milliseconds = FilmFacts.length(box.content) }
            guard box.name == "trak", size == nil,
                let head = MovieBox.all(in: box.content).first(where: { $0.name == "tkhd" })
            else { continue }
            // The last two words, as 16.16 fixed-point numbers; a sound has none.
            let words = head.content.suffix(8)
            size = PixelSize(
                width: Int(bigEndian: words.prefix(4)) >> 16, height: Int(bigEndian: words.suffix(4)) >> 16)
        }
    }

    /// The length that `mvhd` tells: a version, two times, the units of a second, and so many units.
    static func length(_ content: ArraySlice<UInt8>) -> Int? {
        guard let version = content.first else { return nil }
        let (unitsAt, width) = version == 1 ? (20, 8) : (12, 4)
        let rest = content.dropFirst(unitsAt)
        guard rest.count >= 4 + width else { return nil }
        let (units, count) = (Int(bigEndian: rest.prefix(4)), Int(bigEndian: rest.dropFirst(4).prefix(width)))
        // All ones is the word for "not known"; those of eight bytes are more than can be told in milliseconds.
        guard units > 0, count > 0, width == 8 || count < 0xFFFF_FFFF, count < Int.max / 1_000 else { return nil }
        return count * 1_000 / units
    }

    /// The segment holds `Info` with the length, and `Tracks` with the picture's size.
    private mutating func readMatroska(_ bytes: [UInt8]) {
        guard let segment = MatroskaElement.all(in: bytes[...]).first(where: { $0.id == 0x1853_8067 }) else { return }
        for element in MatroskaElement.all(in: segment.content) {
            switch element.id {
            case 0x1549_A966: milliseconds = FilmFacts.length(ofInfo: element.content)
            case 0x1654_AE6B:
                for track in MatroskaElement.all(in: element.content) where track.id == 0xAE && size == nil {
                    let video = MatroskaElement.all(in: track.content).first { $0.id == 0xE0 }
                    let facts = video.map { MatroskaElement.all(in: $0.content) } ?? []
                    func number(_ id: Int) -> Int {
                        facts.first { $0.id == id }.map { Int(bigEndian: $0.content) } ?? 0
                    }
                    size = PixelSize(width: number(0xB0), height: number(0xBA))
                }
            // The pictures themselves: all that is wanted stands before them.
            case 0x1F43_B675: return
            default: continue
            }
        }
    }

    /// `Duration` counts in units of `TimestampScale` nanoseconds, a million unless it says otherwise.
    private static func length(ofInfo content: ArraySlice<UInt8>) -> Int? {
        let facts = MatroskaElement.all(in: content)
        let scale = facts.first { $0.id == 0x2AD7B1 }.map { Double(Int(bigEndian: $0.content)) } ?? 1_000_000
        guard let bytes = facts.first(where: { $0.id == 0x4489 })?.content else { return nil }
        let count: Double? =
            switch bytes.count {
            case 4: Double(Float(bitPattern: UInt32(truncatingIfNeeded: Int(bigEndian: bytes))))
            case 8: Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
            default: nil
            }
        guard let milliseconds = count.map({ $0 * scale / 1e6 }), milliseconds > 0, milliseconds < 1e12 else {
            return nil
        }
        return Int(milliseconds.rounded())
    }
}
