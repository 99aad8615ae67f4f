/// What each colour of a picture becomes where those that differ by less than four levels a channel become one; nil where
/// more than 256 are left.
///
/// Each group takes the colour that most of its pixels have, so that flat grounds stay exactly as they are and only the
/// steps of smoothed edges move, by at most three levels of 255, of their alpha and of what they add to a ground.
func mergedColours(_ picture: PixelRuns) -> [UInt32]? {
    guard var groups = ColourGroups(picture.colours) else { return nil }
    for row in picture.rows {
        var start = 0
        for run in picture.runs[row] {
            groups.vote(Int(run.colour), Int(run.end) - start)
            start = Int(run.end)
        }
    }
    return picture.colours.indices.map { picture.colours[groups.colour(of: $0)] }
}

/// Colours, by their numbers, in groups of which no two differ by more than three in any channel; the one of each group
/// that stays is that of more than half of its pixels, by the vote of Boyer and Moore.
private struct ColourGroups {
    /// The group of each colour.
    private var groups: [Int]
    private var leaders: [(colour: Int, lead: Int)] = []

    /// Nil where the groups would be more than a palette holds.
    init?(_ colours: [UInt32]) {
        groups = [Int](repeating: 0, count: colours.count)
        var grid: [UInt32: Int] = [:]
        for (number, colour) in colours.enumerated() where colour >> 24 == 255 {
            // Those that have the upper six bits of each channel in common.
            let key = colour & 0xFFFC_FCFC
            if let known = grid[key] {
                groups[number] = known
                continue
            }
            (grid[key], groups[number]) = (leaders.count, leaders.count)
            leaders.append((number, 0))
            if leaders.count > 256 { return nil }
        }
        guard gatherTranslucent(colours) else { return nil }
    }

    /// Groups what is translucent; what is clear stays clear.
    ///
    /// The shades of one ink lie on a line that no grid follows, so that each group begins where the last has no room.
    private mutating func gatherTranslucent(_ colours: [UInt32]) -> Bool {
        let translucent = colours.indices.filter { colours[$0] >> 24 < 255 }.sorted { colours[$0] < colours[$1] }
        var lowest: [(colour: UInt32, group: Int)] = []
        for number in translucent {
            let colour = colours[number]
            let kept = lowest.last { $0.colour != 0 && ColourGroups.isNear($0.colour, colour) }
            groups[number] = kept?.group ?? leaders.count
            if kept != nil { continue }
            lowest.append((colour, leaders.count))
            leaders.append((number, 0))
            if leaders.count > 256 { return false }
        }
        return true
    }

    /// Whether each channel of a colour is that of a lower one or at most three more.
    private static func isNear(_ low: UInt32, _ colour: UInt32) -> Bool {
        [24, 16, 8, 0].allSatisfy { shift in
            let (first, second) = (low >> UInt32(shift) & 255, colour >> UInt32(shift) & 255)
            return first <= second && second - first <= 3
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
