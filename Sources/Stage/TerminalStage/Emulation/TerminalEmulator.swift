import CVTerm

/// A terminal without a window: bytes in, screens out.
///
/// libvterm moves the cursor, wraps, scrolls and answers; it is only told what ``SequenceScanner`` lets through, and what
/// it does not know (faint, new emoji, `CSI s`) is done here. The state layer alone is used: cells are kept in a
/// ``CellGrid``. It belongs to one thread.
public final class TerminalEmulator {
    private let library: OpaquePointer
    let state: OpaquePointer
    private let callbacks: UnsafeMutablePointer<VTermStateCallbacks>
    private var scanner = SequenceScanner()
    var grid: CellGrid
    var cursor = TerminalScreen.Cursor()
    var isReversed = false
    private var title = ""
    private(set) var answers: [UInt8] = []
    /// What libvterm is to be told next.
    private var pending: [UInt8] = []
    /// Whether what was told last is a character, which marks may join.
    private var isAfterCharacter = false
    /// Whether that character ended in a joiner.
    private var isJoining = false
    private var style = TerminalStyle()
    private var sets = CharacterSets()
    private var modes = Modes()
    private var saved = Saved()
    private var savedAlternate = Saved()

    /// Larger writes can overflow libvterm's stack.
    private static let longestWrite = 4000
    /// Programs that never read their answers do not fill the memory.
    private static let mostAnswers = 65_536

    /// What libvterm does not tell.
    private struct Modes {
        var isOrigin = false
        var isInsert = false
        var regionTop = 0
    }

    /// What `ESC 7` keeps.
    private struct Saved {
        var row = 0
        var column = 0
        var style = TerminalStyle()
        var sets = CharacterSets()
    }

    /// A terminal of the given size, with an empty screen.
    public init(size: TerminalSize) {
        grid = CellGrid(size: size)
        // Only a lack of memory gives none, and there is nothing to go on with then.
        guard let library = vterm_new(Int32(size.rows), Int32(size.columns)),
            let state = vterm_obtain_state(library)
        else { fatalError("no memory for a terminal") }
        (self.library, self.state) = (library, state)
        callbacks = .allocate(capacity: 1)
        callbacks.initialize(to: TerminalEmulator.stateCallbacks)
        pending.reserveCapacity(TerminalEmulator.longestWrite + 16)
        let user = Unmanaged.passUnretained(self).toOpaque()
        vterm_set_utf8(library, 1)
        vterm_output_set_callback(library, TerminalEmulator.answer, user)
        vterm_state_set_callbacks(state, callbacks, user)
        vterm_state_reset(state, 1)
    }

    deinit {
        vterm_free(library)
        callbacks.deallocate()
    }

    // MARK: In

    /// Takes what a program prints; characters and sequences may be cut between two calls.
    public func write(_ bytes: some Sequence<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { scanner.scan($0, into: self) }
        if done == nil { Array(bytes).withUnsafeBufferPointer { scanner.scan($0, into: self) } }
        flush()
    }

    /// Changes the size as a window does: nothing is broken anew, and the region that scrolls is whole again.
    public func resize(to size: TerminalSize) {
        guard size != grid.size else { return }
        flush()
        isAfterCharacter = false
        let place = position
        // libvterm does not bound the upper end of the region.
        setMode("?6", false)
        send("r")
        flush()
        let above = grid.resize(to: size, keeping: place.row)
        vterm_set_size(library, Int32(size.rows), Int32(size.columns))
        (modes.isOrigin, modes.regionTop) = (false, 0)
        moveCursor(row: place.row - above, column: place.column)
        flush()
    }

    // MARK: Out

    /// What the terminal shows now.
    public var screen: TerminalScreen {
        var screen = TerminalScreen(size: TerminalSize(columns: 2, rows: 1))
        let place = position
        screen.size = grid.size
        screen.rows = grid.rows
        screen.cursor = cursor
        (screen.cursor.row, screen.cursor.column) = place
        screen.title = title
        screen.isAlternate = grid.isAlternate
        screen.isReversed = isReversed
        return screen
    }

