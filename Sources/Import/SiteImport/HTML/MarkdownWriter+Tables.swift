extension MarkdownWriter {
    /// A table of words and pictures; one whose cells span others, or hold blocks, stays HTML.
    func table(_ element: HTMLElement) -> [String] {
        let rows = MarkdownWriter.rows(of: element)
        let caption = element.elements.first { $0.name == "caption" }.map { paragraphs($0.children) } ?? []
        let width = rows.map(\.count).max() ?? 0
        guard width > 0 else { return caption }
        let isPlain = rows.allSatisfy { row in row.allSatisfy(MarkdownWriter.isPlain) }
        guard isPlain, rows.allSatisfy({ $0.count == width }) else { return raw(element) }
        let hasHead = rows[0].contains { $0.name == "th" } || element.elements.contains { $0.name == "thead" }
        let texts = rows.map { row in row.map(cell) }
        let head = hasHead ? texts[0] : Array(repeating: "", count: width)
        let body = hasHead ? Array(texts.dropFirst()) : texts
        let rule = (0..<width).map { column in MarkdownWriter.rule(of: rows.compactMap { $0[column] }) }
        return caption
            + [([head, rule] + body).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")]
    }

    private static func rows(of element: HTMLElement) -> [[HTMLElement]] {
        element.elements.flatMap { child -> [[HTMLElement]] in
            switch child.name {
            case "tr": [child.elements.filter { $0.name == "td" || $0.name == "th" }]
            case "thead", "tbody", "tfoot": rows(of: child)
            default: []
            }
        }.filter { !$0.isEmpty }
    }

    private static func isPlain(_ cell: HTMLElement) -> Bool {
        let spans = [cell["colspan"], cell["rowspan"]].compactMap(\.self).contains { $0 != "1" }
        let blocks: Set<String> = ["p", "div"]
        return !spans && !cell.elements.contains { HTMLName.block.contains($0.name) && !blocks.contains($0.name) }
    }

    private func cell(_ element: HTMLElement) -> String {
        let parts = blocks(element.children).map {
            $0.replacing("\\\n", with: "<br>").replacing("\n", with: " ").replacing("|", with: "\\|")
        }
        return parts.joined(separator: "<br>").replacing("\\\\|", with: "\\|")
    }

    /// The line below a head, by how most cells of a column stand.
    private static func rule(of cells: [HTMLElement]) -> String {
        let ways = cells.map { cell -> String in
            let said =
                cell["align"] ?? cell.classes.first { $0.hasPrefix("has-text-align-") }.map { String($0.dropFirst(15)) }
            return said ?? ""
        }
        let most = ways.count / 2
        for (way, rule) in [("center", ":-:"), ("right", "--:")] where ways.count(where: { $0 == way }) > most {
            return rule
        }
        return "---"
    }
}
