/// What each colour of an opaque picture becomes where those that differ by less than four levels a channel become one;
/// nil where more than 256 are left, or one is translucent.
///
/// Each group takes the colour that most of its pixels have, so that flat grounds stay exactly as they are and only the
/// steps of smoothed edges move, by at most three levels of 255.
func mergedColours(_ picture: PixelRuns) -> [UInt32]? {
    guard picture.colours.allSatisfy({ $0 >= 0xFF00_0000 }), var groups = ColourGroups(picture.colours) else {
        return nil
    }
    for row in picture.rows {
        var start = 0
        for run in picture.runs[row] {
            groups.vote(Int(run.colour), Int(run.end) - start)
            start = Int(run.end)
        }
    }
    return picture.colours.indices.map { picture.colours[groups.colour(of: $0)] }
}

/// Colours, by their numbers, in groups that have the upper six bits of their channels in common; the one of each group
/// that stays is that of more than half of its pixels, by the vote of Boyer and Moore.
private struct ColourGroups {
    /// The group of each colour.
    private var groups: [Int] = []
    private var leaders: [(colour: Int, lead: Int)] = []

    /// Nil where the groups would be more than a palette holds.
    init?(_ colours: [UInt32]) {
        var known: [UInt32: Int] = [:]
        groups.reserveCapacity(colours.count)
        for (number, colour) in colours.enumerated() {
            let key = colour & 0xFCFC_FCFC
            if known[key] == nil {
                guard leaders.count < 256 else { return nil }
                known[key] = leaders.count
                leaders.append((number, 0))
            }
            groups.append(known[key] ?? 0)
        }
    }

    /// Counts so many pixels of a colour.
    mutating func vote(_ colour: Int, _ count: Int) {
        let group = groups[colour]
        let (leader, lead) = leaders[group]
        if leader == colour {
            leaders[group].lead = lead + count
        } else {
            leaders[group] = lead >= count ? (leader, lead - count) : (colour, count - lead)
        }
    }

    func colour(of number: Int) -> Int { leaders[groups[number]].colour }
}
