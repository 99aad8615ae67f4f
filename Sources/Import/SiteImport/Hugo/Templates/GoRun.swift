import Markdown
import Values

/// A template being worked out.
struct GoRun {
    let host: GoHost
    /// How many templates have been called within each other.
    let depth: Int
    private var scopes: [[String: GoValue]] = [[:]]
    /// What has been written.
    private(set) var output = ""
    private var parts: [String: [GoNode]]
    private var steps = 0
    private var nesting = 0

    /// How a part of a template was left.
    private enum Exit {
        case breaks
        case continues
        case returned(GoValue)
    }

    init(_ host: GoHost, depth: Int) {
        (self.host, self.depth, parts) = (host, depth, [:])
    }

    /// Works a template out for a value.
    /// - Returns: what it returns, or what it wrote as markup.
    mutating func value(of template: GoTemplate, for dot: GoValue) throws(GoObstacle) -> GoValue {
        guard depth < 24 else { throw GoObstacle("templates call each other without end") }
        parts.merge(template.parts) { own, _ in own }
        scopes = [["": dot]]
        if case .returned(let value)? = try run(template.nodes, dot) { return value }
        return .markup(output)
    }

    private mutating func run(_ nodes: [GoNode], _ dot: GoValue) throws(GoObstacle) -> Exit? {
        scopes.append([:])
        defer { scopes.removeLast() }
        for node in nodes {
            steps += 1
            if steps > 200_000 { throw GoObstacle("it goes on without end") }
            if let exit = try run(node, dot) { return exit }
        }
        return nil
    }

    private mutating func run(_ node: GoNode, _ dot: GoValue) throws(GoObstacle) -> Exit? {
        switch node {
        case .text(let bytes): output += String(decoding: bytes, as: UTF8.self)
        case .output(let pipeline):
            guard let printed = try value(pipeline, dot).printed else {
                throw GoObstacle("it prints something that is no text")
            }
            output += printed
        case .assignment(let name, let isNew, let pipeline):
            set(name, try value(pipeline, dot), isNew: isNew)
        case .branch(let isWith, let variable, let pipeline, let then, let otherwise):
            return try branch(isWith, variable, try value(pipeline, dot), then, otherwise, dot)
        case .loop(let variables, let pipeline, let body, let otherwise):
            return try loop(variables, try value(pipeline, dot), body, otherwise, dot)
        case .part(let name, let pipeline):
            guard let part = parts[name] else { throw GoObstacle("there is no part `\(name)`") }
            let inner = try pipeline.map { pipeline throws(GoObstacle) in try value(pipeline, dot) } ?? .null
            guard nesting < 60 else { throw GoObstacle("a part shows itself without end") }
            nesting += 1
            defer { nesting -= 1 }
            let saved = scopes
            scopes = [["": inner]]
            defer { scopes = saved }
            _ = try run(part, inner)
        case .leave(.breaks): return .breaks
        case .leave(.continues): return .continues
        case .leave(.returns(let pipeline)):
            return .returned(try pipeline.map { pipeline throws(GoObstacle) in try value(pipeline, dot) } ?? .null)
        }
        return nil
    }

    private mutating func set(_ name: String, _ value: GoValue, isNew: Bool) {
        let place = isNew ? nil : scopes.lastIndex { $0[name] != nil }
        scopes[place ?? scopes.count - 1][name] = value
    }

    private mutating func branch(
        _ isWith: Bool, _ variable: String?, _ value: GoValue, _ then: [GoNode], _ otherwise: [GoNode], _ dot: GoValue
    ) throws(GoObstacle) -> Exit? {
        scopes.append(variable.map { [$0: value] } ?? [:])
        defer { scopes.removeLast() }
        return try value.isTrue ? run(then, isWith ? value : dot) : run(otherwise, dot)
    }

