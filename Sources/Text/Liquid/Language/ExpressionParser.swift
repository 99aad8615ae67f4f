import Diagnostics
import Values

/// Reads the markup inside a tag or an output, strictly: every token must have its place.
struct ExpressionParser {
    let bytes: [UInt8]
    let tokens: [ExpressionToken]
    var position = 0
    let dialect: Dialect
    /// Mistakes that do not stop the reading.
    var mistakes: [SyntaxMistake] = []
    /// How deep in others the expression stands that is read.
    var depth = 0
    /// Whether the value is to be compared: only then `empty` and `blank` are more than a text without a letter.
    var isCompared = false

    init(_ bytes: [UInt8], _ range: Range<Int>, dialect: Dialect) throws(SyntaxMistake) {
        self.bytes = bytes
        tokens = try ExpressionLexer.tokens(of: bytes, in: range)
        self.dialect = dialect
    }

    // MARK: Tokens

    var current: ExpressionToken { tokens[position] }
    var isAtEnd: Bool { current.kind == .end }

    private func kind(_ ahead: Int) -> ExpressionToken.Kind {
        position + ahead < tokens.count ? tokens[position + ahead].kind : .end
    }

    mutating func take(_ kind: ExpressionToken.Kind) -> Bool {
        guard current.kind == kind else { return false }
        position += 1
        return true
    }

    mutating func takeWord(_ word: String) -> Bool { take(.identifier(word)) }

    func look(_ kind: ExpressionToken.Kind, _ ahead: Int = 0) -> Bool { self.kind(ahead) == kind }

    mutating func expect(_ kind: ExpressionToken.Kind, _ description: String) throws(SyntaxMistake) {
        guard take(kind) else { throw unexpected(description) }
    }

    mutating func identifier(_ description: String = "a name") throws(SyntaxMistake) -> String {
        guard case .identifier(let name) = current.kind else { throw unexpected(description) }
        position += 1
        return name
    }

    mutating func expectEnd() throws(SyntaxMistake) {
        guard isAtEnd else {
            throw SyntaxMistake(
                message: "nothing more is expected here", offset: current.range.lowerBound, length: current.range.count,
                remedy: look(.pipe)
                    ? "a filter stands in an output or an `assign`, whose result is then asked for" : nil)
        }
    }

    func unexpected(_ wanted: String) -> SyntaxMistake {
        SyntaxMistake(
            message: "expected \(wanted)", offset: current.range.lowerBound, length: max(1, current.range.count),
            remedy: position == 0 && look(.dot) ? "a name begins with what has it, as `page.title` does" : nil)
    }

    // MARK: Expressions

    mutating func expression() throws(SyntaxMistake) -> Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= dialect.limits.nesting else {
            throw SyntaxMistake(
                message: "nested more than \(dialect.limits.nesting) deep", offset: current.range.lowerBound)
        }
        let token = current
        switch token.kind {
        case .identifier(let name):
            position += 1
            let steps = try steps()
            if steps.isEmpty, let literal = Literals.named(name, compared: isCompared) { return .literal(literal) }
            return lookup(.name(Name(name)), steps, from: token)
        case .openSquare:
            position += 1
            let root = try expression()
            try expect(.closeSquare, "`]`")
            let steps = try steps()
            if case .literal(let literal) = root {
                guard case .string(let name) = literal else {
                    throw SyntaxMistake(
                        message: "a name in brackets is a text or a variable", offset: token.range.lowerBound)
                }
                return lookup(.name(Name(name)), steps, from: token)
            }
            return lookup(.computed(root), steps, from: token)
        case .string(let text):
            position += 1
            return .literal(.string(text))
        case .integer(let number):
            position += 1
            return .literal(.integer(number))
        case .decimal(let number):
            position += 1
            return .literal(.decimal(number))
        case .openRound: return try range()
        default: throw unexpected("a value")
        }
    }

    private func lookup(_ root: Lookup.Root, _ steps: [Lookup.Step], from token: ExpressionToken) -> Expression {
        .lookup(Lookup(root: root, steps: steps, range: token.range.lowerBound..<tokens[position - 1].range.upperBound))
    }

    private mutating func range() throws(SyntaxMistake) -> Expression {
        position += 1
        let first = try expression()
        try expect(.dotdot, "`..`")
        let last = try expression()
        try expect(.closeRound, "`)`")
        if case .literal(let low) = first, case .literal(let high) = last,
            let start = Numbers.rangeBound(low), let end = Numbers.rangeBound(high)
        {
            return .literal(.lazy(NumberRange(start, end)))
        }
        return .range(first, last)
    }

    private mutating func steps() throws(SyntaxMistake) -> [Lookup.Step] {
        var steps: [Lookup.Step] = []
        while true {
            if take(.openSquare) {
                let key = try expression()
                try expect(.closeSquare, "`]`")
                if case .literal(.string(let text)) = key {
                    steps.append(.key(text))
                } else {
                    steps.append(.computed(key))
                }
            } else if take(.dot) {
                let key = try identifier("the name of a member")
                let isCommand = key == "size" || key == "first" || key == "last"
                steps.append(isCommand ? .command(key) : .key(key))
            } else {
                return steps
            }
        }
    }

    // MARK: Conditions

    mutating func condition() throws(SyntaxMistake) -> Condition {
        isCompared = true
        let start = current.range.lowerBound
        var tests = [try test()]
        var joints: [Condition.Joint] = []
        while true {
            if takeWord("and") { joints.append(.and) } else if takeWord("or") { joints.append(.or) } else { break }
            tests.append(try test())
        }
        return Condition(tests: tests, joints: joints, range: start..<tokens[position - 1].range.upperBound)
    }

    private mutating func test() throws(SyntaxMistake) -> Condition.Test {
        let left = try expression()
        guard case .comparison(let comparison) = current.kind else { return .truth(left) }
        position += 1
        return .comparison(left, comparison, try expression())
    }
}
