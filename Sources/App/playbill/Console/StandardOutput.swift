import Files
import Glibc
import Synchronization

/// Standard output, and what went wrong with it: known when the program ends, and to whoever writes much before.
enum StandardOutput {
    private static let kept = Mutex<DiskError?>(nil)

    /// Why a result could not be written; a reader that closed its pipe has seen enough, and is no reason.
    static var failure: DiskError? { kept.withLock { $0 } }

    /// Writes a result.
    static func write(_ bytes: [UInt8]) {
        guard failure == nil else { return }
        let code = Console.write(bytes, to: 1)
        if code != 0, code != EPIPE { kept.withLock { $0 = DiskError("write", "<stdout>", code: code) } }
    }

    /// Ends work whose results nobody gets.
    static func check() throws(DiskError) {
        if let failure { throw failure }
    }
}
