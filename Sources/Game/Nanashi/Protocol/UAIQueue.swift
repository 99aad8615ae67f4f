/// The lines between the thread that reads them and the one that does what they say; a value, to be kept under a lock.
///
/// Lines are done in their order. Only `isready` may overtake, and only a search that nothing waits behind: a runner asks
/// whether the engine lives, and a search may be endless. While anything else is done, such as taking a gigabyte for
/// `setoption`, it waits its turn, so that `readyok` means that all before it is done.
public struct UAIQueue: Sendable {
    /// A line and when it arrived, in milliseconds: a clock of the game runs from then on.
    public struct Line: Sendable, Hashable {
        /// The line, without its newline.
        public var text: String
        /// When it arrived.
        public var arrival: Int
    }

    private var waiting: [Line] = []
    private var first = 0
    private var stops = 0
    private var isSearching = false
    private var isEnded = false

    /// A queue before the first line.
    public init() {}

    /// Whether a `stop` or `quit`, or the end of the input, waits.
    public var isStopWaiting: Bool { stops > 0 || isEnded }

    /// Whether there are no lines and will be none.
    public var isOver: Bool { isEnded && first == waiting.count }

    /// Takes a line.
    /// - Returns: whether it is to be answered with `readyok` at once, and is not queued.
    public mutating func add(_ text: String, at arrival: Int) -> Bool {
        let urgency = UAIUrgency(text)
        if case .ready = urgency, isSearching, first == waiting.count { return true }
        if case .stop = urgency { stops += 1 }
        waiting.append(Line(text: text, arrival: arrival))
        return false
    }

    /// Notes that no more lines will come.
    public mutating func end() { isEnded = true }

    /// The next line to be done, the one before being done; nil where none waits.
    public mutating func next() -> Line? {
        isSearching = false
        guard first < waiting.count else { return nil }
        let line = waiting[first]
        first += 1
        // What is done is let go of now and then, so that a long input costs no more than its length.
        if first == waiting.count || first > 4_096 {
            waiting.removeFirst(first)
            first = 0
        }
        let urgency = UAIUrgency(line.text)
        if case .stop = urgency { stops -= 1 }
        if case .search = urgency { isSearching = true }
        return line
    }
}

/// What a line means for the thread that reads lines while another does them.
enum UAIUrgency {
    /// It waits its turn.
    case none
    /// A search must end; the line waits its turn, too.
    case stop
    /// It is a search, which may last.
    case search
    /// `isready`.
    case ready

    /// Looks at a line.
    init(_ line: String) {
        var words = UAIWords(line)
        self =
            switch words.next() {
            case "stop", "quit": .stop
            case "go", "perft", "split": .search
            case "isready": .ready
            default: .none
            }
    }
}
