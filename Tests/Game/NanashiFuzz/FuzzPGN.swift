import Nanashi

/// Whatever is read as games is written so that it is read the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPGN(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
    do {
        let games = try GameRecord.games(pgn: text)
        let written = games.map { $0.pgn }.joined(separator: "\n")
        guard let again = try? GameRecord.games(pgn: written) else { fatalError("not read again:\n\(written)") }
        precondition(again.map { $0.pgn }.joined(separator: "\n") == written)
        precondition(again.map { $0.plies.map { $0.move } } == games.map { $0.plies.map { $0.move } })
    } catch {
        precondition(error.mistakes.allSatisfy { $0.line >= 1 && $0.column >= 1 } && !error.mistakes.isEmpty)
        _ = error.description
    }
    return 0
}
