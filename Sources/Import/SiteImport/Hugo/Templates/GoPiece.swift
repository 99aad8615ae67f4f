import Letters

/// A shortcode whose template is markup with what it is told in it, as a piece of the new theme.
struct GoPiece: Sendable {
    /// What it takes, and whether that is Markdown.
    private(set) var takes: [String: Bool] = [:]
    private(set) var hasBody = false
    /// Whether it may stand within a line.
    private(set) var isInline = false
    private var text = ""
    /// Variables of the template.
    private var variables: Set<String> = []
    /// Whether its text is Markdown again.
    private let isMarkdown: Bool

    /// The piece; nil where the template does more.
    init?(_ template: GoTemplate, isMarkdown: Bool) {
        self.isMarkdown = isMarkdown
        guard template.parts.isEmpty, let found = written(template.nodes, dot: nil) else { return nil }
        text = found.trimmed
        let first = text.drop { $0 != "<" }.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
        isInline = !hasBody && (!text.hasPrefix("<") || !ShortcodeMarkup.blocks.contains(first))
        // Of Markdown that comes out as Markdown only a body is known to be read again.
        if text.isEmpty || (isMarkdown && !hasBody && !text.hasPrefix("<")) { return nil }
    }

    /// The name of the argument at a place.
    static func name(_ place: Int) -> String {
        let names = ["first", "second", "third", "fourth", "fifth", "sixth"]
        return names.indices.contains(place) ? names[place] : "argument\(place + 1)"
    }

    /// The file of the theme.
    var file: String {
        var head = "---\n"
        if !takes.isEmpty {
            let all = takes.sorted { $0.key < $1.key }.map { "  \($0): \($1 ? "markdown" : "text")\n" }
            head += "takes:\n" + all.joined()
        }
        if hasBody { head += "body: true\n" }
        if isInline { head += "inline: true\n" }
        return head + "---\n" + text + "\n"
    }

    /// The tag of a use of it; nil where that does not fit.
    func tag(_ name: String, _ call: Shortcode, inner: [UInt8]?) -> String? {
        var piece = Piece(name)
        for place in call.positional.indices {
            let key = GoPiece.name(place)
            if takes[key] != nil, !call.positional[place].isEmpty { piece = piece.with(key, call.positional[place]) }
        }
        for (key, value) in call.named.sorted(by: { $0.key < $1.key }) where takes[key] != nil && !value.isEmpty {
            piece = piece.with(key, value)
        }
        guard hasBody else { return inner?.allSatisfy(\.isSpace) ?? true ? piece.tag : nil }
        return inner.map { piece.around($0) }
    }

    // MARK: The template as Liquid

    private mutating func written(_ nodes: [GoNode], dot: String?) -> String? {
        var out = ""
        for node in nodes {
            switch node {
            case .text(let bytes):
                let text = String(decoding: bytes, as: UTF8.self)
                if text.contains("{{") || text.contains("{%") { return nil }
                out += text
            case .output(let pipeline):
                guard let value = value(pipeline, dot) else { return nil }
                out += "{{ \(value) }}"
            case .assignment(let name, _, let pipeline):
                guard let value = value(pipeline, dot), isWord(name) else { return nil }
                variables.insert(name)
                out += "{% assign \(name) = \(value) %}"
            case .branch(let isWith, nil, let pipeline, let then, let otherwise):
                guard let branch = branch(isWith, pipeline, then, otherwise, dot) else { return nil }
                out += branch
            case .branch, .loop, .part, .leave: return nil
            }
        }
        return out
    }

    private mutating func branch(
        _ isWith: Bool, _ pipeline: GoPipeline, _ then: [GoNode], _ otherwise: [GoNode], _ dot: String?
    ) -> String? {
        var (tag, end) = ("if", "endif")
        var asked = pipeline
        if !isWith, pipeline.commands.count == 1, case .name(["not"])? = pipeline.commands[0].first {
            (tag, end) = ("unless", "endunless")
            asked = GoPipeline(commands: [Array(pipeline.commands[0].dropFirst())])
        }
        guard let condition = condition(asked, dot) else { return nil }
        // Conditions of several words are none that a dot could stand for.
        guard let yes = written(then, dot: isWith ? condition : dot), let no = written(otherwise, dot: dot) else {
            return nil
        }
        if isWith, condition.contains(" ") { return nil }
        return "{% \(tag) \(condition) %}\(yes)\(no.isEmpty ? "" : "{% else %}\(no)"){% \(end) %}"
    }