    /// What the terminal has answered to questions of the program since the last call.
    public func takeAnswers() -> [UInt8] {
        defer { answers = [] }
        return answers
    }

    func add(answer bytes: UnsafeBufferPointer<UInt8>) {
        guard answers.count + bytes.count <= TerminalEmulator.mostAnswers else { return }
        answers += bytes
    }

    // MARK: Towards libvterm

    /// Where the cursor is, once all is told.
    private var position: (row: Int, column: Int) {
        var place = VTermPos()
        vterm_state_get_cursorpos(state, &place)
        return (
            min(max(0, Int(place.row)), grid.size.rows - 1), min(max(0, Int(place.col)), grid.size.columns - 1)
        )
    }

    private func flush() {
        guard !pending.isEmpty else { return }
        grid.style = style
        pending.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
            _ = vterm_input_write(library, start, bytes.count)
        }
        pending.removeAll(keepingCapacity: true)
    }

    private func makeRoom(_ count: Int) {
        if pending.count + count > TerminalEmulator.longestWrite { flush() }
    }

    /// Tells a control sequence of ours.
    private func send(_ words: String) {
        makeRoom(words.utf8.count + 2)
        pending += [0x1B, UInt8(ascii: "[")]
        pending += words.utf8
    }

    private func setMode(_ mode: String, _ isOn: Bool) { send(mode + (isOn ? "h" : "l")) }

    private func moveCursor(row: Int, column: Int) {
        let row = min(max(0, row), grid.size.rows - 1) - (modes.isOrigin ? modes.regionTop : 0)
        send("\(max(1, row + 1));\(min(max(0, column), grid.size.columns - 1) + 1)H")
    }

    private func set(_ new: TerminalStyle) {
        guard new != style else { return }
        flush()
        style = new
    }
}

extension TerminalEmulator: SequenceTaker {
    // MARK: Characters

    func take(run: UnsafeBufferPointer<UInt8>) {
        if sets.isDrawing { return take(drawing: run) }
        var rest = run[...]
        while !rest.isEmpty {
            let part = rest.prefix(TerminalEmulator.longestWrite)
            makeRoom(part.count)
            pending += part
            rest = rest.dropFirst(part.count)
        }
        if let last = run.last { isAfterCharacter = last >= 0x20 }
        isJoining = false
    }

    /// ASCII while the set of lines and corners is shifted in.
    private func take(drawing run: UnsafeBufferPointer<UInt8>) {
        for byte in run {
            if let scalar = CharacterSets.drawing(byte) {
                take(character: scalar)
            } else {
                makeRoom(1)
                pending.append(byte)
                (isAfterCharacter, isJoining) = (byte >= 0x20, false)
            }
        }
    }

    func take(character: Unicode.Scalar) {
        let value = character.value
        if isAfterCharacter, value >= 0x300, joins(character) { return }
        if CharacterWidth.isMark(character) { return }
        if CharacterWidth.isWide(value), !CharacterWidth.isWideToLibrary(value) {
            // A stand-in that libvterm knows to be wide.
            append("\u{3013}")
            flush()
            grid.replaceLast(with: String(character))
        } else {
            append(character)
        }
        (isAfterCharacter, isJoining) = (true, false)
    }

    private func append(_ character: Unicode.Scalar) {
        makeRoom(4)
        if let bytes = UTF8.encode(character) { pending.append(contentsOf: bytes) }
    }

    /// Adds a character to the one before, where it is a mark or a part of an emoji.
    private func joins(_ character: Unicode.Scalar) -> Bool {
        let value = character.value
        let isTone = (0x1F3FB...0x1F3FF).contains(value)
        let isFlag = (0x1F1E6...0x1F1FF).contains(value)
        let isMark = !isTone && !isFlag && CharacterWidth.isMark(character)
        guard isMark || isTone || isFlag || isJoining else { return false }
        flush()
        let before = grid.lastText.unicodeScalars
        guard let last = before.last else { return false }
        switch value {
        case 0x200D: isJoining = last.properties.isEmoji || last.value == 0xFE0F || isTone
        // What steers the direction of text has no place in a cell.
        case 0x200B, 0x200C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: return true
        case _ where isMark: if value == 0xFE0F, last.properties.isEmoji { widen() }
        case _ where isTone:
            guard last.properties.isEmojiModifierBase || last.value == 0xFE0F else { return false }
            widen()
        case _ where isFlag:
            guard before.count == 1, (0x1F1E6...0x1F1FF).contains(last.value) else { return false }
            widen()
        default:
            // Behind a joiner only pictures join.
            let joined = isJoining && last.value == 0x200D && character.properties.isEmoji
            isJoining = false
            guard joined else { return false }
        }
        grid.join(character)
        return true
    }

