import Diagnostics

extension Fence {
    /// Reads an info string: the language, then words, `name=value` and `name="value with blanks"`, in braces or not;
    /// braces that begin with a digit hold the lines to mark.
    init(_ info: [UInt8], body: [UInt8], at place: Place) {
        let text = String(decoding: info, as: UTF8.self)
        let languageEnd = text.firstIndex { $0 == " " || $0 == "\t" || $0 == "{" } ?? text.endIndex
        self.init(
            info: text, language: String(text[..<languageEnd]), attributes: Fence.attributes(text[languageEnd...]),
            body: String(decoding: body, as: UTF8.self), place: place)
    }

    private static func attributes(_ text: Substring) -> [FenceAttribute] {
        var attributes: [FenceAttribute] = []
        var rest = text
        while let first = rest.first {
            if first == "{", let end = rest.firstIndex(of: "}"), rest.dropFirst().first?.isNumber == true {
                attributes.append(FenceAttribute("mark", String(rest[..<end].dropFirst())))
                rest = rest[rest.index(after: end)...]
            } else if first.isWhitespace || first == "{" || first == "}" || first == "," {
                rest = rest.dropFirst()
            } else {
                attributes.append(takeAttribute(&rest))
            }
        }
        return attributes
    }

    private static func takeAttribute(_ rest: inout Substring) -> FenceAttribute {
        let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "}" }
        rest = rest[name.endIndex...]
        guard rest.first == "=" else {
            if name.isEmpty { rest = rest.dropFirst() }
            return FenceAttribute(String(name))
        }
        rest = rest.dropFirst()
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            let value = rest.prefix { !$0.isWhitespace && $0 != "}" }
            rest = rest[value.endIndex...]
            return FenceAttribute(String(name), String(value))
        }
        rest = rest.dropFirst()
        let value = rest.prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
        return FenceAttribute(String(name), String(value))
    }
}