    private mutating func loop(
        _ variables: [String], _ value: GoValue, _ body: [GoNode], _ otherwise: [GoNode], _ dot: GoValue
    ) throws(GoObstacle) -> Exit? {
        guard let parts = value.parts else { throw GoObstacle("`range` goes over something that is no list") }
        if parts.isEmpty { return try run(otherwise, dot) }
        for (key, part) in parts {
            var own: [String: GoValue] = [:]
            if let name = variables.last { own[name] = part }
            if variables.count > 1 { own[variables[0]] = key }
            scopes.append(own)
            defer { scopes.removeLast() }
            switch try run(body, part) {
            case .breaks?: return nil
            case .returned(let value)?: return .returned(value)
            case .continues?, nil: continue
            }
        }
        return nil
    }
}

extension GoRun {
    /// What a pipeline comes to.
    mutating func value(_ pipeline: GoPipeline, _ dot: GoValue) throws(GoObstacle) -> GoValue {
        var last: GoValue?
        for command in pipeline.commands { last = try value(command, handed: last, dot) }
        return last ?? .null
    }

    private mutating func value(
        _ command: [GoTerm], handed: GoValue?, _ dot: GoValue
    ) throws(GoObstacle) -> GoValue {
        guard let first = command.first else { return .null }
        if case .name(let names) = first, let quick = try shortened(names, command.dropFirst(), handed, dot) {
            return quick
        }
        var arguments: [GoValue] = []
        for term in command.dropFirst() { arguments.append(try operand(term, [], dot)) }
        if let handed { arguments.append(handed) }
        return try operand(first, arguments, dot)
    }

    /// `and` and `or`, which stop as soon as they know; nil for all others.
    private mutating func shortened(
        _ names: [String], _ terms: ArraySlice<GoTerm>, _ handed: GoValue?, _ dot: GoValue
    ) throws(GoObstacle) -> GoValue? {
        guard names == ["and"] || names == ["or"] else { return nil }
        var last: GoValue = .null
        for term in terms {
            last = try operand(term, [], dot)
            if last.isTrue == (names == ["or"]) { return last }
        }
        return handed ?? last
    }

    private mutating func operand(
        _ term: GoTerm, _ arguments: [GoValue], _ dot: GoValue
    ) throws(GoObstacle) -> GoValue {
        switch term {
        case .dot: return dot
        case .text(let text): return .text(text)
        case .number(let number): return number
        case .field(let names): return try host.member(names, of: dot, arguments, depth: depth)
        case .variable(let name, let names):
            guard let value = scopes.last(where: { $0[name] != nil })?[name] else {
                throw GoObstacle("there is no variable `$\(name)`")
            }
            return try host.member(names, of: value, arguments, depth: depth)
        case .group(let pipeline, let names):
            return try host.member(names, of: try value(pipeline, dot), arguments, depth: depth)
        case .name(let names): return try function(names, arguments)
        }
    }

    private mutating func function(_ names: [String], _ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        let rest = Array(names.dropFirst())
        switch names[0] {
        case "site": return try host.member(rest, of: .site, arguments, depth: depth)
        case "hugo": return try host.member(rest, of: .program, arguments, depth: depth)
        case "page":
            guard case .call(let call)? = scopes.first?[""] else { throw GoObstacle("`page` is not known here") }
            return try host.member(rest, of: .page(call.page), arguments, depth: depth)
        case "true", "false": return .bool(names[0] == "true")
        case "nil": return .null
        case "partial", "partialCached", "partials":
            guard let name = arguments.first?.text else { throw GoObstacle("`partial` names nothing") }
            return try partial(name, arguments.count > 1 ? arguments[1] : .null)
        default: break
        }
        let name = names.joined(separator: ".").lowercased()
        if let value = try GoFunctions.value(name, arguments) { return value }
        if let value = try host.value(name, arguments, depth: depth) { return value }
        throw GoObstacle("the function `\(names.joined(separator: "."))` is not known here")
    }

    private mutating func partial(_ name: String, _ dot: GoValue) throws(GoObstacle) -> GoValue {
        for own in [name, name + ".html"] {
            if let nodes = parts["_partials/" + own] ?? parts["partials/" + own] {
                var template = try GoTemplate([])
                (template.nodes, template.parts) = (nodes, parts)
                var run = GoRun(host, depth: depth + 1)
                return try run.value(of: template, for: dot)
            }
        }
        var run = GoRun(host, depth: depth + 1)
        return try run.value(of: try host.partial(name), for: dot)
    }
}
