/// A language as people write it down: data that the engine compiles once.
///
/// One directive a line; `#` in the first column begins a comment.
///
///     names swift                     what fences call it
///     extends javascript              all of another language; rules below go before its own
///     options calls capitals members  a word before `(` is a function, a capitalised one a type, one behind `.` a member
///     options fold                    words are the same in any case
///     words k: if else                words of a class
///     after f: func                   what the word behind one of these is
///     embed css until </style         another language as states `css:root` …, left where the pattern stands
///     state root                      rules of a state, tried in order; a letter behind the name is the state's own class
///       PATTERN CLASS [ACTION] [?]    `w` is a word to look up, `-` plain; actions are `> state`, `= state`, `<`, `<<` (out
///                                     of what is embedded); `?` asks that an operand may begin here
///       include state                 the rules of another state
struct LanguageText {
    /// A rule of a state.
    struct Rule {
        var pattern: Substring
        var tokenClass: Substring
        var action: Action
        var needsOperand: Bool
    }

    /// Where a rule leads.
    enum Action {
        case stay
        case push(String)
        case turn(String)
        case pop
        case leave
    }

    /// A state and its rules.
    struct State {
        var name: String
        var ownClass: Substring
        var rules: [Rule] = []
        /// The language whose words hold here, by its number in ``words``.
        var vocabulary = 0
        /// The embedding it belongs to, 0 for the language itself.
        var embedding = 0
    }

    /// The words of a language.
    struct Vocabulary {
        var words: [(word: Substring, tokenClass: Substring)] = []
        var after: [(word: Substring, tokenClass: Substring)] = []
        var options: Set<Substring> = []
    }

    private(set) var states: [State] = []
    private(set) var vocabularies = [Vocabulary()]
    private var embeddings = 0

    /// Reads a language; other languages that it names are asked for.
    init(_ text: String, find: (String) -> String?) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard let first = words.first else { continue }
            if line.hasPrefix(" ") {
                read(rule: words)
            } else {
                read(directive: String(first), Array(words.dropFirst()), find)
            }
        }
    }

    /// The names of a language, without reading more of it.
    static func names(of text: String) -> [String] {
        for line in text.split(separator: "\n", maxSplits: 3) where line.hasPrefix("names ") {
            return line.split(separator: " ").dropFirst().map(String.init)
        }
        return []
    }

    private mutating func read(directive: String, _ words: [Substring], _ find: (String) -> String?) {
        switch directive {
        case "extends":
            guard let base = words.first.flatMap({ find(String($0)) }) else { return }
            let language = LanguageText(base, find: find)
            states = language.states
            vocabularies = language.vocabularies
            embeddings = language.embeddings
        case "options": vocabularies[0].options.formUnion(words)
        case "words", "after":
            guard let tokenClass = words.first?.dropLast() else { return }
            let pairs = words.dropFirst().map { (word: $0, tokenClass: tokenClass) }
            if directive == "words" { vocabularies[0].words += pairs } else { vocabularies[0].after += pairs }
        case "embed":
            guard words.count == 3, let inner = find(String(words[0])) else { return }
            embed(LanguageText(inner, find: find), as: String(words[0]), until: words[2])
        case "state":
            guard let name = words.first else { return }
            if let known = states.firstIndex(where: { $0.name == name }) {
                insertionPoint = 0
                states.append(states.remove(at: known))
            } else {
                states.append(State(name: String(name), ownClass: words.dropFirst().first ?? "-"))
                insertionPoint = nil
            }
        default: break
        }
    }

    /// Where the next rule of a state that was known already goes.
    private var insertionPoint: Int?

    private mutating func read(rule words: [Substring]) {
        guard !states.isEmpty, let first = words.first else { return }
        let state = states.count - 1
        if first == "include", words.count == 2 {
            for rule in states.first(where: { $0.name == words[1] })?.rules ?? [] { add(rule, to: state) }
            return
        }
        guard words.count >= 2 else { return }
        var rule = Rule(pattern: first, tokenClass: words[1], action: .stay, needsOperand: words.last == "?")
        switch words.dropFirst(2).first {
        case ">": rule.action = .push(words.count > 3 ? String(words[3]) : "")
        case "=": rule.action = .turn(words.count > 3 ? String(words[3]) : "")
        case "<": rule.action = .pop
        case "<<": rule.action = .leave
        default: break
        }
        add(rule, to: state)
    }

    private mutating func add(_ rule: Rule, to state: Int) {
        if let point = insertionPoint {
            states[state].rules.insert(rule, at: point)
            insertionPoint = point + 1
        } else {
            states[state].rules.append(rule)
        }
    }

    private mutating func embed(_ inner: LanguageText, as name: String, until end: Substring) {
        embeddings += 1
        let offset = vocabularies.count
        vocabularies += inner.vocabularies
        let way = Rule(pattern: "(?=\(end))", tokenClass: "-", action: .leave, needsOperand: false)
        for state in inner.states {
            var copy = state
            copy.name = name + ":" + state.name
            copy.vocabulary += offset
            copy.embedding = embeddings
            copy.rules =
                [way]
                + state.rules.map { rule in
                    var rule = rule
                    if case .push(let target) = rule.action { rule.action = .push(name + ":" + target) }
                    if case .turn(let target) = rule.action { rule.action = .turn(name + ":" + target) }
                    return rule
                }
            states.append(copy)
        }
    }
}
