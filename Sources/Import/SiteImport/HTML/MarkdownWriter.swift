import Letters

/// Writes HTML that people wrote, or an editor for them, as Markdown: each part in Markdown's words where it has some, and
/// as the HTML that it was where it has none.
struct MarkdownWriter {
    /// Whether a line break of the text is one for readers, and an empty line ends a paragraph.
    var keepsLines = false
    /// What an address is in the new site.
    var address: (String) -> String = { $0 }

    /// The Markdown of an HTML text; it ends with a line break where it is not empty.
    func markdown(of html: String) -> String {
        let blocks = blocks(HTMLTree.nodes(of: html))
        return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
    }

    /// The blocks of some parts, each without a line break at its end.
    func blocks(_ nodes: [HTMLNode]) -> [String] {
        var blocks: [String] = []
        var run: [HTMLNode] = []
        func endRun() {
            blocks += paragraphs(run)
            run = []
        }
        for node in nodes {
            switch node {
            case .comment(let text):
                guard text.trimmed.hasPrefix("more") else { continue }
                endRun()
                blocks.append("<!--more-->")
            case .element(let element) where MarkdownWriter.isBlock(element):
                endRun()
                let made = block(element)
                // One list behind another would be the same one.
                if let last = blocks.last, let first = made.first, MarkdownWriter.areOneList(last, first) {
                    blocks.append("<!-- -->")
                }
                blocks += made
            default: run.append(node)
            }
        }
        endRun()
        return blocks
    }

    /// Whether an element stands between paragraphs; so does one of a line that has blocks in it.
    private static func isBlock(_ element: HTMLElement) -> Bool {
        HTMLName.block.contains(element.name) || element.elements.contains(where: isBlock)
    }

    private func block(_ element: HTMLElement) -> [String] {
        switch element.name {
        case "h1", "h2", "h3", "h4", "h5", "h6": return heading(element)
        case "hr": return ["---"]
        case "ul", "ol", "menu", "dir": return list(element)
        case "blockquote":
            let inside = blocks(element.children)
            return inside.isEmpty ? [] : [MarkdownWriter.quoted(inside.joined(separator: "\n\n"))]
        case "pre": return code(element)
        case "table": return table(element)
        case "figure": return figure(element)
        case "details": return details(element)
        case let name where HTMLName.raw.contains(name): return raw(element)
        case let name where MarkdownWriter.marks.contains(name): return blocks(spread(element))
        default: return blocks(element.children)
        }
    }

    /// Elements of a line whose meaning goes into the blocks that somebody put into them.
    private static let marks: Set<String> = ["a", "b", "strong", "em", "i", "del", "s", "strike"]

    /// What an element of a line holds, each block with the element within it.
    private func spread(_ wrapper: HTMLElement) -> [HTMLNode] {
        var nodes: [HTMLNode] = []
        var run: [HTMLNode] = []
        func wrapped(_ children: [HTMLNode]) -> HTMLElement {
            var inner = wrapper
            inner.children = children
            return inner
        }
        func endRun() {
            if !run.isEmpty { nodes.append(.element(wrapped(run))) }
            run = []
        }
        for child in wrapper.children {
            guard case .element(var element) = child, MarkdownWriter.isBlock(element) else {
                run.append(child)
                continue
            }
            endRun()
            // One within its like says it once.
            let isWhole =
                element.name == wrapper.name || HTMLName.raw.contains(element.name)
                || ["table", "pre", "hr"].contains(element.name)
            if !isWhole {
                let inner = wrapped(element.children)
                element.children =
                    element.elements.contains(where: MarkdownWriter.isBlock) ? spread(inner) : [.element(inner)]
            }
            nodes.append(.element(element))
        }
        endRun()
        return nodes
    }

    private func heading(_ element: HTMLElement) -> [String] {
        let level = Int(element.name.dropFirst()) ?? 2
        let words = MarkdownWriter.inOneLine(line(element.children))
        // Signs at the end would close the heading.
        let closed = words.hasSuffix("#") ? words.dropLast() + "\\#" : words
        return words.isEmpty ? [] : [String(repeating: "#", count: level) + " " + closed]
    }

    /// A text with a sign before each line.
    private static func quoted(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
    }

    private func details(_ element: HTMLElement) -> [String] {
        let summary = element.elements.first { $0.name == "summary" }
        let rest = element.children.filter {
            if case .element(let child) = $0 { child.name != "summary" } else { true }
        }
        // Within a block of HTML the words of Markdown are none.
        let head = summary.map { HTMLText(address: address).text(of: $0) } ?? ""
        let lines = withoutEmptyLines(head.split(separator: "\n")).joined(separator: "\n")
        return ["<details>" + (lines.isEmpty ? "" : "\n" + lines)] + blocks(rest) + ["</details>"]
    }

    /// Code in a fence that it cannot close, coloured as it was.
    private func code(_ element: HTMLElement) -> [String] {
        // Verses have words with emphasis, and no lines that may be broken.
        if element.classes.contains(where: { $0.hasSuffix("verse") }) { return raw(element) }
        let text = element.text
        guard !text.allSatisfy(\.isWhitespace) else { return [] }
        let language = MarkdownWriter.language(of: element) ?? element.first("code").flatMap(MarkdownWriter.language)
        let fence = codeFence(Array(text.utf8), language: language ?? "", after: Array("x\n".utf8))
        return [String(decoding: fence, as: UTF8.self).trimmingNewlines]
    }

    /// The language that an element's attributes name: `lang`, `language-swift`, `brush: swift`.
    private static func language(of element: HTMLElement) -> String? {
        let said = element["lang"] ?? element["data-enlighter-language"] ?? element["data-language"]
        let words = (element["class"] ?? "").replacing("brush:", with: "brush ").split {
            $0.isWhitespace || $0 == ";" || $0 == ":"
        }
        let brush = words.firstIndex(of: "brush").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
        let prefixes = ["language-", "lang-"]
        let named = words.lazy.compactMap { word in
            prefixes.first(where: word.hasPrefix).map { word.dropFirst($0.count) }
        }.first
        let name = said ?? (brush ?? named).map { String($0) }
        guard let name = name?.lowercased(), !["none", "generic", "raw", "plain"].contains(name) else { return nil }
        return name.allSatisfy { $0.isLetter || $0.isNumber || "+#-_".contains($0) } ? name : nil
    }

    /// An element as the HTML that it was.
    func raw(_ element: HTMLElement) -> [String] {
        if let film = film(element) { return [film] }
        let html = HTMLText(address: address).text(of: element)
        return [rawMarkup(html).trimmingNewlines]
    }
}

extension String {
    /// Without the line breaks at both ends.
    var trimmingNewlines: String {
        var part = self[...].drop(while: \.isNewline)
        while part.last?.isNewline == true { part.removeLast() }
        return String(part)
    }
}
