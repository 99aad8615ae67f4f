/// What `markdown:` of `site.yml` switches on, besides GitHub's Markdown.
package struct MarkdownRules: Sendable, Hashable {
    /// What can be switched on, by the name that it has there.
    package enum Switch: String, Sendable, CaseIterable {
        /// `: text` below a term.
        case definitions
        /// `*[HTML]: Hypertext Markup Language`.
        case abbreviations
        /// Quotation marks, dashes and dots of the site's language.
        case smartQuotes = "smart_quotes"
        /// `:tada:`.
        case emoji
        /// `H~2~O` and `x^2^`.
        case scripts
        /// `[TOC]`.
        case contents = "toc"
        /// Captions of pictures in Markdown.
        case captions
        /// `$x$` as MathML.
        case formulas = "math"
        /// Fences `dot`, drawn by Graphviz.
        case diagrams
        /// `{: .name}` behind a part of a line.
        case attributes
        /// `!!! note` and `:::note`.
        case admonitions
        /// `=== "Name"`.
        case tabs
        /// `[[Name]]`.
        case wikiLinks = "wiki_links"
        /// A line of a paragraph ends where its author ended it.
        case hardBreaks = "hard_breaks"
        /// A link behind each heading to itself.
        case headingLinks = "heading_links"

        /// What it does, for editors.
        var about: String {
            switch self {
            case .definitions: "Whether `: text` below a term is its definition."
            case .abbreviations: "Whether `*[HTML]: Hypertext Markup Language` explains a word."
            case .smartQuotes: "Whether quotes, dashes and dots become those of the site's language."
            case .emoji: "Whether `:tada:` is an emoji, by GitHub's names."
            case .scripts: "Whether `H~2~O` and `x^2^` are lowered and raised."
            case .contents: "Whether `[TOC]` or `[[toc]]` alone in a paragraph is a list of the headings."
            case .captions: "Whether the caption of a picture is Markdown."
            case .formulas: "Whether `$x$` and `$$x$$` are formulas, written as MathML."
            case .diagrams: "Whether fences `dot` are drawn by Graphviz."
            case .admonitions: "Whether `!!! note` with an indented text, `??? note` and `:::note` to `:::` are boxes."
            case .tabs: "Whether `=== \"Name\"` with an indented text is one of several to choose from."
            case .wikiLinks: "Whether `[[Name]]` leads to the page or file of that name, wherever it lies."
            case .hardBreaks: "Whether a line of a paragraph ends where its author ended it, as in GitHub's comments."
            case .headingLinks: "Whether each heading has a link to itself; it has, unless this says no."
            case .attributes:
                "Whether `{: .name}` or `{ .name }` directly behind a link, picture, code or emphasis gives it attributes."
            }
        }
    }

    /// What is on.
    package var on: Set<Switch> = [.headingLinks]

    /// Nothing but the links of headings is on unless the site says so.
    package init() {}

    /// Whether a switch is on.
    package func isOn(_ name: Switch) -> Bool { on.contains(name) }
}
