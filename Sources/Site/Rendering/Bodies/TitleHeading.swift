/// The heading that a page's HTML begins with, where it says the page's title: who shows the title above the text does
/// not want both.
package struct TitleHeading {
    /// All of it, with comments and blanks around it.
    private let end: Int
    /// What stands in it, without the link to itself.
    let inner: Range<Int>
    /// The id that links lead to; nil where it has none.
    let id: Range<Int>?

    /// The heading of a page's HTML; nil where it begins with something else, or with other words, or with a picture.
    init?(_ html: [UInt8], title: String) {
        let start = TitleHeading.first(html)
        // Books of many chapters write each chapter's title as a heading of the second level.
        guard let level = [1, 2].first(where: { html[start...].starts(with: "<h\($0)".utf8) }),
            let open = html[start...].firstIndex(of: UInt8(ascii: ">")),
            let close = TitleHeading.find("</h\(level)>", in: html[open...])
        else { return nil }
        let link = TitleHeading.find(" <a class=\"anchor\" ", in: html[open..<close])
        inner = open + 1..<(link ?? close)
        guard TitleHeading.find("<img", in: html[inner]) == nil, TitleHeading.find("<svg", in: html[inner]) == nil,
            TitleHeading.says(TitleHeading.text(html[inner]), title)
        else { return nil }
        id = TitleHeading.find(" id=\"", in: html[start..<open]).flatMap { name in
            html[(name + 5)...].firstIndex(of: UInt8(ascii: "\"")).map { name + 5..<$0 }
        }
        let behind = html[(close + 5)...].prefix(while: TitleHeading.isBlank)
        end = behind.endIndex
    }

    /// The HTML of a page without the heading that says its title.
    package static func without(_ html: [UInt8], title: String) -> [UInt8] {
        // Nearly all pages begin with something else, and need no copy.
        TitleHeading(html, title: title).map { Array(html[$0.end...]) } ?? html
    }

    /// Whether the words of a heading say a title, whatever marks are among them.
    package static func says(_ heading: String, _ title: String) -> Bool { letters(heading) == letters(title) }

    /// The first byte that is neither blank nor in a comment.
    private static func first(_ html: [UInt8]) -> Int {
        var index = 0
        while index < html.count {
            if isBlank(html[index]) {
                index += 1
            } else if html[index...].starts(with: "<!--".utf8), let close = find("-->", in: html[index...]) {
                index = close + 3
            } else {
                break
            }
        }
        return index
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func find(_ words: String, in html: ArraySlice<UInt8>) -> Int? {
        guard let first = words.utf8.first else { return nil }
        var rest = html
        while let index = rest.firstIndex(of: first) {
            if rest[index...].starts(with: words.utf8) { return index }
            rest = rest[(index + 1)...]
        }
        return nil
    }

    /// The text of HTML without tags and references, which stand for no letter here.
    private static func text(_ html: ArraySlice<UInt8>) -> String {
        var (text, index) = ([UInt8](), html.startIndex)
        while index < html.endIndex {
            let end: UInt8? =
                html[index] == UInt8(ascii: "<") ? UInt8(ascii: ">") : html[index] == UInt8(ascii: "&") ? 0x3B : nil
            if let end, let close = html[index...].firstIndex(of: end) {
                index = close
            } else {
                text.append(html[index])
            }
            index += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What two ways to write a title have in common: its letters and digits, and the signs directly behind them that
    /// make other names of them, `C++` and `C#`.
    ///
    /// Quotation marks may have become typographic in one of them; where there is no letter all of it counts.
    private static func letters(_ text: String) -> String {
        let whole = text.lowercased()
        var letters = String.UnicodeScalarView()
        var isBehindLetter = false
        for scalar in whole.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            isBehindLetter = isLetter || (isBehindLetter && (scalar == "+" || scalar == "#"))
            if isBehindLetter { letters.append(scalar) }
        }
        return letters.isEmpty ? whole : String(letters)
    }
}
