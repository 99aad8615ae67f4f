import CMark

/// Where the addresses of link definitions stand (§4.7), by their labels; the first of a label counts.
///
/// The tree no longer has them: they stand at the beginning of paragraphs and on lines that no block with text covers.
struct LinkDefinitions {
    private var offsets: [[UInt8]: Int] = [:]

    /// All definitions of a tree that nothing was changed in.
    init(in tree: Tree, lines: Lines) {
        var found: [(label: ArraySlice<UInt8>, offset: Int)] = []
        let covered = LinkDefinitions.covered(by: tree, lines: lines) { found += $0.definitions }
        var line = 1
        while line <= lines.count {
            let run = DefinitionRun(from: line, lines: lines, covered: covered)
            found += run.definitions
            line = max(line + 1, run.end)
        }
        for (label, offset) in found.sorted(by: { $0.offset < $1.offset }) {
            let key = LinkDefinitions.key(label)
            if offsets[key] == nil { offsets[key] = offset }
        }
    }

    /// Where the address for a label begins.
    subscript(label: ArraySlice<UInt8>) -> Int? { offsets.isEmpty ? nil : offsets[LinkDefinitions.key(label)] }

    /// Whether each line belongs to a paragraph, a heading, to code or to raw HTML.
    private static func covered(by tree: Tree, lines: Lines, _ see: (LeafContent) -> Void) -> [Bool] {
        var covered = [Bool](repeating: false, count: lines.count + 1)
        var next = tree.root.firstChild
        while let node = next {
            next = node.successor(in: tree.root)
            switch node.kind {
            case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
                if lines.range(node.startLine).contains(where: { lines.text[$0] == Byte.openBracket }) {
                    see(LeafContent(of: node, lines: lines))
                }
                next = node.following(in: tree.root)
            case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: break
            default: continue
            }
            for line in node.startLine...max(node.startLine, lastLine(of: node, lines))
            where covered.indices.contains(line) {
                covered[line] = true
            }
        }
        return covered
    }

    /// The last line of a block.
    ///
    /// Of a heading with an underline, and of code whose container ends before it does,
    /// libcmark says the next one.
    private static func lastLine(of block: Node, _ lines: Lines) -> Int {
        guard block.endLine > block.startLine, block.kind != CMARK_NODE_PARAGRAPH else { return block.endLine }
        var prefix = ContainerPrefix(of: block, lines: lines)
        if block.kind != CMARK_NODE_HEADING {
            return prefix.read(block.endLine).matched < prefix.count ? block.endLine - 1 : block.endLine
        }
        return (block.startLine + 1...block.endLine).first { prefix.read($0).isUnderline } ?? block.endLine
    }

    /// Labels are the same where they differ in case and white space only; in two Unicode forms they are two.
    private static func key(_ label: ArraySlice<UInt8>) -> [UInt8] {
        var words: [UInt8] = []
        for byte in label.trimmed {
            if !Byte.isSpace(byte) {
                words.append(Byte.lowered(byte))
            } else if words.last != Byte.space {
                words.append(Byte.space)
            }
        }
        if words.allSatisfy({ $0 < 0x80 }) { return words }
        // Up and down again is how full case folding is told from lower case: ß and ẞ are ss.
        return Array(String(decoding: words, as: UTF8.self).lowercased().uppercased().lowercased().utf8)
    }
}

/// Lines of definitions that follow each other.
private struct DefinitionRun {
    private(set) var definitions: [(label: ArraySlice<UInt8>, offset: Int)] = []
    /// The line behind.
    private(set) var end: Int

    init(from first: Int, lines: Lines, covered: [Bool]) {
        end = first
        var bytes: [UInt8] = []
        var map = OffsetMap()
        while end <= lines.count, !covered[end] {
            let line = lines.range(end)
            let start = LinePrefix(lines.text, line).end
            guard start < line.upperBound, !bytes.isEmpty || lines.text[start] == Byte.openBracket else { break }
            map.add(at: bytes.count, target: start)
            bytes += lines.text[start..<line.upperBound]
            bytes.append(Byte.newline)
            end += 1
        }
        guard !bytes.isEmpty else { return }
        let grammar = LinkGrammar(bytes)
        var index = 0
        while index < bytes.count {
            if let definition = grammar.definition(at: index) {
                definitions.append((bytes[definition.label], map[definition.address]))
                index = definition.end
            } else {
                index = (bytes[index...].firstIndex(of: Byte.newline) ?? bytes.count) + 1
            }
        }
    }
}
