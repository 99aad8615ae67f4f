import Markup

/// The words of HTML that this renderer has written: tags go, references become characters, white space is one blank.
func words(in html: some Collection<UInt8>) -> [UInt8] {
    html.withContiguousStorageIfAvailable { plainWords(of: $0) }
        ?? Array(html).withUnsafeBufferPointer { plainWords(of: $0) }
}

private func plainWords(of html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    // Words never take more room than their markup.
    Array(unsafeUninitializedCapacity: html.count) { out, count in
        var index = 0
        while index < html.count {
            let byte = html[index]
            index += 1
            if byte == Byte.less, let end = html.first(Byte.greater, from: index) {
                index = end + 1
                continue
            }
            if Byte.isSpace(byte) {
                guard count > 0, out[count - 1] != Byte.space else { continue }
                out[count] = Byte.space
            } else if byte == Byte.ampersand, let (character, length) = reference(html, at: index - 1) {
                out[count] = character
                index += length - 1
            } else {
                out[count] = byte
            }
            count += 1
        }
        if count > 0, out[count - 1] == Byte.space { count -= 1 }
    }
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
