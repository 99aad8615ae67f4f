import Testing

@testable import Dates

/// A zone's file comes from the machine, and may be anything.
@Suite struct DamagedZoneTests {
    /// A file of version 2 whose six counts, of both parts, are these.
    private func file(_ counts: [[UInt8]], after: [UInt8] = []) -> [UInt8] {
        let head = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.joined()
        return head + head + after
    }

    private let zero: [UInt8] = [0, 0, 0, 0]
    private let one: [UInt8] = [0, 0, 0, 1]

    @Test func `a count below nothing makes it no zone`() {
        let below: [UInt8] = [0xFF, 0xFF, 0xFF, 0x00]
        let body = [UInt8](repeating: 0, count: 64)
        for index in 0..<6 {
            var counts = [zero, zero, zero, zero, one, one]
            counts[index] = below
            #expect(Zone(name: "Z", tzif: file(counts, after: body)) == nil, "count \(index)")
        }
    }
}
