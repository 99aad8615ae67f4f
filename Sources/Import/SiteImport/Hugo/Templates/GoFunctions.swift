import Dates
import Letters
import Markdown
import Markup

/// Functions of templates that need nothing but what they are given.
enum GoFunctions {
    /// What a function gives, by its name in lower case; nil where it is none of these.
    static func value(_ name: String, _ arguments: [GoValue]) throws(GoObstacle) -> GoValue? {
        if let value = try comparison(name, arguments) { return value }
        if let value = try text(name, arguments) { return value }
        if let value = try collection(name, arguments) { return value }
        if let value = number(name, arguments) { return value }
        switch name {
        case "errorf", "erroridf": throw GoObstacle(printed(arguments))
        case "warnf", "warnidf": return .text("")
        case "printf", "fmt.printf": return .text(printed(arguments))
        case "print", "fmt.print", "println": return .text(arguments.map { $0.text ?? "" }.joined())
        case "markdownify", "transform.markdownify", "renderstring": return rendered(arguments)
        case "safehtml", "safe.html", "safejs", "safecss", "safeurl", "safehtmlattr", "safe.url", "safe.js", "safe.css",
            "safe.htmlattr":
            return .markup(arguments.last?.text ?? "")
        case "htmlescape", "transform.htmlescape": return .markup(escaped(arguments.last?.text ?? ""))
        case "htmlunescape", "transform.htmlunescape":
            return .text(unescaped(Array((arguments.last?.text ?? "").utf8)[...]))
        case "highlight", "transform.highlight": return code(arguments)
        case "transform.remarshal", "remarshal": return try remarshalled(arguments)
        case "transform.unmarshal", "unmarshal": return try unmarshalled(arguments.last?.text ?? "")
        case "jsonify", "encoding.jsonify": return try json(arguments)
        case "newscratch", "collections.newscratch": return .store(GoStore())
        case "dateformat", "time.format":
            guard case .date(let time)? = arguments.last else { return .text(arguments.last?.text ?? "") }
            return .text(formatted(time, arguments.first?.text ?? ""))
        case "time", "time.astime":
            return ISO8601.parse(arguments.first?.text ?? "").map { .date($0.time(in: .utc)) } ?? .null
        default: return nil
        }
    }

    /// Markdown as HTML; of one paragraph its inside, unless it is to be a block.
    static func rendered(_ arguments: [GoValue]) -> GoValue {
        var html = markup(arguments.last?.text ?? "")
        var isBlock = false
        if arguments.count > 1, case .map(let options)? = arguments.first {
            isBlock = options["display"]?.text == "block"
        }
        html = html.trimmed
        if !isBlock, html.hasPrefix("<p>"), html.hasSuffix("</p>"), html.dropFirst(3).firstRange(of: "<p>") == nil {
            html = String(html.dropFirst(3).dropLast(4))
        }
        return .markup(html)
    }

    static func markup(_ markdown: String) -> String {
        String(decoding: markdownFragment(Array(markdown.utf8)), as: UTF8.self)
    }

    /// `highlight CODE LANGUAGE OPTIONS`.
    private static func code(_ arguments: [GoValue]) -> GoValue {
        let code = escaped(arguments.first?.text ?? "")
        let language = arguments.count > 1 ? arguments[1].text ?? "" : ""
        let options = arguments.count > 2 ? arguments[2] : .null
        var isInline = options.text?.contains("hl_inline=true") ?? false
        if case .map(let entries) = options { isInline = entries["hl_inline"]?.isTrue ?? false }
        let open = language.isEmpty ? "<code>" : "<code class=\"language-\(escaped(language))\">"
        return .markup(isInline ? "\(open)\(code)</code>" : "<pre>\(open)\(code)</code></pre>")
    }

    /// A time in Go's way of writing formats: `2 January 2006`.
    static func formatted(_ time: ZonedTime, _ format: String) -> String {
        let names = [
            ("January", "%B"), ("Monday", "%A"), ("2006", "%Y"), ("Jan", "%b"), ("Mon", "%a"), ("MST", "%Z"),
            ("-07:00", "%:z"), ("-0700", "%z"), ("01", "%m"), ("02", "%d"), ("03", "%I"), ("04", "%M"), ("05", "%S"),
            ("06", "%y"), ("15", "%H"), ("PM", "%p"), ("1", "%-m"), ("2", "%-d"), ("3", "%-I"),
        ]
        var out = ""
        var rest = format[...]
        while let first = rest.first {
            if let (name, own) = names.first(where: { rest.hasPrefix($0.0) }) {
                out += time.strftime(own)
                rest = rest.dropFirst(name.count)
            } else {
                out.append(first)
                rest = rest.dropFirst()
            }
        }
        return out
    }

    /// What `printf` makes of a format and what follows it.
    static func printed(_ arguments: [GoValue]) -> String {
        let rest = Array(arguments.dropFirst())
        var out = ""
        var next = 0
        var format = Array((arguments.first?.text ?? "").utf8)[...]
        while let byte = format.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                out += String(decoding: [byte] + format.prefix { $0 != UInt8(ascii: "%") }, as: UTF8.self)
                format = format.drop { $0 != UInt8(ascii: "%") }
                continue
            }
            var flags = ""
            while let flag = format.first, "0123456789.+-#[]".utf8.contains(flag) {
                flags.unicodeScalars.append(UnicodeScalar(flag))
                format = format.dropFirst()
            }
            guard let verb = format.popFirst(), verb != UInt8(ascii: "%") else {
                out += "%"
                continue
            }
            if let open = flags.firstIndex(of: "["),
                let place = Int(flags[flags.index(after: open)...].prefix { $0 != "]" })
            {
                next = place - 1
                flags = String(flags[..<open])
            }
            guard rest.indices.contains(next) else { continue }
            out += written(rest[next], verb, flags)
            next += 1
        }
        return out
    }

    private static func written(_ value: GoValue, _ verb: UInt8, _ flags: String) -> String {
        var text = value.text ?? ""
        switch verb {
        case UInt8(ascii: "q"): return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case UInt8(ascii: "f"):
            let places = flags.firstIndex(of: ".").flatMap { Int(flags[flags.index(after: $0)...]) } ?? 6
            return decimal(value.number ?? 0, places: places)
        default: break
        }
        let width = Int(flags.drop { $0 == "-" || $0 == "+" }) ?? 0
        if width > text.count {
            let gap = String(repeating: flags.hasPrefix("0") ? "0" : " ", count: width - text.count)
            text = flags.hasPrefix("-") ? text + gap : gap + text
        }
        return text
    }

    private static func decimal(_ number: Double, places: Int) -> String {
        var scale = 1.0
        for _ in 0..<min(places, 12) { scale *= 10 }
        let whole = Int(clamped: (abs(number) * scale).rounded())
        let digits = String(whole / Int(scale))
        let sign = number < 0 && whole > 0 ? "-" : ""
        guard places > 0 else { return sign + digits }
        let rest = String(whole % Int(scale))
        return sign + digits + "." + String(repeating: "0", count: min(places, 12) - rest.count) + rest
    }
}
