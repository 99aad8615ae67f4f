import Diagnostics
import Markup
import Values

extension Rendering {
    /// The value of an expression; strict renders refuse names that stand for nothing.
    mutating func evaluate(_ expression: Expression) throws(RenderFailure) -> Value {
        switch expression {
        case .literal(let value): value
        case .lookup(let lookup): try value(of: lookup, tolerant: options.strictness != .strict)
        case .range(let first, let last): try range(first, last)
        }
    }

    /// The value of an expression that may stand for nothing.
    mutating func tolerantly(_ expression: Expression) throws(RenderFailure) -> Value {
        if case .lookup(let lookup) = expression { return try value(of: lookup, tolerant: true) }
        return try evaluate(expression)
    }

    /// The value of an argument: a text in the template is as safe as the template.
    mutating func argument(_ expression: Expression) throws(RenderFailure) -> Value {
        if case .literal(.string(let text)) = expression, options.escaping != nil { return .markup(Array(text.utf8)) }
        return try evaluate(expression)
    }

    /// A whole number, or nil for nothing.
    mutating func integer(_ expression: Expression) throws(RenderFailure) -> Int? {
        let value = try evaluate(expression)
        if case .null = value { return nil }
        guard let number = Numbers.strictInteger(value) else {
            throw RenderFailure("`\(Texts.text(value))` is no whole number")
        }
        return number
    }

    private mutating func range(_ first: Expression, _ last: Expression) throws(RenderFailure) -> Value {
        .lazy(NumberRange(try bound(first), try bound(last)))
    }

    private mutating func bound(_ expression: Expression) throws(RenderFailure) -> Int {
        let value = try evaluate(expression)
        switch value {
        case .integer(let number): return number
        case .null: return 0
        case .string(let text): return Numbers.leadingInteger(text)
        case .markup(let bytes): return Numbers.leadingInteger(String(decoding: bytes, as: UTF8.self))
        default:
            guard let number = Numbers.strictInteger(value) else {
                throw RenderFailure("`\(Texts.text(value))` is no whole number")
            }
            return number
        }
    }

    // MARK: Lookups

    private mutating func value(of lookup: Lookup, tolerant: Bool) throws(RenderFailure) -> Value {
        var value: Value
        switch lookup.root {
        case .name(let name):
            guard let found = scopes.find(name) else {
                if tolerant { return .null }
                throw undefined(name.text, among: scopes.names, lookup)
            }
            value = found
        case .computed(let expression):
            let name = Texts.text(try evaluate(expression))
            guard let found = scopes.find(Name(name)) else {
                if tolerant { return .null }
                throw undefined(name, among: scopes.names, lookup)
            }
            value = found
        }
        for step in lookup.steps {
            let found: Value?
            switch step {
            case .key(let key): found = Members.member(key, of: value)
            case .command(let key): found = Members.member(key, of: value) ?? Members.command(key, of: value)
            case .computed(let expression):
                let key = try evaluate(expression)
                found = Members.element(key, of: value)
                if found == nil, case .list = value { return .null }
            }
            guard let found else {
                if tolerant { return .null }
                throw undefined(step, of: value, lookup)
            }
            value = found
        }
        return value
    }

    private func undefined(_ name: String, among known: [String], _ lookup: Lookup) -> RenderFailure {
        RenderFailure(
            "`\(name)` stands for nothing",
            remedy: didYouMean(name, among: known) ?? "print it with `default`, or ask for it with `if`"
        ).located(at: lookup.range.lowerBound, length: lookup.range.count, in: self)
    }

    private func undefined(_ step: Lookup.Step, of value: Value, _ lookup: Lookup) -> RenderFailure {
        switch step {
        case .key(let name), .command(let name): undefined(name, among: Members.names(of: value), lookup)
        case .computed: undefined("[…]", among: [], lookup)
        }
    }

    // MARK: Filters

    mutating func evaluate(_ expression: FilteredExpression) throws(RenderFailure) -> Value {
        do throws(RenderFailure) {
            guard let first = expression.filters.first else { return try evaluate(expression.value) }
            var value =
                first.filter.isDefault ? try tolerantly(expression.value) : try evaluate(expression.value)
            for call in expression.filters { value = try apply(call, to: value) }
            return value
        } catch {
            throw error.located(at: expression.range.lowerBound, length: expression.range.count, in: self)
        }
    }

