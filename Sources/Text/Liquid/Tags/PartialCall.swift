import Values

/// What stands in the tags `include` and `render`.
struct PartialCall: Sendable {
    var name: Expression
    var value: Expression?
    /// Whether `for` stands before the value, not `with`.
    var isLoop = false
    var alias: Name?
    var attributes: [(key: Name, value: Expression)] = []
    /// Whether the attributes are members of `include` and nothing else, as in Jekyll.
    var isJekyll = false
    /// What the partial's own variable is called where its name is written in the tag.
    var baseName: Name
    /// Where the tag begins.
    var offset: Int

    /// Reads what stands behind the name.
    init(_ name: Expression, _ markup: inout ExpressionParser, offset: Int) throws(SyntaxMistake) {
        self.name = name
        self.offset = offset
        if case .literal(.string(let text)) = name {
            baseName = PartialCall.baseName(text)
        } else {
            baseName = Name("")
        }
        if markup.takeWord("for") {
            isLoop = true
            value = try markup.expression()
        } else if markup.takeWord("with") {
            value = try markup.expression()
        }
        if markup.takeWord("as") { alias = Name(try markup.identifier("the name of a variable")) }
        _ = markup.take(.comma)
        while case .identifier(let key) = markup.current.kind {
            _ = markup.takeWord(key)
            try markup.expect(.colon, "`:`")
            attributes.append((Name(key), try markup.expression()))
            _ = markup.take(.comma)
        }
    }

    init(jekyll name: Expression, _ attributes: [(key: Name, value: Expression)], offset: Int) {
        self.name = name
        self.attributes = attributes
        self.offset = offset
        if case .literal(.string(let text)) = name {
            baseName = PartialCall.baseName(text)
        } else {
            baseName = Name("")
        }
        isJekyll = true
    }

    /// What stands behind the last slash.
    static func baseName(_ name: String) -> Name { Name(name.split(separator: "/").last.map(String.init) ?? name) }

    func text(_ tree: TreeText) -> String {
        var text = tree.text(name)
        if let value { text += " \(isLoop ? "for" : "with") \(tree.text(value))" }
        if let alias { text += " as \(alias.text)" }
        return text + attributes.map { ", \($0.key.text): \(tree.text($0.value))" }.joined()
    }
}
