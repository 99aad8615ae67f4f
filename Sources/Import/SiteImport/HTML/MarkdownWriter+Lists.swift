extension MarkdownWriter {
    /// A list, with what stands in its items further in.
    func list(_ element: HTMLElement) -> [String] {
        var inside = self
        inside.keepsLines = false
        return inside.items(of: element)
    }

    private func items(of element: HTMLElement) -> [String] {
        let isOrdered = element.name == "ol"
        var number = element["start"].flatMap { Int($0) } ?? 1
        var items: [(sign: String, blocks: [String])] = []
        for node in element.children {
            switch node {
            case .element(let child) where child.name == "li":
                items.append((isOrdered ? "\(number)." : "-", blocks(child.children)))
                number += 1
            case .element(let child):
                // A list that stands beside items belongs to the one before it.
                let inside = blocks([.element(child)])
                if items.isEmpty { items.append((isOrdered ? "\(number)." : "-", [])) }
                items[items.count - 1].blocks += inside
            case .text, .comment: continue
            }
        }
        items.removeAll(where: \.blocks.isEmpty)
        guard !items.isEmpty else { return [] }
        // A gallery is no list for readers.
        if items.allSatisfy({ $0.blocks.count == 1 && $0.blocks[0].hasPrefix("![") }) {
            return items.flatMap(\.blocks)
        }
        let isTight = items.allSatisfy { MarkdownWriter.isTight($0.blocks) }
        return [
            items.map { MarkdownWriter.item($0.sign, $0.blocks, isTight: isTight) }
                .joined(separator: isTight ? "\n" : "\n\n")
        ]
    }

    /// Whether an item is words, perhaps with a list below them.
    private static func isTight(_ blocks: [String]) -> Bool {
        guard blocks.count < 3, let first = blocks.first else { return blocks.isEmpty }
        guard blocks.count == 2 else { return true }
        // A number other than one begins no list right below words.
        let interrupts = blocks[1].hasPrefix("- ") || blocks[1].hasPrefix("1. ")
        return !isList(first) && isList(blocks[1]) && interrupts
    }

    /// Whether two blocks are lists of one kind, which Markdown would read as one.
    static func areOneList(_ one: String, _ other: String) -> Bool {
        isList(one) && isList(other) && one.hasPrefix("- ") == other.hasPrefix("- ")
    }

    private static func isList(_ block: String) -> Bool {
        if block.hasPrefix("- ") { return true }
        let digits = block.prefix { $0.isASCII && $0.isNumber }
        return !digits.isEmpty && block.dropFirst(digits.count).hasPrefix(". ")
    }

    private static func item(_ sign: String, _ blocks: [String], isTight: Bool) -> String {
        let indent = String(repeating: " ", count: sign.count + 1)
        let lines = blocks.joined(separator: isTight ? "\n" : "\n\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            index == 0 ? "\(sign) \(line)" : line.isEmpty ? "" : indent + line
        }.joined(separator: "\n")
    }
}
