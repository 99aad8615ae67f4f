import Site
import Values

extension Address {
    /// The file of the page's Markdown, beside that of the page: `index.html.md`, as llmstxt.org has it.
    package var markdownFile: String { file + ".md" }

    /// The address of the page's Markdown.
    package var markdownCopy: Address { Address("/" + markdownFile) }
}

extension RenderContext {
    /// Whether the Markdown of a page stands beside it.
    package func hasMarkdownCopy(_ page: Address) -> Bool {
        configuration.hasMarkdownCopies && page.file != "404.html"
    }

    /// `page.markdown_copy`, the address of the Markdown beside a page; null where there is none.
    package func markdownCopy(of page: Address, isThere: Bool = true) -> Value {
        isThere && hasMarkdownCopy(page) ? .string(page.markdownCopy.encoded) : .null
    }
}
