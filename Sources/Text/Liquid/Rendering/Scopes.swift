import Values

/// The variables of a render: those of loops and partials, those assigned, counters, and the globals under them.
///
/// Names are compared by their 64-bit hashes alone, in small arrays searched from the innermost outwards.
struct Scopes {
    private var innerHashes: [UInt64] = []
    private var innerValues: [Value] = []
    private var assignedHashes: [UInt64] = []
    private var assignedValues: [Value] = []
    /// Positions of the assigned variables, once there are many.
    private var assignedIndex: [UInt64: Int] = [:]
    private var assignedNames: [String] = []
    private var counters: [(name: Name, value: Int)] = []
    private let globals: Value
    private var knownHashes: [UInt64] = []
    private var knownValues: [Value] = []

    private static let searchedOneByOne = 16

    init(globals: Value) { self.globals = globals }

    // MARK: Finding

    /// The innermost variable of this name.
    mutating func find(_ name: Name) -> Value? {
        let hash = name.hash
        var index = innerHashes.count
        while index > 0 {
            index -= 1
            if innerHashes[index] == hash { return innerValues[index] }
        }
        if let position = assignedPosition(hash) { return assignedValues[position] }
        for counter in counters where counter.name.hash == hash { return .integer(counter.value) }
        return global(name)
    }

    /// The value that a variable of the whole template has been given.
    func assigned(_ name: Name) -> Value? { assignedPosition(name.hash).map { assignedValues[$0] } }

    /// Whether a name is one of the globals, and no variable is called the same.
    mutating func isGlobal(_ name: Name) -> Bool {
        !innerHashes.contains(name.hash) && assignedPosition(name.hash) == nil
            && !counters.contains { $0.name.hash == name.hash } && global(name) != nil
    }

    private func assignedPosition(_ hash: UInt64) -> Int? {
        if assignedHashes.count > Scopes.searchedOneByOne { return assignedIndex[hash] }
        for index in assignedHashes.indices where assignedHashes[index] == hash { return index }
        return nil
    }

    private mutating func global(_ name: Name) -> Value? {
        for index in knownHashes.indices where knownHashes[index] == name.hash { return knownValues[index] }
        let found: Value?
        switch globals {
        case .object(let object): found = object[name.text]
        case .lazy(let thing): found = thing.member(name.text)
        default: found = nil
        }
        if let found, knownHashes.count < 64 {
            knownHashes.append(name.hash)
            knownValues.append(found)
        }
        return found
    }

    /// All names that stand for something, for "did you mean".
    var names: [String] {
        let global: [String]
        switch globals {
        case .object(let object): global = object.keys
        case .lazy(let thing): global = thing.memberNames
        default: global = []
        }
        return assignedNames + global
    }

    // MARK: Inner scopes

    /// How many inner variables there are; see ``pop(to:)``.
    var mark: Int { innerHashes.count }

    /// Adds an inner variable, and tells its slot.
    @discardableResult
    mutating func push(_ name: Name, _ value: Value) -> Int {
        innerHashes.append(name.hash)
        innerValues.append(value)
        return innerHashes.count - 1
    }

    mutating func set(_ slot: Int, _ value: Value) { innerValues[slot] = value }

    mutating func pop(to mark: Int) {
        innerHashes.removeLast(innerHashes.count - mark)
        innerValues.removeLast(innerValues.count - mark)
    }

    // MARK: Assigning

    /// Gives a variable of the whole template a value.
    mutating func assign(_ name: Name, _ value: Value) {
        if let position = assignedPosition(name.hash) { return assignedValues[position] = value }
        assignedHashes.append(name.hash)
        assignedValues.append(value)
        assignedNames.append(name.text)
        if assignedHashes.count == Scopes.searchedOneByOne + 1 {
            for (position, hash) in assignedHashes.enumerated() { assignedIndex[hash] = position }
        } else if assignedHashes.count > Scopes.searchedOneByOne {
            assignedIndex[name.hash] = assignedHashes.count - 1
        }
    }

    mutating func counter(_ name: Name) -> Int {
        for counter in counters where counter.name == name { return counter.value }
        if case .integer(let number)? = global(name) { return number }
        return 0
    }

    mutating func setCounter(_ name: Name, _ value: Int) {
        if let position = counters.firstIndex(where: { $0.name == name }) {
            counters[position].value = value
        } else {
            counters.append((name, value))
        }
    }

    /// The scopes of a partial that sees nothing of these but the globals.
    func isolated(seesGlobals: Bool) -> Scopes { Scopes(globals: seesGlobals ? globals : .null) }
}
