import Values

/// `{% include_cached name.html key=value %}` of jekyll-include-cache: a partial that looks at no page, and so is made once
/// for all pages that tell it the same.
final class IncludeCached: Tag {
    private let include: Include
    let isBlank = false

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        guard parser.dialect.readsJekyllIncludes else {
            parser.report("unknown tag `\(token.name)`", at: token, remedy: "write `include`")
            return nil
        }
        return (Include.parse(token, &parser) as? Include).map(IncludeCached.init)
    }

    private init(_ include: Include) { self.include = include }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        guard include.call.isJekyll, let texts = rendering.options.shared, let globals = rendering.options.globalsOfAll
        else { return try include.render(&rendering) }
        let (partial, told) = try include.jekyllCall(&rendering)
        // What a page or a product is cannot be told by what it prints.
        if IncludeCached.holdsMore(told) { return try include.render(&rendering) }
        var isMade = false
        let start = rendering.out.count
        let text = try texts.text(rendering.sharedKey(of: partial, told: Texts.inspected(told))) {
            () throws(RenderFailure) in
            isMade = true
            let before = rendering.counted
            var frame = Frame(scopes: Scopes(globals: globals))
            frame.scopes.push(Name("include"), told)
            try rendering.render(partial, in: frame, calledAt: include.call.offset)
            let after = rendering.counted
            return SharedText(
                bytes: Array(rendering.out.suffix(from: start)), iterations: after.iterations - before.iterations,
                worked: after.worked - before.worked, variables: [], ends: [])
        }
        if isMade || rendering.takes(text) { return }
        // Where a limit is passed, the message is that of whoever passes it.
        try include.render(&rendering)
    }

    /// Whether a value looks into something that is more than its own words.
    private static func holdsMore(_ value: Value) -> Bool {
        switch value {
        case .lazy: true
        case .list(let values): values.contains(where: holdsMore)
        case .object(let members): members.contains { holdsMore($1) }
        default: false
        }
    }

    func write(to tree: inout TreeText) { tree.line("include_cached", include.call.text(tree)) }
}
