/// What is made of a terminal's bytes.
protocol SequenceTaker: AnyObject {
    /// Printable ASCII, and the controls that move: backspace, tab, line feeds, carriage return.
    func take(run: UnsafeBufferPointer<UInt8>)
    /// A character beyond ASCII that is no control.
    func take(character: Unicode.Scalar)
    /// Another control character: shifts between the sets.
    func take(control: UInt8)
    /// `ESC`, perhaps a byte between, and a last one.
    func take(escape final: UInt8, _ intermediate: UInt8)
    /// A whole control sequence.
    func take(_ sequence: ControlSequence)
    /// An operating system command, without its ends; at most ``SequenceScanner/longestCommand`` bytes of it.
    func take(command: [UInt8])
}

/// Cuts a terminal's bytes into whole characters and whole sequences.
///
/// It stands before libvterm 0.1.4, which is not safe on hostile bytes: torn UTF-8, more than 16 numbers, long strings.
/// Whatever comes, what is handed on is well-formed, and strings (DCS, APC, PM, SOS, `ESC k`) are not handed on at all.
struct SequenceScanner {
    private enum State {
        case ground
        /// Inside a character: so many bytes are missing, the next one within a range.
        case character(missing: Int, next: ClosedRange<UInt8>)
        case escape
        case sequence
        /// A sequence that will not be understood, to its end.
        case ignored
        case string(isCommand: Bool)
        case stringEscape(isCommand: Bool)
    }

    /// Longer operating system commands are cut.
    static let longestCommand = 1024

    private var state = State.ground
    private var value: UInt32 = 0
    private var intermediate: UInt8 = 0
    private var sequence = ControlSequence()
    private var command: [UInt8] = []

