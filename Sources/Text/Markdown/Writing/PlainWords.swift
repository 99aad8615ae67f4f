/// The words of HTML that this renderer has written: tags go, references become characters, white space is one blank.
func words(in html: some Collection<UInt8>) -> [UInt8] {
    let html = Array(html)
    var out: [UInt8] = []
    out.reserveCapacity(html.count)
    var index = 0
    while index < html.count {
        let byte = html[index]
        if byte == Byte.less, let end = html[index...].firstIndex(of: Byte.greater) {
            index = end + 1
        } else if byte == Byte.ampersand, let (character, length) = reference(html[index...]) {
            out.append(character)
            index += length
        } else if Byte.isSpace(byte) {
            if out.last != Byte.space, !out.isEmpty { out.append(Byte.space) }
            index += 1
        } else {
            out.append(byte)
            index += 1
        }
    }
    if out.last == Byte.space { out.removeLast() }
    return out
}

private func reference(_ text: ArraySlice<UInt8>) -> (UInt8, Int)? {
    if text.begins(with: "&amp;") { return (Byte.ampersand, 5) }
    if text.begins(with: "&lt;") { return (Byte.less, 4) }
    if text.begins(with: "&gt;") { return (Byte.greater, 4) }
    if text.begins(with: "&quot;") { return (UInt8(ascii: "\""), 6) }
    if text.begins(with: "&#39;") { return (UInt8(ascii: "'"), 5) }
    return nil
}
