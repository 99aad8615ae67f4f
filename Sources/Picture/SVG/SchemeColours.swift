/// The colours of two schemes, as classes of one style sheet.
struct SchemeColours {
    /// The properties that a style sheet can set.
    private static let properties: Set<String> = [
        "fill", "stroke", "fill-opacity", "stroke-opacity", "opacity", "stroke-width", "stop-color",
    ]
    /// The number of each rule, by what it says in both schemes.
    private var numbers: [String: Int] = [:]
    private var rules: [(light: String, dark: String)] = []

    /// What hides a scheme's own film from those who chose the other.
    static let apart = ".d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}"

    /// The rules: those of light pages, and those of dark ones.
    var style: String {
        guard !rules.isEmpty else { return "" }
        func sheet(_ words: [String]) -> String {
            words.enumerated().map { ".\(SchemeColours.name($0.offset)){\($0.element)}" }.joined()
        }
        return sheet(rules.map(\.light)) + "@media(prefers-color-scheme:dark){" + sheet(rules.map(\.dark)) + "}"
    }

    private static func name(_ number: Int) -> String {
        let letters = Array("abcdefghijkmnopqrstuvwxyz".unicodeScalars)
        var (rest, text) = (number, "")
        repeat {
            text.unicodeScalars.append(letters[rest % letters.count])
            rest /= letters.count
        } while rest > 0
        return text
    }

    /// Elements that look right in both schemes; nil where they differ in more than a style sheet can say.
    mutating func merged(_ light: [String], _ dark: [String]) -> [String]? {
        guard light.count == dark.count else { return nil }
        var all: [String] = []
        for (one, other) in zip(light, dark) {
            guard let element = one == other ? one : merged(one, other) else { return nil }
            all.append(element)
        }
        return all
    }

    private mutating func merged(_ light: String, _ dark: String) -> String? {
        let one = light.split(separator: "\"", omittingEmptySubsequences: false)
        let other = dark.split(separator: "\"", omittingEmptySubsequences: false)
        guard one.count == other.count else { return nil }
        var out = ""
        // The classes of the element whose attributes are being read.
        var classes: [String] = []
        for index in one.indices {
            guard index % 2 == 1 else {
                guard one[index] == other[index] else { return nil }
                var text = one[index]
                if index > 0, text.first == "/" || text.first == ">", !classes.isEmpty {
                    out += " class=\"\(classes.joined(separator: " "))\""
                    classes = []
                }
                if index + 1 < one.count, one[index + 1] != other[index + 1] {
                    // The name goes with its value.
                    guard let blank = text.lastIndex(of: " ") else { return nil }
                    text = text[..<blank]
                }
                out += text
                continue
            }
            if one[index] == other[index] {
                out += "\"\(one[index])\""
            } else {
                let name = one[index - 1].split(separator: " ").last?.dropLast().description ?? ""
                guard SchemeColours.properties.contains(name) else { return nil }
                classes.append(rule(name, String(one[index]), String(other[index])))
            }
        }
        return out
    }

    private mutating func rule(_ name: String, _ light: String, _ dark: String) -> String {
        let key = "\(name):\(light);\(dark)"
        let number = numbers[key] ?? rules.count
        if number == rules.count {
            numbers[key] = number
            rules.append(("\(name):\(light)", "\(name):\(dark)"))
        }
        return SchemeColours.name(number)
    }
}
