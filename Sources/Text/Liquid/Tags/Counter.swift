import Values

/// `{% increment name %}` prints a counter and raises it; `{% decrement name %}` lowers it and prints it.
final class Counter: Tag {
    let name: Name
    let step: Int
    let isBlank = false

    static func parse(_ token: TagToken, _ parser: inout TemplateParser, step: Int) -> (any Tag)? {
        let name = parser.read(token) { markup throws(SyntaxMistake) in
            var name = markup.isAtEnd ? "" : try markup.identifier("the name of a counter")
            while markup.take(.dot) { name += "." + (try markup.identifier()) }
            return name
        }
        return name.map { Counter(Name($0), step) }
    }

    private init(_ name: Name, _ step: Int) {
        self.name = name
        self.step = step
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let value = rendering.scopes.counter(name)
        rendering.scopes.setCounter(name, value &+ step)
        rendering.print(.integer(step > 0 ? value : value &+ step))
    }

    func write(to tree: inout TreeText) { tree.line(step > 0 ? "increment" : "decrement", name.text) }
}
