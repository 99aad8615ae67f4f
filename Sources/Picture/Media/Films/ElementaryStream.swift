/// The descriptors of `esds` (ISO/IEC 14496-1 §7.2.6) and the AudioSpecificConfig in it (ISO/IEC 14496-3 §1.6.2).
struct ElementaryStream {
    /// What kind of stream it is: 0x40 is MPEG-4 audio.
    var objectType: Int?
    /// Bits a second on average; nil where it says nothing.
    var bitRate: Int?
    /// The kind of MPEG-4 audio: 2 is AAC-LC.
    var audioType: Int?
    var rate: Int?
    var channels: Int?

    init(_ content: ArraySlice<UInt8>) {
        guard let stream = Descriptor(content.dropFirst(4)), stream.tag == 3 else { return }
        let flags = stream.content.byte(2) ?? 0
        var at = 3 + (flags & 0x80 != 0 ? 2 : 0)
        if flags & 0x40 != 0 { at += 1 + (stream.content.byte(at) ?? 0) }
        if flags & 0x20 != 0 { at += 2 }
        guard let decoder = Descriptor(stream.content.rest(at)), decoder.tag == 4 else { return }
        objectType = decoder.content.byte(0)
        bitRate = decoder.content.big(9, 4).flatMap { $0 > 0 ? $0 : nil }
        guard let specific = Descriptor(decoder.content.rest(13)), specific.tag == 5 else { return }
        readAudio(specific.content.rest(0))
    }

    private mutating func readAudio(_ config: ArraySlice<UInt8>) {
        var bits = BitReader(config)
        guard let short = bits.number(5) else { return }
        audioType = short == 31 ? bits.number(6).map { $0 + 32 } : short
        guard let index = bits.number(4) else { return }
        let rates = [
            96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
        ]
        rate = index == 15 ? bits.number(24) : rates.indices.contains(index) ? rates[index] : nil
        // 7 stands for the eight channels of 7.1; nothing, for what the stream itself says.
        channels = bits.number(4).flatMap { [0: nil, 7: 8][$0] ?? $0 }
    }
}

/// A tag, a length of up to four bytes of seven bits, and what is in it.
private struct Descriptor {
    let tag: Int
    let content: Bytes

    init?(_ all: ArraySlice<UInt8>) {
        let bytes = Bytes(all)
        guard let tag = bytes.byte(0) else { return nil }
        var (length, at) = (0, 1)
        while at <= 4, let byte = bytes.byte(at) {
            length = length << 7 | byte & 0x7F
            at += 1
            if byte & 0x80 == 0 { break }
        }
        self.tag = tag
        content = Bytes(bytes.rest(at).prefix(length))
    }
}

/// Numbers of any count of bits, the heaviest bit first.
struct BitReader {
    private let bytes: Bytes
    private var next = 0

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = Bytes(bytes) }

    /// The next bits as a number; nil where there are not so many.
    mutating func number(_ count: Int) -> Int? {
        var number = 0
        for _ in 0..<count {
            guard let byte = bytes.byte(next / 8) else { return nil }
            number = number << 1 | (byte >> (7 - next % 8)) & 1
            next += 1
        }
        return number
    }

    /// An Exp-Golomb number without sign (ITU-T H.264 §9.1); nil where it is longer than any that is meant.
    mutating func golomb() -> Int? {
        var zeros = 0
        while let bit = number(1) {
            if bit == 1 { return number(zeros).map { (1 << zeros) - 1 + $0 } }
            zeros += 1
            if zeros > 32 { return nil }
        }
        return nil
    }
}
