import Diagnostics
import Markdown

/// The heading of the first level that a Markdown text begins with, which is its title where its head names none, as on
/// GitHub, in mdBook and in MkDocs.
package struct LeadingHeading {
    /// Its line or lines, without the end of the last one.
    package let range: Range<Int>

    /// The heading that stands first in a text, but for blank lines, comments and what MDX brings in; nil where something else does.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - body: where the text begins in it.
    package init?(_ bytes: [UInt8], from body: Int) {
        guard let start = LeadingHeading.firstLine(bytes, from: body) else { return nil }
        let end = LeadingHeading.lineEnd(bytes, from: start)
        let line = bytes[start..<end].drop { $0 == 0x20 }
        // Four blanks make it code.
        guard line.startIndex - start < 4, let first = line.first, end - start <= 1_000 else { return nil }
        if first == UInt8(ascii: "#") {
            guard let next = line.dropFirst().first, LeadingHeading.isBlank(next) else { return nil }
            range = start..<end
            return
        }
        let below = min(end + 1, bytes.count)
        let belowEnd = LeadingHeading.lineEnd(bytes, from: below)
        let rule = bytes[below..<belowEnd].drop { $0 == 0x20 }
        guard rule.first == UInt8(ascii: "="), rule.startIndex - below < 4,
            rule.drop(while: { $0 == UInt8(ascii: "=") }).allSatisfy(LeadingHeading.isBlank)
        else { return nil }
        range = start..<belowEnd
    }

    /// The beginning of the first line that is neither blank, nor a comment, nor what MDX brings in.
    private static func firstLine(_ bytes: [UInt8], from body: Int) -> Int? {
        var start = body == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : body
        while start < bytes.count {
            var end = lineEnd(bytes, from: start)
            if bytes[start...].starts(with: "<!--".utf8) {
                guard let close = closed(bytes, from: start + 4), !isMoreMark(bytes[start + 4..<close - 3]) else {
                    return nil
                }
                end = lineEnd(bytes, from: close)
                guard bytes[close..<end].allSatisfy(isBlank) else { return nil }
            } else if !bytes[start..<end].allSatisfy(isBlank), !isImport(bytes[start..<end]) {
                return start
            }
            start = end + 1
        }
        return nil
    }

    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            return end
        }
    }

    /// Whether a line is `import Card from './card.js'`.
    private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.starts(with: "import ".utf8) else { return false }
        let last = line.last { !isBlank($0) && $0 != UInt8(ascii: ";") }
        return last == UInt8(ascii: "'") || last == UInt8(ascii: "\"")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// The byte behind the end of a comment.
    private static func closed(_ bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while let dash = bytes[index...].firstIndex(of: UInt8(ascii: "-")) {
            if bytes[dash...].starts(with: "-->".utf8) { return dash + 3 }
            index = dash + 1
        }
        return nil
    }

    /// What stands above it is the excerpt, and what stands below is no beginning.
    private static func isMoreMark(_ comment: ArraySlice<UInt8>) -> Bool {
        comment.filter { !isBlank($0) }.elementsEqual("more".utf8)
    }

    /// Whether two files, whose heads are the same, begin with the same heading, or both with none.
    static func areSame(_ one: [UInt8], _ other: [UInt8], from body: Int) -> Bool {
        let (mine, its) = (LeadingHeading(one, from: body), LeadingHeading(other, from: body))
        return mine.map { one[$0.range] } == its.map { other[$0.range] }
    }

    /// What it says, without marks.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - options: how the site reads Markdown.
    /// - Returns: its words; nil where it has none, or a part of it is written elsewhere in the text.
    func words(in bytes: [UInt8], _ options: MarkdownOptions) -> String? {
        let line = Array(bytes[range])
        let source = SourceText(path: "", bytes: line)
        guard source.encodingMistake == nil else { return nil }
        let rendered = renderMarkdown(source, options: options)
        guard rendered.html.starts(with: "<h1".utf8), rendered.headings.count == 1, rendered.foreign.isEmpty,
            let words = rendered.headings.first?.plain, !words.isEmpty,
            !["{{", "{%", "][", "[^"].contains(where: words.contains)
        else { return nil }
        return words
    }
}
