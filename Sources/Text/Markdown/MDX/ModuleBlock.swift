/// Lines of JavaScript that stand between the blocks of a text: `import Card from './card.js'`, `export const a = 1` (MDX,
/// "ESM").
enum ModuleBlock {
    /// Where the statement ends that begins with a line; nil where none does: a sentence may begin with the words as well.
    /// - Parameters:
    ///   - text: the text.
    ///   - line: a line at whose beginning a block may begin.
    /// - Returns: the byte behind it.
    static func end(in text: [UInt8], beginning line: Range<Int>) -> Int? {
        if text[line].begins(with: "import ") { return endOfImport(in: text, line) }
        return exports(text[line]) ? Expression.endOfStatement(in: text, from: line.lowerBound) : nil
    }

    private static func endOfImport(in text: [UInt8], _ line: Range<Int>) -> Int? {
        if ModuleLine.names(in: text[line]) != nil { return line.upperBound }
        let rest = text[line].dropFirst(7).drop(while: Byte.isBlank)
        let name = rest.prefix { Byte.isAlphanumeric($0) || $0 == Byte.underscore || $0 == Byte.dollar }
        let behind = rest.dropFirst(name.count).trimmed
        guard let first = behind.first, "{*,".utf8.contains(first) else { return nil }
        let end = Expression.endOfStatement(in: text, from: line.lowerBound)
        let last = text[line.lowerBound..<end].split(separator: Byte.newline).last ?? []
        // `} from 'a';`
        let start = Array("import a ".utf8)
        return ModuleLine.names(in: (start + last.drop { $0 != Byte.closeBrace }.dropFirst())[...]) == nil ? nil : end
    }

    private static func exports(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.begins(with: "export ") else { return false }
        let rest = line.dropFirst(7).trimmed
        if let first = rest.first, "{*".utf8.contains(first) { return true }
        let words = rest.split(separator: Byte.space).prefix(4).map { String(decoding: $0, as: UTF8.self) }
        switch words.first {
        case "const", "let", "var": return rest.contains(Byte.equals)
        case "function", "class", "async", "function*": return rest.contains { "({".utf8.contains($0) }
        case "default":
            return words.count == 2 || rest.last == UInt8(ascii: ";") || rest.contains { "({[".utf8.contains($0) }
        default: return false
        }
    }
}
