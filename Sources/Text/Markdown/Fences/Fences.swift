/// Which lines of Markdown are code between fences of backquotes or tildes, told line by line from the first (CommonMark
/// 0.31, §4.5).
///
/// Quotes, items, and what other programs indent by four columns are followed as far as fences need it: code ends with what
/// it stands in, and a fence that is indented like code is code.
package struct Fences {
    /// What a line is.
    package enum Role: Sendable {
        /// None of the others.
        case text
        /// A fence that code stands below.
        case opening
        /// A line of that code.
        case code
        /// The fence that ends it.
        case closing
    }

    /// What other lines stand in.
    private enum Container {
        case quote
        /// An item or the like, by how far what stands in it is indented.
        case item(width: Int)
    }

    /// What is written behind the fence that was opened last, as a rule a language.
    package private(set) var info = ""
    private var open: (mark: UInt8, length: Int)?
    private var containers: [Container] = []
    private let hasIndentedCode: Bool

    /// Nothing read yet.
    /// - Parameter hasIndentedCode: whether four columns make code; in MDX they do not.
    package init(hasIndentedCode: Bool = true) { self.hasIndentedCode = hasIndentedCode }

    /// Whether the next line is code, unless it closes the fence or leaves what that stands in.
    package var isOpen: Bool { open != nil }

    /// Reads the next line, without its end.
    package mutating func read(_ line: some Sequence<UInt8>) -> Role { read(Array(line)[...]) }

    /// Reads the next line, without its end.
    package mutating func read(_ line: ArraySlice<UInt8>) -> Role {
        var cursor = LineCursor(line)
        let isBlank = line.allSatisfy(Byte.isSpace)
        let matched = match(&cursor, isBlank: isBlank)
        if let fence = open {
            guard matched < containers.count else { return readCode(&cursor, fence) }
            open = nil
        }
        containers.removeSubrange(matched...)
        if isBlank { return .text }
        while take(&cursor) {}
        let indentation = cursor.skipBlanks()
        guard isMarkup(indentation), let fence = Fences.opening(of: cursor.rest) else { return .text }
        info = String(decoding: cursor.rest.dropFirst(fence.length).trimmed, as: UTF8.self)
        open = fence
        return .opening
    }

    /// The sign of the fence that a line opens, from where its text begins, and how often it stands there; nil where it opens
    /// none.
    static func opening(of text: ArraySlice<UInt8>) -> (mark: UInt8, length: Int)? {
        guard let mark = text.first, mark == Byte.backtick || mark == Byte.tilde else { return nil }
        let length = text.prefix { $0 == mark }.count
        // Code in a line may have three backquotes around it.
        guard length >= 3, mark == Byte.tilde || !text.dropFirst(length).contains(mark) else { return nil }
        return (mark, length)
    }

    private func isMarkup(_ indentation: Int) -> Bool { indentation < 4 || !hasIndentedCode }

    private mutating func readCode(_ cursor: inout LineCursor, _ fence: (mark: UInt8, length: Int)) -> Role {
        let indentation = cursor.skipBlanks()
        let length = cursor.rest.prefix { $0 == fence.mark }.count
        guard isMarkup(indentation), length >= fence.length,
            cursor.rest.dropFirst(length).allSatisfy(Byte.isSpace)
        else { return .code }
        open = nil
        return .closing
    }

    /// Reads the marks and the indentation of what the line goes on with; gives how many of the containers that are.
    private func match(_ cursor: inout LineCursor, isBlank: Bool) -> Int {
        for (index, container) in containers.enumerated() {
            switch container {
            case .quote: if !cursor.takeQuoteMark() { return index }
            case .item(let width): if !isBlank, !cursor.takeIndentation(width) { return index }
            }
        }
        return containers.count
    }

    /// Reads a mark that begins a container; false where there is none.
    private mutating func take(_ cursor: inout LineCursor) -> Bool {
        if cursor.takeQuoteMark() {
            containers.append(.quote)
            return true
        }
        var start = cursor
        let indentation = start.skipBlanks()
        guard isMarkup(indentation) else { return false }
        if Fences.isItem(start.rest) {
            containers.append(.item(width: cursor.takeItemMark()))
            return true
        }
        if Fences.indentsOthers(start.rest) { containers.append(.item(width: indentation + 4)) }
        return false
    }

    /// Whether a text begins with the mark of an item of a list, or of a definition.
    private static func isItem(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.prefix(while: Byte.isDigit).count
        guard digits < 10, let mark = text.dropFirst(digits).first,
            (digits == 0 ? "-+*:" : ".)").utf8.contains(mark), !BlockStart.isBreak(text)
        else { return false }
        return text.dropFirst(digits + 1).first.map(Byte.isSpace) ?? true
    }

    /// Whether what a line begins goes on in lines that are indented by four columns: a box of Python-Markdown, or a footnote.
    private static func indentsOthers(_ text: ArraySlice<UInt8>) -> Bool {
        text.begins(with: "!!! ") || text.begins(with: "???") || text.begins(with: "=== ")
            || text.begins(with: "[^") && text.contains(Byte.colon)
    }
}
