import Diagnostics
import Values

/// A layout's own front matter: the name of the layout around it, and what templates see as `layout`.
package struct LayoutHead: Sendable {
    /// The template below it.
    package var body: SourceText
    /// The layout around it, and where it is named.
    package var parent: (name: String, place: Place)?
    /// All that stands in it.
    package var values = Object()
    /// What is wrong in it.
    package var mistakes: [Diagnostic] = []

    /// The head of a layout's file, which may have none.
    package init(_ source: SourceText) {
        let file = TemplateFile(source)
        (body, mistakes) = (file.body, file.mistakes)
        if let head = file.head { read(head.values, head.text) }
    }

    private mutating func read(_ node: PlacedValue, _ head: SourceText) {
        if case .object(let object) = node.value { values = object }
        guard let layout = node["layout"] else { return }
        switch layout.content {
        case .string(let name): if name != "none" { parent = (name, layout.place) }
        case .null: return
        default:
            mistakes.append(
                Diagnostic(
                    .error, "`layout` must be a text, and is \(layout.kind)", at: layout.place,
                    excerpt: head.line(layout.place.line), remedy: "name one layout, such as `layout: base`"))
        }
    }
}