    /// Gives the character before a second column, where there is one.
    private func widen() {
        let (text, place) = (grid.lastText, position)
        guard grid.lastWidth == 1, !modes.isInsert, place.row == grid.last.row, place.column == grid.last.column + 1
        else { return }
        send("D")
        append("\u{3013}")
        flush()
        grid.replaceLast(with: text)
    }

    func take(control: UInt8) {
        switch control {
        case 0x0E: sets.isShifted = true
        case 0x0F: sets.isShifted = false
        default: break
        }
    }

    // MARK: Escapes

    func take(escape final: UInt8, _ intermediate: UInt8) {
        isAfterCharacter = false
        switch (intermediate, final) {
        case (UInt8(ascii: "("), _): sets.designate(final, isSecond: false)
        case (UInt8(ascii: ")"), _): sets.designate(final, isSecond: true)
        case (UInt8(ascii: "#"), UInt8(ascii: "8")): tell(escape: final, intermediate)
        case (0, UInt8(ascii: "7")): save()
        case (0, UInt8(ascii: "8")): restore()
        case (0, UInt8(ascii: "c")): reset()
        case (0, UInt8(ascii: "D")), (0, UInt8(ascii: "E")), (0, UInt8(ascii: "H")), (0, UInt8(ascii: "M")),
            (0, UInt8(ascii: "=")), (0, UInt8(ascii: ">")):
            tell(escape: final)
        default: break
        }
    }

    private func tell(escape final: UInt8, _ intermediate: UInt8 = 0) {
        makeRoom(3)
        pending += intermediate == 0 ? [0x1B, final] : [0x1B, intermediate, final]
    }

    private func reset() {
        setMode("?1047", false)
        flush()
        (style, sets, modes) = (TerminalStyle(), CharacterSets(), Modes())
        (saved, savedAlternate, title) = (Saved(), Saved(), "")
        tell(escape: UInt8(ascii: "c"))
        setMode("?5", false)
        flush()
    }

    /// DECSTR.
    private func resetSoftly() {
        let place = {
            self.flush(); return self.position
        }()
        setMode("4", false)
        setMode("?6", false)
        setMode("?25", true)
        send("r")
        modes = Modes()
        moveCursor(row: place.row, column: place.column)
        set(TerminalStyle())
        sets = CharacterSets()
        saved = Saved()
    }

    private func save() {
        flush()
        let place = position
        let now = Saved(row: place.row, column: place.column, style: style, sets: sets)
        if grid.isAlternate { savedAlternate = now } else { saved = now }
    }

    private func restore() {
        let then = grid.isAlternate ? savedAlternate : saved
        moveCursor(row: then.row, column: then.column)
        set(then.style)
        sets = then.sets
    }

