/// The strings that a packer has met, by their codes: what a code and one more pixel lead to.
struct CodeTable: ~Copyable {
    /// How many codes there are at most.
    static let full = 4096
    private static let slotCount = 1 << 13

    /// The code that the next string gets.
    private(set) var next = 0
    private let clear: Int
    /// The longest run of one pixel that is found at once.
    private static let longestRun = 1024
    /// The codes of 1, 2, … of each pixel, as far as there are any, `longestRun` a pixel.
    private let runs: UnsafeMutablePointer<UInt16>
    /// How many of them each pixel has.
    private let runCounts: UnsafeMutablePointer<UInt16>
    /// What each code's string leads to first: 8 bits of pixel above 16 of code, 0 where there is nothing; most strings
    /// are made longer in one way only, which saves looking further.
    private let firstOnwards = UnsafeMutablePointer<UInt32>.allocate(capacity: CodeTable.full)
    /// In `firstOnwards`, that there are other ways.
    private static let more: UInt32 = 1 << 24
    /// An open table of the other ways: 20 bits of key (code, pixel), 12 bits of the code that it leads to; all ones
    /// where free.
    private let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: CodeTable.slotCount)
    /// Where the string inserted last stands in `slots`; nil where it stands in `firstOnwards`.
    private var lastSlot: Int?
    /// The first pixel of each code's string.
    private let firsts = UnsafeMutablePointer<UInt8>.allocate(capacity: CodeTable.full)
    /// The code of each code's string without its last pixel.
    private let parents = UnsafeMutablePointer<UInt16>.allocate(capacity: CodeTable.full)

    /// How many pixels each code's string has.
    private let lengths = UnsafeMutablePointer<UInt32>.allocate(capacity: CodeTable.full)
    /// How long strings that begin with each pixel are at most.
    private let reaches: UnsafeMutablePointer<UInt32>

    /// The strings of one pixel below `clear`.
    init(clear: Int) {
        self.clear = clear
        runs = .allocate(capacity: clear * CodeTable.longestRun)
        runCounts = .allocate(capacity: clear)
        runCounts.initialize(repeating: 1, count: clear)
        reaches = .allocate(capacity: clear)
        reaches.initialize(repeating: 1, count: clear)
        lengths.initialize(repeating: 1, count: CodeTable.full)
        firsts.initialize(repeating: 0, count: CodeTable.full)
        parents.initialize(repeating: 0, count: CodeTable.full)
        firstOnwards.initialize(repeating: 0, count: CodeTable.full)
        slots.initialize(repeating: .max, count: CodeTable.slotCount)
        for pixel in 0..<clear {
            firsts[pixel] = UInt8(truncatingIfNeeded: pixel)
            runs[pixel * CodeTable.longestRun] = UInt16(truncatingIfNeeded: pixel)
        }
        next = clear + 2
    }

    deinit {
        slots.deallocate()
        firsts.deallocate()
        parents.deallocate()
        runs.deallocate()
        runCounts.deallocate()
        lengths.deallocate()
        reaches.deallocate()
        firstOnwards.deallocate()
    }

    /// Forgets all strings but those of one pixel.
    mutating func restart() {
        slots.update(repeating: .max, count: CodeTable.slotCount)
        firstOnwards.update(repeating: 0, count: CodeTable.full)
        runCounts.update(repeating: 1, count: clear)
        reaches.update(repeating: 1, count: clear)
        next = clear + 2
    }

    /// The first pixel of a code's string.
    @inline(__always)
    func first(of code: Int) -> UInt8 { firsts[code] }

    /// The code of a code's string without its last pixel.
    @inline(__always)
    func parent(of code: Int) -> Int { Int(parents[code]) }

    /// How many pixels a string that begins with this one has at most; what was taken back may still count.
    @inline(__always)
    func reach(from pixel: UInt8) -> Int { Int(reaches[Int(pixel)]) }

    /// How many pixels the longest string of this one alone has.
    @inline(__always)
    func longestRun(of pixel: UInt8) -> Int { Int(runCounts[Int(pixel)]) }

    /// The string of one pixel alone, so many times, at most as often as in the longest one.
    @inline(__always)
    func run(of pixel: UInt8, _ count: Int) -> Int { Int(runs[Int(pixel) * CodeTable.longestRun + count - 1]) }

    /// How many pixels a code's string has where it is one of the runs of this pixel that are found at once, else nil.
    @inline(__always)
    func length(ofRun code: Int, of pixel: UInt8) -> Int? {
        let length = Int(lengths[code])
        guard length <= longestRun(of: pixel), run(of: pixel, length) == code else { return nil }
        return length
    }

    /// The code of a code's string and one more pixel, or -1.
    @inline(__always)
    func find(_ code: Int, _ pixel: UInt8) -> Int {
        let first = firstOnwards[code]
        if first == 0 { return -1 }
        if UInt8(truncatingIfNeeded: first >> 16) == pixel { return Int(first & 4095) }
        return first & CodeTable.more == 0 ? -1 : findOther(code, pixel)
    }

    private func findOther(_ code: Int, _ pixel: UInt8) -> Int {
        let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
        var slot = CodeTable.slot(of: key)
        while true {
            let entry = slots[slot]
            if entry >> 12 == key { return Int(entry & 4095) }
            if entry == .max { return -1 }
            slot = (slot &+ 1) & (CodeTable.slotCount - 1)
        }
    }

    /// Gives a code's string and one more pixel the next code.
    mutating func insert(_ code: Int, _ pixel: UInt8) {
        let number = UInt32(truncatingIfNeeded: next)
        if firstOnwards[code] == 0 {
            firstOnwards[code] = UInt32(pixel) << 16 | number
            lastSlot = nil
        } else {
            firstOnwards[code] |= CodeTable.more
            let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
            var slot = CodeTable.slot(of: key)
            while slots[slot] != .max { slot = (slot &+ 1) & (CodeTable.slotCount - 1) }
            slots[slot] = key << 12 | number
            lastSlot = slot
        }
        firsts[next] = firsts[code]
        parents[next] = UInt16(truncatingIfNeeded: code)
        let length = lengths[code] + 1
        lengths[next] = length
        let start = Int(firsts[next])
        if length > reaches[start] { reaches[start] = length }
        if pixel == firsts[code], isLongestRun(code, of: pixel), runCounts[Int(pixel)] < CodeTable.longestRun {
            runs[Int(pixel) * CodeTable.longestRun + Int(runCounts[Int(pixel)])] = UInt16(truncatingIfNeeded: next)
            runCounts[Int(pixel)] += 1
        }
        next += 1
    }

    /// Takes back the string inserted last.
    mutating func takeBack() {
        next -= 1
        if let lastSlot { slots[lastSlot] = .max } else { firstOnwards[Int(parents[next])] = 0 }
        if isLongestRun(next, of: firsts[next]) { runCounts[Int(firsts[next])] -= 1 }
    }

    private func isLongestRun(_ code: Int, of pixel: UInt8) -> Bool {
        Int(runs[Int(pixel) * CodeTable.longestRun + Int(runCounts[Int(pixel)]) - 1]) == code
    }

    @inline(__always)
    private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 19) }
}
