public import Diagnostics
public import Values
import YAML

/// A layout's own front matter: the name of the layout around it, and what templates see as `layout`.
public struct LayoutHead: Sendable {
    /// The template below it.
    public var body: SourceText
    /// The layout around it, and where it is named.
    public var parent: (name: String, place: Place)?
    /// All that stands in it.
    public var values = Object()
    /// What is wrong in it.
    public var mistakes: [Diagnostic] = []

    /// The head of a layout's file, which may have none.
    public init(_ source: SourceText) {
        guard let cut = FrontMatterCut(source.bytes) else {
            body = source
            return
        }
        body = SourceText(path: source.path, bytes: Array(source.bytes[cut.body...]), linesAbove: cut.linesAbove)
        let head = SourceText(path: source.path, bytes: Array(source.bytes[cut.head]), linesAbove: 1)
        do throws(Mistakes) {
            read(try parseYAML(head), head)
        } catch {
            mistakes = error.all
        }
    }

    private mutating func read(_ node: Node, _ head: SourceText) {
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
