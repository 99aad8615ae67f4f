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
    private let alike: UnsafeBufferPointer<UInt16>
    private let transparent: UInt8
    /// The codes that several ways of writing the same pixels have reached, and those after one more pixel.
    private let reached = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * Matcher.ways)
    private let onwards = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * Matcher.ways)

    /// A matcher with strings of one pixel, below `clear`.
    init(clear: Int, lookahead: Lookahead, _ source: LZW.Source) {
        (self.clear, self.lookahead) = (clear, lookahead)
        (pixels, free, alike, transparent) = (source.pixels, source.free, source.alike, source.transparent)
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
        var (code, count) = table.run(of: pixels[start], atMost: min(Int(alike[start]), bound - start))
        var place = start + count
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

    /// Follows both ways of writing each free pixel from `start`, from the codes laid into `reached`.
    private func both(_ ways: Int, _ start: Int, _ watched: Int) -> Match {
        var (place, count) = (start, ways)
        var (reached, onwards) = (reached, onwards)
        var isOpen = false
        while true {
            if watched >= 0 {
                for way in 0..<count where Int(reached[way]) == watched { isOpen = true }
            }
            guard place < bound else { break }
            let pixel = pixels[place]
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
            count = found
            place += 1
        }
        return Match(code: Int(reached[0]), end: place, isOpen: isOpen)
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
