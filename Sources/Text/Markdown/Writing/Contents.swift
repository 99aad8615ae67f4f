import Markup

extension HTMLWriter {
    /// HTML with the list of the headings where it was asked for.
    func withContents(_ html: [UInt8]) -> [UInt8] {
        guard !contentsPlaces.isEmpty else { return html }
        let list = contents()
        var out = ByteBuffer(capacity: html.count + list.count)
        var done = 0
        // Once is enough, and a text that asks a thousand times gets it once.
        for place in contentsPlaces.prefix(1) {
            out.append(html[done..<place])
            out.append(list)
            done = place
        }
        out.append(html[done...])
        return out.bytes
    }

    /// The headings below the text's title, each level a list in the one above.
    private func contents() -> [UInt8] {
        let wanted = unlistedHeadings.isEmpty ? headings : headings.filter { !unlistedHeadings.contains($0.id) }
        let listed = wanted.contains { $0.level > 1 } ? wanted.filter { $0.level > 1 } : wanted
        guard !listed.isEmpty else { return [] }
        var out = ByteBuffer(capacity: 1024)
        out.write("<nav class=\"contents\" aria-label=\"")
        out.append(options.accessibleWords.contents, escaping: .html)
        out.write("\">\n")
        var open: [Int] = []
        for heading in listed {
            while let last = open.last, last > heading.level {
                // What stands alone at its level stays in the list it began.
                guard open.count > 1 else { break }
                open.removeLast()
                out.write("</li>\n</ul>\n")
            }
            if let last = open.last, last >= heading.level {
                open[open.count - 1] = heading.level
                out.write("</li>\n<li>")
            } else {
                open.append(heading.level)
                out.write("<ul>\n<li>")
            }
            out.write("<a href=\"#")
            out.append(heading.id)
            out.write("\">")
            out.append(heading.html)
            out.write("</a>")
        }
        for _ in open { out.write("</li>\n</ul>\n") }
        out.write("</nav>\n")
        return out.bytes
    }
}
