/// The tags of the language.
enum TagTable {
    typealias Parser = @Sendable (TagToken, inout TemplateParser) -> (any Tag)?

    static let parsers: [String: Parser] = [
        "assign": Assign.parse,
        "break": { token, _ in Interruption(.break, token) },
        "capture": Capture.parse,
        "case": Case.parse,
        "comment": { token, parser in
            parser.skipBody(of: token)
            return nil
        },
        "continue": { token, _ in Interruption(.continue, token) },
        "cycle": Cycle.parse,
        "decrement": { Counter.parse($0, &$1, step: -1) },
        "doc": Doc.parse,
        "echo": { Output($1.filtered($0.markup)) },
        "for": For.parse,
        "if": If.parse,
        "ifchanged": IfChanged.parse,
        "include": Include.parse,
        "include_cached": IncludeCached.parse,
        "increment": { Counter.parse($0, &$1, step: 1) },
        "liquid": Lines.parse,
        "raw": Raw.parse,
        "render": Render.parse,
        "tablerow": TableRow.parse,
        "unless": If.parse,
        "#": InlineComment.parse,
    ]

    static let names = parsers.keys.sorted()
}
