import Values

/// Texts as Ruby handles them: by code points.
enum Strings {
    static func stripped(_ text: String, left: Bool = true, right: Bool = true) -> String {
        var bytes = text.utf8[...]
        if left { bytes = bytes.drop { Blanks.isBlank($0) || $0 == 0 } }
        if right { while let last = bytes.last, Blanks.isBlank(last) || last == 0 { bytes.removeLast() } }
        return String(bytes) ?? text
    }

    /// So many code points from an index; nil where the index lies outside.
    static func slice(_ text: String, _ offset: Int, _ length: Int) -> String? {
        let scalars = text.unicodeScalars
        let count = scalars.count
        guard let range = sliceRange(count, offset, length) else { return nil }
        let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
        return String(scalars[start..<scalars.index(start, offsetBy: range.count)])
    }

    /// The indices that Ruby's `slice(offset, length)` takes.
    static func sliceRange(_ count: Int, _ offset: Int, _ length: Int) -> Range<Int>? {
        let start = offset < 0 ? offset &+ count : offset
        guard start >= 0, start <= count, length >= 0 else { return nil }
        return start..<start + min(length, count - start)
    }

    /// Splits as Ruby's `split(" ")`: by runs of blanks, at most `limit` parts, the last holding the rest.
    static func words(_ text: String, limit: Int = .max) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var words: [String] = []
            var index = 0
            while true {
                while index < bytes.count, Blanks.isBlank(bytes[index]) { index += 1 }
                guard index < bytes.count else { return words }
                let start = index
                if words.count == limit - 1 {
                    index = bytes.count
                } else {
                    while index < bytes.count, !Blanks.isBlank(bytes[index]) { index += 1 }
                }
                words.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
            }
        }
    }

    /// The first words with one blank between them, and an ellipsis; nil where there are no more words than that.
    static func firstWords(_ wanted: Int, of text: String, then ellipsis: String) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            var out: [UInt8] = []
            out.reserveCapacity(bytes.count + ellipsis.utf8.count)
            var index = 0
            var count = 0
            while true {
                while index < bytes.count, Blanks.isBlank(bytes[index]) { index += 1 }
                guard index < bytes.count else { return nil }
                if count == wanted { break }
                let start = index
                while index < bytes.count, !Blanks.isBlank(bytes[index]) { index += 1 }
                if count > 0 { out.append(0x20) }
                out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                count += 1
            }
            out.append(contentsOf: ellipsis.utf8)
            return String(decoding: out, as: UTF8.self)
        }
    }

    /// Splits as Ruby's `split(pattern)`: empty parts at the end are dropped.
    static func split(_ text: String, by pattern: String, most: Int) throws(FilterFailure) -> [String] {
        let failure = FilterFailure("a list of more than \(most) elements is too long")
        var parts: [String]
        if pattern == " " {
            parts = words(text, limit: most + 1)
        } else if pattern.isEmpty {
            parts = text.unicodeScalars.prefix(most + 1).map { String($0) }
        } else {
            let cut = pieces(Array(text.utf8), between: Array(pattern.utf8), most: most + 1)
            parts = cut.map { String(decoding: $0, as: UTF8.self) }
        }
        guard parts.count <= most else { throw failure }
        while parts.last?.isEmpty ?? false { parts.removeLast() }
        return parts
    }

    /// The bytes between the places where a pattern stands; of so many pieces the last is the rest.
    static func pieces(_ bytes: [UInt8], between pattern: [UInt8], most: Int = .max) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var start = 0
        while pieces.count < most - 1, let found = find(pattern, in: bytes, from: start) {
            pieces.append(bytes[start..<found])
            start = found + pattern.count
        }
        pieces.append(bytes[start...])
        return pieces
    }

    /// Where a pattern stands next.
    static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, start + pattern.count <= bytes.count else { return nil }
        if pattern.count > 32 { return findLong(pattern, in: bytes, from: start) }
        return bytes.withUnsafeBufferPointer { bytes in
            for index in start...(bytes.count - pattern.count) where bytes[index] == first {
                var length = 1
                while length < pattern.count, bytes[index + length] == pattern[length] { length += 1 }
                if length == pattern.count { return index }
            }
            return nil
        }
    }

    /// The search of Knuth, Morris and Pratt: in proportion to the text, whatever the pattern.
    private static func findLong(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        var borders = [Int](repeating: 0, count: pattern.count)
        var length = 0
        for index in 1..<pattern.count {
            while length > 0, pattern[index] != pattern[length] { length = borders[length - 1] }
            if pattern[index] == pattern[length] { length += 1 }
            borders[index] = length
        }
        length = 0
        for index in start..<bytes.count {
            while length > 0, bytes[index] != pattern[length] { length = borders[length - 1] }
            if bytes[index] == pattern[length] { length += 1 }
            if length == pattern.count { return index - length + 1 }
        }
        return nil
    }
}

