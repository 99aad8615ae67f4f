import Values

/// `{% capture name %}…{% endcapture %}`: what the body prints becomes a value, safe as it stands.
final class Capture: Tag {
    let name: Name
    let body: Block
    let isBlank = true

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let name = parser.read(token) { markup throws(SyntaxMistake) in
            if case .string(let name) = markup.current.kind {
                _ = markup.take(.string(name))
                return name
            }
            var name = try markup.identifier("the name of a variable")
            while markup.take(.dot) { name += "." + (try markup.identifier()) }
            return name
        }
        let body = parser.body(of: token)
        return name.map { Capture(Name($0), body) }
    }

    init(_ name: Name, _ body: Block) {
        self.name = name
        self.body = body
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let start = rendering.out.count
        try body.render(&rendering)
        let captured = Value.markup(rendering.takeOutput(from: start))
        try rendering.countWork(captured)
        rendering.scopes.assign(name, captured)
    }

    func write(to tree: inout TreeText) {
        tree.line("capture", name.text)
        tree.nested(body)
    }
}
