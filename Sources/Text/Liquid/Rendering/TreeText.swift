import Diagnostics
import Values

/// A template's tree as text, one node a line, two blanks a level.
struct TreeText {
    let source: SourceText
    private(set) var text = ""
    private var level = 0

    init(source: SourceText) { self.source = source }

    mutating func line(_ name: String, _ rest: String, indent: Int = 0) {
        text += String(repeating: "  ", count: level + indent) + name + (rest.isEmpty ? "" : " " + rest) + "\n"
    }

    mutating func nested(_ block: Block, by levels: Int = 1) {
        level += levels
        write(block)
        level -= levels
    }

    mutating func write(_ block: Block) {
        for node in block.nodes {
            switch node {
            case .text(let text): line("text", quoted(text.bytes))
            case .output(let output): output.write(to: &self)
            case .tag(let placed): placed.tag.write(to: &self)
            case .shared(let stretch):
                line("shared", "")
                nested(Block(nodes: stretch.nodes))
            }
        }
    }

    func quoted(_ bytes: [UInt8]) -> String { Texts.quoted(String(decoding: bytes, as: UTF8.self)) }

    func text(_ expression: Expression) -> String {
        switch expression {
        case .literal(.lazy(let word as EmptyWord)): return word.name
        case .literal(.lazy(let range as NumberRange)): return "(\(range.first)..\(range.last))"
        case .literal(let value): return Texts.inspected(value)
        case .range(let first, let last): return "(\(text(first))..\(text(last)))"
        case .lookup(let lookup):
            var out: String
            switch lookup.root {
            case .name(let name): out = name.text
            case .computed(let expression): out = "[\(text(expression))]"
            }
            for step in lookup.steps {
                switch step {
                case .key(let key):
                    let isName = key.utf8.allSatisfy { Blanks.isWord($0) || $0 == UInt8(ascii: "-") }
                    out += isName ? "." + key : "[\(Texts.quoted(key))]"
                case .command(let key): out += "." + key
                case .computed(let expression): out += "[\(text(expression))]"
                }
            }
            return out
        }
    }

    func text(_ expression: FilteredExpression) -> String {
        var out = text(expression.value)
        for call in expression.filters {
            let arguments = call.positional.map(text) + call.named.map { "\($0.key): \(text($0.value))" }
            out += " | " + call.filter.name + (arguments.isEmpty ? "" : ": " + arguments.joined(separator: ", "))
        }
        return out
    }

    func text(_ condition: Condition) -> String {
        var out = ""
        for (index, test) in condition.tests.enumerated() {
            if index > 0 { out += condition.joints[index - 1] == .and ? " and " : " or " }
            switch test {
            case .truth(let expression): out += text(expression)
            case .comparison(let left, let comparison, let right):
                out += "\(text(left)) \(comparison.rawValue) \(text(right))"
            }
        }
        return out
    }
}
