import CMark
import Diagnostics
import Markup

extension HTMLWriter {
    mutating func writeCodeBlock(_ node: Node) {
        freshLine()
        let info = shield.plain(node.info)
        guard isSite, !info.isEmpty else {
            writePlainCode(node, language: info.prefix { !Byte.isSpace($0) })
            return
        }
        let fence = Fence(info, body: shield.source(node.literal), at: places.start(of: line(of: node)))
        switch hooks.fence(fence) {
        case .html(let html):
            out.append(html)
            freshLine()
        case .code(let code):
            writeCode(of: fence, showing: code)
        case .failed(let mistakes):
            diagnostics += mistakes
            writePlainCode(node, language: info.prefix { !Byte.isSpace($0) })
        case nil:
            // Text may as well be an example.
            if !["text", "txt", "plaintext"].contains(fence.language), IncludeLine(in: fence) != nil {
                foreign.append(ForeignMarkup(kind: .include, place: fence.place(ofBodyLine: 1)))
            }
            writeCode(of: fence)
        }
    }

    /// Writes the file that the only line of a paragraph takes in; false where it does not, or nobody has the file.
    mutating func writeTakenFile(_ paragraph: Node) -> Bool {
        guard paragraph.startLine == paragraph.endLine, let words = paragraph.firstChild, words.kind == CMARK_NODE_TEXT,
            var reader = origins?.reader(of: words), let offset = reader.offset(of: 0)
        else { return false }
        let content = LeafContent(of: paragraph, lines: lines).bytes
            .withUnsafeBufferPointer { shield.source($0) }
        // Where the fence would stand.
        var place = places.start(of: line(of: paragraph))
        place.line -= 1
        let written = String(decoding: content, as: UTF8.self)
        guard let fence = IncludeLine(written)?.fence(at: place, written) else { return false }
        switch hooks.fence(fence) {
        case .code(let code):
            writeCode(of: fence, showing: code)
        case .failed(let mistakes):
            diagnostics += mistakes
            writeCode(of: fence)
        default: return false
        }
        origins?.understood(at: offset)
        return true
    }

    private mutating func writePlainCode(_ node: Node, language: ArraySlice<UInt8>) {
        openRougeBox(language)
        out.write(isSite ? "<pre tabindex=\"0\"" : "<pre")
        out.write(options.hasRougeBoxes ? " class=\"highlight\"><code" : "><code")
        if !language.isEmpty {
            out.write(" class=\"language-")
            out.append(language, escaping: .commonMark)
            out.write("\"")
        }
        out.write(">")
        if isSite || language.isEmpty {
            writeCode(node.literal)
        } else {
            writeHighlighted(
                String(decoding: shield.source(node.literal), as: UTF8.self), String(decoding: language, as: UTF8.self))
        }
        out.write("</code></pre>\n")
        closeRougeBox()
    }

    /// The boxes around code as kramdown writes them with Rouge (`Rouge::Formatters::HTMLLegacy`).
    private mutating func openRougeBox(_ language: ArraySlice<UInt8>) {
        guard options.hasRougeBoxes else { return }
        out.write("<div class=\"language-")
        out.append(language.isEmpty ? Array("plaintext".utf8)[...] : language, escaping: .commonMark)
        out.write(" highlighter-rouge\"><div class=\"highlight\">")
    }

    private mutating func closeRougeBox() {
        if options.hasRougeBoxes { out.write("</div></div>\n") }
    }

    /// Writes a code block with its title, its colours and its lines; other code in its place where there is some.
    private mutating func writeCode(of fence: Fence, showing code: String? = nil) {
        let lines = CodeLines(fence)
        let title = fence["title"] ?? ""
        if !title.isEmpty {
            out.write("<figure class=\"code\">\n<figcaption>")
            out.append(title, escaping: .commonMark)
            out.write("</figcaption>\n")
        }
        openRougeBox(Array(fence.language.utf8)[...])
        out.write("<pre tabindex=\"0\"")
        let names = [options.hasRougeBoxes ? "highlight" : nil, lines.classes].compactMap(\.self)
        if !names.isEmpty { out.append(" class=\"\(names.joined(separator: " "))\"") }
        out.write("><code")
        if !fence.language.isEmpty {
            out.write(" class=\"language-")
            out.append(fence.language, escaping: .commonMark)
            out.write("\"")
        }
        out.write(">")
        if lines.isPlain {
            writeHighlighted(code ?? fence.body, fence.language)
        } else {
            let start = out.count
            writeHighlighted(code ?? fence.body, fence.language)
            let code = Array(out.suffix(from: start))
            out.truncate(to: start)
            lines.write(code, to: &out)
        }
        out.write("</code></pre>\n")
        closeRougeBox()
        if !title.isEmpty { out.write("</figure>\n") }
    }

    private mutating func writeHighlighted(_ code: String, _ language: String) {
        let code = Array(code.utf8)
        if language.isEmpty || !hooks.highlight(code, language, &out) {
            out.append(code[...], escaping: .commonMark)
        }
    }
}
