import Values

/// `{% render 'name' with value as alias, key: value %}`: a partial that sees only what it is given.
final class Render: Tag {
    let call: PartialCall
    let isBlank = false

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let call = parser.read(token) { markup throws(SyntaxMistake) in
            guard case .string(let name) = markup.current.kind else {
                throw markup.unexpected("the name of a partial in quotes")
            }
            _ = markup.take(.string(name))
            return try PartialCall(.literal(.string(name)), &markup, offset: token.start)
        }
        return call.map { Render($0) }
    }

    private init(_ call: PartialCall) { self.call = call }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        guard case .literal(.string(let name)) = call.name else { return }
        let partial = try rendering.partial(named: name)
        var value: Value?
        if let expression = call.value { value = try rendering.argument(expression) }
        var attributes: [(Name, Value)] = []
        for (key, expression) in call.attributes { attributes.append((key, try rendering.argument(expression))) }
        let variable = call.alias ?? call.baseName
        guard call.isLoop, let value, let segment = Render.segment(value) else {
            if let value, value != .null { attributes.append((variable, value)) }
            return try rendering.renderIsolated(partial, attributes, calledAt: call.offset)
        }
        let loop = ForLoop(name: name, length: segment.count, parent: nil)
        for index in 0..<segment.count {
            try rendering.countIteration()
            loop.index = index
            let element = segment.element(index)
            var all = [(For.forloop, Value.lazy(loop))] + attributes
            if element != .null { all.append((variable, element)) }
            try rendering.renderIsolated(partial, all, calledAt: call.offset)
        }
    }

    /// What `for` runs over; nil where the value is a single one.
    private static func segment(_ value: Value) -> Segment? {
        switch value {
        case .list, .object: Segment(of: value, from: 0, limit: nil)
        case .lazy(let thing) where thing is NumberRange: Segment(of: value, from: 0, limit: nil)
        default: nil
        }
    }

    func write(to tree: inout TreeText) { tree.line("render", call.text(tree)) }
}
