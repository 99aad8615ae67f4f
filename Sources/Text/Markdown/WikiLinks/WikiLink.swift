/// A link by the name of a page or a file, wherever it lies, as wikis and Obsidian have them: `[[Name]]`,
/// `[[Name#Heading|words]]`, and `![[picture.png|300]]` for a picture.
struct WikiLink {
    /// What is named; empty for the page itself.
    let name: [UInt8]
    /// The words of the heading that is meant, or the name of a block; nil where it is the whole page.
    let heading: [UInt8]?
    /// What is shown.
    let words: [UInt8]
    /// How wide a picture is to be shown, in pixels; nil where that is not said.
    let width: Int?
    /// Whether it is a picture, and not a link.
    let isPicture: Bool

    /// Reads what stands between the brackets; nil where it names nothing.
    /// - Parameters:
    ///   - inside: what stands between them, without a bracket in it.
    ///   - isEmbedded: whether an exclamation mark stands before.
    init?(_ inside: ArraySlice<UInt8>, isEmbedded: Bool) {
        // Blanks in brackets are a shell's.
        guard let first = inside.first, !Byte.isSpace(first), !"-|,\"".utf8.contains(first) else { return nil }
        var parts = inside.split(separator: Byte.pipe, omittingEmptySubsequences: false).map(\.trimmed)
        let target = parts.removeFirst()
        let marks = target.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false).map(\.trimmed)
        name = Array(marks[0])
        isPicture = isEmbedded && WikiLink.isPicture(name)
        let last = marks.count > 1 ? marks[marks.count - 1] : []
        let isBlock = last.first == Byte.caret
        let part = Array(isBlock ? last.dropFirst() : last)
        heading = isPicture || part.isEmpty ? nil : part
        guard !name.isEmpty || heading != nil else { return nil }
        let size = isPicture ? parts.last.flatMap(WikiLink.width) : nil
        if size != nil { parts.removeLast() }
        width = size
        let given = parts.first.map { Array($0) } ?? []
        words = given.isEmpty && !isPicture ? WikiLink.words(name, heading, isBlock) : given
    }

    /// What is shown of a link without words of its own; the name of a block says little to readers.
    private static func words(_ name: [UInt8], _ heading: [UInt8]?, _ isBlock: Bool) -> [UInt8] {
        guard let heading, !isBlock || name.isEmpty else { return name }
        return name.isEmpty ? heading : name + Array(" › ".utf8) + heading
    }

    private static func isPicture(_ name: [UInt8]) -> Bool {
        guard let dot = name.lastIndex(of: Byte.dot) else { return false }
        let ending = String(decoding: name[(dot + 1)...].map(Byte.lowered), as: UTF8.self)
        return ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"].contains(ending)
    }

    /// The width that `300` or `300x200` says.
    private static func width(_ size: ArraySlice<UInt8>) -> Int? {
        let parts = size.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        let numbers = parts.prefix(3).compactMap { part in
            part.count <= 5 && part.allSatisfy(Byte.isDigit) ? Int(String(decoding: part, as: UTF8.self)) : nil
        }
        guard parts.count <= 2, numbers.count == parts.count, let width = numbers.first, width > 0 else { return nil }
        return width
    }
}
