import Nanashi

/// A session survives any lines, and answers each `go` with one move at most.
///
/// A stop always waits, so nothing takes long.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUAI(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
    var answers = 0
    var session = UAISession(
        UAISession.World(
            milliseconds: { 0 }, isStopWaiting: { true },
            write: { line in if line.utf8.starts(with: "bestmove".utf8) { answers += 1 } }),
        logEntries: 8)
    var orders = 0
    for line in text.split(separator: "\n").prefix(64) {
        // Memory of a gigabyte is a wish that is granted, but not a hundred times a second.
        if line.contains("Hash") { continue }
        if line.contains("go") { orders += 1 }
        if !session.receive(String(line)) { break }
    }
    precondition(answers <= orders)
    return 0
}