    func take(command: [UInt8]) {
        // 0 and 2 name the window; links, colours and the clipboard are not for a picture.
        guard let split = command.firstIndex(of: UInt8(ascii: ";")),
            command[..<split] == [UInt8(ascii: "0")] || command[..<split] == [UInt8(ascii: "2")]
        else { return }
        let text = String(decoding: command[(split + 1)...], as: UTF8.self)
        title = String(text.unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init).prefix(200))
    }

    // MARK: Sequences

    func take(_ sequence: ControlSequence) {
        if sequence.final == UInt8(ascii: "m"), sequence.leader == 0, sequence.intermediate == 0 {
            var new = style
            new.heed(sequence)
            return set(new)
        }
        let last = isAfterCharacter
        isAfterCharacter = false
        switch (sequence.leader, sequence.intermediate) {
        case (0, 0): takePlain(sequence, last)
        case (UInt8(ascii: "?"), 0): takePrivate(sequence)
        case (UInt8(ascii: ">"), 0): if sequence.final == UInt8(ascii: "c") { send(">c") }
        case (0, UInt8(ascii: " ")):
            if sequence.final == UInt8(ascii: "q") { send("\(sequence.value(0, or: 1)) q") }
        case (0, UInt8(ascii: "!")): if sequence.final == UInt8(ascii: "p") { resetSoftly() }
        case (UInt8(ascii: "?"), UInt8(ascii: "$")):
            if sequence.final == UInt8(ascii: "p") { send("?\(sequence.value(0))$p") }
        default: break
        }
    }

    private func takePlain(_ sequence: ControlSequence, _ isAfterCharacter: Bool) {
        let final = Character(UnicodeScalar(sequence.final))
        switch final {
        // Cursor, erasing, inserting, scrolling, tabs: libvterm bounds what they ask for.
        case "@", "A", "B", "C", "D", "E", "F", "G", "I", "J", "K", "L", "M", "P", "S", "T", "X", "Z", "`", "a", "d",
            "e",
            "g", "j", "k":
            tell(sequence, numbers: 1)
        case "H", "f": tell(sequence, numbers: 2)
        case "c": if sequence.value(0) == 0 { send("c") }
        case "n": if [5, 6].contains(sequence.value(0)) { send("\(sequence.value(0))n") }
        case "b": if isAfterCharacter { repeatLast(sequence.value(0, or: 1)) }
        case "h", "l":
            for index in sequence.values.indices where [4, 20].contains(sequence.value(index)) {
                if sequence.value(index) == 4 { modes.isInsert = final == "h" }
                setMode(String(sequence.value(index)), final == "h")
            }
        case "r": setRegion(sequence)
        case "s": if sequence.values.isEmpty { save() }
        case "u": if sequence.values.isEmpty { restore() }
        default: break
        }
    }

    private func tell(_ sequence: ControlSequence, numbers: Int) {
        let values = sequence.values.prefix(numbers).map { $0 < 0 ? "" : String($0) }
        send(values.joined(separator: ";") + String(UnicodeScalar(sequence.final)))
    }

    private func setRegion(_ sequence: ControlSequence) {
        let top = max(1, sequence.value(0, or: 1))
        let given = sequence.value(1)
        let bottom = given < 1 ? grid.size.rows : min(given, grid.size.rows)
        guard top < bottom else { return }
        modes.regionTop = top - 1
        send("\(top);\(bottom)r")
    }

    /// REP: at most to the end of the line.
    private func repeatLast(_ count: Int) {
        flush()
        let text = grid.lastText
        let room = (grid.size.columns - position.column) / max(1, grid.lastWidth)
        for _ in 0..<min(max(1, count), room) {
            for scalar in text.unicodeScalars { take(character: scalar) }
        }
    }

    private func takePrivate(_ sequence: ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "h"), UInt8(ascii: "l"):
            for index in sequence.values.indices {
                set(privateMode: sequence.value(index), sequence.final == UInt8(ascii: "h"))
            }
        case UInt8(ascii: "J"), UInt8(ascii: "K"):
            // Without protected cells the selective kind erases all the same.
            send("\(sequence.value(0))\(String(UnicodeScalar(sequence.final)))")
        case UInt8(ascii: "n"): if sequence.value(0) == 6 { send("?6n") }
        default: break
        }
    }

    private func set(privateMode mode: Int, _ isOn: Bool) {
        switch mode {
        case 6:
            modes.isOrigin = isOn
            setMode("?6", isOn)
        case 1, 5, 7, 12, 25, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 2004: setMode("?\(mode)", isOn)
        case 1048: isOn ? save() : restore()
        case 47, 1047: setMode("?1047", isOn)
        case 1049: showAlternate(isOn)
        default: break
        }
    }

    /// Saves the cursor and goes over to an empty screen, or comes back; where it is there already, nothing happens.
    private func showAlternate(_ isOn: Bool) {
        flush()
        guard isOn != grid.isAlternate else { return }
        if isOn { save() }
        setMode("?1047", isOn)
        flush()
        if !isOn { restore() }
    }
}
