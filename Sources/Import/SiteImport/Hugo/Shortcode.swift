import Letters

/// A shortcode in a text: `{{< name a "b" k=v >}}`.
struct Shortcode {
    let name: String
    let positional: [String]
    let named: [String: String]
    /// Whether it ends one that was opened.
    let isClosing: Bool
    /// Whether it ends itself.
    let isWhole: Bool
    /// Whether its delimiters show it instead of running it.
    let isShown: Bool
    /// Whether what it shows is Markdown: `{{% … %}}`.
    let isMarkdown: Bool
    let range: Range<Int>

    /// What it is told by a name, or first without one.
    subscript(name: String) -> String? { named[name] ?? positional.first }

    static func next(in text: [UInt8], from start: Int) -> Shortcode? {
        var index = start
        while let open = text.offset(of: "{{", from: index) {
            index = open + 2
            guard index < text.count, text[index] == UInt8(ascii: "<") || text[index] == UInt8(ascii: "%") else {
                continue
            }
            let close = text[index] == UInt8(ascii: "<") ? ">}}" : "%}}"
            if let end = end(close, in: text, from: index + 1) {
                return Shortcode(text.text(index + 1..<end), open..<end + 3, isMarkdown: close == "%}}")
            }
        }
        return nil
    }

    /// Where the delimiter stands, but for those within quotes.
    private static func end(_ close: String, in text: [UInt8], from start: Int) -> Int? {
        var quote: UInt8?
        var index = start
        while index < text.count {
            let byte = text[index]
            if let open = quote {
                if byte == UInt8(ascii: "\\"), open != UInt8(ascii: "`") {
                    index += 1
                } else if byte == open {
                    quote = nil
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
                quote = byte
            } else if text[index...].starts(with: close.utf8) {
                return index
            }
            index += 1
        }
        // A quote that is never closed hides nothing.
        return quote == nil ? nil : text.offset(of: close, from: start)
    }

    private init(_ written: String, _ range: Range<Int>, isMarkdown: Bool) {
        (self.range, self.isMarkdown) = (range, isMarkdown)
        var text = written.trimmed
        isShown = text.hasPrefix("/*") && text.hasSuffix("*/")
        isClosing = text.hasPrefix("/") && !isShown
        isWhole = text.hasSuffix("/") && !isShown && text.count > 1
        if isClosing { text = String(text.dropFirst()).trimmed }
        if isWhole { text = String(text.dropLast()).trimmed }
        var words = Shortcode.words(of: text)
        name = words.isEmpty ? "" : words.removeFirst().value
        var named: [String: String] = [:]
        for word in words { if let key = word.key { named[key] = word.value } }
        self.named = named
        positional = words.filter { $0.key == nil }.map(\.value)
    }

    private static func words(of text: String) -> [(key: String?, value: String)] {
        var words: [(key: String?, value: String)] = []
        var rest = text[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { return words }
            if first == "\"" || first == "`" {
                words.append((nil, quoted(&rest)))
                continue
            }
            let word = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "\"" && $0 != "`" }
            rest = rest.dropFirst(word.count)
            if rest.first == "=" {
                rest = rest.dropFirst().drop(while: \.isWhitespace)
                if let quote = rest.first, quote == "\"" || quote == "`" {
                    words.append((String(word), quoted(&rest)))
                } else {
                    let value = rest.prefix { !$0.isWhitespace }
                    rest = rest.dropFirst(value.count)
                    words.append((String(word), String(value)))
                }
            } else if word.isEmpty {
                rest = rest.dropFirst()
            } else {
                words.append((nil, String(word)))
            }
        }
    }

    private static func quoted(_ rest: inout Substring) -> String {
        let quote = rest.removeFirst()
        var value = ""
        while let next = rest.popFirst() {
            if next == quote { break }
            if next == "\\", quote == "\"", let escaped = rest.popFirst() {
                value.append(escaped)
            } else {
                value.append(next)
            }
        }
        return value
    }
}

extension Shortcode {
    /// Whether nothing else stands on its lines but marks of lists and quotes.
    static func isAlone(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        let start = text[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = text[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        return text[start..<range.lowerBound].allSatisfy { " \t>-+*0123456789.)".utf8.contains($0) }
            && text[range.upperBound..<end].allSatisfy(\.isSpace)
    }
}
