/// A compiled language that all threads share: handing it on counts one reference, not one for each list in it.
final class SharedGrammar: Sendable {
    let grammar: Grammar

    init(_ grammar: Grammar) { self.grammar = grammar }
}

/// A language compiled for the engine.
struct Grammar {
    /// A rule of a state.
    struct Rule {
        /// The step at which its pattern begins.
        var step: Int32
        /// A number of ``TokenClass``, or ``word``, or ``plain``.
        var tokenClass: UInt8
        var action: Action
        /// Where ``Action/push`` and ``Action/turn`` lead.
        var target: Int16
        var needsOperand: Bool
    }

    enum Action: UInt8 {
        case stay, push, turn, pop, leave
    }

    /// A state: which rules may match at a byte.
    struct State {
        var ownClass: UInt8
        var vocabulary: Int
        var embedding: Int
        /// For each byte, where its rules begin in ``Grammar/candidates``, a count first; -1 for none.
        var tableStart: Int
    }

    /// No span.
    static let plain = UInt8.max
    /// A word to look up.
    static let word = UInt8.max - 1

    private(set) var program = Program()
    private(set) var rules: [Rule] = []
    private(set) var states: [State] = []
    private(set) var table: [Int32] = []
    private(set) var candidates: [Int16] = [0]
    let vocabularies: [Vocabulary]
    let root: Int

    /// Compiles a language.
    init(_ text: LanguageText) throws(PatternParser.Mistake) {
        vocabularies = text.vocabularies.map(Vocabulary.init)
        root = text.states.firstIndex { $0.name == "root" } ?? 0
        for state in text.states { try add(state, among: text.states) }
    }

    /// The number of a class written in a language; none for what it does not know.
    static func number(of name: Substring) -> UInt8 {
        if name == "w" { return word }
        guard let index = TokenClass.allCases.firstIndex(where: { $0.rawValue == name }) else { return plain }
        return UInt8(index)
    }

    private mutating func add(_ state: LanguageText.State, among states: [LanguageText.State]) throws(PatternParser
        .Mistake)
    {
        var beginnings: [(rule: Int16, bytes: ByteSet)] = []
        for rule in state.rules {
            let pattern = try PatternParser.parse(rule.pattern)
            beginnings.append((Int16(rules.count), pattern.beginning))
            var compiled = Rule(
                step: Int32(program.add(pattern)), tokenClass: Grammar.number(of: rule.tokenClass), action: .stay,
                target: 0, needsOperand: rule.needsOperand)
            switch rule.action {
            case .stay: break
            case .pop: compiled.action = .pop
            case .leave: compiled.action = .leave
            case .push(let name), .turn(let name):
                guard let target = states.firstIndex(where: { $0.name == name }) else {
                    throw PatternParser.Mistake(message: "no state \(name)")
                }
                if case .push = rule.action { compiled.action = .push } else { compiled.action = .turn }
                compiled.target = Int16(target)
            }
            rules.append(compiled)
        }
        self.states.append(
            State(
                ownClass: Grammar.number(of: state.ownClass), vocabulary: state.vocabulary,
                embedding: state.embedding, tableStart: table.count))
        for byte in UInt8.min...UInt8.max { addCandidates(beginnings.filter { $0.bytes[byte] }.map(\.rule)) }
    }

    private mutating func addCandidates(_ rules: [Int16]) {
        if rules.isEmpty {
            table.append(-1)
            return
        }
        // Neighbouring bytes mostly share their rules.
        if let last = table.last(where: { $0 >= 0 }), Int(candidates[Int(last)]) == rules.count,
            candidates[(Int(last) + 1)...].prefix(rules.count).elementsEqual(rules)
        {
            table.append(last)
            return
        }
        table.append(Int32(candidates.count))
        candidates.append(Int16(rules.count))
        candidates += rules
    }
}

extension Pattern {
    /// The bytes at which a match can begin; all where it can be empty.
    fileprivate var beginning: ByteSet {
        if case .look(let inner, isPositive: true) = self, !inner.first.isEmpty { return inner.first.bytes }
        let (bytes, isEmpty) = first
        return isEmpty ? .all : bytes
    }
}
