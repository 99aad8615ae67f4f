import Diagnostics
public import Diagnostics

/// Markup of another program that this one does not read, so that readers will see it as text, or not at all.
public struct ForeignMarkup: Sendable, Hashable {
    /// Whose markup it is.
    public enum Kind: Sendable, Hashable, CaseIterable {
        case liquidTag, liquidOutput, shortcode, attributes, mathematics, texMathematics, definition
        case abbreviation, container, admonition, tab, wikiLink, highlight, include, module, expression, element,
            callout, embedded, contents
    }

    /// Whose markup it is.
    public var kind: Kind
    /// Where it begins in the author's file.
    public var place: Place
    /// What it is called there, where that helps: `` `<Tabs>` ``.
    public var word: String?

    /// Markup at a place.
    public init(kind: Kind, place: Place, word: String? = nil) {
        self.kind = kind
        self.place = place
        self.word = word
    }

    /// One message for each kind, with a count and the first three places.
    /// - Parameters:
    ///   - found: what was found in one text or in many, in order.
    ///   - severity: how bad it is.
    /// - Returns: the messages, in the order of the kinds.
    public static func summary(of found: [ForeignMarkup], _ severity: Severity = .warning) -> [Diagnostic] {
        guard !found.isEmpty else { return [] }
        return Kind.allCases.compactMap { kind in
            let places = found.filter { $0.kind == kind }
            guard !places.isEmpty else { return nil }
            let first = places.prefix(3).map(\.words).joined(separator: ", ")
            let count = counted(places.count, "place holds", "places hold")
            let rest = places.count > 3 ? ", …" : ""
            return Diagnostic(
                severity, "\(count) \(kind.name), \(kind.effect): \(first)\(rest)", remedy: kind.remedy)
        }
    }

    private var words: String { "\(place.path):\(place.line):\(place.column)" + (word.map { " " + $0 } ?? "") }
}

extension ForeignMarkup.Kind {
    fileprivate var name: String {
        switch self {
        case .liquidTag: "Liquid tags `{% … %}`"
        case .liquidOutput: "Liquid `{{ … }}`"
        case .shortcode: "Hugo shortcodes `{{< … >}}`"
        case .attributes: "attributes `{: … }` or `{ … }` that belong to no block"
        case .mathematics: "formulas `$$ … $$`"
        case .texMathematics: "formulas `\\( … \\)` or `\\[ … \\]`"
        case .definition: "definition lists `: …`"
        case .abbreviation: "abbreviations `*[…]: …`"
        case .container: "containers `::: …`"
        case .admonition: "admonitions `!!! …` or `??? …`"
        case .tab: "tabs `=== \"…\"`"
        case .wikiLink: "wiki links `[[…]]`"
        case .highlight: "highlights `==…==`"
        case .include: "lines that take in a file, `{{#include …}}`, `--8<-- …` or `{* … *}`"
        case .module: "JavaScript of components, `import … from …` or `<Name prop={…}>`"
        case .expression: "JavaScript in braces"
        case .element: "elements that HTML does not have"
        case .callout: "boxes `> [!…]` that are none of GitHub's alerts"
        case .embedded: "embedded texts `![[…]]`"
        case .contents: "tables of contents `[TOC]` or `[[toc]]`"
        }
    }

    fileprivate var effect: String {
        switch self {
        case .element: "whose tags no reader will see"
        case .expression: "which will show as text, or not at all in a tag"
        case .embedded: "which will be links"
        default: "which will show as text"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .liquidTag, .liquidOutput:
            "Liquid works in the theme's templates; in a text, use a piece, write what it stands for, or put it between backticks"
        case .shortcode: "write Markdown or HTML in its place, or put it between backticks"
        case .attributes:
            "on a line of its own below a block they are read with a colon, and directly behind a link, a picture, code or emphasis with `markdown: {attributes: true}` in site.yml; elsewhere write HTML"
        case .mathematics, .texMathematics: "switch formulas on in site.yml, with `markdown: {math: true}`"
        case .definition: "switch them on in site.yml, with `markdown: {definitions: true}`, or write a list"
        case .abbreviation: "switch them on in site.yml, with `markdown: {abbreviations: true}`"
        case .container:
            "notes, tips and warnings are read with `markdown: {admonitions: true}` in site.yml, code groups with `tabs: true`, where `:::` ends them, below a blank line if HTML stands above; for others write `<div>` with blank lines around the text"
        case .admonition, .callout: "switch them on in site.yml, with `markdown: {admonitions: true}`"
        case .tab: "switch them on in site.yml, with `markdown: {tabs: true}`"
        case .contents: "switch them on in site.yml, with `markdown: {toc: true}`"
        case .wikiLink:
            "switch them on in site.yml, with `markdown: {wiki_links: true}`, or write `[words](file.md)`"
        case .embedded: "write here what is said there, or leave the `!` out"
        case .highlight: "write `<mark>…</mark>`"
        case .include:
            "code is shown where site.yml opens the folder of its file, with `code_roots: [FOLDER]`; what is a text has to stand here itself"
        case .module:
            "let the file end in .mdx, where JavaScript does not show and components may be pieces, or take it out: nothing of it is run here"
        case .expression: "write what it stands for; a brace that is meant as one stands behind a backslash, or in code"
        case .element:
            "words in angle brackets stand between backquotes; components of JSX or Vue become HTML or pieces, in .mdx those of their names, and their tabs `<TabItem label=\"…\">` are read with `markdown: {tabs: true}` in site.yml"
        }
    }
}
