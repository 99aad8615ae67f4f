/// GIF's form of Lempel, Ziv and Welch's compression, with pixels that may be written either of two ways.
///
/// A pixel that does not change may be written as what it is or as transparent. The packer follows both ways through
/// its dictionary at once and takes what makes the longest match.
struct LZW: ~Copyable {
    /// Pixels of which some may be written otherwise.
    struct Source {
        var pixels: UnsafeBufferPointer<UInt8>
        /// Where not 0, the pixel may also be written as `transparent`.
        var free: UnsafeBufferPointer<UInt8>
        /// The runs of pixels that can only be transparent, in order.
        var still: [Range<Int>]
        var transparent: UInt8
    }

    /// A string of the dictionary that the pixels go on with.
    private struct Match {
        var code: Int
        var end: Int
        /// Whether a longer string than the one watched would have been tried.
        var isOpen = false
    }

    /// Most ways that are followed at once; more than 4 gained under 0.01 %.
    private static let ways = 4

    private let patient: Bool
    private let looksAhead: Bool
    private let codeSize: Int
    private let clear: Int
    private let source: Source
    private let pixels: UnsafeBufferPointer<UInt8>
    private let free: UnsafeBufferPointer<UInt8>
    private let transparent: UInt8
    private var table: CodeTable
    /// The first run that does not end before the pixel at hand.
    private var run = 0
    private var width = 0
    /// The codes that several ways of writing the same pixels have reached, and those after one more pixel.
    private let reached = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * LZW.ways)
    private let onwards = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * LZW.ways)
    private var stream = CodeStream()
    private var clearPolicy = ClearCodePolicy()
    /// Whether the dictionary was ever full, so that clearPolicy makes a difference.
    private(set) var filled = false

    /// A packer of pixels below 2^codeSize; a patient one keeps a full dictionary for as long as it serves, instead of
    /// starting anew at once.
    ///
    /// One that looks ahead cuts a match short where the next one then reaches farther: that serves pictures with edges,
    /// and long even runs are better taken as they come.
    init(codeSize: Int, patient: Bool, looksAhead: Bool = true, _ source: Source) {
        self.patient = patient
        self.looksAhead = looksAhead
        self.codeSize = max(2, codeSize)
        self.source = source
        (pixels, free, transparent) = (source.pixels, source.free, source.transparent)
        clear = 1 << self.codeSize
        table = CodeTable(clear: clear, transparent: source.transparent)
    }

    deinit {
        reached.deallocate()
        onwards.deallocate()
    }

    /// The codes of a GIF image, without its blocks' lengths; nil where they would take `limit` bytes or more.
    mutating func pack(limit: Int) -> [UInt8]? {
        stream.reserve(min(limit, pixels.count / 8 + 64))
        width = codeSize + 1
        stream.put(clear, width)
        var place = 0
        var previous = -1
        var following: Match?
        while place < pixels.count {
            let start = place
            while run < source.still.count, source.still[run].upperBound <= place { run += 1 }
            let guess = guess(previous, at: place)
            var found = following ?? match(from: place, watching: -1)
            following = nil
            if looksAhead, found.end - place > 1, found.end < pixels.count { following = shorten(&found, from: place) }
            let isRight = settle(previous, guess, table.first(of: found.code))
            // What was found ahead holds unless the dictionary has changed on its way.
            if !isRight || following?.isOpen == true { following = nil }
            place = found.end
            stream.put(found.code, width)
            previous = found.code
            guard stream.count < limit else { return nil }
            if table.next == CodeTable.full {
                filled = true
                if clearPolicy.clears(of: place - start, patient: patient) {
                    stream.put(clear, width)
                    restart()
                    (previous, following) = (-1, nil)
                }
            }
        }
        if table.next == 1 << width, width < 12 { width += 1 }
        stream.put(clear + 1, width)
        let bytes = stream.close()
        return bytes.count < limit ? bytes : nil
    }

    /// Adds the entry that the string before and this one's first pixel make, as far as that is known: a match may
    /// already use it, if it starts as the string before did.
    private mutating func guess(_ previous: Int, at place: Int) -> Int {
        guard previous >= 0, table.next < CodeTable.full else { return -1 }
        let pixel = pixels[place]
        let first = free[place] == 0 ? pixel : table.first(of: previous)
        guard first == pixel || first == transparent else { return -1 }
        table.insert(previous, first)
        return Int(first)
    }

    /// Puts the entry right, now that this string's first pixel is known.
    ///
    /// - Returns: whether it was right before.
    private mutating func settle(_ previous: Int, _ guess: Int, _ first: UInt8) -> Bool {
        guard previous >= 0 else { return true }
        let isRight = guess == Int(first) || (guess < 0 && table.next == CodeTable.full)
        if !isRight {
            if guess >= 0 { table.takeBack() }
            table.insert(previous, first)
        }
        // The reader is one entry behind.
        if table.next - 1 == 1 << width, width < 12 { width += 1 }
        return isRight
    }

    /// The longest match from `start`.
    private func match(from start: Int, watching watched: Int) -> Match {
        var place = start + 1
        if free[start] != 0 {
            let isOther = pixels[start] != transparent && Int(pixels[start]) < clear
            (reached[0], reached[1]) = (UInt16(transparent), UInt16(pixels[start]))
            return both(isOther ? 2 : 1, place, watched)
        }
        var code = Int(pixels[start])
        if code == Int(transparent) {
            let run = max(1, min(stillness(from: start), table.runs.count - 1))
            code = table.runs[run]
            place = start + run
        }
        while place < pixels.count {
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

    /// How many pixels from here on can only be transparent.
    private func stillness(from place: Int) -> Int {
        var run = run
        while run < source.still.count, source.still[run].upperBound <= place { run += 1 }
        guard run < source.still.count, source.still[run].contains(place) else { return 0 }
        return source.still[run].upperBound - place
    }

    /// Follows both ways of writing each free pixel from `start`, from the codes laid into `reached`.
    private func both(_ ways: Int, _ start: Int, _ watched: Int) -> Match {
        var (place, count) = (start, ways)
        var (reached, onwards) = (reached, onwards)
        var isOpen = false
        while true {
            for way in 0..<count where Int(reached[way]) == watched { isOpen = true }
            guard place < pixels.count else { break }
            let pixel = pixels[place]
            var found = 0
            if free[place] != 0, pixel != transparent {
                for way in 0..<count {
                    add(table.find(Int(reached[way]), transparent), to: onwards, &found)
                    add(table.find(Int(reached[way]), pixel), to: onwards, &found)
                }
                found = min(found, LZW.ways)
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

    /// Cuts a match short by one pixel where the next one then reaches farther.
    ///
    /// - Returns: the next one.
    private func shorten(_ match: inout Match, from start: Int) -> Match {
        let next = self.match(from: match.end, watching: match.code)
        let parent = table.parent(of: match.code)
        let farther = self.match(from: match.end - 1, watching: parent)
        guard farther.end > next.end else { return next }
        match = Match(code: parent, end: match.end - 1)
        return farther
    }

    private mutating func restart() {
        width = codeSize + 1
        table.restart()
        clearPolicy = ClearCodePolicy()
    }
}
