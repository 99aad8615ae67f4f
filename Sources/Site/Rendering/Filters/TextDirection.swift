import Markup

/// Which way a text runs on a page, by its words.
///
/// The first letter, which `dir="auto"` goes by, says little: a text in Arabic may well begin with "Docker".
enum TextDirection {
    /// Whether a text runs from right to left; nil where it has no letters.
    ///
    /// A text runs as the page does unless its words say otherwise: on a page of Arabic a tenth of them is enough for it,
    /// on one of English more than two fifths are wanted.
    static func runsFromRight(_ text: String, onPageFromRight isFromRight: Bool) -> Bool? {
        if !isFromRight, !text.utf8.contains(where: isFirstOfRightToLeft) { return false }
        var words = Words()
        words.count(text.unicodeScalars)
        return words.runFromRight(isFromRight)
    }

    /// Whether the text between tags runs from right to left; nil where there is none.
    ///
    /// Code and formulas do not count.
    static func runsFromRight(html: [UInt8], onPageFromRight isFromRight: Bool) -> Bool? {
        // Most texts hold none of these letters, and need not be read for it.
        if !isFromRight, !html.contains(where: isFirstOfRightToLeft) { return false }
        var words = Words()
        var (scanner, start, depth) = (TagScanner(html), 0, 0)
        while let tag = scanner.next() {
            if depth == 0 { words.count(html[start..<tag.range.lowerBound]) }
            start = tag.range.upperBound
            let isEmpty = html[..<start].dropLast().last == UInt8(ascii: "/")
            if !isEmpty, isCode(tag, scanner) { depth = max(0, depth + (tag.isClosing ? -1 : 1)) }
        }
        if depth == 0, start < html.count { words.count(html[start...]) }
        return words.runFromRight(isFromRight)
    }

    private static func isCode(_ tag: TagScanner.Tag, _ scanner: TagScanner) -> Bool {
        let named = { scanner.matches(tag.name, $0) }
        return named("code") || named("pre") || named("math") || named("svg") || named("script") || named("style")
    }

    /// Whether letters of scripts that run from right to left may begin with this byte of UTF-8.
    private static func isFirstOfRightToLeft(_ byte: UInt8) -> Bool {
        (0xD6...0xE0).contains(byte) || byte == 0xEF || byte == 0xF0
    }
}

/// How many words of a text run each way; a word runs as its first letter does.
private struct Words {
    private var fromLeft = 0
    private var fromRight = 0

    mutating func count(_ html: ArraySlice<UInt8>) { count(String(decoding: html, as: UTF8.self).unicodeScalars) }

    mutating func count(_ scalars: String.UnicodeScalarView) {
        var (isInside, isReference) = (false, false)
        for scalar in scalars {
            // `&quot;` is a sign and no word.
            if isReference, scalar != " " {
                isReference = scalar != ";"
            } else if scalar == "&" {
                isReference = true
            } else if TitleWidth.isRightToLeft(scalar) {
                if !isInside { fromRight += 1 }
                isInside = true
            } else if scalar.properties.isAlphabetic {
                if !isInside { fromLeft += 1 }
                isInside = true
            } else if scalar.properties.isWhitespace {
                (isInside, isReference) = (false, false)
            }
        }
    }

    func runFromRight(_ isPageFromRight: Bool) -> Bool? {
        let all = fromLeft + fromRight
        return all == 0 ? nil : isPageFromRight ? fromRight * 10 >= all : fromRight * 5 > all * 2
    }
}
