/// What the search remembers of positions, in a table of fixed size: pairs of entries, of which one keeps the deeper
/// search and the other the latest.
struct TranspositionTable: ~Copyable {
    /// How a remembered score relates to the true one.
    enum Bound: UInt8 {
        case none, atMost, atLeast, exact
    }

    /// What is remembered.
    struct Entry {
        var key: UInt64 = 0
        var score: Int16 = 0
        var move: UInt16 = 0
        var depth: Int8 = 0
        var bound: UInt8 = 0
        var age: UInt8 = 0
    }

    private let entries: UnsafeMutablePointer<Entry>
    private let logPairs: Int
    private var age: UInt8 = 0

    /// A table of 2^`logEntries` entries of 16 bytes.
    init(logEntries: Int) {
        logPairs = max(1, logEntries - 1)
        entries = .allocate(capacity: 2 << logPairs)
        entries.initialize(repeating: Entry(), count: 2 << logPairs)
    }

    deinit { entries.deallocate() }

    /// Forgets everything.
    mutating func clear() {
        entries.update(repeating: Entry(), count: 2 << logPairs)
        age = 0
    }

    /// Tells that a new search begins: what is older may be replaced.
    mutating func grow() { age &+= 1 }

    @inline(__always)
    private func pair(_ key: UInt64) -> UnsafeMutablePointer<Entry> {
        entries + Int(truncatingIfNeeded: Hash.mixed(key) &>> UInt64(64 &- logPairs)) &* 2
    }

    /// What is remembered of a position.
    @inline(__always)
    func entry(_ key: UInt64) -> Entry? {
        let pair = pair(key)
        if pair[0].key == key { return pair[0] }
        if pair[1].key == key { return pair[1] }
        return nil
    }

    /// Remembers a position.
    @inline(__always)
    mutating func store(_ key: UInt64, move: PackedMove, score: Int, depth: Int, bound: Bound) {
        let pair = pair(key)
        let deep = pair[0]
        let slot = deep.key == key || deep.age != age || depth >= Int(deep.depth) ? pair : pair + 1
        let kept = move == .none && slot.pointee.key == key ? slot.pointee.move : move.bits
        slot.pointee = Entry(
            key: key, score: Int16(truncatingIfNeeded: score), move: kept,
            depth: Int8(truncatingIfNeeded: depth), bound: bound.rawValue, age: age)
    }

    /// How full it is, in thousandths, from a sample.
    var fullness: Int {
        let sample = min(1000, 2 << logPairs)
        var used = 0
        for index in 0..<sample where entries[index].bound != 0 && entries[index].age == age { used += 1 }
        return used * 1000 / sample
    }
}
