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
        if call.isJekyll {
            let (partial, told) = try jekyllCall(&rendering)
            let mark = rendering.scopes.mark
            defer { rendering.scopes.pop(to: mark) }
            rendering.scopes.push(Name("include"), told)
            // In a theme of Jekyll's no other name hides a variable of the page.
            if case .object(let members) = told, rendering.options.hasPlainIncludes {
                for (name, value) in members { rendering.scopes.push(Name(name), value) }
            }
            return try rendering.render(partial, calledAt: call.offset)
        }
        let (name, partial) = try partial(&rendering)
        let variable = try boundValue(name, &rendering)
        let mark = rendering.scopes.mark
        defer { rendering.scopes.pop(to: mark) }
        // Each may use those before it.
        for (key, expression) in call.attributes { rendering.scopes.push(key, try rendering.argument(expression)) }
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

    /// The partial of a tag of Jekyll's, and what it is told.
    func jekyllCall(_ rendering: inout Rendering) throws(RenderFailure) -> (partial: Template, told: Value) {
        var told = Object()
        for (key, expression) in call.attributes { told[key.text] = try rendering.argument(expression) }
        return (try partial(&rendering).template, .object(told))
    }

    private func partial(_ rendering: inout Rendering) throws(RenderFailure) -> (name: String, template: Template) {
        guard case .string(let name) = try rendering.evaluate(call.name) else {
            throw RenderFailure("`include` needs the name of a partial")
        }
        return (name, try rendering.partial(named: name))
    }

    private func boundValue(_ name: String, _ rendering: inout Rendering) throws(RenderFailure) -> Value {
        if let expression = call.value { return try rendering.evaluate(expression) }
        return rendering.scopes.find(call.alias == nil ? Name(name) : Name(name)) ?? .null
    }

    func write(to tree: inout TreeText) { tree.line("include", call.text(tree)) }
}
