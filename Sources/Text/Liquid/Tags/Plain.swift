/// `{% break %}` and `{% continue %}`.
final class Interruption: Tag {
    enum Kind: String, Sendable {
        case `break`, `continue`
    }

    let kind: Kind
    let isBlank = false

    init(_ kind: Kind, _ token: TagToken) { self.kind = kind }

    func render(_ rendering: inout Rendering) throws(RenderFailure) { rendering.interrupt = kind }

    func write(to tree: inout TreeText) { tree.line(kind.rawValue, "") }
}

/// `{% raw %}…{% endraw %}`: text in which braces mean nothing.
final class Raw: Tag {
    let bytes: [UInt8]
    var isBlank: Bool { bytes.isEmpty }

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        _ = parser.read(token) { _ in }
        return Raw(Array(parser.source.bytes[parser.uncutBody(of: token)]))
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    func render(_ rendering: inout Rendering) throws(RenderFailure) { rendering.out.append(bytes) }

    func write(to tree: inout TreeText) { tree.line("raw", tree.quoted(bytes)) }
}

/// `{% doc %}…{% enddoc %}`: words for the partial's users, of which nothing is printed.
enum Doc {
    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        _ = parser.read(token) { _ in }
        let body = parser.uncutBody(of: token)
        for inner in TemplateLexer.tokens(of: Array(parser.source.bytes[body])) {
            guard case .tag("doc") = inner.kind else { continue }
            parser.report(
                SyntaxMistake(message: "`doc` must not stand in itself", offset: body.lowerBound + inner.start))
        }
        return nil
    }
}

/// `{% # a remark %}`; every line of it begins with `#`.
enum InlineComment {
    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        let bytes = parser.source.bytes
        var index = token.markup.lowerBound
        while let end = bytes[index..<token.markup.upperBound].firstIndex(of: 0x0A) {
            index = Blanks.trimmedStart(bytes, end..<token.markup.upperBound).lowerBound
            guard index < token.markup.upperBound, bytes[index] != UInt8(ascii: "#") else { continue }
            parser.report(
                SyntaxMistake(message: "each line of a `#` comment begins with `#`", offset: index, remedy: nil))
            return nil
        }
        return nil
    }
}

/// `{% liquid %}`: one tag a line.
final class Lines: Tag {
    let body: Block
    let isBlank: Bool

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        Lines(parser.lines(of: token))
    }

    init(_ body: Block) {
        self.body = body
        isBlank = body.isBlank
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) { try body.render(&rendering) }

    func write(to tree: inout TreeText) {
        tree.line("liquid", "")
        tree.nested(body)
    }
}

/// `{% ifchanged %}…{% endifchanged %}`: prints its body where it differs from what the last one printed.
final class IfChanged: Tag {
    let body: Block
    let isBlank: Bool

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        IfChanged(parser.body(of: token))
    }

    private init(_ body: Block) {
        self.body = body
        isBlank = body.isBlank
    }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        let start = rendering.out.count
        try body.render(&rendering)
        let printed = rendering.takeOutput(from: start)
        guard printed != rendering.frame.lastChanged else { return }
        rendering.out.append(printed)
        rendering.frame.lastChanged = printed
    }

    func write(to tree: inout TreeText) {
        tree.line("ifchanged", "")
        tree.nested(body)
    }
}
