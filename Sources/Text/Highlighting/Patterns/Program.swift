/// One step of a compiled pattern.
struct Step {
    enum Kind: UInt8 {
        case byte
        /// A byte of the set `a`.
        case set
        /// As many bytes of the set `a` as there are, at least `b`; gives none back.
        case run
        /// The same, giving back as long as the rest does not match.
        case givingRun
        /// Goes on at `a`, and if that fails at `b`.
        case split
        case jump
        case captureStart, captureEnd
        /// What follows up to `a` must match, or must not; nothing is consumed.
        case look, lookNot
        /// The byte before is of the set `a`, or is not.
        case behind, behindNot
        case lineStart, lineEnd, wordBoundary
        /// What the state's entry caught.
        case captured
        case done
    }

    var kind: Kind
    var a: Int32 = 0
    var b: Int32 = 0
}

/// Patterns compiled to steps that share one list of sets.
struct Program {
    private(set) var steps: [Step] = []
    /// The sets, 256 entries each.
    private(set) var sets: [Bool] = []
    private var numbers: [ByteSet: Int32] = [:]

    /// Adds a pattern; gives the step it begins at.
    mutating func add(_ pattern: Pattern) -> Int {
        let start = steps.count
        emit(pattern, before: nil)
        steps.append(Step(kind: .done))
        return start
    }

    private mutating func emit(_ pattern: Pattern, before next: Pattern?) {
        switch pattern {
        case .empty: break
        case .byte(let byte): steps.append(Step(kind: .byte, a: Int32(byte)))
        case .set(let set): steps.append(Step(kind: .set, a: add(set)))
        case .sequence(let parts):
            for (index, part) in parts.enumerated() {
                let rest = Array(parts[(index + 1)...])
                emit(part, before: rest.isEmpty ? next : .sequence(rest))
            }
        case .choice(let choices): emitChoice(choices, before: next)
        case .repeated(let inner, let least, let most): emitRepeated(inner, least, most, before: next)
        case .capture(let inner):
            steps.append(Step(kind: .captureStart))
            emit(inner, before: next)
            steps.append(Step(kind: .captureEnd))
        case .look(let inner, let isPositive): emitLook(inner, isPositive)
        case .behind(let set, let isPositive):
            steps.append(Step(kind: isPositive ? .behind : .behindNot, a: add(set)))
        case .lineStart: steps.append(Step(kind: .lineStart))
        case .lineEnd: steps.append(Step(kind: .lineEnd))
        case .wordBoundary: steps.append(Step(kind: .wordBoundary))
        case .captured: steps.append(Step(kind: .captured))
        }
    }

    private mutating func emitChoice(_ choices: [Pattern], before next: Pattern?) {
        var jumps: [Int] = []
        for choice in choices.dropLast() {
            let split = steps.count
            steps.append(Step(kind: .split, a: Int32(split + 1)))
            emit(choice, before: nil)
            jumps.append(steps.count)
            steps.append(Step(kind: .jump))
            steps[split].b = Int32(steps.count)
        }
        if let last = choices.last { emit(last, before: nil) }
        for jump in jumps { steps[jump].a = Int32(steps.count) }
    }

    private mutating func emitRepeated(_ inner: Pattern, _ least: Int, _ most: Int?, before next: Pattern?) {
        if most == nil, let set = inner.asSet {
            let gives = next.map { $0.first.isEmpty || !$0.first.bytes.isDisjoint(with: set) } ?? false
            steps.append(Step(kind: gives ? .givingRun : .run, a: add(set), b: Int32(least)))
            return
        }
        for _ in 0..<least { emit(inner, before: nil) }
        let split = steps.count
        steps.append(Step(kind: .split, a: Int32(split + 1)))
        emit(inner, before: nil)
        if most == nil { steps.append(Step(kind: .jump, a: Int32(split))) }
        steps[split].b = Int32(steps.count)
    }

    private mutating func emitLook(_ inner: Pattern, _ isPositive: Bool) {
        let look = steps.count
        steps.append(Step(kind: isPositive ? .look : .lookNot))
        emit(inner, before: nil)
        steps.append(Step(kind: .done))
        steps[look].a = Int32(steps.count)
    }

    private mutating func add(_ set: ByteSet) -> Int32 {
        if let known = numbers[set] { return known }
        let number = Int32(sets.count / 256)
        numbers[set] = number
        sets += (UInt8.min...UInt8.max).map { set[$0] }
        return number
    }
}

extension Pattern {
    fileprivate var asSet: ByteSet? {
        switch self {
        case .byte(let byte): ByteSet([byte])
        case .set(let set): set
        default: nil
        }
    }
}
