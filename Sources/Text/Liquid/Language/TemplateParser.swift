import Diagnostics

/// A tag as the parser meets it.
struct TagToken {
    var name: String
    /// The bytes behind the name.
    var markup: Range<Int>
    /// Where the tag begins.
    var start: Int
}

/// Builds the tree of a template, and goes on after mistakes to find all of them.
struct TemplateParser {
    let source: SourceText
    let dialect: Dialect
    private(set) var mistakes: [SyntaxMistake] = []
    private var tokens: [TemplateToken]
    private var position = 0
    /// The blocks that are open, outermost first; a `liquid` tag closes only its own.
    private var open: [String] = []
    private var firstOpen = 0
    private var depth = 0
    private var hasGivenUp = false

    init(_ source: SourceText, dialect: Dialect) {
        self.source = source
        self.dialect = dialect
        tokens = TemplateLexer.tokens(of: source.bytes)
    }

    mutating func document() -> Block { block(until: []).block }

    // MARK: Mistakes

    mutating func report(_ mistake: SyntaxMistake) { mistakes.append(mistake) }

    mutating func report(_ message: String, at token: TagToken, remedy: String? = nil) {
        let length = min(token.name.utf8.count + 2, source.bytes.count - token.start)
        report(SyntaxMistake(message: message, offset: token.start, length: max(1, length), remedy: remedy))
    }

    /// Whether nothing but blanks stands there.
    func isBlank(_ markup: Range<Int>) -> Bool { source.bytes[markup].allSatisfy { $0 <= 0x20 } }

    /// Reads a tag's markup to its end; nil where it has a mistake, which is then noted.
    mutating func read<Result>(
        _ token: TagToken, _ body: (inout ExpressionParser) throws(SyntaxMistake) -> Result
    ) -> Result? {
        read(token.markup, body)
    }

    mutating func read<Result>(
        _ range: Range<Int>, _ body: (inout ExpressionParser) throws(SyntaxMistake) -> Result
    ) -> Result? {
        do throws(SyntaxMistake) {
            var parser = try ExpressionParser(source.bytes, range, dialect: dialect)
            defer { mistakes += parser.mistakes }
            let result = try body(&parser)
            try parser.expectEnd()
            return result
        } catch {
            report(error)
            return nil
        }
    }

    // MARK: Blocks

    /// Reads nodes up to one of the tags named, which is taken; nil where the text ends before.
    mutating func block(until ends: [String]) -> (block: Block, end: TagToken?) {
        var nodes: [Block.Part] = []
        while position < tokens.count {
            guard mistakes.count < Mistakes.most else {
                giveUp()
                break
            }
            let token = tokens[position]
            position += 1
            switch token.kind {
            case .text: nodes.append(.text(Block.Text(Array(source.bytes[token.range]))))
            case .output: nodes.append(output(token.range))
            case .malformed(let message, let remedy):
                report(SyntaxMistake(message: message, offset: token.start, length: token.range.count, remedy: remedy))
            case .tag(let name):
                let tag = TagToken(name: name, markup: token.range, start: token.start)
                if ends.contains(name) { return (Block(nodes: nodes), tag) }
                if closesOuter(name) {
                    position -= 1
                    return (Block(nodes: nodes), nil)
                }
                if let parsed = parse(tag) { nodes.append(.tag(Block.PlacedTag(parsed, at: tag.start))) }
            }
        }
        return (Block(nodes: nodes), nil)
    }

    /// Reads the whole of a tag with one body.
    mutating func body(of token: TagToken) -> Block {
        let end = "end" + token.name
        open.append(token.name)
        defer { open.removeLast() }
        let (block, closing) = deeper(token) { $0.block(until: [end]) }
        if closing == nil { notClosed(token) }
        return block
    }

    /// Reads a tag with several bodies, divided by the tags in `middles`: each is handed over with the tag that opens it.
    mutating func bodies(of token: TagToken, middles: [String], _ each: (inout TemplateParser, TagToken, Block) -> Void)
    {
        let end = "end" + token.name
        open.append(token.name)
        defer { open.removeLast() }
        var opening = token
        while true {
            let (block, closing) = deeper(token) { $0.block(until: middles + [end]) }
            each(&self, opening, block)
            guard let closing else { return notClosed(token) }
            if closing.name == end { return }
            opening = closing
        }
    }

