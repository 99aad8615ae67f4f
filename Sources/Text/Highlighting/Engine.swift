import Markup

/// Runs a grammar over code and writes it as HTML.
struct Engine {
    private let shared: SharedGrammar
    private let text: UnsafeBufferPointer<UInt8>
    private var matcher: Matcher
    private var stack: [(state: Int, captured: Range<Int>)]
    private var state: Grammar.State
    private var vocabulary: Vocabulary
    private var index = 0
    /// The class of what has been read but not written, and where it begins.
    private var openClass = Grammar.plain
    private var openStart = 0
    /// What the next word is, after `func` for instance.
    private var expected = Vocabulary.none
    /// Whether an operand may begin here: a slash then begins a regular expression.
    private var mayBeginOperand = true

    /// Deeper nesting than this is not followed.
    private static let deepest = 200
    /// Rules in a row that may match nothing.
    private static let mostEmptyMatches = 8

    /// Writes code as HTML, with a span for each run of one class; no span crosses a line end.
    static func write(_ text: UnsafeBufferPointer<UInt8>, _ shared: SharedGrammar, to out: inout ByteBuffer) {
        shared.grammar.program.steps.withUnsafeBufferPointer { steps in
            shared.grammar.program.sets.withUnsafeBufferPointer { sets in
                let matcher = Matcher(text, steps, sets, fuel: text.count * 32 + 4096)
                var engine = Engine(shared, text, matcher)
                engine.run(&out)
            }
        }
    }

    private init(_ shared: SharedGrammar, _ text: UnsafeBufferPointer<UInt8>, _ matcher: Matcher) {
        self.shared = shared
        self.text = text
        self.matcher = matcher
        let grammar = shared.grammar
        stack = [(grammar.root, 0..<0)]
        state = grammar.states[grammar.root]
        vocabulary = grammar.vocabularies[state.vocabulary]
    }

    private mutating func run(_ out: inout ByteBuffer) {
        shared.grammar.table.withUnsafeBufferPointer { table in
            shared.grammar.candidates.withUnsafeBufferPointer { candidates in
                shared.grammar.rules.withUnsafeBufferPointer { rules in
                    var emptyMatches = 0
                    while index < text.count {
                        let start = Int(table[state.tableStart + Int(text[index])])
                        if start >= 0, let end = matchRule(candidates, rules, start, &out) {
                            emptyMatches = end == index ? emptyMatches + 1 : 0
                            index = end
                            if emptyMatches < Engine.mostEmptyMatches { continue }
                        }
                        emptyMatches = 0
                        skipByte(&out)
                    }
                }
            }
        }
        open(Grammar.plain, at: index, &out)
    }

    @inline(__always)
    private mutating func skipByte(_ out: inout ByteBuffer) {
        open(state.ownClass, at: index, &out)
        noteOperand(after: text[index])
        index += 1
    }

    /// Tries the rules of a byte in order; the end of the first match, nil where there is none.
    @inline(__always)
    private mutating func matchRule(
        _ candidates: UnsafeBufferPointer<Int16>, _ rules: UnsafeBufferPointer<Grammar.Rule>, _ start: Int,
        _ out: inout ByteBuffer
    ) -> Int? {
        let count = Int(candidates[start])
        for offset in 1...count {
            let rule = rules[Int(candidates[start + offset])]
            if rule.needsOperand, !mayBeginOperand { continue }
            let end = matcher.match(Int(rule.step), at: index)
            guard end >= 0 else { continue }
            if rule.tokenClass == Grammar.word {
                readWord(to: end, &out)
            } else if end > index {
                open(rule.tokenClass, at: index, &out)
                noteOperand(after: rule.tokenClass, end: end)
            }
            if rule.action != .stay { follow(rule) }
            return end
        }
        return nil
    }

    private mutating func readWord(to end: Int, _ out: inout ByteBuffer) {
        let word = UnsafeBufferPointer(rebasing: text[index..<end])
        var (tokenClass, next) = vocabulary.find(word)
        if vocabulary.members, index > 0, text[index - 1] == UInt8(ascii: "."), index < 2 || text[index - 2] != 0x2E {
            let isCall = vocabulary.calls && end < text.count && text[end] == UInt8(ascii: "(")
            tokenClass = isCall ? Engine.function : Engine.property
            next = Vocabulary.none
        } else if tokenClass == Vocabulary.none {
            tokenClass = unknownWord(word, end)
        }
        open(tokenClass, at: index, &out)
        expected = next
        mayBeginOperand = tokenClass == Engine.keyword
    }

