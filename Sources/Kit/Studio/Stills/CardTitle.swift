import Rendering

/// The lines of a card's title, broken so that they fit at the size they are set in.
struct CardTitle: Hashable {
    /// What there is room for: how wide, in pixels of a card, and how many lines of each size of letters.
    struct Room {
        var width: Double
        var sizes: [(lines: Int, size: Int)]

        /// A card of words alone.
        static let whole = Room(width: 1_040, sizes: [(2, 92), (3, 82), (4, 64), (5, 56)])
        static let besidePicture = Room(width: 600, sizes: [(3, 68), (4, 58), (5, 48), (6, 42)])
    }

    var lines: [String]
    /// The size of their letters, in pixels of a card.
    var size: Int
    /// What is added between letters, in pixels of a card.
    var tracking: Int
    /// Whether the lines begin at the right.
    var runsFromRight: Bool

    /// A title, broken.
    ///
    /// A long word makes all letters smaller, and is cut only where it is too wide for the smallest.
    init(_ plain: String, in room: Room = .whole) {
        let breaks = TitleBreaks(plain)
        let tracking = TitleWidth.maySetTight(plain) ? -3 : 0
        func measure(_ size: Int) -> (String) -> Double {
            { TitleWidth.of($0, size: Double(size), tracking: Double(tracking)) }
        }
        (self.tracking, runsFromRight) = (tracking, TitleWidth.runsFromRight(plain))
        let smallest = room.sizes[room.sizes.count - 1]
        let needsCut = breaks.needsCut(width: room.width, of: measure(smallest.size))
        for (most, size) in room.sizes {
            guard needsCut || !breaks.needsCut(width: room.width, of: measure(size)) else { continue }
            let lines = breaks.lines(width: room.width, of: measure(size))
            guard lines.count <= most else { continue }
            self.lines =
                breaks.sentenceLines(lines, most: most, width: room.width, of: measure(size))
                ?? breaks.balanced(lines, width: room.width, of: measure(size))
            self.size = size
            return
        }
        size = smallest.size
        lines = Array(breaks.lines(width: room.width, of: measure(size)).prefix(smallest.lines))
        let last = lines.removeLast()
        let kept = last.split(separator: " ").dropLast().joined(separator: " ")
        lines.append((kept.isEmpty ? String(last.dropLast(2)) : kept) + "…")
    }
}
