import Values

/// `{% for item in list reversed limit: 2 offset: 1 %}…{% else %}…{% endfor %}`.
final class For: Tag {
    /// Where a loop begins.
    enum Offset: Sendable {
        case expression(Expression)
        /// Where the last loop of the same name and list ended.
        case `continue`
    }

    /// What stands in the opening tag.
    struct Head: Sendable {
        var variable: Name
        var list: Expression
        /// The variable and the list as written: what `offset: continue` goes by.
        var label: Name
        var isReversed = false
        var limit: Expression?
        var offset: Offset?
    }

    static let forloop = Name("forloop")

    let head: Head
    let body: Block
    let otherwise: Block?
    let isBlank: Bool

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let source = parser.source
        let head = parser.read(token) { markup throws(SyntaxMistake) in
            try Head(&markup, TreeText(source: source))
        }
        var body = Block()
        var otherwise: Block?
        parser.bodies(of: token, middles: ["else"]) { _, opening, block in
            if opening.name == "else" { otherwise = block } else { body = block }
        }
        return head.map { For($0, body, otherwise) }
    }

    init(_ head: Head, _ body: Block, _ otherwise: Block?) {
        self.head = head
        isBlank = body.isBlank && otherwise?.isBlank ?? true
        self.body = isBlank ? body.withoutBlankText() : body
        self.otherwise = isBlank ? otherwise?.withoutBlankText() : otherwise
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let segment = try self.segment(&rendering)
        guard segment.count > 0 else {
            try otherwise?.render(&rendering)
            return
        }
        let loop = ForLoop(name: head.label.text, length: segment.count, parent: rendering.frame.loops.last)
        rendering.frame.loops.append(loop)
        let mark = rendering.scopes.mark
        defer {
            rendering.scopes.pop(to: mark)
            rendering.frame.loops.removeLast()
        }
        rendering.scopes.push(For.forloop, .lazy(loop))
        let slot = rendering.scopes.push(head.variable, .null)
        for index in 0..<segment.count {
            try rendering.countIteration()
            rendering.scopes.set(slot, segment.element(head.isReversed ? segment.count - 1 - index : index))
            loop.index = index
            try body.render(&rendering)
            if let interrupt = rendering.interrupt {
                rendering.interrupt = nil
                if interrupt == .break { break }
            }
        }
    }

    private func segment(_ rendering: inout Rendering) throws(RenderFailure) -> Segment {
        let start: Int
        switch head.offset {
        case .continue: start = rendering.frame.offset(head.label)
        case .expression(let expression):
            start = try rendering.integer(expression) ?? 0
        case nil: start = 0
        }
        let list = try rendering.evaluate(head.list)
        var limit: Int?
        if let expression = head.limit { limit = try rendering.integer(expression) }
        let segment = Segment(of: list, from: start, limit: limit)
        rendering.frame.setOffset(head.label, start &+ segment.count)
        return segment
    }

    func write(to tree: inout TreeText) {
        var text = "\(head.variable.text) in \(tree.text(head.list))"
        if head.isReversed { text += " reversed" }
        if let limit = head.limit { text += " limit: \(tree.text(limit))" }
        switch head.offset {
        case .expression(let offset): text += " offset: \(tree.text(offset))"
        case .continue: text += " offset: continue"
        case nil: break
        }
        tree.line("for", text)
        tree.nested(body)
        guard let otherwise else { return }
        tree.line("else", "")
        tree.nested(otherwise)
    }
}

extension For.Head {
    init(_ markup: inout ExpressionParser, _ text: TreeText) throws(SyntaxMistake) {
        variable = Name(try markup.identifier("the name of a variable"))
        guard markup.takeWord("in") else { throw markup.unexpected("`in`") }
        list = try markup.expression()
        label = Name("\(variable.text)-\(text.text(list))")
        isReversed = markup.takeWord("reversed")
        while !markup.isAtEnd {
            if markup.take(.comma), markup.isAtEnd, limit != nil || offset != nil { break }
            if markup.takeWord("limit") {
                try markup.expect(.colon, "`:`")
                limit = try markup.expression()
            } else if markup.takeWord("offset") {
                try markup.expect(.colon, "`:`")
                offset = markup.takeWord("continue") ? .continue : .expression(try markup.expression())
            } else {
                throw markup.unexpected("`limit` or `offset`")
            }
        }
    }
}
