import Values

/// `{% cycle "odd", "even" %}`, `{% cycle group: "odd", "even" %}`: each time the next value of the list.
final class Cycle: Tag {
    /// Which tags share a counter.
    enum Group: Sendable {
        /// All whose group has this value.
        case named(Expression)
        /// All with the same list of literals; where there are variables in it, this tag alone.
        case key(String)
    }

    let group: Group
    let values: [Expression]
    let text: String
    let isBlank = false

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let source = parser.source
        return parser.read(token) { markup throws(SyntaxMistake) in
            let first = try markup.expression()
            var values: [Expression] = []
            let isNamed = markup.take(.colon)
            values.append(isNamed ? try markup.expression() : first)
            while markup.take(.comma), !markup.isAtEnd { values.append(try markup.expression()) }
            let text = TreeText(source: source)
            let list = values.map { text.text($0) }.joined(separator: ", ")
            if isNamed { return Cycle(.named(first), values, "\(text.text(first)): \(list)") }
            let key = values.allSatisfy(\.isLiteral) ? "l" + list : "o\(source.path):\(token.start)"
            return Cycle(.key(key), values, list)
        }
    }

    private init(_ group: Group, _ values: [Expression], _ text: String) {
        self.group = group
        self.values = values
        self.text = text
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let key: String
        switch group {
        case .named(let expression): key = "n" + Texts.inspected(try rendering.evaluate(expression))
        case .key(let fixed): key = fixed
        }
        let index = rendering.frame.cycles[key] ?? 0
        rendering.frame.cycles[key] = (index + 1) % values.count
        guard index < values.count else { return }
        if case .literal(let literal) = values[index] { return rendering.printLiteral(literal) }
        rendering.print(try rendering.evaluate(values[index]))
    }

    func write(to tree: inout TreeText) { tree.line("cycle", text) }
}

extension Expression {
    var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }
}
