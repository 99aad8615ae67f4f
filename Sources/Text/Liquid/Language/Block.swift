import Markup

/// What stands between two tags: text, outputs and further tags.
struct Block: Sendable {
    enum Node: Sendable {
        case text([UInt8])
        case output(Output)
        case tag(any Tag, offset: Int)
    }

    var nodes: [Node] = []

    /// Whether it prints nothing but blanks, so that the tag around it prints nothing at all.
    var isBlank: Bool {
        nodes.allSatisfy { node in
            switch node {
            case .text(let bytes): bytes.allSatisfy(Blanks.isBlank)
            case .output: false
            case .tag(let tag, _): tag.isBlank
            }
        }
    }

    /// The block without its texts of blanks.
    func withoutBlankText() -> Block {
        Block(
            nodes: nodes.filter { node in
                if case .text(let bytes) = node { !bytes.allSatisfy(Blanks.isBlank) } else { true }
            })
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        for node in nodes {
            switch node {
            case .text(let bytes):
                rendering.out.append(bytes)
            case .output(let output):
                try output.render(&rendering)
            case .tag(let tag, let offset):
                do throws(RenderFailure) {
                    try tag.render(&rendering)
                } catch {
                    throw error.located(at: offset, in: rendering)
                }
                if rendering.interrupt != nil { return }
            }
            if rendering.out.count > rendering.outputEnd { throw rendering.outputTooLong() }
        }
    }
}

/// A tag, ready to be rendered.
protocol Tag: Sendable {
    /// Whether it prints nothing, or blanks only.
    var isBlank: Bool { get }
    func render(_ rendering: inout Rendering) throws(RenderFailure)
    func write(to tree: inout TreeText)
}

/// `{{ value | filter }}`, and the tag `echo`.
final class Output: Tag {
    let value: FilteredExpression?
    /// What to print where it never changes.
    let isBlank = false

    init(_ value: FilteredExpression?) { self.value = value }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        guard let value else { return }
        if value.filters.isEmpty, case .literal(let literal) = value.value {
            rendering.printLiteral(literal)
        } else {
            let result = try rendering.evaluate(value)
            rendering.print(result)
        }
    }

    func write(to tree: inout TreeText) { tree.line("output", value.map { tree.text($0) } ?? "") }
}
