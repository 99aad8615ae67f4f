import Diagnostics
import Markdown
import Site
import Values

/// The head of a partial that texts may use: what it takes, and whether it has a body.
struct PieceHead: Sendable {
    /// The template below it.
    var body: SourceText
    /// What it takes.
    var shape = PieceShape([])
    /// What is wrong in it.
    var mistakes: [Diagnostic] = []

    private static let kinds: [(name: String, kind: PieceParameter.Kind)] = [
        ("text", .text), ("markdown", .markdown), ("number", .number), ("switch", .flag), ("address", .address),
        ("picture", .picture), ("product", .product), ("play", .play),
    ]

    /// The folder of the theme's partials in which pieces lie.
    static let folder = "pieces/"

    /// The name by which texts use a partial; nil where they may not.
    static func name(ofPartial file: String) -> String? {
        guard file.hasPrefix(folder), file.hasSuffix(".html") else { return nil }
        return String(file.dropFirst(folder.count).dropLast(5))
    }

    /// The head of a piece's file, which may have none: then it takes nothing.
    init(_ source: SourceText) {
        let file = TemplateFile(source)
        (body, mistakes) = (file.body, file.mistakes)
        if let head = file.head { read(head.values, head.text) }
    }

    private mutating func read(_ node: PlacedValue, _ head: SourceText) {
        for entry in node.entries {
            switch entry.key {
            case "takes": readParameters(entry.value, head)
            case "body", "inline":
                guard case .bool(let flag) = entry.value.content else {
                    tell(
                        "`\(entry.key)` must be true or false", at: entry.value.place, head,
                        "write `\(entry.key): true`")
                    continue
                }
                if entry.key == "body" { shape.takesBody = flag } else { shape.isInline = flag }
            default:
                tell(
                    "there is no field `\(entry.key)`", at: entry.keyPlace, head,
                    didYouMean(entry.key, among: ["takes", "body", "inline"]) ?? "the fields are takes, body, inline")
            }
        }
    }

    private mutating func readParameters(_ node: PlacedValue, _ head: SourceText) {
        guard case .map(let entries) = node.content else {
            return tell(
                "`takes` must be a map, and is \(node.kind)", at: node.place, head, "write `takes: {src: picture}`")
        }
        for entry in entries {
            var parameter = PieceParameter(entry.key)
            if case .map(let parts) = entry.value.content {
                for part in parts { read(part, into: &parameter, head) }
            } else if let kind = kind(entry.value, head) {
                parameter.kind = kind
            }
            shape.parameters.append(parameter)
        }
    }

    private mutating func read(_ part: PlacedValue.Entry, into parameter: inout PieceParameter, _ head: SourceText) {
        switch (part.key, part.value.content) {
        case ("type", _): parameter.kind = kind(part.value, head) ?? parameter.kind
        case ("required", .bool(let flag)): parameter.isRequired = flag
        case ("required", _):
            tell("`required` must be true or false", at: part.value.place, head, "write `required: true`")
        case ("default", .string(let text)): parameter.fallback = .text(text)
        case ("default", .integer(let number)): parameter.fallback = .whole(number)
        case ("default", .decimal(let number)): parameter.fallback = .decimal(number)
        case ("default", .bool(let flag)): parameter.fallback = .flag(flag)
        case ("default", _):
            tell(
                "`default` must be a text, a number, true or false", at: part.value.place, head, "write `default: note`"
            )
        default:
            tell(
                "there is no field `\(part.key)`", at: part.keyPlace, head,
                didYouMean(part.key, among: ["type", "required", "default"]) ?? "the fields are type, required, default"
            )
        }
    }

    private mutating func kind(_ node: PlacedValue, _ head: SourceText) -> PieceParameter.Kind? {
        let names = PieceHead.kinds.map(\.name)
        switch node.content {
        case .list(let words):
            return .choice(
                words.compactMap { word in if case .string(let text) = word.content { text } else { word.digits } })
        case .string(let name):
            if let found = PieceHead.kinds.first(where: { $0.name == name }) { return found.kind }
            tell(
                "there is no type `\(name)`", at: node.place, head,
                didYouMean(name, among: names) ?? "the types are \(names.joined(separator: ", ")), or a list of words")
        default:
            tell(
                "a type is a word, and this is \(node.kind)", at: node.place, head,
                "the types are \(names.joined(separator: ", ")), or a list of words")
        }
        return nil
    }

    private mutating func tell(_ message: String, at place: Place, _ head: SourceText, _ remedy: String) {
        mistakes.append(Diagnostic(.error, message, at: place, excerpt: head.line(place.line), remedy: remedy))
    }
}