    /// Reads bytes; what they leave unfinished is gone on with at the next call.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, into taker: some SequenceTaker) {
        var index = 0
        while index < bytes.count {
            if case .ground = state {
                let start = index
                while index < bytes.count, SequenceScanner.isRun(bytes[index]) { index += 1 }
                if index > start { taker.take(run: UnsafeBufferPointer(rebasing: bytes[start..<index])) }
                guard index < bytes.count else { return }
            }
            step(bytes[index], taker)
            index += 1
        }
    }

    @inline(__always)
    private static func isRun(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F || byte &- 8 < 6 }

    private mutating func step(_ byte: UInt8, _ taker: some SequenceTaker) {
        if case .character(let missing, let next) = state {
            if next.contains(byte) { return go(on: byte, missing, taker) }
            state = .ground
            taker.take(character: "\u{FFFD}")
        }
        switch byte {
        case 0x1B: return escape(taker)
        // CAN and SUB end whatever was begun.
        case 0x18, 0x1A: state = .ground
        case 0..<0x20: control(byte, taker)
        case 0x7F: break
        default: graphic(byte, taker)
        }
    }

    // MARK: Characters

    private mutating func go(on byte: UInt8, _ missing: Int, _ taker: some SequenceTaker) {
        value = value << 6 | UInt32(byte & 0x3F)
        guard missing == 1 else {
            state = .character(missing: missing - 1, next: 0x80...0xBF)
            return
        }
        state = .ground
        // The controls of U+0080 to U+009F would begin sequences of their own.
        if value >= 0xA0, let scalar = Unicode.Scalar(value) { taker.take(character: scalar) }
    }

    /// The first byte of a character beyond ASCII (The Unicode Standard, table 3-7).
    private mutating func begin(_ byte: UInt8, _ taker: some SequenceTaker) {
        switch byte {
        case 0xC2...0xDF: (value, state) = (UInt32(byte & 0x1F), .character(missing: 1, next: 0x80...0xBF))
        case 0xE0: (value, state) = (0, .character(missing: 2, next: 0xA0...0xBF))
        case 0xED: (value, state) = (0xD, .character(missing: 2, next: 0x80...0x9F))
        case 0xE1...0xEF: (value, state) = (UInt32(byte & 0xF), .character(missing: 2, next: 0x80...0xBF))
        case 0xF0: (value, state) = (0, .character(missing: 3, next: 0x90...0xBF))
        case 0xF1...0xF3: (value, state) = (UInt32(byte & 7), .character(missing: 3, next: 0x80...0xBF))
        case 0xF4: (value, state) = (4, .character(missing: 3, next: 0x80...0x8F))
        default: taker.take(character: "\u{FFFD}")
        }
    }

    // MARK: Sequences

    private mutating func escape(_ taker: some SequenceTaker) {
        if case .string(let isCommand) = state {
            state = .stringEscape(isCommand: isCommand)
        } else {
            (state, intermediate) = (.escape, 0)
        }
    }

    private mutating func control(_ byte: UInt8, _ taker: some SequenceTaker) {
        switch state {
        case .string(isCommand: true), .stringEscape(isCommand: true):
            // Many programs end a title with BEL.
            if byte == 0x07 { end(taker) }
        case .string, .stringEscape: break
        default:
            SequenceScanner.isRun(byte) ? tell(byte, taker) : taker.take(control: byte)
        }
    }

    private func tell(_ byte: UInt8, _ taker: some SequenceTaker) {
        withUnsafePointer(to: byte) { taker.take(run: UnsafeBufferPointer(start: $0, count: 1)) }
    }

    private mutating func graphic(_ byte: UInt8, _ taker: some SequenceTaker) {
        switch state {
        case .ground, .character: byte < 0x80 ? tell(byte, taker) : begin(byte, taker)
        case .escape: inEscape(byte, taker)
        case .sequence: inSequence(byte, taker)
        case .ignored: if (0x40...0x7E).contains(byte) { state = .ground }
        case .string(let isCommand):
            if isCommand, command.count < SequenceScanner.longestCommand { command.append(byte) }
        case .stringEscape:
            if byte == UInt8(ascii: "\\") { return end(taker) }
            // Any other escape ends the string and begins anew.
            command.removeAll(keepingCapacity: true)
            (state, intermediate) = (.escape, 0)
            inEscape(byte, taker)
        }
    }

    private mutating func inEscape(_ byte: UInt8, _ taker: some SequenceTaker) {
        guard intermediate == 0 else { return endEscape(byte, taker) }
        switch byte {
        case UInt8(ascii: "["):
            sequence.clear()
            state = .sequence
        case UInt8(ascii: "]"): string(isCommand: true)
        // DCS, SOS, PM, APC, and the title of GNU screen.
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "k"):
            string(isCommand: false)
        default: endEscape(byte, taker)
        }
    }

    private mutating func endEscape(_ byte: UInt8, _ taker: some SequenceTaker) {
        switch byte {
        case 0x20...0x2F: intermediate = intermediate == 0 ? byte : 0xFF
        case 0x30...0x7E:
            state = .ground
            if intermediate != 0xFF { taker.take(escape: byte, intermediate) }
        default:
            state = .ground
            begin(byte, taker)
        }
    }

    private mutating func inSequence(_ byte: UInt8, _ taker: some SequenceTaker) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9") where sequence.intermediate == 0:
            sequence.add(digit: byte - UInt8(ascii: "0"))
        case UInt8(ascii: ";") where sequence.intermediate == 0: sequence.separate(joining: false)
        case UInt8(ascii: ":") where sequence.intermediate == 0: sequence.separate(joining: true)
        case 0x3C...0x3F where sequence.values.isEmpty && sequence.leader == 0: sequence.leader = byte
        case 0x20...0x2F where sequence.intermediate == 0: sequence.intermediate = byte
        case 0x40...0x7E:
            sequence.final = byte
            state = .ground
            taker.take(sequence)
        default: state = .ignored
        }
    }

    private mutating func string(isCommand: Bool) {
        command.removeAll(keepingCapacity: true)
        state = .string(isCommand: isCommand)
    }

    private mutating func end(_ taker: some SequenceTaker) {
        let isCommand = if case .stringEscape(isCommand: false) = state { false } else { true }
        state = .ground
        if isCommand { taker.take(command: command) }
        command.removeAll(keepingCapacity: true)
    }
}