/// Filters that change a text as a whole.
enum StringFilters {
    static let all =
        [
            plain("upcase") { $0.uppercased() },
            plain("downcase") { $0.lowercased() },
            plain("capitalize", capitalized),
            plain("strip") { Strings.stripped($0) },
            plain("lstrip") { Strings.stripped($0, right: false) },
            plain("rstrip") { Strings.stripped($0, left: false) },
            Filter("squish", safety: .asInput) { input, _, _ throws(FilterFailure) in
                if case .null = input { return .null }
                return .string(Strings.words(Texts.text(input)).joined(separator: " "))
            },
            plain("strip_newlines") { $0.replacingLineEnds(with: "") },
            plain("strip_html", HTMLStripping.strip),
            Filter("append", arguments: 1...1, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
                .string(Texts.text(input) + arguments.text(0))
            },
            Filter("prepend", arguments: 1...1, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
                .string(arguments.text(0) + Texts.text(input))
            },
            Filter("newline_to_br") { input, _, context throws(FilterFailure) in
                let safe = context.escaping.map { Safe.escaped(input, $0) } ?? input
                let text = Texts.text(safe).replacingLineEnds(with: "<br />\n")
                return context.escaping == nil ? .string(text) : Safe.markup(.string(text))
            },
        ] + cutting

    private static let cutting = [
        Filter("split", arguments: 1...1, safety: .asInput) { input, arguments, context throws(FilterFailure) in
            let parts = try Strings.split(Texts.text(input), by: arguments.text(0), most: context.mostElements)
            return .list(parts.map { .string($0) })
        },
        Filter("truncate", arguments: 0...2, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
            if case .null = input { return .null }
            let text = Texts.text(input)
            let length = try arguments.integer(0, else: 50)
            let ellipsis = arguments.text(1, else: "...")
            guard text.unicodeScalars.count > length else { return .string(text) }
            let kept = max(0, length &- ellipsis.unicodeScalars.count)
            return .string((Strings.slice(text, 0, kept) ?? "") + ellipsis)
        },
        Filter("truncatewords", arguments: 0...2, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
            if case .null = input { return .null }
            let text = Texts.text(input)
            let count = max(1, try arguments.integer(0, else: 15))
            guard count < .max else { return .string(text) }
            return .string(Strings.firstWords(count, of: text, then: arguments.text(1, else: "...")) ?? text)
        },
        Filter("slice", arguments: 1...2, safety: .asInput) { input, arguments, _ throws(FilterFailure) in
            let offset = try arguments.integer(0, else: 0)
            var length = 1
            if let given = arguments[1], Comparison.isTrue(given) { length = try Arguments.integer(given) }
            if case .list(let values) = input {
                return .list(Strings.sliceRange(values.count, offset, length).map { Array(values[$0]) } ?? [])
            }
            return .string(Strings.slice(Texts.text(input), offset, length) ?? "")
        },
    ]

    private static func plain(_ name: String, _ change: @escaping @Sendable (String) -> String) -> Filter {
        Filter(name, safety: .asInput) { input, _, _ throws(FilterFailure) in .string(change(Texts.text(input))) }
    }

    @Sendable
    private static func capitalized(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst()).lowercased()
    }
}

extension String {
    /// The text with `\n` and `\r\n` replaced.
    func replacingLineEnds(with replacement: String) -> String {
        guard utf8.contains(0x0A) else { return self }
        var out: [UInt8] = []
        for byte in utf8 {
            if byte == 0x0A {
                if out.last == 0x0D { out.removeLast() }
                out.append(contentsOf: replacement.utf8)
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}

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

    /// Where the block that begins here ends.
    /// - Parameter unclosed: the openings whose end has been sought in vain; it is not sought again.
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
