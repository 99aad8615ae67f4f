import Nanashi

/// Whatever is read as a position is written so that it is read the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFEN(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    guard let position = try? Position(fenBytes: bytes) else { return 0 }
    precondition((try? Position(fenBytes: position.fenBytes)) == position)
    precondition((try? Position(position.setup))?.key == position.key)
    for move in position.legalMoves.prefix(8) {
        precondition(position.isLegal(move) && (try? Move(textBytes: move.textBytes)) == move)
        precondition((try? position.making(move)).map { $0.key == (try? Position($0.setup))?.key } == true)
    }
    return 0
}
