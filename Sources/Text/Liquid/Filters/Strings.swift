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
        guard !pattern.isEmpty, start + pattern.count <= bytes.count else { return nil }
        if pattern.count > 32 { return findLong(pattern, in: bytes, from: start) }
        return bytes.withUnsafeBytes { bytes in
            pattern.withUnsafeBytes { findShort($0, in: bytes, from: start) }
        }
    }

    /// Looks at sixteen places at once: only where a pattern's first and last byte both stand is it compared.
    private static func findShort(
        _ pattern: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int
    ) -> Int? {
        let toLast = pattern.count - 1
        let (first, last) = (SIMD16(repeating: pattern[0]), SIMD16(repeating: pattern[toLast]))
        func isFound(at index: Int) -> Bool {
            (0...toLast).allSatisfy { bytes[index + $0] == pattern[$0] }
        }
        var index = start
        while index + toLast + 16 <= bytes.count {
            let isPossible =
                (bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) .== first)
                .& (bytes.loadUnaligned(fromByteOffset: index + toLast, as: SIMD16<UInt8>.self) .== last)
            if any(isPossible) {
                for offset in 0..<16 where isPossible[offset] && isFound(at: index + offset) { return index + offset }
            }
            index += 16
        }
        while index + toLast < bytes.count {
            if isFound(at: index) { return index }
            index += 1
        }
        return nil
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
