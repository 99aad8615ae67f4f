import CMark

/// Reads the lines of a paragraph as its containers leave them, which libcmark's tree no longer says.
///
/// The rules are those of §5: a quote asks for `>`, an item for as much indentation as its first line's text has.
struct ContainerPrefix {
    /// A line without the marks and the indentation of its containers.
    struct Line {
        /// What is left, from the first byte that is no blank.
        var text: ArraySlice<UInt8>
        /// Columns of blanks before it.
        var indentation: Int
        /// How many containers the line continues; fewer than there are on a lazy line.
        var matched: Int

        /// Whether the line makes a heading of the lines above (§4.3).
        var isUnderline: Bool {
            let marks = text.trimmed
            guard let first = marks.first, first == Byte.hyphen || first == UInt8(ascii: "=") else { return false }
            return indentation < 4 && marks.allSatisfy { $0 == first }
        }
    }

    private let lines: Lines
    private let containers: [Node]
    private var itemIndentation: [Int?]

    /// The containers around a block, from the outermost.
    init(of block: Node, lines: Lines) {
        self.lines = lines
        var containers: [Node] = []
        var next = block.parent
        while let node = next {
            if node.kind == CMARK_NODE_BLOCK_QUOTE || node.kind == CMARK_NODE_ITEM { containers.append(node) }
            next = node.parent
        }
        self.containers = containers.reversed()
        itemIndentation = Array(repeating: nil, count: containers.count)
        for (index, node) in self.containers.enumerated() where node.kind == CMARK_NODE_ITEM {
            var cursor = Cursor(lines[node.startLine])
            itemIndentation[index] = nil
            _ = match(&cursor, line: node.startLine, upTo: index + 1)
        }
    }

    /// How many containers there are.
    var count: Int { containers.count }

    /// The container with this number, from the outermost.
    func container(_ index: Int) -> Node { containers[index] }

    /// A line of the block.
    mutating func read(_ line: Int) -> Line {
        var cursor = Cursor(lines[line])
        let matched = match(&cursor, line: line, upTo: containers.count)
        let indentation = cursor.skipBlanks()
        return Line(text: cursor.rest, indentation: indentation, matched: matched)
    }

    private mutating func match(_ cursor: inout Cursor, line: Int, upTo count: Int) -> Int {
        for index in 0..<count {
            let node = containers[index]
            if node.kind == CMARK_NODE_BLOCK_QUOTE {
                guard cursor.takeQuoteMark() else { return index }
            } else if node.startLine == line {
                itemIndentation[index] = cursor.takeItemMark()
            } else {
                guard cursor.takeIndentation(itemIndentation[index] ?? 0) else { return index }
            }
        }
        return count
    }
}

/// A place in a line that counts columns; a tab reaches to the next multiple of four (§2.2).
private struct Cursor {
    private let line: ArraySlice<UInt8>
    private var index: Int
    private var column = 0
    /// Columns of a tab that are still to be read.
    private var tabRest = 0

    init(_ line: ArraySlice<UInt8>) {
        self.line = line
        index = line.startIndex
    }

    var rest: ArraySlice<UInt8> { line[index...] }

    private var byte: UInt8 { index < line.endIndex ? line[index] : 0 }

    /// Reads one column of a blank; false where there is none.
    private mutating func takeBlank() -> Bool {
        if tabRest == 0 {
            if byte == Byte.tab {
                tabRest = 4 - column % 4
                index += 1
            } else if byte == Byte.space {
                index += 1
                column += 1
                return true
            } else {
                return false
            }
        }
        tabRest -= 1
        column += 1
        return true
    }

    mutating func skipBlanks() -> Int {
        var count = 0
        while takeBlank() { count += 1 }
        return count
    }

    /// Reads so many columns of blanks; reads nothing where there are fewer.
    mutating func takeIndentation(_ count: Int) -> Bool {
        let before = self
        for _ in 0..<count where !takeBlank() {
            self = before
            return false
        }
        return true
    }

    mutating func takeQuoteMark() -> Bool {
        let before = self
        guard skipBlanks() <= 3, byte == Byte.greater else {
            self = before
            return false
        }
        index += 1
        column += 1
        _ = takeBlank()
        return true
    }

    /// Reads an item's mark; gives the indentation that further lines need.
    mutating func takeItemMark() -> Int {
        let indentation = skipBlanks()
        let start = column
        while Byte.isDigit(byte) {
            index += 1
            column += 1
        }
        if index < line.endIndex {
            index += 1
            column += 1
        }
        let width = column - start
        let mark = self
        let blanks = skipBlanks()
        if blanks >= 1, blanks <= 4, index < line.endIndex { return indentation + width + blanks }
        self = mark
        _ = takeBlank()
        return indentation + width + 1
    }
}
