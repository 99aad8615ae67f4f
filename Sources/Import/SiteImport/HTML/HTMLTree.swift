import Markdown
import Markup

/// Reads HTML as people and programs leave it into a tree: ends that were left out are found, and those too many are
/// passed over.
struct HTMLTree {
    /// How many elements stand in each other at most; what is further in stands beside.
    private static let deepest = 120

    private let bytes: [UInt8]
    /// The elements that are open; the first is the text as a whole.
    private var open = [HTMLElement(name: "")]

    private init(_ html: String) { bytes = Array(html.utf8) }

    /// The parts of a text.
    static func nodes(of html: String) -> [HTMLNode] {
        var tree = HTMLTree(html)
        return tree.read()
    }

    private mutating func read() -> [HTMLNode] {
        var scanner = TagScanner(bytes)
        var end = 0
        while let tag = scanner.next() {
            addText(end..<tag.range.lowerBound)
            end = tag.range.upperBound
            let name = bytes.text(tag.name).lowercased()
            if tag.isClosing {
                close(name)
            } else {
                begin(name, scanner.attributes, isEmpty: bytes[tag.range].suffix(2).elementsEqual("/>".utf8))
            }
        }
        addText(end..<bytes.count)
        while open.count > 1 { closeLast() }
        return open[0].children
    }

    private mutating func begin(_ name: String, _ attributes: [TagScanner.Attribute], isEmpty: Bool) {
        if HTMLName.endsParagraph.contains(name), let at = open.lastIndex(where: { $0.name == "p" }),
            open[at...].allSatisfy({ $0.name == "p" || !HTMLName.block.contains($0.name) })
        {
            while open.count > at { closeLast() }
        }
        endSiblings(of: name)
        let element = HTMLElement(
            name: name,
            attributes: attributes.map { attribute in
                (
                    bytes.text(attribute.name).lowercased(),
                    attribute.value.map { withoutReferences(bytes.text($0)) } ?? ""
                )
            })
        // Elsewhere the bar belongs to an address without quotes, or says nothing.
        let isForeign = name == "svg" || name == "math" || open.contains { $0.name == "svg" || $0.name == "math" }
        if HTMLName.void.contains(name) || (isEmpty && isForeign) || open.count > HTMLTree.deepest {
            open[open.count - 1].children.append(.element(element))
        } else {
            open.append(element)
        }
    }

    private static let parts: Set<String> = ["thead", "tbody", "tfoot", "tr", "td", "th"]
    /// What ends where an element begins, and within what.
    private static let siblings: [String: (ends: Set<String>, within: Set<String>)] = [
        "li": (["li"], ["ul", "ol", "menu"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
        "tr": (["tr", "td", "th"], ["table"]), "thead": (parts, ["table"]), "tbody": (parts, ["table"]),
        "tfoot": (parts, ["table"]), "td": (["td", "th"], ["tr", "table"]),
        "th": (["td", "th"], ["tr", "table"]), "option": (["option"], ["select"]),
    ]

    /// Ends an item, a cell or a row that another one follows.
    private mutating func endSiblings(of name: String) {
        guard let rule = HTMLTree.siblings[name] else { return }
        let wall = open.lastIndex { rule.within.contains($0.name) } ?? 0
        guard let at = open[wall...].firstIndex(where: { rule.ends.contains($0.name) }) else { return }
        while open.count > at { closeLast() }
    }

    private mutating func close(_ name: String) {
        guard let at = open.lastIndex(where: { $0.name == name }), at > 0 else { return }
        // `</b>` in another cell closes nothing of this one.
        let walls: Set<String> = ["td", "th", "table"]
        if !walls.contains(name), open[(at + 1)...].contains(where: { walls.contains($0.name) }) { return }
        while open.count > at { closeLast() }
    }

    private mutating func closeLast() {
        let element = open.removeLast()
        open[open.count - 1].children.append(.element(element))
    }

    /// Adds what stands between two tags: characters and comments.
    private mutating func addText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let isUnmarked = HTMLName.unmarked.contains(open[open.count - 1].name)
        var rest = bytes.text(range)[...]
        while !isUnmarked, let start = rest.firstRange(of: "<!--") {
            addCharacters(rest[..<start.lowerBound])
            let inside = rest[start.upperBound...]
            let end = inside.firstRange(of: "-->")
            open[open.count - 1].children.append(.comment(String(inside[..<(end?.lowerBound ?? inside.endIndex)])))
            rest = inside[(end?.upperBound ?? inside.endIndex)...]
        }
        addCharacters(rest, isUnmarked: isUnmarked)
    }

    private mutating func addCharacters(_ text: Substring, isUnmarked: Bool = false) {
        guard !text.isEmpty else { return }
        open[open.count - 1].children.append(.text(isUnmarked ? String(text) : withoutReferences(String(text))))
    }
}