    private mutating func deeper(
        _ token: TagToken, _ body: (inout TemplateParser) -> (block: Block, end: TagToken?)
    ) -> (block: Block, end: TagToken?) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= dialect.limits.nesting else {
            report("nested more than \(dialect.limits.nesting) deep", at: token)
            giveUp()
            return (Block(), TagToken(name: "end" + token.name, markup: token.markup, start: token.start))
        }
        return body(&self)
    }

    /// Reads no further: what is open cannot be closed any more, and need not be told.
    private mutating func giveUp() {
        position = tokens.count
        hasGivenUp = true
    }

    private mutating func notClosed(_ token: TagToken) {
        if hasGivenUp { return }
        report("`\(token.name)` is not closed", at: token, remedy: "it ends with `end\(token.name)`")
    }

    /// Whether this is the end of a block around the one being read.
    private func closesOuter(_ name: String) -> Bool {
        guard name.hasPrefix("end") else { return false }
        return open[firstOpen...].contains(String(name.dropFirst(3)))
    }

    private mutating func output(_ range: Range<Int>) -> Block.Part {
        .output(Output(filtered(range)))
    }

    /// A value with filters, or nothing.
    mutating func filtered(_ range: Range<Int>) -> FilteredExpression? {
        guard !Blanks.trimmedStart(source.bytes, range).isEmpty else { return nil }
        return read(range) { parser throws(SyntaxMistake) in try parser.filteredExpression() }
    }

    // MARK: Tags

    private mutating func parse(_ token: TagToken) -> (any Tag)? {
        if let parse = TagTable.parsers[token.name] { return parse(token, &self) }
        let name = token.name
        if name.hasPrefix("end") {
            report("`\(name)` closes nothing", at: token)
        } else if ["else", "elsif", "when"].contains(name) {
            report("`\(name)` stands outside of a block that has one", at: token)
        } else {
            report("unknown tag `\(name)`", at: token, remedy: dialect.advice(onTag: name))
        }
        return nil
    }

    /// Passes over all tokens up to the end of a tag whose body is not read; the tag may stand in itself.
    mutating func skipBody(of token: TagToken) {
        var level = 1
        while position < tokens.count {
            defer { position += 1 }
            guard case .tag(let name) = tokens[position].kind else { continue }
            if name == token.name { level += 1 }
            if name == "end" + token.name { level -= 1 }
            if level == 0 { return }
        }
        notClosed(token)
    }

    /// The body of `raw` or `doc`, which the lexer has cut out.
    mutating func uncutBody(of token: TagToken) -> Range<Int> {
        let end = "end" + token.name
        var body = token.markup.upperBound..<token.markup.upperBound
        if position + 1 < tokens.count, case .text = tokens[position].kind, isTag(end, at: position + 1) {
            body = tokens[position].range
            position += 1
        }
        if position < tokens.count, isTag(end, at: position) { position += 1 } else { notClosed(token) }
        return body
    }

    private func isTag(_ wanted: String, at position: Int) -> Bool {
        if case .tag(let name) = tokens[position].kind { name == wanted } else { false }
    }

    /// Reads the lines of a `liquid` tag, each of which is a tag.
    mutating func lines(of token: TagToken) -> Block {
        let outer = (tokens, position, firstOpen)
        (tokens, position, firstOpen) = (lineTokens(token.markup), 0, open.count)
        defer { (tokens, position, firstOpen) = outer }
        return deeper(token) { $0.block(until: []) }.block
    }

    private func lineTokens(_ markup: Range<Int>) -> [TemplateToken] {
        var lines: [TemplateToken] = []
        var start = markup.lowerBound
        while start < markup.upperBound {
            let end = source.bytes[start..<markup.upperBound].firstIndex(of: 0x0A) ?? markup.upperBound
            let line = Blanks.trimmedEnd(source.bytes, Blanks.trimmedStart(source.bytes, start..<end))
            if !line.isEmpty { lines.append(lineToken(line)) }
            start = end + 1
        }
        return lines
    }

    private func lineToken(_ line: Range<Int>) -> TemplateToken {
        let name = TemplateLexer.tagName(source.bytes, from: line.lowerBound, to: line.upperBound)
        guard !name.isEmpty else {
            return TemplateToken(
                kind: .malformed("a line of `liquid` begins with the name of a tag", remedy: nil), range: line,
                start: line.lowerBound)
        }
        let text = String(decoding: source.bytes[name], as: UTF8.self)
        return TemplateToken(kind: .tag(name: text), range: name.upperBound..<line.upperBound, start: line.lowerBound)
    }
}
