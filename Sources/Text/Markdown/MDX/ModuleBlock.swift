/// Lines of JavaScript that stand between the blocks of a text: `import Card from './card.js'`, `export const a = 1` (MDX,
/// "ESM").
enum ModuleBlock {
    /// Where those end that begin with a line; nil where it begins none.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - line: a line at whose beginning a block may begin.
    /// - Returns: the byte behind the last of them, and whether each bracket of theirs is closed.
    static func end(in text: [UInt8], beginning line: Range<Int>) -> (end: Int, isClosed: Bool)? {
        begins(with: text[line]) ? Expression.endOfStatements(in: text, from: line.lowerBound) : nil
    }

    private static func begins(with line: ArraySlice<UInt8>) -> Bool {
        if line.begins(with: "import ") {
            // A sentence may begin with the word.
            return ModuleLine.names(in: line) != nil || (line.last.map { "{,*".utf8.contains($0) } ?? false)
        }
        guard line.begins(with: "export ") else { return false }
        let rest = line.dropFirst(7).drop(while: Byte.isBlank)
        if let first = rest.first, "{*".utf8.contains(first) { return true }
        let word = String(decoding: rest.prefix(while: Byte.isAlphanumeric), as: UTF8.self)
        return ["const", "let", "var", "function", "default", "class", "async"].contains(word)
    }
}
