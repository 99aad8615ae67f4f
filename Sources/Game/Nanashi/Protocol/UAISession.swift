/// One end of the Universal Ataxx Interface: takes the lines of a match runner, gives the lines of an engine.
///
/// It reads no input and knows no threads. Whoever runs it feeds it one line after the other from a queue that another
/// thread fills, and lets that thread answer what cannot wait: see ``UAIQueue``.
public struct UAISession: ~Copyable {
    /// What the session needs of the world.
    public struct World {
        /// The time in milliseconds since some moment.
        public var milliseconds: () -> Int
        /// Whether a `stop` or `quit`, or the end of the input, waits in the queue behind the present line.
        public var isStopWaiting: () -> Bool
        /// Takes a line of the engine, without a newline; to be written and flushed at once.
        public var write: (String) -> Void

        /// The world, by its parts.
        public init(
            milliseconds: @escaping () -> Int, isStopWaiting: @escaping () -> Bool, write: @escaping (String) -> Void
        ) {
            self.milliseconds = milliseconds
            self.isStopWaiting = isStopWaiting
            self.write = write
        }
    }

    let world: World
    var position = Position.start
    var search: Search
    var level = Level.full
    var seed: UInt64 = 0
    /// When the present line arrived.
    var arrival = 0
    /// The answer of an endless search that came to its end: it may only be given after `stop`.
    var withheld: String?

    /// A session before its first line.
    ///
    /// - Parameters:
    ///   - world: what it needs of the world.
    ///   - logEntries: the memory of the search before anybody sets it: 2^this positions of 16 bytes; 20 is 16 MB.
    public init(_ world: World, logEntries: Int = 20) {
        self.world = world
        search = Search(logEntries: logEntries)
    }

    /// Does what a line says.
    ///
    /// - Parameters:
    ///   - line: without its newline; what is not understood is answered with an `info string`.
    ///   - arrival: when it arrived, by the world's clock, where it has waited since: a search's time runs from then on.
    /// - Returns: whether more lines are wanted: not after `quit`.
    public mutating func receive(_ line: String, arrival: Int? = nil) -> Bool {
        self.arrival = arrival ?? world.milliseconds()
        var words = UAIWords(line)
        guard let command = words.next() else { return true }
        switch command {
        case "uai", "uci": introduce()
        case "isready": world.write("readyok")
        case "setoption": setOption(&words)
        case "uainewgame", "ucinewgame": newGame()
        case "position": setPosition(&words)
        case "moves": play(&words)
        case "go": go(&words)
        case "stop": giveWithheld()
        case "quit":
            giveWithheld()
            return false
        case "perft": perft(words.number() ?? 1, isSplit: false)
        case "split": perft(words.number() ?? 1, isSplit: true)
        case "print", "display", "d": show()
        case "ponderhit", "debug", "register": break
        default: reportError("unknown command '\(command)'")
        }
        return true
    }

    func reportError(_ text: String) {
        world.write("info string \(text)")
    }

    private mutating func giveWithheld() {
        guard let answer = withheld else { return }
        withheld = nil
        world.write(answer)
    }

    private func introduce() {
        world.write("id name Nanashi 1.0")
        world.write("id author the authors of Playbill")
        world.write("option name Hash type spin default 16 min 1 max 1024")
        world.write("option name Level type spin default 7 min 1 max 7")
        world.write("option name Seed type spin default 0 min 0 max 2147483647")
        world.write("option name Clear Hash type button")
        world.write("uaiok")
    }

    private mutating func newGame() {
        search.forget()
        position = .start
    }

    private func show() {
        for line in position.diagram.split(separator: "\n") { world.write(String(line)) }
        world.write("fen: \(position.fen)")
        world.write("result: \(position.result)")
    }
}