    /// A value that is asked for, or a comparison.
    private mutating func condition(_ pipeline: GoPipeline, _ dot: String?) -> String? {
        guard pipeline.commands.count == 1, let command = pipeline.commands.first else { return nil }
        guard case .name(let names)? = command.first, names.count == 1 else { return value(pipeline, dot) }
        let rest = Array(command.dropFirst())
        switch names[0] {
        case "isset":
            guard rest.count == 2, case .field(["Params"]) = rest[0] else { return nil }
            return argument(rest[1])
        case "and", "or":
            let parts = rest.compactMap { operand($0, dot) }
            return parts.count == rest.count && parts.allSatisfy { !$0.contains(" ") }
                ? parts.joined(separator: " \(names[0]) ") : nil
        case "eq", "ne":
            let parts = rest.compactMap { operand($0, dot) }
            guard parts.count == 2, rest.count == 2 else { return nil }
            return parts.joined(separator: names[0] == "eq" ? " == " : " != ")
        default: return value(pipeline, dot)
        }
    }

    private mutating func value(_ pipeline: GoPipeline, _ dot: String?) -> String? {
        guard let first = pipeline.commands.first, var value = start(first, dot) else { return nil }
        for command in pipeline.commands.dropFirst() {
            guard let next = filtered(value, command) else { return nil }
            value = next
        }
        // A text between the tags is Markdown here, as it is there only where it is made that.
        let isRendered = pipeline.commands.count > 1 || isMarkdown
        return value == "include.body" && !isRendered ? nil : value
    }

    private mutating func start(_ command: [GoTerm], _ dot: String?) -> String? {
        if command.count == 1 { return operand(command[0], dot) }
        switch command[0] {
        case .field(["Get"]), .variable("", ["Get"]): return command.count == 2 ? argument(command[1]) : nil
        case .name(["index"]):
            guard command.count == 3 else { return nil }
            switch command[1] {
            case .field(["Params"]), .variable("", ["Params"]): return argument(command[2])
            default: return nil
            }
        case .field(["Page", "RenderString"]), .variable("", ["Page", "RenderString"]), .name(["markdownify"]):
            guard command.count == 2, let value = operand(command[1], dot) else { return nil }
            return value == "include.body" ? value : markdown(value)
        case .name(["safeHTML"]): return command.count == 2 ? operand(command[1], dot).map { $0 + " | raw" } : nil
        case .name(["default"]):
            guard command.count == 3, let other = operand(command[1], dot), let value = operand(command[2], dot) else {
                return nil
            }
            return "\(value) | default: \(other)"
        case .name(["or"]) where command.count == 3:
            guard let value = operand(command[1], dot), let other = operand(command[2], dot), !value.contains(" "),
                !other.contains(" ") || other.hasPrefix("\"")
            else { return nil }
            return "\(value) | default: \(other)"
        default: return nil
        }
    }

    private mutating func operand(_ term: GoTerm, _ dot: String?) -> String? {
        switch term {
        case .dot: return dot
        case .text(let text): return text.contains("\"") || text.contains("\n") ? nil : "\"\(text)\""
        case .number(let number): return number.text
        case .field(["Inner"]), .variable("", ["Inner"]):
            hasBody = true
            return "include.body"
        case .variable(let name, let fields): return fields.isEmpty && variables.contains(name) ? name : nil
        case .group(let pipeline, let fields): return fields.isEmpty ? value(pipeline, dot) : nil
        case .field, .name: return nil
        }
    }

    private mutating func filtered(_ value: String, _ command: [GoTerm]) -> String? {
        guard case .name(let names)? = command.first else {
            if case .field(["Page", "RenderString"])? = command.first, command.count == 1 {
                return value == "include.body" ? value : markdown(value)
            }
            return nil
        }
        switch names.joined(separator: ".") {
        case "safeHTML", "safeURL", "safeCSS", "safeHTMLAttr", "strings.TrimSpace", "trim":
            return names == ["safeURL"] || value == "include.body" ? value : value + " | raw"
        case "markdownify": return value == "include.body" ? value : markdown(value)
        case "relURL", "absURL", "relLangURL": return value + " | relative_url"
        case "lower": return value + " | downcase"
        case "upper": return value + " | upcase"
        case "default":
            guard command.count == 2, let other = operand(command[1], nil) else { return nil }
            return "\(value) | default: \(other)"
        default: return nil
        }
    }

    /// An argument that is Markdown.
    private mutating func markdown(_ value: String) -> String? {
        let name = String(value.dropFirst("include.".count))
        guard value.hasPrefix("include."), takes[name] != nil else { return nil }
        takes[name] = true
        return value
    }

    private mutating func argument(_ key: GoTerm) -> String? {
        var name: String
        switch key {
        case .text(let text): name = text
        case .number(.integer(let place)): name = GoPiece.name(place)
        default: return nil
        }
        guard isWord(name), name != "body" else { return nil }
        takes[name] = takes[name] ?? false
        return "include." + name
    }

    private func isWord(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }
}
