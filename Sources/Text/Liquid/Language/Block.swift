import Markup

/// What stands between two tags: text, outputs and further tags.
struct Block: Sendable {
    enum Part: Sendable {
        case text(Text)
        case output(Output)
        case tag(PlacedTag)
        /// What is the same on all pages.
        case shared(SharedStretch)
    }

    /// Text that is written as it stands.
    ///
    /// A class, like the others, so that a node is one reference.
    final class Text: Sendable {
        let bytes: [UInt8]
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// A tag and the place where it begins.
    final class PlacedTag: Sendable {
        let tag: any Tag
        let offset: Int
        init(_ tag: any Tag, at offset: Int) { (self.tag, self.offset) = (tag, offset) }
    }

    var nodes: [Part] = []

    /// Whether it prints nothing but blanks, so that the tag around it prints nothing at all.
    var isBlank: Bool {
        nodes.allSatisfy { node in
            switch node {
            case .text(let text): text.bytes.allSatisfy(Blanks.isBlank)
            case .output: false
            case .tag(let placed): placed.tag.isBlank
            case .shared(let stretch): Block(nodes: stretch.nodes).isBlank
            }
        }
    }

    func withoutBlankText() -> Block {
        Block(
            nodes: nodes.filter { node in
                if case .text(let text) = node { !text.bytes.allSatisfy(Blanks.isBlank) } else { true }
            })
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        try rendering.enterBlock()
        defer { rendering.leaveBlock() }
        try Block.render(nodes, &rendering)
    }

    static func render(_ nodes: [Part], _ rendering: inout Rendering) throws(RenderFailure) {
        for node in nodes {
            switch node {
            case .text(let text):
                rendering.out.append(text.bytes)
            case .output(let output):
                try output.render(&rendering)
            case .tag(let placed):
                do throws(RenderFailure) {
                    try placed.tag.render(&rendering)
                } catch {
                    throw error.located(at: placed.offset, in: rendering)
                }
                if rendering.interrupt != nil { return }
            case .shared(let stretch):
                try stretch.render(&rendering)
            }
            if rendering.out.count > rendering.outputEnd { throw rendering.outputTooLong() }
        }
    }
}

/// A tag, ready to be rendered.
protocol Tag: AnyObject, Sendable {
    /// Whether it prints nothing, or blanks only.
    var isBlank: Bool { get }
    func render(_ rendering: inout Rendering) throws(RenderFailure)
    func write(to tree: inout TreeText)
    func look(_ check: inout SharingCheck)
    func sharing(_ sharing: Sharing) -> any Tag
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
