import Letters

/// A shortcode in a text: `{{ name(k="v") }}`, or `{% name(k="v") %}` with a body up to `{% end %}`.
struct ZolaTag {
    let name: String
    let arguments: [(name: String, value: String)]
    /// Whether a body follows.
    let hasBody: Bool
    /// Whether its delimiters show it instead of running it.
    let isShown: Bool
    let range: Range<Int>

    subscript(name: String) -> String? { arguments.first { $0.name == name }?.value }

    /// The next shortcode of a text.
    static func next(in text: [UInt8], from start: Int) -> ZolaTag? {
        var index = start
        while let open = text[min(index, text.count)...].firstIndex(of: UInt8(ascii: "{")), open + 2 < text.count {
            index = open + 1
            let mark = text[open + 1]
            guard mark == UInt8(ascii: "{") || mark == UInt8(ascii: "%") else { continue }
            var reader = Reader(text: text, index: open + 2)
            let isShown = reader.take("/*")
            if let tag = reader.tag(from: open, hasBody: mark == UInt8(ascii: "%"), isShown: isShown) { return tag }
        }
        return nil
    }

    /// Where `{% end %}` closes a body that begins here; bodies do not nest.
    static func end(in text: [UInt8], from start: Int, isShown: Bool) -> Range<Int>? {
        var index = start
        while let open = text.offset(of: "{%", from: index) {
            index = open + 2
            var reader = Reader(text: text, index: index)
            if isShown, !reader.take("/*") { continue }
            reader.skipBlanks()
            guard reader.take("end") else { continue }
            reader.skipBlanks()
            if isShown, !reader.take("*/") { continue }
            if reader.take("%}") { return open..<reader.index }
        }
        return nil
    }

    /// Reads a call; the grammar is that of Zola's `content.pest`.
    private struct Reader {
        let text: [UInt8]
        var index: Int

        mutating func take(_ word: String) -> Bool {
            guard index <= text.count, text[index...].starts(with: word.utf8) else { return false }
            index += word.utf8.count
            return true
        }

        mutating func skipBlanks() {
            while index < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) { index += 1 }
        }

        private mutating func word() -> String? {
            let start = index
            while index < text.count, text[index] == UInt8(ascii: "_") || text[index].isLetterOrDigit { index += 1 }
            return index > start ? text.text(start..<index) : nil
        }

        mutating func tag(from open: Int, hasBody: Bool, isShown: Bool) -> ZolaTag? {
            skipBlanks()
            guard let name = word(), take("(") else { return nil }
            var arguments: [(name: String, value: String)] = []
            while true {
                skipBlanks()
                if take(")") { break }
                if take(",") { continue }
                guard let key = word() else { return nil }
                skipBlanks()
                guard take("=") else { return nil }
                skipBlanks()
                guard let value = value() else { return nil }
                arguments.append((key, value))
            }
            skipBlanks()
            if isShown {
                guard take("*/") else { return nil }
            }
            guard take(hasBody ? "%}" : "}}") else { return nil }
            return ZolaTag(name: name, arguments: arguments, hasBody: hasBody, isShown: isShown, range: open..<index)
        }

        /// A text without its quotes; anything else as it is written.
        private mutating func value() -> String? {
            guard index < text.count else { return nil }
            let first = text[index]
            if [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(first) {
                guard let end = text[(index + 1)...].firstIndex(of: first) else { return nil }
                defer { index = end + 1 }
                return text.text(index + 1..<end)
            }
            if first == UInt8(ascii: "[") {
                guard let end = text[index...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
                defer { index = end + 1 }
                return text.text(index..<end + 1)
            }
            let start = index
            while index < text.count,
                text[index].isLetterOrDigit || text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: "-")
            {
                index += 1
            }
            return index > start ? text.text(start..<index) : nil
        }
    }
}
