/// Reads a template's words; the grammar is that of Go's `text/template/parse`.
struct GoParser {
    private let items: [GoScanner.Item]
    private var index = 0
    /// The parts that `define` names.
    private(set) var parts: [String: [GoNode]] = [:]

    init(_ items: [GoScanner.Item]) { self.items = items }

    /// The whole template.
    mutating func all() throws(GoObstacle) -> [GoNode] {
        let (nodes, end) = try list()
        guard end.isEmpty else { throw GoObstacle("`\(GoParser.keyword(end))` stands where nothing is open") }
        return nodes
    }

    private static func keyword(_ words: [GoScanner.Word]) -> String {
        if case .name(let name)? = words.first { name } else { "" }
    }

    /// The nodes up to `else` or `end`, and the words of that.
    private mutating func list() throws(GoObstacle) -> ([GoNode], [GoScanner.Word]) {
        var nodes: [GoNode] = []
        while index < items.count {
            let item = items[index]
            index += 1
            switch item {
            case .text(let text): nodes.append(.text(text))
            case .action(let words):
                let name = GoParser.keyword(words)
                if name == "end" || name == "else" { return (nodes, words) }
                if let node = try node(name, words) { nodes.append(node) }
            }
        }
        return (nodes, [])
    }

    private mutating func node(_ name: String, _ words: [GoScanner.Word]) throws(GoObstacle) -> GoNode? {
        let rest = words.dropFirst()
        switch name {
        case "if", "with": return try branch(isWith: name == "with", rest)
        case "range": return try loop(rest)
        case "break": return .leave(.breaks)
        case "continue": return .leave(.continues)
        case "return": return .leave(.returns(rest.isEmpty ? nil : try GoParser.pipeline(rest)))
        case "define", "block":
            guard case .text(let part)? = rest.first else { throw GoObstacle("`\(name)` names nothing") }
            parts[part] = try closed(name)
            return name == "block" ? .part(part, try GoParser.pipeline(rest.dropFirst())) : nil
        case "template":
            guard case .text(let part)? = rest.first else { throw GoObstacle("`template` names nothing") }
            return .part(part, rest.count > 1 ? try GoParser.pipeline(rest.dropFirst()) : nil)
        default: break
        }
        if words.isEmpty { throw GoObstacle("`{{ }}` is empty") }
        if case .variable(let name, let fields)? = words.first, fields.isEmpty, words.count > 1,
            case .assign(let isNew) = words[1]
        {
            return .assignment(name, isNew: isNew, try GoParser.pipeline(words.dropFirst(2)))
        }
        return .output(try GoParser.pipeline(words[...]))
    }

    private mutating func closed(_ name: String) throws(GoObstacle) -> [GoNode] {
        let (body, end) = try list()
        guard GoParser.keyword(end) == "end" else { throw GoObstacle("`\(name)` is not closed") }
        return body
    }

    /// `{{ else }}`, `{{ else if … }}`, `{{ else with … }}` and what stands behind them.
    private mutating func otherwise(_ end: [GoScanner.Word], _ name: String) throws(GoObstacle) -> [GoNode] {
        switch GoParser.keyword(end) {
        case "end": return []
        case "else":
            let rest = end.dropFirst()
            guard !rest.isEmpty else { return try closed(name) }
            let next = GoParser.keyword(Array(rest))
            guard next == "if" || next == "with" else { throw GoObstacle("`else \(next)` is not known") }
            return [try branch(isWith: next == "with", rest.dropFirst())]
        default: throw GoObstacle("`\(name)` is not closed")
        }
    }

    private mutating func branch(isWith: Bool, _ words: ArraySlice<GoScanner.Word>) throws(GoObstacle) -> GoNode {
        var words = words
        var variable: String?
        if case .variable(let name, let fields)? = words.first, fields.isEmpty,
            words.dropFirst().first == .assign(isNew: true)
        {
            variable = name
            words = words.dropFirst(2)
        }
        let pipeline = try GoParser.pipeline(words)
        let (then, end) = try list()
        return .branch(
            isWith: isWith, variable: variable, pipeline, then: then,
            otherwise: try otherwise(end, isWith ? "with" : "if"))
    }

    private mutating func loop(_ words: ArraySlice<GoScanner.Word>) throws(GoObstacle) -> GoNode {
        var words = words
        var variables: [String] = []
        if let assign = words.firstIndex(where: { $0 == .assign(isNew: true) || $0 == .assign(isNew: false) }) {
            for case .variable(let name, _) in words[..<assign] { variables.append(name) }
            words = words[(assign + 1)...]
        }
        let pipeline = try GoParser.pipeline(words)
        let (body, end) = try list()
        return .loop(variables: variables, pipeline, body: body, otherwise: try otherwise(end, "range"))
    }

    private static func pipeline(_ words: ArraySlice<GoScanner.Word>) throws(GoObstacle) -> GoPipeline {
        var rest = words
        let found = try pipeline(&rest)
        guard rest.isEmpty else { throw GoObstacle("a bracket is closed that was not opened") }
        return found
    }

    private static func pipeline(_ rest: inout ArraySlice<GoScanner.Word>) throws(GoObstacle) -> GoPipeline {
        var commands: [[GoTerm]] = [[]]
        while let word = rest.first {
            if case .close = word { break }
            rest = rest.dropFirst()
            switch word {
            case .pipe: commands.append([])
            case .open:
                let inner = try pipeline(&rest)
                guard case .close(let fields)? = rest.popFirst() else { throw GoObstacle("a bracket is not closed") }
                commands[commands.count - 1].append(.group(inner, fields))
            default: commands[commands.count - 1].append(try term(word))
            }
        }
        guard commands.allSatisfy({ !$0.isEmpty }) else { throw GoObstacle("an action says nothing") }
        return GoPipeline(commands: commands)
    }

    private static func term(_ word: GoScanner.Word) throws(GoObstacle) -> GoTerm {
        switch word {
        case .name(let name): return .name(name.split(separator: ".").map(String.init))
        case .field(let fields): return fields.isEmpty ? .dot : .field(fields)
        case .variable(let name, let fields): return .variable(name, fields)
        case .text(let text): return .text(text)
        case .number(let digits):
            if let whole = Int(digits) { return .number(.integer(whole)) }
            if let number = Double(digits.hasSuffix(".") ? digits + "0" : digits) { return .number(.decimal(number)) }
            throw GoObstacle("`\(digits)` is no number")
        case .assign, .comma, .open, .close, .pipe: throw GoObstacle("a mark stands where a value belongs")
        }
    }
}
