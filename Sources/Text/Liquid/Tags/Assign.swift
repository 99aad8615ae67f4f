import Values

/// `{% assign name = value | filter %}`.
final class Assign: Tag {
    let name: Name
    let value: FilteredExpression
    let isBlank = true

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let bytes = parser.source.bytes
        let markup = Blanks.trimmedStart(bytes, token.markup)
        var end = markup.lowerBound
        while end < markup.upperBound, Blanks.isWord(bytes[end]) || "-.[]()".utf8.contains(bytes[end]) { end += 1 }
        let equals = Blanks.trimmedStart(bytes, end..<markup.upperBound)
        guard end > markup.lowerBound, equals.first.map({ bytes[$0] }) == UInt8(ascii: "=") else {
            parser.report(
                SyntaxMistake(
                    message: "`assign` needs a name and a value", offset: markup.lowerBound,
                    remedy: "for instance {% assign name = value %}"))
            return nil
        }
        let name = String(decoding: bytes[markup.lowerBound..<end], as: UTF8.self)
        let range = equals.lowerBound + 1..<markup.upperBound
        guard let value = parser.read(range, { markup throws(SyntaxMistake) in try markup.filteredExpression() }) else {
            return nil
        }
        return Assign(Name(name), value)
    }

    private init(_ name: Name, _ value: FilteredExpression) {
        self.name = name
        self.value = value
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        if value.filters.isEmpty, case .literal(.string(let text)) = value.value, rendering.options.escaping != nil {
            // A text of the template's author is as safe as the template.
            rendering.scopes.assign(name, .markup(Array(text.utf8)))
        } else {
            rendering.scopes.assign(name, try rendering.evaluate(value))
        }
    }

    func write(to tree: inout TreeText) { tree.line("assign", "\(name.text) = \(tree.text(value))") }
}
