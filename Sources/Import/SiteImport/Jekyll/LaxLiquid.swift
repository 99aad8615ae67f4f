import Diagnostics
import Letters
import Liquid

/// Liquid as Jekyll reads it, which passes over what it does not know: filters without a name here, bars between what a loop
/// is told, and in outputs and conditions whatever follows what it could read.
struct LaxLiquid {
    let dialect: Dialect
    /// What Jekyll does know, and nothing here does: to leave it out would say something else.
    private static let jekyllsOwn: Set<String> = ["sample", "scssify", "sassify"]

    /// A text that means here what it meant there, with a note for each filter that is left out.
    func text(_ text: [UInt8], in path: String, _ line: (Int) -> Int, _ notes: inout [ImportNote]) -> [UInt8] {
        var out: [UInt8] = []
        var index = 0
        while let open = LaxLiquid.opening(in: text, from: index) {
            let isOutput = text[open + 1] == UInt8(ascii: "{")
            guard let end = text.offset(of: isOutput ? "}}" : "%}", from: open + 2) else { break }
            let markup = text.text(open + 2..<end)
            let name = isOutput ? "" : TagText(markup).name
            out += text[index..<open + 2]
            index = end
            switch name {
            case "raw", "comment":
                index = TagText.end(named: "end" + name, in: text, from: end)?.upperBound ?? text.count
                out += text[open + 2..<index]
            case "for", "tablerow": out += LaxLiquid.loop(markup).utf8
            case "", "assign", "echo":
                let (known, unknown) = known(markup)
                out += readable(known, name).utf8
                for filter in unknown {
                    notes.append(
                        ImportNote(
                            .tag, path, line: line(open),
                            "there is no filter `\(filter)` here: it is left out, as Jekyll does with one it does not know"
                        ))
                }
            // What stands behind `else` is not looked at.
            case "else": out += "\(markup.hasPrefix("-") ? "-" : "") else \(markup.hasSuffix("-") ? "-" : "")".utf8
            case "if", "elsif", "unless": out += condition(markup, name).utf8
            default: out += text[open + 2..<end]
            }
        }
        return out + text[min(index, text.count)...]
    }

    /// What stands in an output or behind `assign`, without what keeps it from being read.
    private func readable(_ markup: String, _ name: String) -> String {
        func reads(_ markup: String) -> Bool { compiles(name.isEmpty ? "{{\(markup)}}" : "{%\(markup)%}") }
        if reads(markup) { return markup }
        let plain = name == "assign" ? LaxMarkup.assignment(markup) : name.isEmpty ? LaxMarkup.output(markup) : nil
        return plain.flatMap { reads($0) ? $0 : nil } ?? markup
    }

    /// What stands in the tag of a condition, without what keeps it from being read.
    private func condition(_ markup: String, _ name: String) -> String {
        guard let place = markup.firstRange(of: name) else { return markup }
        let (head, rest) = (markup[..<place.upperBound], String(markup[place.upperBound...]))
        func reads(_ rest: String) -> Bool {
            let end = rest.hasSuffix("-") ? rest.dropLast() : rest[...]
            return compiles("{% if \(end) %}{% endif %}")
        }
        if reads(rest) { return markup }
        guard let plain = LaxMarkup.condition(rest), reads(plain) else { return markup }
        return head + plain
    }

    private func compiles(_ text: String) -> Bool {
        (try? compile(SourceText(path: "lax.html", text), dialect: dialect)) != nil
    }

    private static func opening(in text: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 1 < text.count, let brace = text[index...].firstIndex(of: UInt8(ascii: "{")) {
            if brace + 1 < text.count, text[brace + 1] == UInt8(ascii: "{") || text[brace + 1] == UInt8(ascii: "%") {
                return brace
            }
            index = brace + 1
        }
        return nil
    }

    /// What stands in an output or behind `assign`, without the filters that nobody knows, and the names of those.
    private func known(_ markup: String) -> (markup: String, unknown: [String]) {
        var parts = LaxMarkup.parts(of: markup)
        var unknown: [String] = []
        for index in parts.indices.dropFirst().reversed() {
            let name = parts[index].trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let filter = String(name)
            if name.isEmpty || dialect.knows(filter: filter) || LaxLiquid.jekyllsOwn.contains(filter) { continue }
            unknown.insert(filter, at: 0)
            // The sign that takes blanks away belongs to the tag.
            if index == parts.count - 1, parts[index].hasSuffix("-") { parts[index - 1] += "-" }
            parts.remove(at: index)
        }
        return (parts.joined(separator: "|"), unknown)
    }

    /// What stands in the tag of a loop: a list has no filters there, and all else is `name: value` or `reversed`.
    private static func loop(_ markup: String) -> String {
        let parts = LaxMarkup.parts(of: markup)
        guard parts.count > 1, let first = parts.first else { return markup }
        let told = parts.dropFirst().map(\.trimmed).filter { part in
            ["limit", "offset", "reversed", "cols"].contains(where: part.hasPrefix)
        }
        let isSigned = told.last?.hasSuffix("-") ?? false
        let end = isSigned ? "" : markup.hasSuffix("-") ? " -" : " "
        return first + (first.hasSuffix(" ") ? "" : " ") + told.joined(separator: " ") + end
    }
}
