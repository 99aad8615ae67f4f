import Rendering
import Site
import Values

/// `llms.txt`: what a site holds, as a list in Markdown for language models (llmstxt.org).
struct LLMsText {
    let context: RenderContext

    /// Its file in the output, in the language of the context.
    var file: String { context.configuration.folder.dropFirst() + "llms.txt" }

    /// The site's name, what it is about, and its pages, a list for each kind; only listed ones, older versions of manuals
    /// not among them.
    var bytes: [UInt8] {
        let (site, plan) = (context.configuration, context.plan)
        var text = "# \(LLMsText.inLine(site.title))\n"
        if let about = site.description { text += "\n> \(LLMsText.inLine(about))\n" }
        text += part(
            site.speech.word("products"),
            context.content.products.filter { !$0.manifest.isExample && !$0.isStaged }.map(line))
        var sections: [(name: String, pages: [Int])] = []
        for page in plan.others {
            guard case .section(let name) = plan.pages[page].kind else { continue }
            if let place = sections.firstIndex(where: { $0.name == name }) {
                sections[place].pages.append(page)
            } else {
                sections.append((name, [page]))
            }
        }
        for (name, pages) in sections {
            let ordered = pages.enumerated().sorted { left, right in
                let (one, other) = (order(of: left.element), order(of: right.element))
                return one == other ? left.offset < right.offset : one < other
            }
            text += part(name.prefix(1).uppercased() + name.dropFirst(), ordered.map { line($0.element) })
        }
        text += part(
            site.speech.word("pages"), plan.others.filter { plan.pages[$0].kind == .page }.map { line($0) })
        text += part(site.speech.word("archive"), plan.posts.map { line($0) })
        return Array(text.utf8)
    }

    private func part(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n## \(LLMsText.inLine(title))\n\n\(lines.joined())"
    }

    /// Where an author wants a page among the chapters; behind those with a number where nothing is said.
    private func order(of page: Int) -> Int {
        if let number = context.chapterTable.number(of: page) { return number }
        if case .integer(let number)? = context.plan.pages[page].frontMatter.raw["order"] { return number }
        return .max
    }

    private func line(_ page: Int) -> String {
        let head = context.plan.pages[page].frontMatter
        context.bodies.note(page, .title)
        let about = head.description ?? shortened(context.bodies.kept(page, .summary).body.summary, to: 160)
        return line(head.title, context.plan.pages[page].address, about)
    }

    private func line(_ product: Product) -> String {
        line(product.manifest.name, product.address, product.manifest.lede ?? product.manifest.tagline)
    }

    private func line(_ title: String, _ address: Address, _ about: String) -> String {
        let place = context.hasMarkdownCopy(address) ? address.markdownCopy : address
        let title = LLMsText.inLine(title).replacing("[", with: "\\[").replacing("]", with: "\\]")
        let words = about.isEmpty ? "" : ": \(LLMsText.inLine(about))"
        return "- [\(title)](\(context.baseURL.absolute(place.encoded)))\(words)\n"
    }

    /// A text without breaks of lines.
    static func inLine(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
