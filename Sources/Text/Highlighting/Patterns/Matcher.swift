/// Runs compiled patterns over bytes.
///
/// Choices that are still open are kept on a stack of its own, so that no input can exhaust the thread's, and every
/// step is paid for, so that none can take quadratic time.
struct Matcher {
    private struct Choice {
        var step: Int32
        var index: Int
        /// For a run: how far it can give back; -1 for a choice.
        var least: Int
    }

    let text: UnsafeBufferPointer<UInt8>
    let steps: UnsafeBufferPointer<Step>
    let sets: UnsafeBufferPointer<Bool>
    /// Steps that may still be taken.
    var fuel: Int
    /// What the running state's entry caught.
    var captured = 0..<0
    /// What the last match caught; nil where its pattern has no group.
    private(set) var caught: Range<Int>?
    private var choices: [Choice] = []

    init(
        _ text: UnsafeBufferPointer<UInt8>, _ steps: UnsafeBufferPointer<Step>, _ sets: UnsafeBufferPointer<Bool>,
        fuel: Int
    ) {
        self.text = text
        self.steps = steps
        self.sets = sets
        self.fuel = fuel
    }

    @inline(__always)
    private func holds(_ set: Int32, _ byte: UInt8) -> Bool { sets[Int(set) << 8 | Int(byte)] }

    /// The end of a match that begins here; -1 where there is none.
    mutating func match(_ start: Int, at position: Int) -> Int {
        if fuel <= 0 { return -1 }
        if choices.isEmpty { caught = nil }
        let floor = choices.count
        var step = start
        var index = position
        while true {
            fuel -= 1
            if advance(&step, &index) {
                if steps[step].kind == .done {
                    choices.removeLast(choices.count - floor)
                    return index
                }
                continue
            }
            guard fuel > 0, choices.count > floor else {
                choices.removeLast(choices.count - floor)
                return -1
            }
            (step, index) = takeChoice()
        }
    }

    private mutating func takeChoice() -> (Int, Int) {
        let last = choices.count - 1
        let choice = choices[last]
        if choice.least >= 0, choice.index > choice.least {
            choices[last].index -= 1
            return (Int(choice.step), choice.index)
        }
        choices.removeLast()
        return (Int(choice.step), choice.index)
    }

    /// Takes one step; false where it fails.
    @inline(__always)
    private mutating func advance(_ step: inout Int, _ index: inout Int) -> Bool {
        let current = steps[step]
        switch current.kind {
        case .byte:
            guard index < text.count, text[index] == UInt8(truncatingIfNeeded: current.a) else { return false }
            index += 1
        case .set:
            guard index < text.count, holds(current.a, text[index]) else { return false }
            index += 1
        case .run, .givingRun:
            guard run(current, step, &index) else { return false }
        case .split:
            choices.append(Choice(step: current.b, index: index, least: -1))
            step = Int(current.a)
            return true
        case .jump:
            step = Int(current.a)
            return true
        case .done: return true
        default: return assert(current, &step, &index)
        }
        step += 1
        return true
    }

    @inline(__always)
    private mutating func run(_ current: Step, _ step: Int, _ index: inout Int) -> Bool {
        var end = index
        while end < text.count, holds(current.a, text[end]) { end += 1 }
        fuel -= (end - index) >> 3
        let least = index + Int(current.b)
        guard end >= least else { return false }
        if current.kind == .givingRun, end > least {
            choices.append(Choice(step: Int32(step + 1), index: end - 1, least: least))
        }
        index = end
        return true
    }

    private mutating func assert(_ current: Step, _ step: inout Int, _ index: inout Int) -> Bool {
        switch current.kind {
        case .captureStart: caught = index..<index
        case .captureEnd: caught = min(caught?.lowerBound ?? index, index)..<index
        case .look, .lookNot:
            let isThere = match(step + 1, at: index) >= 0
            step = Int(current.a)
            return isThere == (current.kind == .look)
        case .behind, .behindNot:
            let isThere = index > 0 && holds(current.a, text[index - 1])
            guard isThere == (current.kind == .behind) else { return false }
        case .lineStart: guard index == 0 || text[index - 1] == 10 else { return false }
        case .lineEnd: guard index == text.count || text[index] == 10 else { return false }
        case .wordBoundary:
            let before = index > 0 && ByteSet.isWord(text[index - 1])
            let after = index < text.count && ByteSet.isWord(text[index])
            guard before != after else { return false }
        case .captured:
            for offset in captured {
                guard index < text.count, text[index] == text[offset] else { return false }
                index += 1
            }
        default: break
        }
        step += 1
        return true
    }
}
