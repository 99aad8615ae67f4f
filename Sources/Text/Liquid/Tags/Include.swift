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

/// What stands in the tags `include` and `render`.
struct PartialCall: Sendable {
    var name: Expression
    var value: Expression?
    /// Whether `for` stands before the value, not `with`.
    var isLoop = false
    var alias: Name?
    var attributes: [(key: Name, value: Expression)] = []
    /// Whether the attributes are also members of `include`, as in Jekyll.
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

    init(jekyll name: String, _ attributes: [(key: Name, value: Expression)], offset: Int) {
        self.name = .literal(.string(name))
        self.attributes = attributes
        self.offset = offset
        baseName = PartialCall.baseName(name)
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

/// `{% include name.html key=value key="text" %}`, as Jekyll reads it.
///
/// Only where a bare file name with an extension is followed by nothing or by such pairs: all else is Shopify's.
enum JekyllInclude {
    static func call(_ token: TagToken, _ parser: inout TemplateParser) -> PartialCall? {
        let bytes = parser.source.bytes
        var rest = Blanks.trimmedEnd(bytes, Blanks.trimmedStart(bytes, token.markup))
        var end = rest.lowerBound
        while end < rest.upperBound, Blanks.isWord(bytes[end]) || "-./".utf8.contains(bytes[end]) { end += 1 }
        let file = String(decoding: bytes[rest.lowerBound..<end], as: UTF8.self)
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex, file.index(after: dot) < file.endIndex else {
            return nil
        }
        var attributes: [(key: Name, value: Expression)] = []
        rest = Blanks.trimmedStart(bytes, end..<rest.upperBound)
        while !rest.isEmpty {
            var keyEnd = rest.lowerBound
            while keyEnd < rest.upperBound, Blanks.isWord(bytes[keyEnd]) || bytes[keyEnd] == UInt8(ascii: "-") {
                keyEnd += 1
            }
            let key = String(decoding: bytes[rest.lowerBound..<keyEnd], as: UTF8.self)
            let equals = Blanks.trimmedStart(bytes, keyEnd..<rest.upperBound)
            guard !key.isEmpty, !equals.isEmpty, bytes[equals.lowerBound] == UInt8(ascii: "=") else { return nil }
            let value = Blanks.trimmedStart(bytes, equals.lowerBound + 1..<rest.upperBound)
            let stop = JekyllInclude.valueEnd(value, in: bytes)
            let parsed = parser.read(value.lowerBound..<stop) { markup throws(SyntaxMistake) in
                try markup.expression()
            }
            guard let parsed else { return nil }
            attributes.append((Name(key), parsed))
            rest = Blanks.trimmedStart(bytes, stop..<rest.upperBound)
        }
        let callerExtension = Rendering.fileExtension(of: parser.source.path)
        let suffix = String(file[file.index(after: dot)...])
        let name = suffix == callerExtension ? String(file[..<dot]) : file
        return PartialCall(jekyll: name, attributes, offset: token.start)
    }

    /// Where a value ends: behind its closing quote, else before the next blank.
    private static func valueEnd(_ value: Range<Int>, in bytes: [UInt8]) -> Int {
        guard let first = value.first else { return value.upperBound }
        if bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") {
            return bytes[(first + 1)..<value.upperBound].firstIndex(of: bytes[first]).map { $0 + 1 } ?? value.upperBound
        }
        return bytes[value].firstIndex(where: Blanks.isBlank) ?? value.upperBound
    }
}
