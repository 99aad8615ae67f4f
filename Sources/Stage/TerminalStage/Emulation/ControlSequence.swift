/// A control sequence, read: `CSI ? 1049 h`.
struct ControlSequence {
    /// `?`, `>`, `=` or `<` in front of the numbers; 0 where none is.
    var leader: UInt8 = 0
    /// The numbers, -1 where one is left out; none is above 99999.
    private(set) var values: [Int32] = []
    /// A bit for each number that belongs to the one before: those behind a colon.
    private(set) var joined: UInt32 = 0
    /// A byte between the numbers and the last one; 0 where none is.
    var intermediate: UInt8 = 0
    /// The byte that says what is to be done.
    var final: UInt8 = 0

    /// More numbers than any program sends; what follows them is left out.
    static let mostValues = 32

    init() { values.reserveCapacity(ControlSequence.mostValues) }

    mutating func clear() {
        values.removeAll(keepingCapacity: true)
        (leader, joined, intermediate, final) = (0, 0, 0, 0)
    }

    /// Takes a digit of a number.
    mutating func add(digit: UInt8) {
        if values.isEmpty { values.append(-1) }
        guard !isFull else { return }
        let last = values.count - 1
        values[last] = min(99_999, max(0, values[last]) * 10 + Int32(digit))
    }

    /// Begins the next number; one behind a colon belongs to the one before.
    mutating func separate(joining isJoined: Bool) {
        if values.isEmpty { values.append(-1) }
        guard !isFull else { return }
        if isJoined { joined |= 1 << UInt32(values.count) }
        values.append(-1)
    }

    // One place more than numbers, so that digits of those left out do not run into the last one.
    private var isFull: Bool { values.count >= ControlSequence.mostValues }

    /// A number, or what stands for one that is left out.
    func value(_ index: Int, or fallback: Int = 0) -> Int {
        index < values.count && values[index] >= 0 ? Int(values[index]) : fallback
    }

    /// Whether a number belongs to the one before.
    func isJoined(_ index: Int) -> Bool { joined >> UInt32(index) & 1 == 1 }
}
