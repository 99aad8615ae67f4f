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
        var transparent: UInt8
    }

    /// What packing makes.
    struct Packed {
        /// The codes of a GIF image, without its blocks' lengths.
        var bytes: [UInt8]
        /// The pixels at which codes begin, but for those that clear and end.
        var starts: [Int]
    }

    private let codeSize: Int
    private let clear: Int
    private var matcher: Matcher
    /// How many bits the next code takes.
    private var width = 0
    private var previous = -1
    /// The match that was found while looking ahead.
    private var following: Match?
    /// Whether the dictionary was ever full, so that it makes a difference when it is cleared.
    private(set) var filled = false

    /// A packer of pixels below 2^codeSize.
    ///
    /// - Parameters:
    ///   - codeSize: the bits of the highest pixel.
    ///   - lookahead: when a match is cut short; that serves pictures with edges, and long even runs are better taken
    ///     as they come.
    ///   - source: the pixels.
    init(codeSize: Int, lookahead: Lookahead, _ source: Source) {
        self.codeSize = max(2, codeSize)
        clear = 1 << self.codeSize
        matcher = Matcher(clear: clear, lookahead: lookahead, source)
        width = self.codeSize + 1
    }

    /// Packs all pixels; nil where the codes would take `limit` bytes or more.
    mutating func pack(clearing: Clearing, limit: Int) -> Packed? {
        var clearing = clearing
        var stream = CodeStream()
        var starts: [Int] = []
        stream.reserve(min(limit, matcher.end / 8 + 64))
        stream.put(clear, width)
        var place = 0
        while place < matcher.end {
            matcher.bound = clearing.next(after: place) ?? matcher.end
            let match = step(from: place)
            starts.append(place)
            stream.put(match.code, match.width)
            guard stream.count < limit else { return nil }
            let isFull = matcher.table.next == CodeTable.full
            filled = filled || isFull
            if match.end < matcher.end, clearing.clears(at: match.end, after: match.end - place, isFull: isFull) {
                stream.put(clear, closingWidth)
                restart()
            }
            place = match.end
        }
        stream.put(clear + 1, closingWidth)
        let bytes = stream.close()
        return bytes.count < limit ? Packed(bytes: bytes, starts: starts) : nil
    }

    /// Packs from the first mark with a new dictionary that is kept, and tells how many bits it took to reach each
    /// of the others, the code that clears included, for as long as it is told to go on.
    mutating func measure(_ marks: ArraySlice<Int>, goesOn: (_ mark: Int, _ bits: Int) -> Bool) {
        guard var place = marks.first, let last = marks.last else { return }
        restart()
        matcher.bound = last
        var bits = width
        var mark = marks.startIndex + 1
        while place < last {
            let match = step(from: place)
            place = match.end
            bits += match.width
            // A match that goes past a mark could end there: each beginning of a string is one, too.
            while mark < marks.endIndex, marks[mark] <= place {
                guard goesOn(mark, bits) else { return }
                mark += 1
            }
        }
    }

    /// Finds the next match, and adds the string that it completes.
    private mutating func step(from place: Int) -> (code: Int, width: Int, end: Int) {
        let guess = guess(at: place)
        var found = following ?? matcher.match(from: place, watching: -1)
        following = matcher.shorten(&found, from: place)
        let isRight = settle(guess, matcher.table.first(of: found.code))
        // What was found ahead holds unless the dictionary has changed on its way.
        if !isRight || following?.isOpen == true { following = nil }
        previous = found.code
        return (found.code, width, found.end)
    }

    /// Adds the entry that the string before and this one's first pixel make, as far as that is known: a match may
    /// already use it, if it starts as the string before did.
    private mutating func guess(at place: Int) -> Int {
        guard previous >= 0, matcher.table.next < CodeTable.full,
            let first = matcher.likelyFirst(at: place, after: previous)
        else { return -1 }
        matcher.table.insert(previous, first)
        return Int(first)
    }

    /// Puts the entry right, now that this string's first pixel is known.
    ///
    /// - Returns: whether it was right before.
    private mutating func settle(_ guess: Int, _ first: UInt8) -> Bool {
        guard previous >= 0 else { return true }
        let isRight = guess == Int(first) || (guess < 0 && matcher.table.next == CodeTable.full)
        if !isRight {
            if guess >= 0 { matcher.table.takeBack() }
            matcher.table.insert(previous, first)
        }
        // The reader is one entry behind.
        if matcher.table.next - 1 == 1 << width, width < 12 { width += 1 }
        return isRight
    }

    /// How many bits a code takes that adds no entry: by then the reader has caught up.
    private var closingWidth: Int { matcher.table.next == 1 << width && width < 12 ? width + 1 : width }

    private mutating func restart() {
        width = codeSize + 1
        matcher.table.restart()
        (previous, following) = (-1, nil)
    }
}
