/// The second, 64-bit part of a TZif file (RFC 8536 §3).
struct TZif {
    var transitions: [Int] = []
    var kinds: [UInt8] = []
    var types: [Zone.LocalTimeType] = []
    var footer = ""

    private struct Header {
        var version: UInt8
        var isUTC: Int
        var isStandard: Int
        var leaps: Int
        var times: Int
        var types: Int
        var characters: Int

        init?(_ bytes: ArraySlice<UInt8>) {
            let magic: [UInt8] = [0x54, 0x5A, 0x69, 0x66]
            guard bytes.count >= 44, Array(bytes.prefix(4)) == magic else { return nil }
            func word(_ index: Int) -> Int { TZif.bigEndian(bytes.dropFirst(20 + index * 4).prefix(4)) }
            version = bytes[bytes.startIndex + 4]
            (isUTC, isStandard, leaps) = (word(0), word(1), word(2))
            (times, types, characters) = (word(3), word(4), word(5))
            guard [isUTC, isStandard, leaps, times, types, characters].allSatisfy((0..<1 << 20).contains) else {
                return nil
            }
        }

        func bodySize(timeSize: Int) -> Int {
            times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4) + isStandard + isUTC
        }
    }

    init?(_ bytes: [UInt8]) {
        guard let first = Header(bytes[...]) else { return nil }
        var rest = bytes[...].dropFirst(44)
        var header = first
        var timeSize = 4
        if first.version >= UInt8(ascii: "2") {
            rest = rest.dropFirst(first.bodySize(timeSize: 4))
            guard let second = Header(rest) else { return nil }
            header = second
            timeSize = 8
            rest = rest.dropFirst(44)
        }
        guard rest.count >= header.bodySize(timeSize: timeSize), header.types > 0 else { return nil }
        guard read(header, timeSize: timeSize, from: rest) else { return nil }
        if timeSize == 8 {
            let tail = rest.dropFirst(header.bodySize(timeSize: 8)).dropFirst()
            footer = String(decoding: tail.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }
    }

    private mutating func read(_ header: Header, timeSize: Int, from body: ArraySlice<UInt8>) -> Bool {
        var rest = body
        for _ in 0..<header.times {
            transitions.append(TZif.bigEndian(rest.prefix(timeSize)))
            rest = rest.dropFirst(timeSize)
        }
        kinds = Array(rest.prefix(header.times))
        rest = rest.dropFirst(header.times)
        let names = Array(rest.dropFirst(header.types * 6).prefix(header.characters))
        for _ in 0..<header.types {
            let nameStart = Int(rest[rest.startIndex + 5])
            guard nameStart <= names.count else { return false }
            types.append(
                Zone.LocalTimeType(
                    offsetSeconds: TZif.bigEndian(rest.prefix(4)), isDaylight: rest[rest.startIndex + 4] != 0,
                    abbreviation: String(decoding: names[nameStart...].prefix { $0 != 0 }, as: UTF8.self)))
            rest = rest.dropFirst(6)
        }
        return kinds.allSatisfy { Int($0) < types.count }
    }

    /// A signed number, most significant byte first.
    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
        var value = bytes.first.map { $0 & 0x80 != 0 ? -1 : 0 } ?? 0
        for byte in bytes { value = value << 8 | Int(byte) }
        return value
    }
}
