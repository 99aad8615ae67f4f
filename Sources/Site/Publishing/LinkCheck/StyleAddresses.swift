/// The addresses in a style sheet: what stands in `url(…)` outside of comments (CSS Syntax Level 3 §4.3.6).
struct StyleAddresses {
    /// The addresses, each with the byte at which it begins.
    private(set) var all: [(url: String, offset: Int)] = []

    init(_ css: ArraySlice<UInt8>) {
        var index = css.startIndex
        while index < css.endIndex {
            let rest = css[index...]
            if rest.starts(with: "/*".utf8) {
                index = StyleAddresses.end(of: "*/", in: css, from: index + 2)
            } else if rest.starts(with: "url(".utf8) {
                index = read(css, from: index + 4)
            } else {
                index += 1
            }
        }
    }

    private mutating func read(_ css: ArraySlice<UInt8>, from start: Int) -> Int {
        var start = start
        while start < css.endIndex, css[start] == 0x20 || (0x09...0x0D).contains(css[start]) { start += 1 }
        guard start < css.endIndex else { return start }
        let quote = css[start]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { start += 1 }
        let last = isQuoted ? quote : UInt8(ascii: ")")
        let end = css[start...].firstIndex(of: last) ?? css.endIndex
        var text = css[start..<end]
        while !isQuoted, let byte = text.last, byte == 0x20 || (0x09...0x0D).contains(byte) { text.removeLast() }
        if !text.isEmpty, !text.contains(UInt8(ascii: "\\")) {
            all.append((String(decoding: text, as: UTF8.self), start))
        }
        return end
    }

    private static func end(of mark: String, in css: ArraySlice<UInt8>, from start: Int) -> Int {
        var index = start
        while index < css.endIndex {
            if css[index...].starts(with: mark.utf8) { return index + 2 }
            index += 1
        }
        return css.endIndex
    }
}
