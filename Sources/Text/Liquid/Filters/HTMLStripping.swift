/// Taking tags out of HTML: scripts, styles and comments with what they hold, of all else the tags alone.
enum HTMLStripping {
    private static let blocks: [(opening: String, closing: String)] = [
        ("<script", "</script>"), ("<!--", "-->"), ("<style", "</style>"),
    ]

    @Sendable
    static func strip(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        return String(decoding: withoutTags(withoutBlocks(Array(text.utf8))), as: UTF8.self)
    }

    private static func withoutBlocks(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        var unclosed: Set<String> = []
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let end = blockEnd(bytes, at: index, &unclosed) {
                index = end
            } else {
                out.append(bytes[index])
                index += 1
            }
        }
        return out
    }

    /// Where the block that begins here ends; an end that has been sought in vain (`unclosed`) is not sought again.
    private static func blockEnd(_ bytes: [UInt8], at start: Int, _ unclosed: inout Set<String>) -> Int? {
        for (opening, closing) in blocks
        where bytes[start...].starts(with: opening.utf8) && !unclosed.contains(opening) {
            let end = Strings.find(Array(closing.utf8), in: bytes, from: start + opening.utf8.count)
            if end == nil { unclosed.insert(opening) }
            return end.map { $0 + closing.utf8.count }
        }
        return nil
    }

    private static func withoutTags(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                out.append(bytes[index])
                index += 1
                continue
            }
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
                return out + bytes[index...]
            }
            index = end + 1
        }
        return out
    }
}
