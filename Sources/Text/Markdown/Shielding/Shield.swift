/// What has been put out of libcmark's reach, and how to get it back.
struct Shield {
    /// Whether nothing is shielded, and literals are what they are.
    var isEmpty = true
    /// Whether runs of `*`, `_` and `~` are among what is shielded.
    var hidesEmphasis = false
    /// Labels of footnotes that the text mentions, `[^label]`; a mark in the text is a number of this list.
    var labels: [[UInt8]] = []
    /// Lines on which a footnote is defined, and its label.
    var definitions: [Int: Definition] = [:]

    /// Where the bytes of the shielded text stand in the author's.
    var map = OffsetMap()

    /// The beginning of a footnote.
    struct Definition {
        /// What it is called.
        let label: [UInt8]
        /// Where the item begins that stands for it, in bytes from 1.
        let column: Int
    }

    /// What a literal says: shielded characters as themselves.
    func plain(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] { restored(text, keepsBackslash: false) }

    /// What the source said, its backslashes included: for code and raw HTML.
    func source(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] { restored(text, keepsBackslash: true) }

    /// Where the bytes of what ``source(_:)`` gives stand in the literal.
    func sourceMap(_ text: UnsafeBufferPointer<UInt8>) -> OffsetMap {
        var map = OffsetMap()
        if isEmpty || !text.contains(0xF0) { return map }
        var index = 0
        var written = 0
        while index < text.count {
            guard let sentinel = Sentinel.at(index, of: text) else {
                index += 1
                written += 1
                continue
            }
            if sentinel == .footnoteStart, let (number, length) = label(at: index, of: text) {
                index += length
                written += labels[number].count + 3
            } else {
                index += 4
                written += sentinel.width
            }
            map.add(at: written, target: index)
        }
        return map
    }

    /// The label whose mark begins at this byte, and how many bytes the mark has.
    func label(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> (number: Int, length: Int)? {
        var end = index + 4
        var number = 0
        while end < text.count, Byte.isDigit(text[end]) {
            number = number * 10 + Int(text[end] - 0x30)
            end += 1
            if number >= labels.count { return nil }
        }
        guard end < text.count, Sentinel.at(end, of: text) == .footnoteEnd, number < labels.count else { return nil }
        return (number, end + 4 - index)
    }

    private func restored(_ text: UnsafeBufferPointer<UInt8>, keepsBackslash: Bool) -> [UInt8] {
        if isEmpty || !text.contains(0xF0) { return Array(text) }
        var out: [UInt8] = []
        out.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            guard let sentinel = Sentinel.at(index, of: text) else {
                out.append(text[index])
                index += 1
                continue
            }
            if sentinel == .footnoteStart, let (number, length) = label(at: index, of: text) {
                out += "[^".utf8
                out += labels[number]
                out.append(Byte.closeBracket)
                index += length
                continue
            }
            index += 4
            if keepsBackslash, sentinel.isEscaped { out.append(Byte.backslash) }
            if let meaning = sentinel.meaning { out.append(meaning) }
        }
        return out
    }
}
