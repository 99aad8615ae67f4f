import Liquid
import Synchronization

/// What of the pages of one language is the same on all of them, made once, with what its making read.
package final class SharedStretches: SharedTexts {
    /// A longer one is made for each page that has it, which is mostly one: the list of everything.
    private static let mostBytes = 1 << 20

    private let made = Mutex<[SharedKey: (text: SharedText, reads: Reads)]>([:])

    /// Nothing made yet.
    package init() {}

    package func text<Failure: Error>(
        _ key: SharedKey, _ make: () throws(Failure) -> SharedText
    ) throws(Failure) -> SharedText {
        if let (text, reads) = made.withLock({ $0[key] }) {
            Reads.current?.add(reads)
            return text
        }
        let reads = Reads()
        let text = try reads.during(make)
        Reads.current?.add(reads)
        if text.size <= SharedStretches.mostBytes { made.withLock { $0[key] = (text, reads) } }
        return text
    }
}
