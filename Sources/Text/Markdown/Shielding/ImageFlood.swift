import CMark

/// Keeps a paragraph with thousands of pictures that never end from libcmark, which looks at all of them again for
/// every link behind them (`inlines.c`, `handle_close_bracket`).
///
/// What is beyond is text: a character of two bytes stands for it while libcmark reads, so that nothing is moved.
struct ImageFlood {
    /// How many such pictures a paragraph may hold.
    private static let limit = 4000

    /// The text for libcmark.
    private(set) var tamed: [UInt8]
    private let substitute: [UInt8]

    /// Nil where there is none.
    init?(in text: [UInt8]) {
        guard text.count > 2 * ImageFlood.limit else { return nil }
        let places = ImageFlood.places(in: text)
        guard !places.isEmpty else { return nil }
        tamed = text
        substitute = ImageFlood.unused(in: text)
        for place in places { tamed.replaceSubrange(place..<place + 2, with: substitute) }
    }

    /// Puts what was written back into the tree.
    func restore(in tree: Tree) {
        var next = tree.root.firstChild
        while let node = next {
            next = node.successor(in: tree.root)
            if let text = restored(node.literal) { node.setLiteral(text) }
            if let text = restored(node.destination) { node.setDestination(text) }
            if let text = restored(node.title) { node.setTitle(text) }
            if let text = restored(node.info) { node.setInfo(text) }
        }
    }

    /// Where pictures begin beyond the limit.
    private static func places(in text: [UInt8]) -> [Int] {
        var places: [Int] = []
        var (count, isBlank) = (0, false)
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == Byte.newline || byte == Byte.carriageReturn {
                if isBlank { count = 0 }
                isBlank = true
            } else if !Byte.isBlank(byte) {
                isBlank = false
            }
            guard byte == UInt8(ascii: "!"), index < text.count, text[index] == Byte.openBracket else { continue }
            if isClosed(text, from: index + 1) { continue }
            count += 1
            if count > limit { places.append(index - 1) }
        }
        return places
    }

    /// Whether the description is plain words, so that the picture ends here whatever it is.
    private static func isClosed(_ text: [UInt8], from start: Int) -> Bool {
        let end = text[start...].prefix(1000).first { $0 == Byte.closeBracket || isMarkup($0) }
        return end == Byte.closeBracket
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == Byte.openBracket || byte == Byte.backslash || byte == Byte.backtick || byte == Byte.less
            || byte == Byte.newline || byte == Byte.carriageReturn
    }

    /// A character of two bytes that the text does not hold; of the control characters, unless it holds them all.
    private static func unused(in text: [UInt8]) -> [UInt8] {
        var isUsed = [Bool](repeating: false, count: 0x20)
        for index in text.indices.dropLast() where text[index] == 0xC2 && text[index + 1] & 0xE0 == 0x80 {
            isUsed[Int(text[index + 1] & 0x1F)] = true
        }
        return [0xC2, 0x80 | UInt8(isUsed.firstIndex(of: false) ?? 0)]
    }

    private func restored(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.contains(0xC2) else { return nil }
        var out = Array(text)
        for index in out.indices.dropLast() where out[index] == substitute[0] && out[index + 1] == substitute[1] {
            out[index] = UInt8(ascii: "!")
            out[index + 1] = Byte.openBracket
        }
        return out
    }
}
