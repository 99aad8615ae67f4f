import CMark
import Markup

/// Finds tags of elements that HTML does not have, which a browser does not show.
///
/// They are components of JSX or Vue, or words in angle brackets that nobody put between backquotes.
enum UnknownElements {
    /// The tags that open one.
    /// - Parameters:
    ///   - html: raw HTML of a text, a block of it or a tag.
    ///   - isDrawing: whether it stands in a drawing or a formula, whose elements are others'; kept up to date.
    /// - Returns: the tags, from the bracket to the end of the name.
    static func tags(in html: [UInt8], isDrawing: inout Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var scanner = TagScanner(html)
        while let tag = scanner.next() {
            if scanner.matches(tag.name, "svg") || scanner.matches(tag.name, "math") {
                // An element that closes itself holds nothing.
                isDrawing = !tag.isClosing && html[max(0, tag.range.upperBound - 2)] != Byte.slash
            } else if !isDrawing, !tag.isClosing, isUnknown(html[tag.name]) {
                found.append(tag.range.lowerBound..<tag.name.upperBound)
            }
        }
        return found
    }

    /// Whether a name is none of HTML's; one with a hyphen or a colon is its author's own.
    private static func isUnknown(_ name: ArraySlice<UInt8>) -> Bool {
        name.allSatisfy { Byte.isAlphanumeric($0) || $0 == Byte.dot || $0 == Byte.underscore }
            && !names.contains(String(decoding: name, as: UTF8.self).lowercased())
    }

    /// The elements of HTML (WHATWG HTML, index of elements), and those that it had once (16.2), which browsers still know.
    private static let names = Set(
        """
        a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
        colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2
        h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta
        meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script
        search section select selectedcontent slot small source span strong style sub summary sup table tbody td template
        textarea tfoot th thead time title tr track u ul var video wbr
        acronym applet basefont bgsound big blink center command content dir font frame frameset image isindex keygen
        listing marquee menuitem multicol nextid nobr noembed noframes plaintext rb rbc rtc shadow spacer strike tt xmp
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension HTMLWriter {
    /// Notes the elements of a node's HTML that HTML does not have.
    mutating func tellUnknownElements(in html: [UInt8], of node: Node) {
        var (line, read) = (line(of: node), 0)
        for tag in UnknownElements.tags(in: html, isDrawing: &isDrawing) {
            line += html[read..<tag.lowerBound].count { $0 == Byte.newline }
            read = tag.lowerBound
            let place = places.place(of: html[tag], onLine: line)
            foreign.append(
                ForeignMarkup(kind: .element, place: place, word: "`\(String(decoding: html[tag], as: UTF8.self))>`"))
        }
    }
}
