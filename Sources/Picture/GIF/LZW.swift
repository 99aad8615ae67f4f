/// GIF's form of Lempel, Ziv and Welch's compression, with pixels that may be written either of two ways.
///
/// A pixel that does not change may be written as what it is or as transparent. The packer follows both ways through
/// its dictionary at once and takes what makes the longest match.
final class LZW {
    /// How the packer chooses where it may.
    struct Policy: Hashable, Sendable {
        /// How many pixels a match may be cut short where that lets the next one reach farther.
        var lookahead = 0
        /// Whether a full dictionary is kept for as long as it serves, instead of started anew at once.
        var patient = false
    }

    /// Most ways that are followed at once; more than 4 gained under 0.01 %.
    private static let ways = 4
    private static let slotCount = 1 << 14

    private let policy: Policy
    private let codeSize: Int
    private let clear: Int
    private let pixels: UnsafeBufferPointer<UInt8>
    private let free: UnsafeBufferPointer<UInt8>
    /// How many pixels from here on can only be transparent.
    private let still: UnsafeBufferPointer<UInt16>
    private let transparent: UInt8
    private var width = 0
    private var next = 0
    /// An open table: 20 bits of key (code, pixel), 12 bits of the code that it leads to; all ones where free.
    private let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: LZW.slotCount)
    private var lastSlot = 0
    /// The first pixel of each code's string.
    private let firsts = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
    /// The code of each code's string without its last pixel.
    private let parents = UnsafeMutablePointer<UInt16>.allocate(capacity: 4096)
    /// The codes of 0, 1, 2, … transparent pixels, as far as there are any; long runs are matched by these at once.
    private var runs: [Int] = []
    /// The codes that several ways of writing the same pixels have reached, and those after one more pixel.
    private var reached = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * LZW.ways)
    private var onwards = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * LZW.ways)
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var bytes: [UInt8] = []
    private var watch = Watch()
    /// Whether the dictionary was ever full, so that patience makes a difference.
    private(set) var filled = false

    /// A packer of pixels below 2^codeSize; where `free` is not 0, the pixel may also be written as `transparent`.
    ///
    /// `still` says of each pixel how many from it on can only be transparent, as far as 16 bits count.
    init(
        codeSize: Int, policy: Policy, pixels: UnsafeBufferPointer<UInt8>, free: UnsafeBufferPointer<UInt8>,
        still: UnsafeBufferPointer<UInt16>, transparent: UInt8
    ) {
        self.policy = policy
        self.codeSize = max(2, codeSize)
        (self.pixels, self.free, self.still, self.transparent) = (pixels, free, still, transparent)
        clear = 1 << self.codeSize
        slots.initialize(repeating: .max, count: LZW.slotCount)
        firsts.initialize(repeating: 0, count: 4096)
        parents.initialize(repeating: 0, count: 4096)
        for pixel in 0..<clear { firsts[pixel] = UInt8(truncatingIfNeeded: pixel) }
    }

    deinit {
        slots.deallocate()
        firsts.deallocate()
        parents.deallocate()
        reached.deallocate()
        onwards.deallocate()
    }

    /// The codes of a GIF image, without its blocks' lengths; nil where they would take `limit` bytes or more.
    func pack(limit: Int) -> [UInt8]? {
        bytes.reserveCapacity(min(limit, pixels.count / 8 + 64))
        width = codeSize + 1
        emit(clear)
        restart()
        var place = 0
        var previous = -1
        while place < pixels.count {
            let start = place
            let guess = guess(previous, at: place)
            var (code, end) = match(from: place)
            if policy.lookahead > 0, end - place > 1, end < pixels.count { shorten(&code, from: place, &end) }
            place = end
            settle(previous, guess, firsts[code])
            emit(code)
            previous = code
            guard bytes.count < limit else { return nil }
            if next == 4096 {
                filled = true
                if watch.tires(of: place - start, patient: policy.patient) {
                    emit(clear)
                    slots.update(repeating: .max, count: LZW.slotCount)
                    restart()
                    previous = -1
                }
            }
        }
        if next == 1 << width, width < 12 { width += 1 }
        emit(clear + 1)
        while bitCount > 0 { flushByte() }
        return bytes.count < limit ? bytes : nil
    }

    /// Adds the entry that the string before and this one's first pixel make, as far as that is known: a match may
    /// already use it, if it starts as the string before did.
    private func guess(_ previous: Int, at place: Int) -> Int {
        guard previous >= 0, next < 4096 else { return -1 }
        let pixel = pixels[place]
        let first = free[place] == 0 ? pixel : firsts[previous]
        guard first == pixel || first == transparent else { return -1 }
        insert(previous, first)
        return Int(first)
    }

    /// Puts the entry right, now that this string's first pixel is known.
    private func settle(_ previous: Int, _ guess: Int, _ first: UInt8) {
        guard previous >= 0 else { return }
        if guess != Int(first), next < 4096 || guess >= 0 {
            if guess >= 0 {
                slots[lastSlot] = .max
                next -= 1
                if runs[runs.count - 1] == next { runs.removeLast() }
            }
            insert(previous, first)
        }
        // The reader is one entry behind.
        if next - 1 == 1 << width, width < 12 { width += 1 }
    }

    /// The code of the longest match from `start`, and where it ends.
    private func match(from start: Int) -> (code: Int, end: Int) {
        var place = start + 1
        if free[start] != 0 {
            let isOther = pixels[start] != transparent && Int(pixels[start]) < clear
            (reached[0], reached[1]) = (UInt16(transparent), UInt16(pixels[start]))
            return both(isOther ? 2 : 1, place)
        }
        var code = Int(pixels[start])
        if pixels[start] == transparent {
            let run = max(1, min(Int(still[start]), runs.count - 1))
            code = runs[run]
            place = start + run
        }
        while place < pixels.count {
            if free[place] != 0 {
                reached[0] = UInt16(truncatingIfNeeded: code)
                return both(1, place)
            }
            let on = find(code, pixels[place])
            if on < 0 { break }
            code = on
            place += 1
        }
        return (code, place)
    }

    /// Follows both ways of writing each free pixel from `start`, from the codes laid into `reached`.
    private func both(_ ways: Int, _ start: Int) -> (code: Int, end: Int) {
        var (place, count) = (start, ways)
        while place < pixels.count {
            let pixel = pixels[place]
            var found = 0
            if free[place] != 0, pixel != transparent {
                for way in 0..<count {
                    add(find(Int(reached[way]), transparent), &found)
                    add(find(Int(reached[way]), pixel), &found)
                }
                found = min(found, LZW.ways)
            } else {
                for way in 0..<count { add(find(Int(reached[way]), pixel), &found) }
            }
            if found == 0 { break }
            swap(&reached, &onwards)
            count = found
            place += 1
        }
        return (Int(reached[0]), place)
    }

    @inline(__always)
    private func add(_ code: Int, _ found: inout Int) {
        guard code >= 0 else { return }
        onwards[found] = UInt16(truncatingIfNeeded: code)
        found += 1
    }

    /// Cuts a match short where the next one then reaches farther.
    private func shorten(_ code: inout Int, from start: Int, _ end: inout Int) {
        var reach = match(from: end).end
        var (parent, cut) = (code, end)
        for _ in 0..<policy.lookahead where cut - 1 > start {
            parent = Int(parents[parent])
            cut -= 1
            let farther = match(from: cut).end
            if farther > reach { (reach, code, end) = (farther, parent, cut) }
        }
    }

    @inline(__always)
    private func find(_ code: Int, _ pixel: UInt8) -> Int {
        let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
        var slot = Int((key &* 0x9E37_79B1) >> 18)
        while true {
            let entry = slots[slot]
            if entry >> 12 == key { return Int(entry & 4095) }
            if entry == .max { return -1 }
            slot = (slot &+ 1) & (LZW.slotCount - 1)
        }
    }

    private func insert(_ code: Int, _ pixel: UInt8) {
        let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
        var slot = Int((key &* 0x9E37_79B1) >> 18)
        while slots[slot] != .max { slot = (slot &+ 1) & (LZW.slotCount - 1) }
        slots[slot] = key << 12 | UInt32(truncatingIfNeeded: next)
        lastSlot = slot
        firsts[next] = firsts[code]
        parents[next] = UInt16(truncatingIfNeeded: code)
        if pixel == transparent, code == runs[runs.count - 1] { runs.append(next) }
        next += 1
    }

    private func restart() {
        width = codeSize + 1
        next = clear + 2
        runs = [-1, Int(transparent)]
        watch = Watch()
    }

    private func emit(_ code: Int) {
        bits |= UInt64(truncatingIfNeeded: code) << UInt64(bitCount)
        bitCount += width
        while bitCount >= 8 { flushByte() }
    }

    private func flushByte() {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount = max(0, bitCount - 8)
    }
}

/// Watches how well a full dictionary serves.
private struct Watch {
    private var codes = 0
    private var pixels = 0
    private var best = 0

    /// Whether the dictionary should be given up after a match of `count` pixels.
    mutating func tires(of count: Int, patient: Bool) -> Bool {
        guard patient else { return true }
        codes += 1
        pixels += count
        guard codes == 256 else { return false }
        let tired = pixels * 10 < best * 7
        best = max(best, pixels)
        (codes, pixels) = (0, 0)
        return tired
    }
}
