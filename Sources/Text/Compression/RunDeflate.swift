import CDeflate

/// Packs bytes that are long runs mostly, such as the rows of a flat drawing, as a stream of zlib (RFC 1950).
///
/// A general packer notes every byte of a run; here a run is one step, so that a card takes two fifths of the time that
/// libdeflate's level 5 takes, for 3 % more bytes.
package func deflatedRuns(_ bytes: [UInt8]) -> [UInt8] {
    let packed = bytes.withUnsafeBufferPointer { RunPacker.packed($0) }
    let sum = libdeflate_adler32(1, bytes, bytes.count)
    return DeflatePart.head + packed + DeflatePart.bytes(of: sum)
}

/// Finds the runs and repeats of some bytes.
private struct RunPacker {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private var places: RepeatPlaces
    private var block = DeflateBlock()
    private var stream = BitStream()
    private var place = 0

    /// Blocks of so many letters and repeats get codes of their own.
    private static let blockCount = 12_000
    /// Shorter runs may be part of a longer repeat.
    private static let longRun = 8
    /// A repeat of this length is not given up for one that begins a byte later.
    private static let longRepeat = 32

    static func packed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard let start = bytes.baseAddress else { return [0x03, 0x00] }
        return withUnsafeTemporaryAllocation(of: Int32.self, capacity: RepeatPlaces.capacity) { room in
            guard let room = room.baseAddress else { return [] }
            var packer = RunPacker(bytes: start, count: bytes.count, places: RepeatPlaces(start, bytes.count, in: room))
            packer.packAll()
            return packer.stream.bytes
        }
    }

    private init(bytes: UnsafePointer<UInt8>, count: Int, places: RepeatPlaces) {
        (self.bytes, self.count, self.places) = (bytes, count, places)
    }

    private mutating func packAll() {
        while place < count {
            if block.count >= RunPacker.blockCount { block.write(to: &stream, isLast: false) }
            if !packRun() { packRepeat() }
        }
        block.write(to: &stream, isLast: true)
    }

    /// Takes the run that goes on here, where it is a long one.
    private mutating func packRun() -> Bool {
        guard place > 0, bytes[place] == bytes[place - 1] else { return false }
        var left = sharedCount(bytes + place, bytes + place - 1, most: count - place)
        guard left >= RunPacker.longRun else { return false }
        let end = place + left
        while left > 0 {
            // No less than three may be left.
            let part = left > 258 && left < 261 ? left - 3 : min(left, 258)
            block.add(length: part, distance: 1)
            left -= part
        }
        places.note(end - 3..<end)
        place = end
        return true
    }

    /// Takes what stood here before, or a letter.
    private mutating func packRepeat() {
        var (length, distance) = places.longest(at: place, over: 3)
        places.note(place..<place + 1)
        guard distance > 0 else { return packLetter() }
        while length < RunPacker.longRepeat {
            let later = places.longest(at: place + 1, over: length)
            guard later.distance > 0 else { break }
            packLetter()
            places.note(place..<place + 1)
            (length, distance) = later
        }
        block.add(length: length, distance: distance)
        let end = place + length
        // Of a long one only the end is looked for again.
        places.note((length > 48 ? end - 16 : place + 1)..<end)
        place = end
    }

    private mutating func packLetter() {
        block.add(letter: bytes[place])
        place += 1
    }
}

/// Where four bytes were seen lately, by a hash of them.
private struct RepeatPlaces {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// The last place of each hash, and for each place of the window the one before it; -1 for none.
    private let last, before: UnsafeMutablePointer<Int32>

    private static let hashes = 8_192
    private static let window = 32_768
    static let capacity = 40_960
    /// How many places are tried.
    private static let tries = 8
    /// A repeat of this length ends the search.
    private static let longEnough = 32

    init(_ bytes: UnsafePointer<UInt8>, _ count: Int, in room: UnsafeMutablePointer<Int32>) {
        (self.bytes, self.count) = (bytes, count)
        (last, before) = (room, room + RepeatPlaces.hashes)
        room.initialize(repeating: -1, count: RepeatPlaces.capacity)
    }

    @inline(__always)
    private func four(at place: Int) -> UInt32 {
        UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self).littleEndian
    }

    @inline(__always)
    private func hash(_ four: UInt32) -> Int { Int((four &* 0x9E37_79B1) >> 19) }

    /// Remembers places, in rising order.
    @inline(__always)
    func note(_ places: Range<Int>) {
        for place in places where place + 4 <= count {
            let hash = hash(four(at: place))
            before[place & (RepeatPlaces.window - 1)] = last[hash]
            last[hash] = Int32(truncatingIfNeeded: place)
        }
    }

    /// The longest repeat of what was noted, longer than `least`; the distance is 0 where there is none.
    @inline(__always)
    func longest(at place: Int, over least: Int) -> (length: Int, distance: Int) {
        let most = min(258, count - place)
        guard most > least else { return (0, 0) }
        let four = four(at: place)
        var (length, distance) = (least, 0)
        var other = Int(last[hash(four)])
        var tries = RepeatPlaces.tries
        while other >= 0, place - other <= RepeatPlaces.window, tries > 0, length < most {
            if self.four(at: other) == four, bytes[other + length] == bytes[place + length] {
                let shared = sharedCount(bytes + place, bytes + other, most: most)
                if shared > length { (length, distance) = (shared, place - other) }
                if length >= RepeatPlaces.longEnough { break }
            }
            let next = Int(before[other & (RepeatPlaces.window - 1)])
            if next >= other { break }
            other = next
            tries -= 1
        }
        return (length, distance)
    }
}

/// How many bytes two places have in common.
@inline(__always)
private func sharedCount(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, most: Int) -> Int {
    var count = 0
    while count + 8 <= most {
        let difference =
            UnsafeRawPointer(first + count).loadUnaligned(as: UInt64.self)
            ^ UnsafeRawPointer(second + count).loadUnaligned(as: UInt64.self)
        if difference != 0 { return count + difference.littleEndian.trailingZeroBitCount / 8 }
        count += 8
    }
    while count < most, first[count] == second[count] { count += 1 }
    return count
}
