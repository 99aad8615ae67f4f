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
            reserve(part.count * Escaping.longest)
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

    /// Writes bytes escaped into room for as many references.
    /// - Returns: how many bytes were written.
    fileprivate func write(_ text: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        for byte in text {
            guard let reference = reference(for: byte) else {
                room[count] = byte
                count += 1
                continue
            }
            for index in 0..<reference.utf8CodeUnitCount { room[count + index] = reference.utf8Start[index] }
            count += reference.utf8CodeUnitCount
        }
        return count
    }

    @inline(__always)
    fileprivate func reference(for byte: UInt8) -> StaticString? {
        // All special bytes lie below 64; one bit tells whether a byte may be among them.
        if byte > 0x3F || Escaping.suspects >> UInt64(byte) & 1 == 0 { return nil }
        switch byte {
        case UInt8(ascii: "&"): return "&amp;"
        case UInt8(ascii: "<"): return "&lt;"
        case UInt8(ascii: ">"): return "&gt;"
        case UInt8(ascii: "\""): return "&quot;"
        case UInt8(ascii: "'") where self != .commonMark: return "&#39;"
        case 0..<0x20 where self == .xml && byte != 9 && byte != 10 && byte != 13: return "\u{FFFD}"
        default: return nil
        }
    }
}

/// A text escaped for the place it goes to.
public func escaped(_ text: String, _ escaping: Escaping = .html) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 16)
    buffer.append(text, escaping: escaping)
    return buffer.string
}

/// The text of an attribute's value, with the references that ``escaped(_:_:)`` writes resolved.
public func unescaped(_ value: ArraySlice<UInt8>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard value.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
}
