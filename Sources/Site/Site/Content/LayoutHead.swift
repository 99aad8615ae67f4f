public import Diagnostics
public import Values

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
        // A template may begin with a brace; a head in JSON is a page's.
        guard let cut = FrontMatterCut(source.bytes), cut.form != .json else {
            body = source
            return
        }
        body = SourceText(path: source.path, bytes: Array(source.bytes[cut.body...]), linesAbove: cut.linesAbove)
        let head = cut.headText(of: source)
        do throws(Mistakes) {
            read(try cut.read(head), head)
        } catch {
            mistakes = error.all
        }
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
