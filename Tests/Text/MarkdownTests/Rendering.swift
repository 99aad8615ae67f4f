import Diagnostics
import Markdown
import Testing

/// The HTML of a text.
func html(_ text: String, _ options: MarkdownOptions = MarkdownOptions(), _ hooks: MarkdownHooks = MarkdownHooks())
    -> String
{
    renderMarkdown(SourceText(path: "post.md", text), options: options, hooks: hooks).string
}

/// The links of a text in the site flavour, and where they stand.
func placedLinks(_ source: SourceText, _ options: MarkdownOptions) -> [(destination: String, place: Place)] {
    let links = renderMarkdown(source, options: options).links
    let places = linkPlaces(in: source, options: options)
    #expect(links.count == places.count)
    return Array(zip(links.map(\.destination), places))
}

/// An input and the HTML it gives.
struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var input: String
    var output: String

    init(_ name: String, _ input: String, _ output: String) {
        self.name = name
        self.input = input
        self.output = output
    }

    var testDescription: String { name }
}
