import Files
import Letters
import Site

extension GoFunctions {
    /// Functions of texts; the text comes last, so that it can be handed on.
    static func text(_ name: String, _ arguments: [GoValue]) throws(GoObstacle) -> GoValue? {
        let own = arguments.last?.text ?? ""
        func other(_ place: Int = 0) -> String { arguments.count > place + 1 ? arguments[place].text ?? "" : "" }
        /// Those of package `strings` in Hugo take the text first where they take several.
        func first() -> String { arguments.first?.text ?? "" }
        func second() -> String { arguments.count > 1 ? arguments[1].text ?? "" : "" }
        switch name.hasPrefix("strings.") ? String(name.dropFirst("strings.".count)) : name {
        case "lower", "tolower": return .text(own.lowercased())
        case "upper", "toupper": return .text(own.uppercased())
        case "title", "humanize", "inflect.humanize":
            let words = name == "title" ? own : GoFunctions.words(of: own)
            return .text(words.prefix(1).uppercased() + words.dropFirst())
        case "firstupper": return .text(own.prefix(1).uppercased() + own.dropFirst())
        case "trimspace": return kept(own.trimmed, like: arguments.last)
        case "trim":
            let set = Set(second())
            var text = first()[...].drop { set.contains($0) }
            while let last = text.last, set.contains(last) { text = text.dropLast() }
            return kept(String(text), like: arguments.first)
        case "chomp":
            var text = own
            while let last = text.last, last.isNewline { text.removeLast() }
            return kept(text, like: arguments.last)
        case "trimleft": return .text(String(own.drop { other().contains($0) }))
        case "trimright":
            var text = own
            while let last = text.last, other().contains(last) { text.removeLast() }
            return .text(text)
        case "trimprefix": return .text(own.hasPrefix(other()) ? String(own.dropFirst(other().count)) : own)
        case "trimsuffix": return .text(own.hasSuffix(other()) ? String(own.dropLast(other().count)) : own)
        case "replace":
            let part = second()
            return part.isEmpty
                ? arguments.first
                : .text(first().replacing(part, with: arguments.count > 2 ? arguments[2].text ?? "" : ""))
        case "replacere": return try replaced(arguments)
        case "split":
            let mark = second()
            let parts = mark.isEmpty ? first().map { String($0) } : GoFunctions.split(first(), mark)
            return .list(parts.map { .text($0) })
        case "contains": return .bool(first().contains(second()) || second().isEmpty)
        case "hasprefix": return .bool(first().hasPrefix(second()))
        case "hassuffix": return .bool(first().hasSuffix(second()))
        case "substr", "slicestring": return .text(part(of: arguments))
        case "repeat":
            return .text(String(repeating: own, count: min(10_000, max(0, Int(clamped: arguments.first?.number ?? 0)))))
        case "countwords", "countrunes":
            return .integer(
                name.hasSuffix("words") ? own.split(whereSeparator: \.isWhitespace).count : own.unicodeScalars.count)
        case "plainify", "transform.plainify": return .text(withoutTags(own))
        case "urlize", "urls.urlize": return .text(HugoAddress.plain(own))
        case "anchorize", "urls.anchorize": return .text(slugOfName(own))
        case "urls.parse": return address(own)
        case "urls.joinpath":
            return .text(
                arguments.compactMap(\.text).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.joined(
                    separator: "/"))
        case "path.join": return .text(arguments.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: "/"))
        case "path.base": return .text(String(own.fileName))
        case "path.basename": return .text(withoutExtension(String(own.fileName)))
        case "path.ext": return .text(own.lastIndex(of: ".").map { String(own[$0...]) } ?? "")
        case "string", "cast.tostring": return .text(own)
        default: return nil
        }
    }

    /// A name as words: `contentTypes`, `content_types` as `content types`.
    private static func words(of name: String) -> String {
        var out = ""
        for character in name {
            if character == "-" || character == "_" {
                out += " "
            } else if character.isUppercase, out.last?.isLowercase ?? false {
                out += " " + character.lowercased()
            } else {
                out.append(character)
            }
        }
        return out
    }

    private static func kept(_ text: String, like value: GoValue?) -> GoValue {
        if case .markup? = value { .markup(text) } else { .text(text) }
    }

    static func split(_ text: String, _ mark: String) -> [String] {
        var parts: [String] = []
        var rest = text[...]
        while let range = rest.firstRange(of: mark) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }

    private static func part(of arguments: [GoValue]) -> String {
        let text = Array(arguments.first?.text ?? "")
        var start = arguments.count > 1 ? Int(clamped: arguments[1].number ?? 0) : 0
        if start < 0 { start += text.count }
        start = min(max(0, start), text.count)
        let length = arguments.count > 2 ? Int(clamped: arguments[2].number ?? 0) : text.count
        let end = length < 0 ? text.count + length : start + length
        return String(text[start..<min(max(start, end), text.count)])
    }

    /// `replaceRE PATTERN REPLACEMENT TEXT`, for patterns that mean the same to Swift.
    private static func replaced(_ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        guard arguments.count > 2, let pattern = arguments[0].text, let new = arguments[1].text,
            let text = arguments[arguments.count == 4 ? 2 : arguments.count - 1].text
        else { throw GoObstacle("`replaceRE` is not given three texts") }
        guard let expression = try? Regex(pattern) else {
            throw GoObstacle("the pattern `\(pattern)` is not known here")
        }
        let result = text.replacing(expression) { match in
            var made = new
            for place in stride(from: match.output.count - 1, through: 0, by: -1) {
                let group = match.output[place].substring.map(String.init) ?? ""
                made = made.replacing("${\(place)}", with: group).replacing("$\(place)", with: group)
            }
            return made
        }
        if case .markup? = arguments.last { return .markup(result) }
        return .text(result)
    }

    private static func withoutTags(_ text: String) -> String {
        var out = ""
        var isTag = false
        for character in text {
            if character == "<" {
                isTag = true
            } else if character == ">", isTag {
                isTag = false
            } else if !isTag {
                out.append(character)
            }
        }
        return out
    }

    /// The parts of an address by the names of Go's `url.URL`.
    private static func address(_ text: String) -> GoValue {
        var rest = text[...]
        var parts: [String: GoValue] = ["String": .text(text)]
        func take(_ mark: Character, _ name: String) {
            guard let place = rest.firstIndex(of: mark) else { return parts[name] = .text("") }
            parts[name] = .text(String(rest[rest.index(after: place)...]))
            rest = rest[..<place]
        }
        take("#", "Fragment")
        take("?", "RawQuery")
        parts["IsAbs"] = .bool(hasScheme(text))
        if let scheme = rest.firstRange(of: "://") {
            parts["Scheme"] = .text(String(rest[..<scheme.lowerBound]))
            rest = rest[scheme.upperBound...]
            parts["Host"] = .text(String(rest.prefix { $0 != "/" }))
            rest = rest.drop { $0 != "/" }
        }
        parts["Path"] = .text(String(rest))
        return .map(parts)
    }
}
