/// What writers of other programs are used to, each to be switched on: GitHub's Markdown has none of it.
public struct MarkdownExtras: OptionSet, Sendable, Hashable {
    /// A bit for each.
    public let rawValue: Int

    /// A set of extras.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `: text` below a term is its definition (PHP Markdown Extra).
    public static let definitions = MarkdownExtras(rawValue: 1)
    /// `*[HTML]: Hypertext Markup Language` explains the word wherever it stands (PHP Markdown Extra).
    public static let abbreviations = MarkdownExtras(rawValue: 2)
    /// `:tada:` is 🎉, by GitHub's names.
    public static let emoji = MarkdownExtras(rawValue: 4)
    /// `H~2~O` and `x^2^` (Pandoc); a pair of single tildes strikes nothing through then.
    public static let scripts = MarkdownExtras(rawValue: 8)
    /// `[TOC]` alone in a paragraph is a list of the headings (Python-Markdown), as `[[toc]]` and `[[_TOC_]]` are.
    public static let contents = MarkdownExtras(rawValue: 16)
    /// The title of a picture is Markdown where it becomes a caption.
    public static let captions = MarkdownExtras(rawValue: 32)
    /// `$x$` and `$$x$$`, `\(x\)` and `\[x\]` are formulas of LaTeX, written as MathML.
    public static let formulas = MarkdownExtras(rawValue: 64)
    /// `{: .name}` directly behind a link, a picture, code or emphasis (kramdown), and all lists of attributes without the
    /// colon as well, `{ .name }` (Python-Markdown).
    public static let attributes = MarkdownExtras(rawValue: 128)
    /// `!!! note "Title"` and `??? note` with an indented text (Python-Markdown), and `:::note` to `:::` (Docusaurus,
    /// VitePress) are boxes as alerts are.
    public static let admonitions = MarkdownExtras(rawValue: 256)
    /// `=== "Name"` with an indented text: one of several, of which readers choose (Material for MkDocs).
    public static let tabs = MarkdownExtras(rawValue: 512)
    /// The text is MDX: its statements, comments and components do not show, and are told where something is missed.
    public static let mdx = MarkdownExtras(rawValue: 1024)
    /// `[[Name]]`, `[[Name#Heading|words]]` and `![[picture.png|300]]` lead to the page or file of the name, wherever it lies
    /// (Obsidian, wikis).
    public static let wikiLinks = MarkdownExtras(rawValue: 2048)
    /// A line of a paragraph ends where its author ended it (GitHub's comments, Hexo, Obsidian).
    public static let hardBreaks = MarkdownExtras(rawValue: 4096)
}
