import Values

/// `{% include name.html key=value key="text" %}`, as Jekyll reads it.
///
/// Only where a bare file name with an extension is followed by nothing or by such pairs: all else is Shopify's.
enum JekyllInclude {
    static func call(_ token: TagToken, _ parser: inout TemplateParser) -> PartialCall? {
        let bytes = parser.source.bytes
        var rest = Blanks.trimmedEnd(bytes, Blanks.trimmedStart(bytes, token.markup))
        if bytes[rest].starts(with: "{{".utf8) { return callByExpression(token, rest, &parser) }
        var end = rest.lowerBound
        while end < rest.upperBound, Blanks.isWord(bytes[end]) || "-./".utf8.contains(bytes[end]) { end += 1 }
        let file = String(decoding: bytes[rest.lowerBound..<end], as: UTF8.self)
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex, file.index(after: dot) < file.endIndex else {
            return nil
        }
        rest = Blanks.trimmedStart(bytes, end..<rest.upperBound)
        guard let attributes = attributes(rest, &parser) else { return nil }
        let callerExtension = Rendering.fileExtension(of: parser.source.path)
        let suffix = String(file[file.index(after: dot)...])
        let name = suffix == callerExtension ? String(file[..<dot]) : file
        return PartialCall(jekyll: .literal(.string(name)), attributes, offset: token.start)
    }

    /// `{% include {{ page.part }} key=value %}`: the file's name is worked out.
    private static func callByExpression(
        _ token: TagToken, _ markup: Range<Int>, _ parser: inout TemplateParser
    ) -> PartialCall? {
        let bytes = parser.source.bytes
        guard
            let close = markup.dropLast().first(where: { bytes[$0] == UInt8(ascii: "}") && bytes[$0 + 1] == bytes[$0] })
        else { return nil }
        let name = parser.read(markup.lowerBound + 2..<close) { markup throws(SyntaxMistake) in
            try markup.expression()
        }
        let rest = Blanks.trimmedStart(bytes, close + 2..<markup.upperBound)
        guard let name, let attributes = attributes(rest, &parser) else { return nil }
        return PartialCall(jekyll: name, attributes, offset: token.start)
    }

    /// `key=value` pairs up to the end of the tag.
    private static func attributes(
        _ markup: Range<Int>, _ parser: inout TemplateParser
    ) -> [(key: Name, value: Expression)]? {
        let bytes = parser.source.bytes
        var (rest, attributes) = (markup, [(key: Name, value: Expression)]())
        while !rest.isEmpty {
            var keyEnd = rest.lowerBound
            while keyEnd < rest.upperBound, Blanks.isWord(bytes[keyEnd]) || bytes[keyEnd] == UInt8(ascii: "-") {
                keyEnd += 1
            }
            let key = String(decoding: bytes[rest.lowerBound..<keyEnd], as: UTF8.self)
            let equals = Blanks.trimmedStart(bytes, keyEnd..<rest.upperBound)
            guard !key.isEmpty, !equals.isEmpty, bytes[equals.lowerBound] == UInt8(ascii: "=") else { return nil }
            let value = Blanks.trimmedStart(bytes, equals.lowerBound + 1..<rest.upperBound)
            let stop = JekyllInclude.valueEnd(value, in: bytes)
            let parsed = parser.read(value.lowerBound..<stop) { markup throws(SyntaxMistake) in
                try markup.expression()
            }
            guard let parsed else { return nil }
            attributes.append((Name(key), parsed))
            rest = Blanks.trimmedStart(bytes, stop..<rest.upperBound)
        }
        return attributes
    }

    /// Where a value ends: behind its closing quote, else before the next blank.
    private static func valueEnd(_ value: Range<Int>, in bytes: [UInt8]) -> Int {
        guard let first = value.first else { return value.upperBound }
        if bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") {
            return bytes[(first + 1)..<value.upperBound].firstIndex(of: bytes[first]).map { $0 + 1 } ?? value.upperBound
        }
        return bytes[value].firstIndex(where: Blanks.isBlank) ?? value.upperBound
    }
}
