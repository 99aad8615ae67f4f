import Nanashi

// What a browser calls. One game, one thread, numbers and linear memory; no imports.

/// The one game of the module.
///
/// A browser runs it on one thread.
nonisolated(unsafe) private var game = WebGame()

/// Where text comes in and the state goes out.
nonisolated(unsafe) private let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

/// The address of 256 bytes: a FEN is written there before `nanashi_begin`, and each action leaves the state there.
///
/// - Returns: the address. See `WebGame.bytes` for the layout of the state.
@_cdecl("nanashi_memory")
public func nanashiMemory() -> UnsafeMutablePointer<UInt8> { room }

/// Writes the state and gives its length.
///
/// - Returns: how many bytes were written.
@_cdecl("nanashi_state")
public func nanashiState() -> Int32 {
    for (index, byte) in game.bytes.enumerated() { room[index] = byte }
    return Int32(WebGame.byteCount)
}

/// Begins a game from the FEN in memory; from the start when its length is 0.
///
/// - Parameter length: the length of the FEN in bytes, at most 256.
/// - Returns: 0, or the column of the first mistake.
@_cdecl("nanashi_begin")
public func nanashiBegin(_ length: Int32) -> Int32 {
    guard (1...256).contains(length) else {
        game.perform(.newGame(.start))
        return 0
    }
    return Int32(game.begin(fen: (0..<Int(length)).map { room[$0] }))
}

/// Taps a square, 0 to 48.
@_cdecl("nanashi_tap")
public func nanashiTap(_ square: Int32) { game.tap(Int(square)) }

/// Passes.
@_cdecl("nanashi_pass")
public func nanashiPass() { game.perform(.pass) }

/// Takes back a move.
@_cdecl("nanashi_undo")
public func nanashiUndo() { game.perform(.undo) }

/// Plays again what was taken back.
@_cdecl("nanashi_redo")
public func nanashiRedo() { game.perform(.redo) }

/// Gives up.
@_cdecl("nanashi_resign")
public func nanashiResign() { game.perform(.resign) }

/// Lets the robot move.
///
/// - Parameters:
///   - level: 1 to 6, or 7 for all that the robot can do.
///   - seed: decides between moves that it likes alike.
@_cdecl("nanashi_robot")
public func nanashiRobot(_ level: Int32, _ seed: Int32) {
    game.robot(level: Int(level), seed: UInt64(UInt32(bitPattern: seed)))
}

/// Plays a move: squares 0 to 48; 255 as the origin plays a clone, as the destination passes.
///
/// - Returns: 1 when it was played, 0 when it is not legal.
@_cdecl("nanashi_play")
public func nanashiPlay(_ from: Int32, _ to: Int32) -> Int32 { game.play(from: Int(from), to: Int(to)) ? 1 : 0 }

/// What the robot thinks of the position: see `WebGame.thought`.
///
/// - Parameter nodes: how long it thinks.
/// - Returns: the best move and what the position is worth.
@_cdecl("nanashi_think")
public func nanashiThink(_ nodes: Int32) -> Int32 { game.thought(nodes: Int(nodes)) }
