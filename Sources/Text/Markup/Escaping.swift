/// How a text is made harmless for the place it goes to.
public enum Escaping: Sendable {
    /// `& < > " '` become references, so that the text is safe between tags and inside quoted attributes.
    /// The references are `&amp; &lt; &gt; &quot; &#39;`, as Liquid's `escape` writes them.
    case html
    /// As HTML, and control characters that XML 1.0 forbids (§2.2) become U+FFFD.
    case xml
    /// `& < > "` only: what CommonMark's reference renderer escapes.
    case commonMark
}

extension ByteBuffer {
    /// Writes a text escaped.
    public mutating func append(_ text: String, escaping: Escaping) {
        var text = text
        text.withUTF8 { append($0, escaping: escaping) }
    }

    /// Writes bytes escaped.
    public mutating func append(_ slice: ArraySlice<UInt8>, escaping: Escaping) {
        slice.withUnsafeBufferPointer { append($0, escaping: escaping) }
    }

    /// Writes bytes escaped.
    public mutating func append(_ text: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        var start = 0
        while start < text.count {
            // Part by part, so that the room for the longest references stays small: in markup every tenth byte
            // needs escaping.
            let part = UnsafeBufferPointer(rebasing: text[start..<min(start + Escaping.part, text.count)])
            reserve(part.count * Escaping.longest + Escaping.slack)
            let end = used
            used += room.withUnsafeMutableBufferPointer { room in
                escaping.write(part, into: UnsafeMutableBufferPointer(rebasing: room[end...]))
            }
            start += part.count
        }
    }
}

extension Escaping {
    /// A bit for each byte below 64 that some way of escaping replaces: `"`, `&`, `'`, `<`, `>` and control characters.
    private static let suspects: UInt64 = 0x5000_00C4_FFFF_FFFF

    /// How many bytes are escaped at a time.
    fileprivate static let part = 1_024
    /// How many bytes the longest reference has.
    fileprivate static let longest = 6
    /// How many bytes more than a reference are written at most: eight in a step.
    fileprivate static let slack = 5

    /// Writes bytes escaped into room for as many references.
    /// - Returns: how many bytes were written.
    fileprivate func write(_ text: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        guard let start = room.baseAddress else { return 0 }
        let (source, target) = (UnsafeRawBufferPointer(text), UnsafeMutableRawPointer(start))
        var (index, count) = (0, 0)
        while index + 8 <= text.count {
            // All eight are written, and those from the first suspect on are written over: there is room for eight references.
            let bytes = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            target.storeBytes(of: bytes, toByteOffset: count, as: UInt64.self)
            let clean = Escaping.cleanBytes(UInt64(littleEndian: bytes))
            index += clean
            count += clean
            guard clean < 8 else { continue }
            count += write(text[index], to: start + count)
            index += 1
        }
        while index < text.count {
            count += write(text[index], to: start + count)
            index += 1
        }
        return count
    }

    /// Writes a byte, or its reference, and what is written over next; tells how many bytes count.
    @inline(__always)
    private func write(_ byte: UInt8, to target: UnsafeMutablePointer<UInt8>) -> Int {
        guard let reference = reference(for: byte) else {
            target.pointee = byte
            return 1
        }
        UnsafeMutableRawPointer(target).storeBytes(of: reference.bytes.littleEndian, as: UInt64.self)
        return reference.count
    }

    /// How many of eight bytes stand before the first that may need a reference.
    @inline(__always)
    private static func cleanBytes(_ bytes: UInt64) -> Int {
        // With two of their bits set, `"`, `&` and `'` are one byte (and so is `#`, which needs none); with one, `<` and `>`.
        let quotes = (bytes | 0x0505_0505_0505_0505) ^ 0x2727_2727_2727_2727
        let brackets = (bytes | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E
        // The high bit of each byte that is nought, or below 32: what is borrowed reaches only bytes behind such a one.
        let found =
            ((quotes &- 0x0101_0101_0101_0101) & ~quotes) | ((brackets &- 0x0101_0101_0101_0101) & ~brackets)
            | ((bytes &- 0x2020_2020_2020_2020) & ~bytes)
        // None: 64 bits without a one.
        return (found & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
    }

    @inline(__always)
    private func reference(for byte: UInt8) -> Reference? {
        // All special bytes lie below 64; one bit tells whether a byte may be among them.
        if byte > 0x3F || Escaping.suspects >> UInt64(byte) & 1 == 0 { return nil }
        switch byte {
        case UInt8(ascii: "&"): return Reference("&amp;")
        case UInt8(ascii: "<"): return Reference("&lt;")
        case UInt8(ascii: ">"): return Reference("&gt;")
        case UInt8(ascii: "\""): return Reference("&quot;")
        case UInt8(ascii: "'") where self != .commonMark: return Reference("&#39;")
        case 0..<0x20 where self == .xml && byte != 9 && byte != 10 && byte != 13: return Reference("\u{FFFD}")
        default: return nil
        }
    }

    /// What stands for a byte: up to eight bytes, the first lowest, so that they are written in one step.
    private struct Reference {
        let bytes: UInt64
        let count: Int

        @inline(__always)
        init(_ text: StaticString) {
            var bytes: UInt64 = 0
            for index in (0..<text.utf8CodeUnitCount).reversed() { bytes = bytes << 8 | UInt64(text.utf8Start[index]) }
            (self.bytes, count) = (bytes, text.utf8CodeUnitCount)
        }
    }
}

/// A text escaped for the place it goes to.
public func escaped(_ text: String, _ escaping: Escaping = .html) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 16)
    buffer.append(text, escaping: escaping)
    return buffer.string
}

/// The text of an attribute's value, with the references resolved that writers of HTML put there.
///
/// Those are the ones of the five signs that have to be, and of code points, `&#39;` as `&#x27;`; others stay.
public func unescaped(_ value: ArraySlice<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var (out, rest) = ("", value)
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
        out += String(decoding: rest[..<mark], as: UTF8.self)
        let name = rest[mark...].dropFirst().prefix(longestReference).prefix { $0 != UInt8(ascii: ";") }
        if name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"), let sign = sign(named: name) {
            out.unicodeScalars.append(sign)
            rest = rest[(name.endIndex + 1)...]
        } else {
            out.append("&")
            rest = rest[(mark + 1)...]
        }
    }
    return out + String(decoding: rest, as: UTF8.self)
}

/// `#x10FFFF` and zeros before it.
private let longestReference = 12

private func sign(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    if name.hasPrefix("#") {
        let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
    switch name {
    case "quot": return "\""
    case "apos": return "'"
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    default: return nil
    }
}
