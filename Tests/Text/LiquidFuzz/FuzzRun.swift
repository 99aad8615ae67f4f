import Dates
import Diagnostics
import JSON
import Liquid
import Markup
import Values

/// Makes templates of pieces, breaks them, and holds the results against the laws.
struct FuzzRun {
    var generator: Generator
    var tried = 0
    var rendered = 0
    var texts = 0

    private static let tags = [
        "if a", "elsif b == 1", "else", "endif", "unless l contains 'x'", "endunless", "case s", "when 1, 'x' or nil",
        "endcase", "for i in l", "for p in (1..n) reversed limit: 3 offset: continue", "endfor", "break", "continue",
        "cycle 'a', s", "cycle s: 1, 2", "tablerow i in l cols: 2", "endtablerow", "comment", "endcomment", "raw",
        "endraw", "doc", "enddoc", "assign x = l | sort | join: s", "capture y", "endcapture", "increment n", "# r",
        "decrement z", "render 'p', a: s", "include 'p' for l as q", "liquid\n echo s\n if a\n echo 1\n endif\n",
        "ifchanged", "endifchanged", "echo s | upcase", "include nav.html a=1", "",
    ]
    private static let values = [
        "a", "s", "l", "n", "o.k.m", "o['k'][0]", "l[-1]", "l.first", "(1..5)", "(n..s)", "'te''xt'", "\"é😀\"", "-1.5",
        "0", "nil", "empty", "blank", "true", "9223372036854775807", "-9223372036854775808", "1e5", "[s]", "i",
        "forloop",
        "99999999999999999999", "0.000001", "''", "' '",
    ]
    private static let scraps = [
        "{{", "}}", "{%", "%}", "-", "|", ":", ",", "'", "\"", "(", ")", "[", "]", ".", "..", "\n", "\u{0}", "é", "{",
        "}",
        "<b>&amp;</b>", " ", "=", "#",
    ]
    private static let filters = Dialect.site().filterNames

    private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }

    mutating func template() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: text += "{%\(dash())\(pick(FuzzRun.tags))\(dash())%}"
            case 1, 2: text += "{{\(dash()) \(filtered()) \(dash())}}"
            case 3:
                text +=
                    "{% if \(pick(FuzzRun.values)) \(pick(["==", "<", "contains", "!=", "and", "or"])) \(pick(FuzzRun.values)) %}x{% endif %}"
            case 4: text += "{% for i in \(pick(FuzzRun.values)) %}{{ i | \(pick(FuzzRun.filters)) }}{% endfor %}"
            default: text += pick(FuzzRun.scraps)
            }
        }
        return Int.random(in: 0..<3, using: &generator) == 0 ? broken(text) : text
    }

    private mutating func dash() -> String { Int.random(in: 0..<8, using: &generator) == 0 ? "-" : " " }

    private mutating func filtered() -> String {
        var text = pick(FuzzRun.values)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            text += " | " + pick(FuzzRun.filters)
            let count = Int.random(in: 0...2, using: &generator)
            if count > 0 { text += ": " + (0..<count).map { _ in pick(FuzzRun.values) }.joined(separator: ", ") }
        }
        return text
    }

    /// A text with a few bytes taken out, doubled or replaced.
    private mutating func broken(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
            case 2: bytes.insert(contentsOf: pick(FuzzRun.scraps).utf8, at: index)
            default: bytes = Array(bytes[..<index])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static let data: Value = [
        "a": true, "s": "Te<xt> & 'more' é😀", "l": ["b", 1, 2.5, nil, "a", ["x"], ["k": "v"]], "n": 3,
        "o": ["k": ["m", ["z": 1]], "first": 1], "d": "2026-11-20 09:30:00 +0100",
    ]

    /// A template compiles to the same tree twice, renders the same twice, or is refused with places inside the text.
    mutating func tryTemplate(_ text: String) {
        tried += 1
        let dialect = tried % 2 == 0 ? Dialect.site() : .shopify
        let source = SourceText(path: "fuzz.html", text)
        do throws(Mistakes) {
            let template = try compile(source, dialect: dialect)
            let again = try compile(source, dialect: dialect)
            precondition(template.treeText == again.treeText, "two trees of one text")
            let options = FuzzRun.options(isEscaping: tried % 3 == 0, isStrict: tried % 5 == 0, dialect: dialect)
            let page = try template.render(globals: FuzzRun.data, options: options)
            let other = try again.render(globals: FuzzRun.data, options: options)
            precondition(other == page, "two pages of one template")
            rendered += 1
        } catch {
            precondition(!error.all.isEmpty, "an error without a message")
            for mistake in error.all {
                precondition(!mistake.message.isEmpty && !mistake.formatted().isEmpty)
                precondition(mistake.place.map { $0.line >= 1 && $0.column >= 1 } ?? false, "no place")
            }
        }
    }

    private static func options(isEscaping: Bool, isStrict: Bool, dialect: Dialect) -> RenderOptions {
        var limits = RenderLimits()
        limits.iterations = 10_000
        limits.outputBytes = 1 << 20
        return RenderOptions(
            escaping: isEscaping ? .html : nil, strictness: isStrict ? .strict : .lenient,
            now: Instant(seconds: 1_795_167_000), limits: limits,
            partials: { (name, _) throws(Mistakes) in
                guard name == "p" || name == "nav" else { return nil }
                return try compile(
                    SourceText(
                        path: name, "[{{ a }}{{ q }}{% if n < 9 %}{% increment n %}{% include 'p' %}{% endif %}]"),
                    dialect: dialect)
            })
    }

    /// A text is refused, or reads as a value that is written and read as itself.
    mutating func tryJSON() {
        texts += 1
        let text = broken("{\"a\":[1,-2.5e3,\"x\\u00e9\\ud83d\\ude00\\n\",null,true,{\"b\":{}}],\"c\":\"é\"}")
        guard let read = try? value(fromJSON: Array(text.utf8)) else { return }
        precondition((try? value(fromJSON: json(read))) == read, "JSON changed by writing")
        // A key that stands twice is a mistake where people write, and none where programs do.
        if let node = try? parseJSON(SourceText(path: "t", text)) { precondition(node.value == read, "two readings") }
    }
}