    private func unknownWord(_ word: UnsafeBufferPointer<UInt8>, _ end: Int) -> UInt8 {
        if expected != Vocabulary.none { return expected }
        let isCapital = word[0] &- 0x41 < 26
        if vocabulary.capitals, isCapital { return Engine.type }
        if vocabulary.calls, end < text.count, text[end] == UInt8(ascii: "(") { return Engine.function }
        return Grammar.plain
    }

    private mutating func noteOperand(after tokenClass: UInt8, end: Int) {
        switch tokenClass {
        case Engine.comment: break
        case Engine.number, Engine.string, Engine.regex: mayBeginOperand = false
        default: noteOperand(after: text[end - 1])
        }
    }

    @inline(__always)
    private mutating func noteOperand(after byte: UInt8) {
        switch byte {
        case 9, 10, 13, 32: break
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): mayBeginOperand = false
        default: mayBeginOperand = !ByteSet.isWord(byte)
        }
        // `func (` and `struct {` name nothing.
        if byte > 0x20 { expected = Vocabulary.none }
    }

    private mutating func follow(_ rule: Grammar.Rule) {
        switch rule.action {
        case .stay: return
        case .push:
            guard stack.count < Engine.deepest else { return }
            stack.append((Int(rule.target), matcher.caught ?? matcher.captured))
        case .turn: stack[stack.count - 1] = (Int(rule.target), matcher.caught ?? matcher.captured)
        case .pop: if stack.count > 1 { stack.removeLast() }
        case .leave:
            let embedding = state.embedding
            while stack.count > 1, let top = stack.last, shared.grammar.states[top.state].embedding == embedding {
                stack.removeLast()
            }
        }
        guard let top = stack.last else { return }
        let from = state.vocabulary
        state = shared.grammar.states[top.state]
        if state.vocabulary != from { vocabulary = shared.grammar.vocabularies[state.vocabulary] }
        matcher.captured = top.captured
    }

    private static func number(of tokenClass: TokenClass) -> UInt8 {
        UInt8(TokenClass.allCases.firstIndex(of: tokenClass) ?? 0)
    }

    private static let keyword = number(of: .keyword)
    private static let function = number(of: .function)
    private static let property = number(of: .property)
    private static let type = number(of: .type)
    private static let comment = number(of: .comment)
    private static let number = number(of: .number)
    private static let string = number(of: .string)
    private static let regex = number(of: .regex)
}

extension Engine {
    /// Begins a run of a class; the one before is written if it is of another.
    @inline(__always)
    private mutating func open(_ tokenClass: UInt8, at position: Int, _ out: inout ByteBuffer) {
        if tokenClass == openClass, position < text.count { return }
        if position > openStart { writeRun(to: position, &out) }
        openClass = tokenClass
        openStart = position
    }

    private func writeRun(to end: Int, _ out: inout ByteBuffer) {
        let run = UnsafeBufferPointer(rebasing: text[openStart..<end])
        guard openClass != Grammar.plain else {
            appendCode(run, to: &out)
            return
        }
        let name = Engine.names[Int(openClass)]
        var start = 0
        while start < run.count {
            var lineEnd = start
            while lineEnd < run.count, run[lineEnd] != 10 { lineEnd += 1 }
            if lineEnd > start {
                out.append("<span class=\"" as StaticString)
                out.append(name)
                out.append("\">" as StaticString)
                appendCode(UnsafeBufferPointer(rebasing: run[start..<lineEnd]), to: &out)
                out.append("</span>" as StaticString)
            }
            if lineEnd < run.count { out.append(10) }
            start = lineEnd + 1
        }
    }

    /// What the classes are called: names so short that they are kept in place, and no reference is counted for them.
    private static let names: [String] = TokenClass.allCases.map(\.rawValue)
}

/// Writes code with `& < >` as references: enough between tags, and quotes stay as they are.
func appendCode(_ code: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
    var start = 0
    for index in 0..<code.count where code[index] <= 0x3E {
        let reference: StaticString
        switch code[index] {
        case UInt8(ascii: "&"): reference = "&amp;"
        case UInt8(ascii: "<"): reference = "&lt;"
        case UInt8(ascii: ">"): reference = "&gt;"
        default: continue
        }
        out.append(UnsafeBufferPointer(rebasing: code[start..<index]))
        out.append(reference)
        start = index + 1
    }
    out.append(UnsafeBufferPointer(rebasing: code[start...]))
}
