/// SplitMix64 (Steele, Lea, Flood 2014).
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a bound.
    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

    /// One of some things.
    mutating func pick<Element>(_ things: [Element]) -> Element { things[below(things.count)] }
}

extension SeededRandom {
    /// The longest case: in a program without optimisation a second's work must end well before ten.
    private static let longest = 1 << 16

    /// Words of any format, and numbers at the ends of what numbers can be.
    private static let anywhere = [
        "", " ", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{FEFF}", "\u{202E}", "é", "e\u{301}", "😀", "日本",
        "\u{2028}",
        "-", "--", "---", "---\n", "+++\n", ".", "..", "../", "/", "\\", "'", "\"", "`", "[", "]", "{", "}", "<", ">",
        "&", "#",
        "|", ":", ": ", "- ", "  ", "%", "*", "!", "?", "@", "=", ",", "0", "-1", "1e999", "9223372036854775807",
        "-9223372036854775808", "99999999999999999999", "0.000001", "NaN", "null", "true", "~", "2026-11-21",
        "0000-00-00",
        "9999-12-31T23:59:60+99:99", "P999999999999Y", "PT1S", "{{ x }}", "{% if", "[[", "]]", "](", "!!", "&a", "*a",
        "<<: ",
    ]

    /// A case of a kind: made of its pieces, or one of its seeds damaged.
    mutating func damaged(_ kind: Kind) -> [UInt8] {
        var bytes: [UInt8] = []
        if below(4) == 0 {
            for _ in 0..<(1 + below(40)) { bytes += piece(kind) }
        } else {
            bytes = pick(kind.seeds)
        }
        for _ in 0..<(1 + below(6)) { damage(&bytes, kind) }
        return Array(bytes.prefix(SeededRandom.longest))
    }

    private mutating func piece(_ kind: Kind) -> [UInt8] {
        Array((below(3) == 0 || kind.words.isEmpty ? pick(SeededRandom.anywhere) : pick(kind.words)).utf8)
    }

    private mutating func damage(_ bytes: inout [UInt8], _ kind: Kind) {
        let place = below(bytes.count + 1)
        let length = below(min(bytes.count - place, 1 << below(12)) + 1)
        switch below(9) {
        case 0: bytes.insert(contentsOf: piece(kind), at: place)
        case 1: bytes.insert(contentsOf: pick(kind.seeds).prefix(1 << below(12)), at: place)
        case 2: bytes.removeSubrange(place..<(place + length))
        case 3: bytes.removeSubrange(place...)
        case 4: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: next()) }
        case 5: if place < bytes.count { bytes[place] ^= 1 << UInt8(below(8)) }
        case 6: bytes.replaceSubrange(place..<(place + length), with: piece(kind))
        case 7: for at in place..<min(bytes.count, place + 8) { bytes[at] = pick([0, 0x7F, 0x80, 0xFF]) }
        default: repeatPart(&bytes, place..<(place + length), kind)
        }
    }

    /// The same again and again: what is deep, what is long, and what is worked through anew for each of its parts.
    private mutating func repeatPart(_ bytes: inout [UInt8], _ range: Range<Int>, _ kind: Kind) {
        let part = below(2) == 0 || range.isEmpty ? piece(kind) : Array(bytes[range])
        let rounds = min(1 << below(15), SeededRandom.longest / max(1, part.count))
        bytes.insert(contentsOf: (0..<rounds).flatMap { _ in part }, at: range.lowerBound)
    }
}
