/// A search for the best move: iterative deepening over alpha-beta with a bounded memory of positions.
///
/// It is deterministic for a seed and a budget of depth or nodes. Time is none of its business: whoever has a clock
/// passes a closure that says when to stop. It may be stopped at any node and still has a move to offer. All memory is
/// taken when the search is made; none while it runs.
///
/// Not offered: pondering, several threads, several best lines.
public struct Search: ~Copyable {
    /// How long to search.
    public struct Budget: Hashable, Sendable {
        /// The deepest iteration, in plies.
        public var depth: Int
        /// The most nodes.
        public var nodes: Int

        /// A budget; as good as endless unless told otherwise.
        public init(depth: Int = Search.deepest, nodes: Int = .max) {
            self.depth = depth
            self.nodes = nodes
        }
    }

    /// What is known after an iteration, and at the end.
    public struct Report: Hashable, Sendable {
        /// The depth of the iteration, in plies.
        public var depth: Int
        /// The deepest ply that was looked at.
        public var selectiveDepth: Int
        /// The worth of the position to the player to move, in hundredths of a piece.
        public var score: Int
        /// Plies until the end that is seen, when the game is decided; negative when it is lost.
        public var pliesToEnd: Int?
        /// How many positions were looked at.
        public var nodes: Int
        /// How full the memory is, in thousandths.
        public var fullness: Int
        /// The best line; its first move is the one to play.
        public var line: [Move]
    }

    /// The deepest iteration that is ever tried.
    public static let deepest = 64
    /// The deepest line.
    static var mostPlies: Int { 96 }

    var table: TranspositionTable
    let memory: SearchMemory
    let weights: PhaseWeights
    var shouldStop: () -> Bool = { false }
    var isStopped = false
    var nodes = 0
    var nodeBudget = Int.max
    var selectiveDepth = 0
    var seed: UInt64
    /// Sets the remembered positions of boards with other gaps apart.
    var gapKey: UInt64 = 0

    /// A search with an empty memory.
    ///
    /// - Parameters:
    ///   - seed: decides between moves that are equally good.
    ///   - logEntries: the memory holds 2^this positions of 16 bytes; 16 is 1 MB.
    public init(seed: UInt64 = 0, logEntries: Int = 16) {
        self.seed = seed
        table = TranspositionTable(logEntries: min(max(logEntries, 2), 28))
        memory = SearchMemory()
        weights = PhaseWeights()
    }

    /// Forgets all games so far.
    public mutating func forget() {
        table.clear()
        memory.clear()
    }
}

/// The room in which a search works, taken once.
struct SearchMemory: ~Copyable {
    /// Room for the moves of one node: the most seen is below 200, 49 clones and 16 · 49 / 2 jumps bound it.
    static var movesPerPly: Int { 512 }

    /// The moves of each ply, each with its order in the upper half.
    let moves: UnsafeMutablePointer<UInt32>
    /// The best lines of each ply, as a triangle laid in a square.
    let lines: UnsafeMutablePointer<UInt16>
    /// How long those lines are.
    let lineLengths: UnsafeMutablePointer<Int>
    /// Two quiet moves of each ply that refuted another move.
    let killers: UnsafeMutablePointer<UInt16>
    /// How often a move refuted others, by player and move.
    let history: UnsafeMutablePointer<Int32>

    init() {
        moves = .allocate(capacity: Search.mostPlies * Self.movesPerPly)
        lines = .allocate(capacity: Search.mostPlies * Search.mostPlies)
        lineLengths = .allocate(capacity: Search.mostPlies)
        killers = .allocate(capacity: Search.mostPlies * 2)
        history = .allocate(capacity: PackedMove.codes * 2)
        moves.initialize(repeating: 0, count: Search.mostPlies * Self.movesPerPly)
        lines.initialize(repeating: 0, count: Search.mostPlies * Search.mostPlies)
        lineLengths.initialize(repeating: 0, count: Search.mostPlies)
        killers.initialize(repeating: 0, count: Search.mostPlies * 2)
        history.initialize(repeating: 0, count: PackedMove.codes * 2)
    }

    deinit {
        moves.deallocate()
        lines.deallocate()
        lineLengths.deallocate()
        killers.deallocate()
        history.deallocate()
    }

    func clear() {
        killers.update(repeating: 0, count: Search.mostPlies * 2)
        history.update(repeating: 0, count: PackedMove.codes * 2)
    }

    /// Makes room for new experience: old counts by, and refutations go.
    func age() {
        killers.update(repeating: 0, count: Search.mostPlies * 2)
        for index in 0..<PackedMove.codes * 2 { history[index] /= 8 }
    }
}