    private mutating func apply(_ call: FilterCall, to input: Value) throws(RenderFailure) -> Value {
        var input = input
        var arguments: Arguments
        if let question = call.question {
            input = .list(try elements(of: input, call))
            arguments = Arguments(positional: [.list(try answers(to: question, about: input))])
        } else if let constant = call.constant, options.escaping == nil || !call.filter.isDefault {
            arguments = constant
        } else {
            arguments = Arguments()
            for expression in call.positional {
                arguments.positional.append(
                    call.filter.isDefault ? try argument(expression) : try evaluate(expression))
            }
            for (key, expression) in call.named { arguments.named.append((key, try evaluate(expression))) }
        }
        if !call.named.isEmpty, !call.filter.takesNamed {
            arguments.positional.append(.object(Object(arguments.named.lazy.map { ($0.key, $0.value) })))
        }
        var safety = options.escaping == nil ? Filter.Safety.text : call.filter.safety
        if safety == .asInput, let escaping = options.escaping {
            safety = keepSafe(&input, &arguments, call, escaping) ? .markup : .text
        }
        try countWork(input)
        let output: Value
        do throws(FilterFailure) {
            let result = try call.filter.body(input, arguments, &filterContext)
            output = safety == .markup ? Safe.markup(result) : result
        } catch {
            if options.strictness == .forgiving { return input }
            throw RenderFailure(error.message, remedy: error.remedy)
                .located(at: call.range.lowerBound, length: call.range.count, in: self)
        }
        try countWork(output)
        return output
    }

    private func elements(of input: Value, _ call: FilterCall) throws(RenderFailure) -> [Value] {
        do throws(FilterFailure) {
            return try Lists.elements(of: input, filterContext)
        } catch {
            throw RenderFailure(error.message, remedy: error.remedy)
                .located(at: call.range.lowerBound, length: call.range.count, in: self)
        }
    }

    /// What an expression is for each element of a list.
    private mutating func answers(to question: Question, about list: Value) throws(RenderFailure) -> [Value] {
        guard case .list(let elements) = list else { return [] }
        let mark = scopes.mark
        defer { scopes.pop(to: mark) }
        let slot = scopes.push(question.element, .null)
        var answers: [Value] = []
        answers.reserveCapacity(elements.count)
        for element in elements {
            try countIteration()
            scopes.set(slot, element)
            switch question.body {
            case .condition(let condition): answers.append(.bool(try holds(condition)))
            case .value(let expression): answers.append(try evaluate(expression))
            }
        }
        return answers
    }

    /// Where the input or an argument is markup, escapes the texts it is to be joined with.
    /// - Returns: whether the result is markup.
    private func keepSafe(
        _ input: inout Value, _ arguments: inout Arguments, _ call: FilterCall, _ escaping: Escaping
    ) -> Bool {
        var isMarkup = false
        if case .markup = input { isMarkup = true }
        if case .list = input { return false }
        for argument in arguments.positional { if case .markup = argument { isMarkup = true } }
        guard isMarkup else { return false }
        input = Safe.escaped(input, escaping)
        for index in call.positional.indices where !call.positional[index].isLiteral {
            arguments.positional[index] = Safe.escaped(arguments.positional[index], escaping)
        }
        return true
    }

    // MARK: Conditions

    mutating func holds(_ condition: Condition) throws(RenderFailure) -> Bool {
        var index = 0
        while true {
            let holds = try holds(condition.tests[index])
            guard index < condition.joints.count else { return holds }
            switch condition.joints[index] {
            case .and: if !holds { return false }
            case .or: if holds { return true }
            }
            index += 1
        }
    }

    private mutating func holds(_ test: Condition.Test) throws(RenderFailure) -> Bool {
        switch test {
        case .truth(let expression): Comparison.isTrue(try tolerantly(expression))
        case .comparison(let left, let comparison, let right):
            try Comparison.holds(try tolerantly(left), comparison, try tolerantly(right))
        }
    }
}
