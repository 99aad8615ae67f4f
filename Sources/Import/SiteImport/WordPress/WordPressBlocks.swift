/// A text of WordPress's editor with the blocks that it keeps elsewhere.
struct WordPressBlocks {
    /// How deep a block may take in others.
    private static let deepest = 5

    private let export: WordPressExport
    private let item: WordPressItem

    init(_ export: WordPressExport, _ item: WordPressItem) { (self.export, self.item) = (export, item) }

    /// The text as HTML.
    var html: String { filled(item.content, within: []) }

    /// A text in which `<!-- wp:block {"ref":5} /-->` is the block of that number.
    private func filled(_ text: String, within blocks: Set<Int>) -> String {
        guard blocks.count < WordPressBlocks.deepest, text.contains("<!-- wp:block {") else { return text }
        var out = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "<!-- wp:block {"),
            let end = rest[start.upperBound...].firstRange(of: "-->")
        {
            out += rest[..<start.lowerBound]
            let said = rest[start.upperBound..<end.lowerBound]
            let digits = said.firstRange(of: "\"ref\":").map { said[$0.upperBound...].prefix(while: \.isNumber) } ?? ""
            let block = Int(digits).flatMap { id in export.items.first { $0.id == id && $0.kind == "wp_block" } }
            // A block within itself would never end.
            if let block, !blocks.contains(block.id) { out += filled(block.content, within: blocks.union([block.id])) }
            rest = rest[end.upperBound...]
        }
        return out + rest
    }
}
