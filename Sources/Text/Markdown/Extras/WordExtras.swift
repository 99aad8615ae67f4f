import CMark
import Markup

/// Goes through the words of a tree for what is written within them: formulas, emoji, abbreviations, superscript.
struct WordExtras {
    let extras: MarkdownExtras
    let formulas: FormulaMarks?
    let abbreviations: AbbreviationLines?
    /// What is wrong with formulas.
    private(set) var mistakes: [PieceTag.Mistake] = []

    init(_ extras: MarkdownExtras, _ formulas: FormulaMarks?, _ abbreviations: AbbreviationLines?) {
        (self.extras, self.formulas, self.abbreviations) = (extras, formulas, abbreviations)
    }

    /// Changes the words, and puts formulas back where none can stand.
    mutating func apply(to tree: Tree) {
        var next = tree.root.firstChild
        while let node = next {
            switch node.kind {
            case CMARK_NODE_TEXT: next = rewrite(node, in: tree)
            case CMARK_NODE_IMAGE:
                restore(below: node)
                next = node.following(in: tree.root)
            default:
                restore(node)
                next = node.successor(in: tree.root)
            }
        }
    }

    private func restore(_ node: Node) {
        guard let formulas else { return }
        if let text = formulas.restored(node.literal) { node.setLiteral(text) }
        if let text = formulas.restored(node.destination) { node.setDestination(text) }
        if let text = formulas.restored(node.title) { node.setTitle(text) }
        if let text = formulas.restored(node.info) { node.setInfo(text) }
    }

    /// A picture's description is text alone.
    private func restore(below image: Node) {
        restore(image)
        var next = image.firstChild
        while let node = next {
            restore(node)
            next = node.successor(in: image)
        }
    }

    /// Changes one text node; gives the node to go on with.
    private mutating func rewrite(_ node: Node, in tree: Tree) -> Node? {
        let text = node.literal
        var pieces = WordPieces()
        var index = 0
        while index < text.count {
            let byte = text[index]
            if formulas != nil, FormulaMarks.isStart(byte) {
                let digits = FormulaMarks.digits(text, from: index + 1)
                let end = index + 1 + digits.count
                let html = formula(digits, at: node, isLast: end == text.count)
                pieces.cut(text, index..<end, html: html)
                index = end
            } else if byte == Byte.colon, extras.contains(.emoji), let (emoji, end) = emoji(text, at: index) {
                pieces.cut(text, index..<end, text: Array(emoji.utf8))
                index = end
            } else if byte == Byte.caret, extras.contains(.scripts), let end = scriptEnd(text, from: index) {
                pieces.cut(text, index..<index + 1, html: Array("<sup>".utf8))
                pieces.cut(text, end..<end + 1, html: Array("</sup>".utf8))
                index = end + 1
            } else if let word = abbreviations?.word(at: index, of: text) {
                pieces.cut(text, index..<index, html: opening(of: word))
                pieces.cut(text, index + word.count..<index + word.count, html: Array("</abbr>".utf8))
                index += word.count
            } else {
                index += 1
            }
        }
        guard pieces.hasAny else { return node.following(in: tree.root) }
        pieces.finish(text)
        for piece in pieces.nodes { node.insertBefore(piece) }
        let next = node.following(in: tree.root)
        node.remove()
        return next
    }

    private func opening(of word: [UInt8]) -> [UInt8] {
        var out = ByteBuffer(capacity: 64)
        out.write("<abbr title=\"")
        out.append((abbreviations?.words[word] ?? [])[...], escaping: .html)
        out.write("\">")
        return out.bytes
    }

    private func emoji(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (String, Int)? {
        let name = text[(index + 1)...].prefix(40).prefix {
            Byte.isAlphanumeric($0) || $0 == Byte.underscore || $0 == UInt8(ascii: "+") || $0 == Byte.hyphen
        }
        guard !name.isEmpty, name.endIndex < text.count, text[name.endIndex] == Byte.colon,
            let emoji = EmojiNames.all[String(decoding: name, as: UTF8.self)]
        else { return nil }
        return (emoji, name.endIndex + 1)
    }

    /// Where `^text^` ends: no blank stands within.
    private func scriptEnd(_ text: UnsafeBufferPointer<UInt8>, from index: Int) -> Int? {
        let words = text[(index + 1)...].prefix(200).prefix { !Byte.isSpace($0) && $0 != Byte.caret }
        guard !words.isEmpty, words.endIndex < text.count, text[words.endIndex] == Byte.caret else { return nil }
        return words.endIndex
    }

    /// The formula of a mark; its further lines are taken out of the tree.
    private mutating func formula(_ digits: [UInt8], at node: Node, isLast: Bool) -> [UInt8] {
        guard let formulas else { return [] }
        var digits = digits
        while isLast, let lineEnd = node.next, lineEnd.kind == CMARK_NODE_SOFTBREAK, let words = lineEnd.next,
            words.kind == CMARK_NODE_TEXT
        {
            let more = FormulaMarks.digits(words.literal, from: 0)
            if more.isEmpty { break }
            digits += more
            let rest = Array(words.literal[more.count...])
            lineEnd.remove()
            if rest.isEmpty { words.remove() } else { words.setLiteral(rest) }
            if !rest.isEmpty { break }
        }
        guard let formula = formulas.formula(digits) else { return [] }
        return html(of: formula, formulas)
    }

    private mutating func html(of formula: FormulaMarks.Formula, _ formulas: FormulaMarks) -> [UInt8] {
        let start = formula.range.lowerBound + formula.fence
        let written = formulas.written(formula)
        // The marks of quotes before further lines are none of the formula's.
        var isPrefix = false
        let text = written.dropFirst(formula.fence).dropLast(formula.fence).map { byte -> UInt8 in
            if byte == Byte.newline {
                isPrefix = true
            } else if !Byte.isBlank(byte) && byte != Byte.greater {
                isPrefix = false
            }
            return isPrefix && byte == Byte.greater ? Byte.space : byte
        }
        do throws(FormulaMistake) {
            return Array(try FormulaParser.mathML(text, isBlock: formula.isBlock).utf8)
        } catch {
            mistakes.append(
                PieceTag.Mistake(
                    message: error.message, offset: start + error.offset, length: error.length, remedy: error.remedy))
            var out = ByteBuffer(capacity: written.count + 32)
            out.write("<code>")
            out.append(Array(written)[...], escaping: .html)
            out.write("</code>")
            return out.bytes
        }
    }
}

/// The words of a text node, cut into nodes.
private struct WordPieces {
    private(set) var nodes: [Node] = []
    private var done = 0

    var hasAny: Bool { !nodes.isEmpty }

    private mutating func pass(_ text: UnsafeBufferPointer<UInt8>, to index: Int) {
        if index > done, let node = Node(words: text[done..<index]) { nodes.append(node) }
    }

    mutating func cut(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, html: [UInt8]) {
        pass(text, to: range.lowerBound)
        if let node = Markup.inline(html) { nodes.append(node) }
        done = range.upperBound
    }

    mutating func cut(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, text other: [UInt8]) {
        pass(text, to: range.lowerBound)
        if let node = Node(words: other) { nodes.append(node) }
        done = range.upperBound
    }

    mutating func finish(_ text: UnsafeBufferPointer<UInt8>) { pass(text, to: text.count) }
}
