import Markup

/// The words of a rendered text, each once, in the order they first appear: what a search looks through.
struct PageWords {
    private(set) var text: [UInt8] = []
    private var seen: Set<String> = []
    private let most: Int

    /// Reads a fragment of HTML until so many bytes of words are found.
    ///
    /// Drawings, styles and scripts hold nothing that a reader would look for.
    init(_ html: [UInt8], most: Int) {
        self.most = most
        var scanner = TagScanner(html)
        var (from, hidden) = (0, 0)
        while text.count < most {
            guard let tag = scanner.next() else {
                if hidden == 0 { read(html[min(from, html.count)...]) }
                break
            }
            if hidden == 0, from < tag.range.lowerBound { read(html[from..<tag.range.lowerBound]) }
            from = tag.range.upperBound
            let isSilent =
                scanner.matches(tag.name, "svg") || scanner.matches(tag.name, "script")
                || scanner.matches(tag.name, "style")
            if isSilent { hidden = max(0, hidden + (tag.isClosing ? -1 : 1)) }
        }
    }

    /// The words with blanks between them.
    var string: String { String(decoding: text, as: UTF8.self) }

    private mutating func read(_ run: ArraySlice<UInt8>) {
        var start: Int?
        for index in run.indices {
            if PageWords.isWordByte(run[index]) {
                if start == nil { start = index }
            } else if let first = start {
                add(run[first..<index])
                start = nil
            }
        }
        if let first = start { add(run[first...]) }
    }

    /// Bytes beyond ASCII are parts of letters, as far as a search is concerned.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count > 1, text.count + bytes.count < most else { return }
        let word = String(decoding: bytes, as: UTF8.self).lowercased()
        guard seen.insert(word).inserted else { return }
        if !text.isEmpty { text.append(0x20) }
        text += Array(word.utf8)
    }
}
