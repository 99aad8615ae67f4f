/// JavaScript of components that stands in a text, as MDX has it: `import Tabs from '@theme/Tabs';`, `<Tabs values={…}>`.
enum ModuleLine {
    /// The names that a line brings in, none for `import './style.css'`; nil where it is no such line.
    static func names(in line: ArraySlice<UInt8>) -> [String]? {
        guard line.starts(with: start) else { return nil }
        var rest = line.trimmed
        if rest.last == UInt8(ascii: ";") { rest = rest.dropLast() }
        guard let quote = rest.last, "'\"".utf8.contains(quote), let open = rest.dropLast().lastIndex(of: quote) else {
            return nil
        }
        let words = rest[..<open].trimmed.split { !Byte.isAlphanumeric($0) && $0 != Byte.underscore }
            .map { String(decoding: $0, as: UTF8.self) }
        if words == ["import"] { return [] }
        return words.last == "from" ? Array(words.dropFirst().dropLast()) : nil
    }

    /// Whether a line begins with a component that is no tag of HTML: `<Tabs` over several lines, or `<Tabs values={[…]}>`.
    static func component(begins line: ArraySlice<UInt8>) -> Bool {
        let name = line.dropFirst().prefix { Byte.isAlphanumeric($0) || $0 == Byte.dot }
        guard let first = name.first, name.count > 1, isCapital(first) else { return false }
        return name.endIndex == line.endIndex || Byte.isSpace(line[name.endIndex])
    }

    /// Whether a text may have such a line.
    static func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        begins(text, at: 0) || text.first(Byte.newline) { begins(text, at: $0 + 1) } != nil
    }

    private static let start = Array("import ".utf8)

    private static func begins(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        if text.hasByte(Byte.less, at: index), index + 1 < text.count { return isCapital(text[index + 1]) }
        return text.hasByte(UInt8(ascii: "i"), at: index) && text[index...].starts(with: start)
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}
