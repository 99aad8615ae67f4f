/// `{% case %}{% when %}…{% else %}…{% endcase %}`: each value of each `when` that is equal prints its body.
final class Case: Tag {
    /// The values of a `when`, or none for `else`, and the body.
    typealias Branch = (values: [Expression]?, body: Block)

    let subject: Expression
    let branches: [Branch]
    let isBlank: Bool

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let subject = parser.read(token) { markup throws(SyntaxMistake) in
            markup.isCompared = true
            return try markup.expression()
        }
        var branches: [Branch] = []
        var leading = Block()
        var isWhole = true
        parser.bodies(of: token, middles: ["when", "else"]) { parser, opening, body in
            switch opening.name {
            case "when":
                let values = parser.read(opening) { markup throws(SyntaxMistake) in try Case.values(&markup) }
                if let values { branches.append((values, body)) } else { isWhole = false }
            case "else":
                if parser.read(opening, { _ in }) == nil { isWhole = false }
                branches.append((nil, body))
            default: leading = body
            }
        }
        guard let subject, isWhole else { return nil }
        return Case(subject, branches, leading: leading)
    }

    private static func values(_ markup: inout ExpressionParser) throws(SyntaxMistake) -> [Expression] {
        markup.isCompared = true
        var values = [try markup.expression()]
        while markup.takeWord("or") || markup.take(.comma) { values.append(try markup.expression()) }
        return values
    }

    init(_ subject: Expression, _ branches: [Branch], leading: Block) {
        self.subject = subject
        isBlank = leading.isBlank && branches.allSatisfy { $0.body.isBlank }
        self.branches = isBlank ? branches.map { ($0.values, $0.body.withoutBlankText()) } : branches
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let left = try rendering.tolerantly(subject)
        var isElse = true
        for (values, body) in branches {
            guard let values else {
                if isElse { try body.render(&rendering) }
                if rendering.interrupt != nil { return }
                continue
            }
            for value in values {
                guard Comparison.areEqual(left, try rendering.tolerantly(value)) else { continue }
                isElse = false
                try body.render(&rendering)
                if rendering.interrupt != nil { return }
            }
        }
    }

    func write(to tree: inout TreeText) {
        tree.line("case", tree.text(subject))
        for (values, body) in branches {
            tree.line(
                values == nil ? "else" : "when", (values ?? []).map { tree.text($0) }.joined(separator: ", "), indent: 1
            )
            tree.nested(body, by: 2)
        }
    }
}
