import Values

/// What stands behind a value: filters with what they are told.
extension ExpressionParser {
    /// A value and the filters behind it.
    mutating func filteredExpression() throws(SyntaxMistake) -> FilteredExpression {
        let start = current.range.lowerBound
        let value = try expression()
        var filters: [FilterCall] = []
        while take(.pipe) {
            if let filter = try filterCall() { filters.append(filter) }
        }
        return FilteredExpression(
            value: value, filters: filters, range: start..<tokens[max(0, position - 1)].range.upperBound)
    }

    private mutating func filterCall() throws(SyntaxMistake) -> FilterCall? {
        let token = current
        let name = try identifier("the name of a filter")
        var positional: [Expression] = []
        var named: [(key: String, value: Expression)] = []
        let firstArgument = position + 1
        if take(.colon) {
            if !isEndOfArguments { try argument(&positional, &named) }
            while take(.comma), !isEndOfArguments { try argument(&positional, &named) }
        }
        guard let filter = dialect.filter(named: name) else {
            mistakes.append(
                SyntaxMistake(
                    message: "unknown filter `\(name)`", offset: token.range.lowerBound, length: token.range.count,
                    remedy: dialect.advice(onFilter: name)))
            return nil
        }
        let count = positional.count + (named.isEmpty || filter.takesNamed ? 0 : 1)
        if !filter.arguments.contains(count) {
            mistakes.append(
                SyntaxMistake(
                    message: "`\(name)` takes \(Filter.counted(filter.arguments)), not \(count)",
                    offset: token.range.lowerBound, length: token.range.count))
            return nil
        }
        return FilterCall(
            filter: filter, positional: positional, named: named, constant: Arguments(constant: positional, named),
            question: try filter.perElement.map { kind throws(SyntaxMistake) in
                try question(kind, name, from: firstArgument)
            }, range: token.range)
    }

    /// The name and the expression in quotes that a filter asks of each element.
    private mutating func question(
        _ kind: Filter.PerElement, _ name: String, from first: Int
    ) throws(SyntaxMistake) -> Question {
        guard first + 2 < tokens.count, case .string(let element) = tokens[first].kind,
            case .string = tokens[first + 2].kind
        else {
            throw SyntaxMistake(
                message: "`\(name)` takes a name and an expression, both in quotes",
                offset: tokens[first].range.lowerBound, length: max(1, tokens[first].range.count),
                remedy:
                    "such as `\(name): \"item\", \"item.\(kind == .value ? "date | date: '%Y'" : "draft != true")\"`")
        }
        let quoted = tokens[first + 2].range
        var inner = try ExpressionParser(bytes, quoted.lowerBound + 1..<quoted.upperBound - 1, dialect: dialect)
        inner.depth = depth + 1
        let body: Question.Body =
            switch kind {
            case .condition: .condition(try inner.condition())
            case .value: .value(try inner.filteredExpression())
            }
        try inner.expectEnd()
        mistakes += inner.mistakes
        return Question(element: Name(element), body: body)
    }

    private var isEndOfArguments: Bool { look(.pipe) || look(.end) }

    private mutating func argument(
        _ positional: inout [Expression], _ named: inout [(key: String, value: Expression)]
    ) throws(SyntaxMistake) {
        if case .identifier(let key) = current.kind, look(.colon, 1) {
            position += 2
            named.append((key, try expression()))
        } else {
            positional.append(try expression())
        }
    }
}

extension Arguments {
    /// The arguments where every one is a literal.
    fileprivate init?(constant positional: [Expression], _ named: [(key: String, value: Expression)]) {
        var values: [Value] = []
        for expression in positional {
            guard case .literal(let value) = expression else { return nil }
            values.append(value)
        }
        var pairs: [(key: String, value: Value)] = []
        for (key, expression) in named {
            guard case .literal(let value) = expression else { return nil }
            pairs.append((key, value))
        }
        self.init(positional: values, named: pairs)
    }
}
