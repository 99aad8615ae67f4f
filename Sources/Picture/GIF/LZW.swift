/// GIF's form of Lempel, Ziv and Welch's compression, with pixels that may be written either of two ways.
///
/// A pixel that does not change may be written as what it is or as transparent. The packer follows both ways through
/// its dictionary at once and takes what makes the longest match.
struct LZW {
    /// How the packer chooses where it may.
    struct Policy: Hashable, Sendable {
        /// Whether a transparent pixel is preferred to the same colour where both match equally far.
        var transparentFirst = true
        /// Whether a full dictionary is kept for as long as it serves, instead of started anew at once.
        var patient = false
    }

    /// Most ways that are followed at once.
    private static let ways = 16
    private static let slotCount = 1 << 14

    private let policy: Policy
    private let codeSize: Int
    private let clear: Int
    private var width = 0
    private var next = 0
    /// An open table: 20 bits of key (code, pixel), 12 bits of the code that it leads to; all ones where free.
    private var slots = [UInt32](repeating: .max, count: LZW.slotCount)
    private var lastSlot = 0
    /// The first pixel of each code's string.
    private var firsts = [UInt8](repeating: 0, count: 4096)
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var bytes: [UInt8] = []
    private var watch = Watch()

    /// A packer for pixels below 2^codeSize.
    init(codeSize: Int, policy: Policy = Policy()) {
        self.policy = policy
        self.codeSize = max(2, codeSize)
        clear = 1 << self.codeSize
        for pixel in 0..<clear { firsts[pixel] = UInt8(truncatingIfNeeded: pixel) }
    }

    /// Packs pixels into the bytes of a GIF image, without its blocks' lengths.
    ///
    /// Where `free` is not 0, the pixel may also be written as `transparent`.
    mutating func pack(
        _ pixels: UnsafeBufferPointer<UInt8>, free: UnsafeBufferPointer<UInt8>, transparent: UInt8
    ) -> [UInt8] {
        bytes.reserveCapacity(pixels.count / 16 + 64)
        restart()
        var place = 0
        var previous = -1
        while place < pixels.count {
            let start = place
            let guess = guess(previous, pixels[place], free[place] != 0, transparent)
            let code =
                free[place] == 0
                ? follow(pixels, free, transparent, &place) : followBoth(pixels, free, transparent, &place)
            settle(previous, guess, firsts[code])
            emit(code)
            previous = code
            if next == 4096, watch.tires(of: place - start, patient: policy.patient) {
                emit(clear)
                restart()
                previous = -1
            }
        }
        if next == 1 << width, width < 12 { width += 1 }
        emit(clear + 1)
        while bitCount > 0 { flushByte() }
        return bytes
    }

    /// Adds the entry that the string before and this one's first pixel make, as far as that is known: a match may
    /// already use it, if it starts as the string before did.
    private mutating func guess(_ previous: Int, _ pixel: UInt8, _ either: Bool, _ transparent: UInt8) -> Int {
        guard previous >= 0, next < 4096 else { return -1 }
        let first = either ? firsts[previous] : pixel
        guard first == pixel || first == transparent else { return -1 }
        insert(previous, first)
        return Int(first)
    }

    /// Puts the entry right, now that this string's first pixel is known.
    private mutating func settle(_ previous: Int, _ guess: Int, _ first: UInt8) {
        guard previous >= 0 else { return }
        if guess != Int(first), next < 4096 || guess >= 0 {
            if guess >= 0 {
                slots[lastSlot] = .max
                next -= 1
            }
            insert(previous, first)
        }
        // The reader is one entry behind.
        if next - 1 == 1 << width, width < 12 { width += 1 }
    }

    /// The longest match of pixels, while none of them is free; from there on both ways.
    private func follow(
        _ pixels: UnsafeBufferPointer<UInt8>, _ free: UnsafeBufferPointer<UInt8>, _ transparent: UInt8,
        _ place: inout Int
    ) -> Int {
        var code = Int(pixels[place])
        place += 1
        while place < pixels.count {
            if free[place] != 0 {
                var ways = InlineArray<32, UInt16>(repeating: 0)
                ways[0] = UInt16(code)
                return followBoth(pixels, free, transparent, &place, &ways, 1)
            }
            let on = find(code, pixels[place])
            if on < 0 { break }
            code = on
            place += 1
        }
        return code
    }

    private func followBoth(
        _ pixels: UnsafeBufferPointer<UInt8>, _ free: UnsafeBufferPointer<UInt8>, _ transparent: UInt8,
        _ place: inout Int
    ) -> Int {
        var ways = InlineArray<32, UInt16>(repeating: 0)
        let pixel = pixels[place]
        var count = 1
        ways[0] = UInt16(policy.transparentFirst ? transparent : pixel)
        if pixel != transparent, Int(pixel) < clear {
            ways[1] = UInt16(policy.transparentFirst ? pixel : transparent)
            count = 2
        } else {
            ways[0] = UInt16(transparent)
        }
        place += 1
        return followBoth(pixels, free, transparent, &place, &ways, count)
    }

    private func followBoth(
        _ pixels: UnsafeBufferPointer<UInt8>, _ free: UnsafeBufferPointer<UInt8>, _ transparent: UInt8,
        _ place: inout Int, _ ways: inout InlineArray<32, UInt16>, _ count: Int
    ) -> Int {
        var count = count
        while place < pixels.count {
            let (pixel, either) = (pixels[place], free[place] != 0)
            var longer = InlineArray<32, UInt16>(repeating: 0)
            var found = 0
            let first = either && policy.transparentFirst ? transparent : pixel
            let second = policy.transparentFirst ? pixel : transparent
            for way in 0..<count where found < LZW.ways {
                let code = Int(ways[way])
                let on = find(code, first)
                if on >= 0 {
                    longer[found] = UInt16(truncatingIfNeeded: on)
                    found += 1
                }
                if either, first != second {
                    let on = find(code, second)
                    if on >= 0 {
                        longer[found] = UInt16(truncatingIfNeeded: on)
                        found += 1
                    }
                }
            }
            if found == 0 { break }
            ways = longer
            count = found
            place += 1
        }
        return Int(ways[0])
    }

    private func slot(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 18) }

    private func find(_ code: Int, _ pixel: UInt8) -> Int {
        let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
        var slot = slot(key)
        while true {
            let entry = slots[slot]
            if entry >> 12 == key { return Int(entry & 4095) }
            if entry == .max { return -1 }
            slot = (slot + 1) & (LZW.slotCount - 1)
        }
    }

    private mutating func insert(_ code: Int, _ pixel: UInt8) {
        let key = UInt32(truncatingIfNeeded: code << 8) | UInt32(pixel)
        var slot = slot(key)
        while slots[slot] != .max { slot = (slot + 1) & (LZW.slotCount - 1) }
        slots[slot] = key << 12 | UInt32(truncatingIfNeeded: next)
        lastSlot = slot
        firsts[next] = firsts[code]
        next += 1
    }

    private mutating func restart() {
        if bytes.isEmpty, bitCount == 0 {
            width = codeSize + 1
            emit(clear)
        } else {
            slots.withUnsafeMutableBufferPointer { $0.update(repeating: .max) }
        }
        width = codeSize + 1
        next = clear + 2
        watch = Watch()
    }

    private mutating func emit(_ code: Int) {
        bits |= UInt64(truncatingIfNeeded: code) << UInt64(bitCount)
        bitCount += width
        while bitCount >= 8 { flushByte() }
    }

    private mutating func flushByte() {
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
