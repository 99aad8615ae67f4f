import Diagnostics
import Values

/// `{% include 'name' with value as alias, key: value %}`: a partial that sees and changes the page's variables.
final class Include: Tag {
    let call: PartialCall
    let isBlank = false

    static func parse(_ token: TagToken, _ parser: inout TemplateParser) -> (any Tag)? {
        if parser.dialect.readsJekyllIncludes, let call = JekyllInclude.call(token, &parser) { return Include(call) }
        let call = parser.read(token) { markup throws(SyntaxMistake) in
            try PartialCall(try markup.expression(), &markup, offset: token.start)
        }
        return call.map { Include($0) }
    }

    private init(_ call: PartialCall) { self.call = call }

    func render(_ rendering: inout Rendering) throws(RenderFailure) {
        guard rendering.frame.mayInclude else {
            throw RenderFailure("`include` is not allowed within `render`", remedy: "use `render`")
        }
        let value = try rendering.evaluate(call.name)
        guard case .string(let name) = value else {
            throw RenderFailure("`include` needs the name of a partial")
        }
        let partial = try rendering.partial(named: name)
        let variable = try boundValue(name, &rendering)
        let mark = rendering.scopes.mark
        defer { rendering.scopes.pop(to: mark) }
        var attributes: [(Name, Value)] = []
        for (key, expression) in call.attributes {
            // Each may use those before it.
            attributes.append((key, try rendering.argument(expression)))
            rendering.scopes.push(key, attributes[attributes.count - 1].1)
        }
        if call.isJekyll {
            let object = Object(attributes.lazy.map { ($0.0.text, $0.1) })
            rendering.scopes.push(Name("include"), .object(object))
        }
        let slot = rendering.scopes.push(call.alias ?? PartialCall.baseName(name), .null)
        if case .list(let values) = variable {
            for value in values {
                try rendering.countIteration()
                rendering.scopes.set(slot, value)
                try rendering.render(partial, calledAt: call.offset)
                if rendering.interrupt != nil { return }
            }
        } else {
            rendering.scopes.set(slot, variable)
            try rendering.render(partial, calledAt: call.offset)
        }
    }

    private func boundValue(_ name: String, _ rendering: inout Rendering) throws(RenderFailure) -> Value {
        if let expression = call.value { return try rendering.evaluate(expression) }
        return rendering.scopes.find(call.alias == nil ? Name(name) : Name(name)) ?? .null
    }

    func write(to tree: inout TreeText) { tree.line("include", call.text(tree)) }
}
