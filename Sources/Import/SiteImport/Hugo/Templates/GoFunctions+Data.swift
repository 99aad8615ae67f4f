import Diagnostics
import JSON
import TOML
import Values
import YAML

extension GoFunctions {
    /// `transform.Remarshal FORM DATA`: data in another form of writing.
    static func remarshalled(_ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        guard arguments.count > 1, let form = arguments[0].text else {
            throw GoObstacle("`remarshal` is given no form")
        }
        var data = arguments[1]
        if let text = data.text, data.parts == nil { data = try unmarshalled(text) }
        guard let value = data.data else { throw GoObstacle("`remarshal` is given no data") }
        switch form.lowercased() {
        case "json": return .text(String(decoding: JSON.json(value, indent: 3), as: UTF8.self) + "\n")
        case "yaml", "yml": return .text(yaml(value))
        case "toml":
            guard case .object(let object) = value else { throw GoObstacle("TOML is made of maps only") }
            return .text(TOMLWriter.text(object))
        default: throw GoObstacle("the form `\(form)` is not known here")
        }
    }

    /// Data that is written as TOML, YAML or JSON.
    static func unmarshalled(_ text: String) throws(GoObstacle) -> GoValue {
        let source = SourceText(path: "data", text)
        let first = text.first { !$0.isWhitespace }
        if first == "{" || first == "[", let value = try? parseJSON(source).value { return GoValue(value) }
        let isTOML = text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.prefix { $0 != "=" && $0 != ":" && $0 != "#" }
            return words.count < line.count && line[words.endIndex] == "=" || line.hasPrefix("[")
        }
        if isTOML, let value = try? parseTOML(source).value { return GoValue(value) }
        if let value = try? parseYAML(source).value { return GoValue(value) }
        if let value = try? parseTOML(source).value { return GoValue(value) }
        throw GoObstacle("its data cannot be read")
    }

    static func json(_ arguments: [GoValue]) throws(GoObstacle) -> GoValue {
        guard let value = arguments.last?.data else { throw GoObstacle("`jsonify` is given no data") }
        return .markup(String(decoding: JSON.json(value), as: UTF8.self))
    }
}

/// Data as TOML (1.0), tables below plain values.
enum TOMLWriter {
    static func text(_ object: Object) -> String { String(table(object, []).drop { $0 == "\n" }) }

    private static func table(_ object: Object, _ path: [String]) -> String {
        var (plain, below) = ("", "")
        for (key, value) in zip(object.keys, object.values) {
            let inner = path + [name(key)]
            switch value {
            case .null, .lazy: continue
            case .object(let own): below += "\n[\(inner.joined(separator: "."))]\n" + table(own, inner)
            case .list(let parts)
            where !parts.isEmpty && parts.allSatisfy { if case .object = $0 { true } else { false } }:
                for case .object(let own) in parts {
                    below += "\n[[\(inner.joined(separator: "."))]]\n" + table(own, inner)
                }
            default: plain += "\(name(key)) = \(scalar(value))\n"
            }
        }
        return plain + below
    }

    private static func name(_ key: String) -> String {
        let isBare =
            !key.isEmpty
            && key.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x2D || $0 == 0x5F
            }
        return isBare ? key : quoted(key)
    }

    private static func scalar(_ value: Value) -> String {
        switch value {
        case .list(let parts): "[" + parts.map(scalar).joined(separator: ", ") + "]"
        case .object(let object):
            "{" + zip(object.keys, object.values).map { "\(name($0)) = \(scalar($1))" }.joined(separator: ", ") + "}"
        case .string(let text): quoted(text)
        default: String(decoding: JSON.json(value), as: UTF8.self)
        }
    }

    private static func quoted(_ text: String) -> String {
        if !text.contains("'"), text.contains("\"") || text.contains("\\"), !text.contains("\n") { return "'\(text)'" }
        return String(decoding: JSON.json(.string(text)), as: UTF8.self)
    }
}
