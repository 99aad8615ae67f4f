/// A string of the dictionary that the pixels go on with.
struct Match {
    var code: Int
    var end: Int
    /// Whether a longer string than the one watched would have been tried.
    var isOpen = false
}

/// Finds strings of a dictionary in pixels.
struct Matcher: ~Copyable {
    /// Most ways that are followed at once; twice as many gained under 0.05 %.
    private static let ways = 8

    var table: CodeTable
    /// Where matches end at the latest.
    var bound = 0
    private let clear: Int
    private let lookahead: Lookahead
    private let pixels: UnsafeBufferPointer<UInt8>
    private let free: UnsafeBufferPointer<UInt8>
    private let transparent: UInt8
    /// The codes that several ways of writing the same pixels have reached, and those after one more pixel.
    private let reached = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * Matcher.ways)
    private let onwards = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * Matcher.ways)

    /// A matcher with strings of one pixel, below `clear`.
    init(clear: Int, lookahead: Lookahead, _ source: LZW.Source) {
        (self.clear, self.lookahead) = (clear, lookahead)
        (pixels, free, transparent) = (source.pixels, source.free, source.transparent)
        table = CodeTable(clear: clear)
        bound = source.pixels.count
    }

    deinit {
        reached.deallocate()
        onwards.deallocate()
    }

    /// How many pixels there are.
    var end: Int { pixels.count }

    /// How the string from `place` on may begin, so that it could use what it adds to the one before.
    func likelyFirst(at place: Int, after previous: Int) -> UInt8? {
        let pixel = pixels[place]
        let first = free[place] == 0 ? pixel : table.first(of: previous)
        return first == pixel || first == transparent ? first : nil
    }

    /// The longest match from `start`.
    func match(from start: Int, watching watched: Int) -> Match {
        if free[start] != 0 {
            let isOther = pixels[start] != transparent && Int(pixels[start]) < clear
            (reached[0], reached[1]) = (UInt16(transparent), UInt16(pixels[start]))
            return both(isOther ? 2 : 1, start + 1, watched)
        }
        let most = min(table.longestRun(of: pixels[start]), bound - start)
        var place = start + stretch(from: start, atMost: most)
        var code = table.run(of: pixels[start], place - start)
        while place < bound {
            if free[place] != 0 {
                reached[0] = UInt16(truncatingIfNeeded: code)
                return both(1, place, watched)
            }
            let on = table.find(code, pixels[place])
            if on < 0 { break }
            code = on
            place += 1
        }
        return Match(code: code, end: place, isOpen: code == watched)
    }

    /// How many pixels from `start` on are the same and not free, at least 1, of so many.
    private func stretch(from start: Int, atMost most: Int) -> Int {
        guard most > 1, let pixels = UnsafeRawPointer(pixels.baseAddress), let free = UnsafeRawPointer(free.baseAddress)
        else { return 1 }
        let pixel = self.pixels[start]
        let all = SIMD2<UInt64>(repeating: UInt64(pixel) &* 0x0101_0101_0101_0101)
        let end = start + most
        var place = start + 1
        // Sixteen at once, as far as it goes: grounds are long.
        while place + 16 <= end {
            let differences =
                (pixels.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self) ^ all)
                | free.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
            if differences.x | differences.y != 0 { break }
            place += 16
        }
        while place < end, self.pixels[place] == pixel, self.free[place] == 0 { place += 1 }
        return place - start
    }

    /// Follows both ways of writing each free pixel from `start`, from the codes laid into `reached`.
    private func both(_ ways: Int, _ start: Int, _ watched: Int) -> Match {
        var (place, count) = (start, ways)
        var (reached, onwards) = (reached, onwards)
        var isOpen = false
        // Whether the one way that is left may be a run of one pixel, which goes on at once.
        var mayRun = true
        while true {
            if watched >= 0 {
                for way in 0..<count where Int(reached[way]) == watched { isOpen = true }
            }
            guard place < bound else { break }
            let pixel = pixels[place]
            if free[place] != 0 {
                mayRun = true
            } else if count == 1, mayRun {
                mayRun = false
                let more = run(on: &reached[0], from: place)
                place += more
                if more > 0 { continue }
            }
            var found = 0
            if free[place] != 0, pixel != transparent {
                for way in 0..<count {
                    add(table.find(Int(reached[way]), transparent), to: onwards, &found)
                    add(table.find(Int(reached[way]), pixel), to: onwards, &found)
                }
                found = min(found, Matcher.ways)
            } else {
                for way in 0..<count { add(table.find(Int(reached[way]), pixel), to: onwards, &found) }
            }
            if found == 0 { break }
            swap(&reached, &onwards)
            if found < count { mayRun = true }
            count = found
            place += 1
        }
        return Match(code: Int(reached[0]), end: place, isOpen: isOpen)
    }

    /// Makes a string of one pixel alone longer by the same ones that follow; by how many.
    private func run(on code: inout UInt16, from place: Int) -> Int {
        let pixel = pixels[place]
        guard let length = table.length(ofRun: Int(code), of: pixel) else { return 0 }
        let most = min(table.longestRun(of: pixel) - length, bound - place)
        guard most > 0 else { return 0 }
        let more = stretch(from: place, atMost: most)
        code = UInt16(truncatingIfNeeded: table.run(of: pixel, length + more))
        return more
    }

    @inline(__always)
    private func add(_ code: Int, to onwards: UnsafeMutablePointer<UInt16>, _ found: inout Int) {
        guard code >= 0 else { return }
        onwards[found] = UInt16(truncatingIfNeeded: code)
        found += 1
    }

    /// Cuts a match short where the next one then reaches farthest.
    ///
    /// - Returns: the next one; nil where none was looked for.
    func shorten(_ match: inout Match, from start: Int) -> Match? {
        guard lookahead.pixels > 0, match.end - start > 1, match.end < bound else { return nil }
        var next = self.match(from: match.end, watching: match.code)
        var shorter = match
        // A full dictionary has nothing to lose.
        let gain = table.next < CodeTable.full ? lookahead.gain : 1
        for _ in 0..<min(lookahead.pixels, match.end - start - 1) {
            shorter = Match(code: table.parent(of: shorter.code), end: shorter.end - 1)
            guard shorter.end + reach(from: shorter.end) >= next.end + gain else { continue }
            let farther = self.match(from: shorter.end, watching: shorter.code)
            if farther.end >= next.end + gain { (match, next) = (shorter, farther) }
        }
        return next
    }

    /// How many pixels a match from `place` has at most.
    @inline(__always)
    private func reach(from place: Int) -> Int {
        let pixel = Int(pixels[place]) < clear ? table.reach(from: pixels[place]) : 0
        return free[place] == 0 ? pixel : max(pixel, table.reach(from: transparent))
    }
}
