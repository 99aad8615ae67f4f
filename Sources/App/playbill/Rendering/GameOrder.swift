import Stage

/// How a recorded game is to be shown.
struct GameOrder: Sendable {
    /// How long each move is shown, in turn; the last one counts for the rest.
    ///
    /// Empty where nothing was said.
    var delays: [Seconds] = []
    /// The moves to show, from 1.
    var moves: ClosedRange<Int>?
    var coordinates = false
    var flip = false

    init() {}

    init(_ arguments: ParsedArguments) throws(UsageError) {
        coordinates = arguments[.coordinates]
        flip = arguments[.flip]
        moves = try arguments[.moves]
        delays = try arguments[.delay] ?? []
    }
}
