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
            var cursor = LineCursor(lines[node.startLine])
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
        var cursor = LineCursor(lines[line])
        let matched = match(&cursor, line: line, upTo: containers.count)
        let indentation = cursor.skipBlanks()
        return Line(text: cursor.rest, indentation: indentation, matched: matched)
    }

    private mutating func match(_ cursor: inout LineCursor, line: Int, upTo count: Int) -> Int {
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
