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

    /// Writes bytes escaped: runs without a special byte are copied whole.
    public mutating func append(_ text: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        var start = 0
        for index in 0..<text.count {
            guard let reference = escaping.reference(for: text[index]) else { continue }
            append(UnsafeBufferPointer(rebasing: text[start..<index]))
            append(reference)
            start = index + 1
        }
        append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}

extension Escaping {
    @inline(__always)
    fileprivate func reference(for byte: UInt8) -> StaticString? {
        // All special bytes lie below `?`; letters, the common case, leave by the first test.
        if byte > UInt8(ascii: ">") { return nil }
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
