import Letters

/// The addresses in a style sheet: what stands in `url(…)` outside of comments (CSS Syntax Level 3 §4.3.6).
public struct StyleAddresses {
    /// The addresses, each with the byte of the sheet at which it begins.
    public private(set) var all: [(url: String, offset: Int)] = []

    /// Looks for them in a style sheet.
    public init(_ css: ArraySlice<UInt8>) {
        css.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                if StyleAddresses.holds(bytes, "/*", at: index) {
                    index = StyleAddresses.end(ofCommentFrom: index + 2, in: bytes)
                } else if StyleAddresses.holds(bytes, "url(", at: index) {
                    index = read(bytes, from: index + 4, offset: css.startIndex)
                } else {
                    index += 1
                }
            }
        }
    }

    private mutating func read(_ css: UnsafeBufferPointer<UInt8>, from start: Int, offset: Int) -> Int {
        var start = start
        while start < css.count, css[start].isSpace { start += 1 }
        guard start < css.count else { return start }
        let quote = css[start]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { start += 1 }
        let last = isQuoted ? quote : UInt8(ascii: ")")
        let end = css[start...].firstIndex(of: last) ?? css.count
        var text = css[start..<end]
        while !isQuoted, let byte = text.last, byte.isSpace { text.removeLast() }
        if !text.isEmpty, !text.contains(UInt8(ascii: "\\")) {
            all.append((String(decoding: text, as: UTF8.self), offset + start))
        }
        return end
    }

    private static func end(ofCommentFrom start: Int, in css: UnsafeBufferPointer<UInt8>) -> Int {
        var index = start
        while index < css.count, !holds(css, "*/", at: index) { index += 1 }
        return min(index + 2, css.count)
    }

    private static func holds(_ css: UnsafeBufferPointer<UInt8>, _ word: StaticString, at index: Int) -> Bool {
        guard css[index] == word.utf8Start[0], index + word.utf8CodeUnitCount <= css.count else { return false }
        return (1..<word.utf8CodeUnitCount).allSatisfy { css[index + $0] == word.utf8Start[$0] }
    }
}
