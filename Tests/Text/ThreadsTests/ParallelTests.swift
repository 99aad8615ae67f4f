import Foundation
import Testing
import Threads

@Suite struct ParallelTests {
    @Test func `results come in the order of the indices`() {
        #expect(mapInParallel(1_000) { $0 * 2 } == (0..<1_000).map { $0 * 2 })
        #expect(mapInParallel(0) { $0 } == [])
    }

    @Test func `the first error by index is thrown, and the rest is still done`() {
        struct Failure: Error, Equatable { var index: Int }
        #expect(throws: Failure(index: 3)) {
            try inParallel(100) { index throws(Failure) in if index % 10 == 3 { throw Failure(index: index) } }
        }
    }

    @Test func `the processors are counted that the process may use`() throws {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") })
        let bits = line.dropFirst("Cpus_allowed:".count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
        #expect(availableCores() == bits)
    }
}
