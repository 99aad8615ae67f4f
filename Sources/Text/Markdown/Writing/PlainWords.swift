import Markup

/// The words of HTML: tags and comments go, references become characters, white space is one blank.
func words(in html: some Collection<UInt8>) -> [UInt8] {
    html.withContiguousStorageIfAvailable { plainWords(of: $0) }
        ?? Array(html).withUnsafeBufferPointer { plainWords(of: $0) }
}

private func plainWords(of html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var references = CharacterReferences()
    // Words never take more room than their markup.
    return Array(unsafeUninitializedCapacity: html.count) { out, count in
        var index = 0
        while index < html.count {
            let byte = html[index]
            index += 1
            if byte == Byte.less, let end = tagEnd(html, from: index) {
                index = end
                continue
            }
            if Byte.isSpace(byte) {
                guard count > 0, out[count - 1] != Byte.space else { continue }
                out[count] = Byte.space
            } else if byte == Byte.ampersand, let (character, length) = reference(html, at: index - 1) {
                out[count] = character
                index += length - 1
            } else if byte == Byte.ampersand, let (length, meant) = references.reference(in: html, at: index - 1),
                meant.count <= length
            {
                // HTML of the author's has references that this renderer writes none of.
                for byte in meant {
                    out[count] = byte
                    count += 1
                }
                index += length - 1
                continue
            } else {
                out[count] = byte
            }
            count += 1
        }
        if count > 0, out[count - 1] == Byte.space { count -= 1 }
    }
}

/// Where a tag or a comment ends whose bracket stands before an index; nil where it opens none.
///
/// What stands in quotation marks ends none.
private func tagEnd(_ html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < html.count, Byte.isLetter(html[start]) || "/!?".utf8.contains(html[start]) else { return nil }
    if html[start...].starts(with: "!--".utf8) {
        let end = html.first(Byte.greater, from: start + 3) {
            html[$0 - 1] == Byte.hyphen && html[$0 - 2] == Byte.hyphen
        }
        return end.map { $0 + 1 } ?? html.count
    }
    var quote: UInt8 = 0
    for index in start..<html.count {
        let byte = html[index]
        if byte == quote {
            quote = 0
        } else if quote == 0, byte == Byte.greater {
            return index + 1
        } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), html[index - 1] == Byte.equals {
            quote = byte
        }
    }
    return html.first(Byte.greater, from: start).map { $0 + 1 }
}

private func reference(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt8, Int)? {
    let text = text[index...]
    if text.starts(with: "&amp;".utf8) { return (Byte.ampersand, 5) }
    if text.starts(with: "&lt;".utf8) { return (Byte.less, 4) }
    if text.starts(with: "&gt;".utf8) { return (Byte.greater, 4) }
    if text.starts(with: "&quot;".utf8) { return (UInt8(ascii: "\""), 6) }
    if text.starts(with: "&#39;".utf8) { return (UInt8(ascii: "'"), 5) }
    return nil
}
