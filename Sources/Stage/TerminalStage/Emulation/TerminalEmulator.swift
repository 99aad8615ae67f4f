import CVTerm

/// A terminal without a window: bytes in, screens out.
///
/// libvterm moves the cursor, wraps, scrolls and answers; it is only told what ``SequenceScanner`` lets through, and what
/// it does not know (faint, new emoji, `CSI s`) is done here. The state layer alone is used: cells are kept in a
/// ``CellGrid``. It belongs to one thread.
package final class TerminalEmulator {
    private let library: OpaquePointer
    let state: OpaquePointer
    private let callbacks: UnsafeMutablePointer<VTermStateCallbacks>
    private var scanner = SequenceScanner()
    var grid: CellGrid
    var cursor = TerminalScreen.Cursor()
    var isReversed = false
    /// How often a program has put the cursor at a row of its choice, as those do that draw the screen again in place.
    var placings = 0
    var title = ""
    private(set) var answers: [UInt8] = []
    /// What libvterm is to be told next.
    var pending: [UInt8] = []
    /// Whether what was told last is a character, which marks may join.
    var isAfterCharacter = false
    /// Whether that character ended in a joiner.
    var isJoining = false
    var style = TerminalStyle()
    var sets = CharacterSets()
    var modes = Modes()
    var saved = Saved()
    var savedAlternate = Saved()

    /// Larger writes can overflow libvterm's stack.
    static let longestWrite = 4000
    /// Programs that never read their answers do not fill the memory.
    private static let mostAnswers = 65_536

    /// What libvterm does not tell.
    struct Modes {
        var isOrigin = false
        var isInsert = false
        var regionTop = 0
    }

    /// What `ESC 7` keeps.
    struct Saved {
        var row = 0
        var column = 0
        var style = TerminalStyle()
        var sets = CharacterSets()
    }

    /// A terminal of the given size, with an empty screen.
    /// - Parameters:
    ///   - size: its size.
    ///   - keepsHistory: whether it can be scrolled back.
    /// - Throws: that there is no memory for one.
    package convenience init(size: TerminalSize, keepsHistory: Bool = false) throws(NoMemoryForTerminal) {
        try self.init(size: size, opening: vterm_new)
        grid.keepsHistory = keepsHistory
    }

    /// A terminal on what `open` gives for a number of rows and columns: libvterm's own, or in a test nothing.
    init(size: TerminalSize, opening open: (Int32, Int32) -> OpaquePointer?) throws(NoMemoryForTerminal) {
        guard let library = open(Int32(size.rows), Int32(size.columns)) else { throw NoMemoryForTerminal() }
        guard let state = vterm_obtain_state(library) else {
            vterm_free(library)
            throw NoMemoryForTerminal()
        }
        grid = CellGrid(size: size)
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
    package func write(_ bytes: some Sequence<UInt8>) {
        let done: Void? = bytes.withContiguousStorageIfAvailable { scanner.scan($0, into: self) }
        if done == nil { Array(bytes).withUnsafeBufferPointer { scanner.scan($0, into: self) } }
        flush()
    }

    /// Changes the size as a window does: nothing is broken anew, and the region that scrolls is whole again.
    package func resize(to size: TerminalSize) {
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

    /// What the terminal shows now; rows share their memory with those of the screens before.
    package var screen: TerminalScreen {
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

    /// What the terminal shows when its window is scrolled back so many rows; the cursor is out of sight then.
    package func screen(scrolledBack wanted: Int) -> TerminalScreen {
        var screen = screen
        let back = min(wanted, grid.isAlternate ? 0 : grid.history.count)
        guard back > 0 else { return screen }
        let rows = grid.history.suffix(back) + screen.rows
        screen.rows = rows.prefix(screen.size.rows).map { row in
            let columns = screen.size.columns
            return row.count == columns
                ? row : Array((row + Array(repeating: TerminalCell(), count: columns)).prefix(columns))
        }
        screen.cursor.row += back
        if screen.cursor.row >= screen.size.rows { (screen.cursor.isVisible, screen.cursor.row) = (false, 0) }
        return screen
    }

    /// How many rows it can be scrolled back.
    package var historyCount: Int { grid.isAlternate ? 0 : grid.history.count }

    /// What the terminal has answered to questions of the program since the last call.
    package func takeAnswers() -> [UInt8] {
        defer { answers = [] }
        return answers
    }

    func add(answer bytes: UnsafeBufferPointer<UInt8>) {
        guard answers.count + bytes.count <= TerminalEmulator.mostAnswers else { return }
        answers += bytes
    }

    // MARK: Towards libvterm

    /// Where the cursor is, once all is told.
    var position: (row: Int, column: Int) {
        var place = VTermPos()
        vterm_state_get_cursorpos(state, &place)
        return (
            min(max(0, Int(place.row)), grid.size.rows - 1), min(max(0, Int(place.col)), grid.size.columns - 1)
        )
    }

    func flush() {
        guard !pending.isEmpty else { return }
        grid.style = style
        pending.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
            _ = vterm_input_write(library, start, bytes.count)
        }
        pending.removeAll(keepingCapacity: true)
    }

    func makeRoom(_ count: Int) {
        if pending.count + count > TerminalEmulator.longestWrite { flush() }
    }

    /// Tells a control sequence of ours.
    func send(_ words: String) {
        makeRoom(words.utf8.count + 2)
        pending += [0x1B, UInt8(ascii: "[")]
        pending += words.utf8
    }

    func setMode(_ mode: String, _ isOn: Bool) { send(mode + (isOn ? "h" : "l")) }

    func moveCursor(row: Int, column: Int) {
        let row = min(max(0, row), grid.size.rows - 1) - (modes.isOrigin ? modes.regionTop : 0)
        send("\(max(1, row + 1));\(min(max(0, column), grid.size.columns - 1) + 1)H")
    }

    func set(_ new: TerminalStyle) {
        guard new != style else { return }
        flush()
        style = new
    }
}

extension TerminalEmulator: SequenceTaker {}

/// That libvterm got no memory for a terminal.
package struct NoMemoryForTerminal: Error, Sendable, Hashable {
    /// What is wrong, without a full stop.
    package var message: String { "there is no memory for a terminal" }
    /// What to do about it.
    package var remedy: String { "end other programs, or draw fewer films at once" }

    package init() {}
}
