import Values

/// `{% tablerow item in list cols: 3 limit: 6 offset: 1 %}…{% endtablerow %}`: rows and cells of a table.
final class TableRow: Tag {
    let variable: Name
    let list: Expression
    let attributes: [(key: String, value: Expression)]
    let body: Block
    let isBlank: Bool

    static let tablerowloop = Name("tablerowloop")
    private static let known = ["cols", "limit", "offset", "range"]

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let head: (Name, Expression, [(String, Expression)])? = parser.read(token) { markup throws(SyntaxMistake) in
            let variable = Name(try markup.identifier("the name of a variable"))
            guard markup.takeWord("in") else { throw markup.unexpected("`in`") }
            let list = try markup.expression()
            _ = markup.take(.comma)
            var attributes: [(String, Expression)] = []
            while !markup.isAtEnd {
                guard case .identifier(let key) = markup.current.kind, known.contains(key) else {
                    throw markup.unexpected("`cols`, `limit` or `offset`")
                }
                _ = markup.takeWord(key)
                try markup.expect(.colon, "`:`")
                attributes.append((key, try markup.expression()))
                _ = markup.take(.comma)
            }
            return (variable, list, attributes)
        }
        let body = parser.body(of: token)
        return head.map { TableRow($0.0, $0.1, $0.2, body) }
    }

    private init(_ variable: Name, _ list: Expression, _ attributes: [(String, Expression)], _ body: Block) {
        self.variable = variable
        self.list = list
        self.attributes = attributes.map { (key: $0.0, value: $0.1) }
        self.body = body
        isBlank = body.isBlank
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let list = try rendering.evaluate(list)
        if case .null = list { return }
        if case .bool(false) = list { return }
        let offset = try attribute("offset", &rendering) ?? 0
        let segment = Segment(of: list, from: offset, limit: try attribute("limit", &rendering))
        let columns = try attribute("cols", &rendering) ?? segment.count
        let loop = TableRowLoop(length: segment.count, columns: columns)
        let mark = rendering.scopes.mark
        defer { rendering.scopes.pop(to: mark) }
        rendering.scopes.push(TableRow.tablerowloop, .lazy(loop))
        let slot = rendering.scopes.push(variable, .null)
        rendering.out.append("<tr class=\"row1\">\n" as StaticString)
        for index in 0..<segment.count {
            try rendering.countIteration()
            rendering.scopes.set(slot, segment.element(index))
            loop.index = index
            rendering.out.append("<td class=\"col\(loop.column + 1)\">")
            try body.render(&rendering)
            rendering.out.append("</td>" as StaticString)
            if let interrupt = rendering.interrupt {
                rendering.interrupt = nil
                if interrupt == .break { break }
            }
            if loop.isLastColumn, index < segment.count - 1 {
                rendering.out.append("</tr>\n<tr class=\"row\(loop.row + 2)\">")
            }
        }
        rendering.out.append("</tr>\n" as StaticString)
    }

    /// A number, read as Ruby's `to_i` does: a text that is none counts as 0.
    private func attribute(_ key: String, _ rendering: inout Rendering) throws(RenderFailure) -> Int? {
        guard let expression = attributes.last(where: { $0.key == key })?.value else { return nil }
        switch try rendering.evaluate(expression) {
        case .null: return 0
        case .integer(let number): return number
        case .decimal(let number): return Int(exactly: number.rounded(.towardZero)) ?? 0
        case .string(let text): return Numbers.leadingInteger(text)
        case .markup(let bytes): return Numbers.leadingInteger(String(decoding: bytes, as: UTF8.self))
        default: throw RenderFailure("`\(key)` must be a whole number")
        }
    }

    func write(to tree: inout TreeText) {
        let options = attributes.map { " \($0.key): \(tree.text($0.value))" }.joined()
        tree.line("tablerow", "\(variable.text) in \(tree.text(list))\(options)")
        tree.nested(body)
    }
}
