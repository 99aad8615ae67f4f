/// The strings that a packer has met, by their codes: what a code and one more pixel lead to.
struct CodeTable: ~Copyable {
    /// How many codes there are at most.
    static let full = 4096
    private static let slotCount = 1 << 14

    /// The code that the next string gets.
    private(set) var next = 0
    /// The codes of 0, 1, 2, … transparent pixels, as far as there are any; long runs are matched by these at once.
    private(set) var runs: [Int] = []
    private let clear: Int
    private let transparent: UInt8
    /// An open table: 20 bits of key (code, pixel), 12 bits of the code that it leads to; all ones where free.
    private let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: CodeTable.slotCount)
    private var lastSlot = 0
    /// The first pixel of each code's string.
    private let firsts = UnsafeMutablePointer<UInt8>.allocate(capacity: CodeTable.full)
    /// The code of each code's string without its last pixel.
    private let parents = UnsafeMutablePointer<UInt16>.allocate(capacity: CodeTable.full)
    /// Not 0 where a code's string was made longer; most never are, which saves looking.
    private let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: CodeTable.full)

    /// The strings of one pixel below `clear`.
    init(clear: Int, transparent: UInt8) {
        (self.clear, self.transparent) = (clear, transparent)
        firsts.initialize(repeating: 0, count: CodeTable.full)
        parents.initialize(repeating: 0, count: CodeTable.full)
        grown.initialize(repeating: 0, count: CodeTable.full)
        slots.initialize(repeating: .max, count: CodeTable.slotCount)
        for pixel in 0..<clear { firsts[pixel] = UInt8(truncatingIfNeeded: pixel) }
        next = clear + 2
        runs = [-1, Int(transparent)]
    }

    deinit {
        slots.deallocate()
        firsts.deallocate()
        parents.deallocate()
        grown.deallocate()
    }

    /// Forgets all strings but those of one pixel.
    mutating func restart() {
        slots.update(repeating: .max, count: CodeTable.slotCount)
        grown.update(repeating: 0, count: CodeTable.full)
        next = clear + 2
        runs = [-1, Int(transparent)]
    }

    /// The first pixel of a code's string.
    @inline(__always)
    func first(of code: Int) -> UInt8 { firsts[code] }

    /// The code of a code's string without its last pixel.
    @inline(__always)
    func parent(of code: Int) -> Int { Int(parents[code]) }

    /// The code of a code's string and one more pixel, or -1.
    @inline(__always)
    func find(_ code: Int, _ pixel: UInt8) -> Int {
        if grown[code] == 0 { return -1 }
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
        let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
        var slot = CodeTable.slot(of: key)
        while slots[slot] != .max { slot = (slot &+ 1) & (CodeTable.slotCount - 1) }
        slots[slot] = key << 12 | UInt32(truncatingIfNeeded: next)
        lastSlot = slot
        grown[code] = 1
        firsts[next] = firsts[code]
        parents[next] = UInt16(truncatingIfNeeded: code)
        if pixel == transparent, code == runs[runs.count - 1] { runs.append(next) }
        next += 1
    }

    /// Takes back the string inserted last.
    mutating func takeBack() {
        slots[lastSlot] = .max
        next -= 1
        if runs[runs.count - 1] == next { runs.removeLast() }
    }

    @inline(__always)
    private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 18) }
}
