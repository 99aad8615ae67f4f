/// Everything that is seen in a film, from the back to the front, with when and how.
struct FilmCast {
    /// An element of the film: one that is there in some frames, its numbers changing.
    private struct Player {
        /// The markup without what changes.
        let skeleton: Skeleton
        /// What it is from a frame on: its numbers; nil is not seen.
        var states: [(frame: Int, values: [String]?)] = []
        /// Where it stands between back and front.
        var depth: Double
    }

    private var players: [Player] = []
    /// All of them from the back to the front.
    private var order: [Int] = []
    /// Those of a skeleton.
    private var alike: [String: [Int]] = [:]
    /// What the last frame shows: who, and its markup.
    private var shown: [(player: Int, markup: String)] = []

    /// Shows a frame's elements, from the back to the front.
    mutating func show(_ markups: [String], in frame: Int) {
        var next: [(player: Int, markup: String)] = []
        var staying: Set<Int> = []
        let anchors = FilmCast.anchors(shown.map(\.markup), markups)
        var (old, new) = (0, 0)
        for anchor in anchors + [(shown.count, markups.count)] {
            exchange(old..<anchor.0, markups[new..<anchor.1], before: anchor.0, in: frame, &next, &staying)
            if anchor.0 < shown.count {
                next.append(shown[anchor.0])
                staying.insert(shown[anchor.0].player)
            }
            (old, new) = (anchor.0 + 1, anchor.1 + 1)
        }
        for (player, _) in shown where !staying.contains(player) { players[player].states.append((frame, nil)) }
        shown = next
    }

    /// Lets elements give way to others between two that stay: alike ones become each other.
    private mutating func exchange(
        _ old: Range<Int>, _ new: ArraySlice<String>, before anchor: Int, in frame: Int,
        _ next: inout [(player: Int, markup: String)], _ staying: inout Set<Int>
    ) {
        var rest = old
        for markup in new {
            let skeleton = Skeleton(markup)
            var player: Int?
            if let match = rest.first(where: { players[shown[$0].player].skeleton.text == skeleton.text }) {
                player = shown[match].player
                rest = match + 1..<rest.upperBound
            }
            let ceiling = anchor < shown.count ? players[shown[anchor].player].depth : .infinity
            let floor = next.last.map { players[$0.player].depth } ?? 0
            // One that still follows in this stretch must stay before what comes after it.
            let roof = min(ceiling, rest.first.map { players[shown[$0].player].depth } ?? .infinity)
            let chosen =
                player ?? hidden(alike: skeleton.text, above: floor, below: roof)
                ?? add(skeleton, above: next.last?.player)
            players[chosen].states.append((frame, skeleton.values))
            next.append((chosen, markup))
            staying.insert(chosen)
        }
    }

    private func hidden(alike text: String, above floor: Double, below roof: Double) -> Int? {
        alike[text]?.first { number in
            let player = players[number]
            return player.depth > floor && player.depth < roof && player.states.last?.values == nil
        }
    }

    private mutating func add(_ skeleton: Skeleton, above lower: Int?) -> Int {
        let place = lower.flatMap { lower in order.firstIndex(of: lower).map { $0 + 1 } } ?? 0
        let below = place > 0 ? players[order[place - 1]].depth : 0
        let above = place < order.count ? players[order[place]].depth : below + 2
        players.append(Player(skeleton: skeleton, depth: (below + above) / 2))
        order.insert(players.count - 1, at: place)
        alike[skeleton.text, default: []].append(players.count - 1)
        if above - below < 1e-9 {
            for (number, player) in order.enumerated() { players[player].depth = Double(number + 1) }
        }
        return players.count - 1
    }

    /// Pairs of equal markups in both lists, as many as can stay in order, whose ends meet.
    private static func anchors(_ old: [String], _ new: [String]) -> [(Int, Int)] {
        var head = 0
        while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
            tail += 1
        }
        var pairs = (0..<head).map { ($0, $0) }
        let (rows, columns) = (old.count - tail - head, new.count - tail - head)
        if rows > 0, columns > 0, rows * columns <= 1_000_000 {
            // The longest common subsequence of what is between.
            var table = [[Int32]](repeating: [Int32](repeating: 0, count: columns + 1), count: rows + 1)
            for row in stride(from: rows - 1, through: 0, by: -1) {
                for column in stride(from: columns - 1, through: 0, by: -1) {
                    table[row][column] =
                        old[head + row] == new[head + column]
                        ? table[row + 1][column + 1] + 1 : max(table[row + 1][column], table[row][column + 1])
                }
            }
            var (row, column) = (0, 0)
            while row < rows, column < columns {
                if old[head + row] == new[head + column] {
                    pairs.append((head + row, head + column))
                    (row, column) = (row + 1, column + 1)
                } else if table[row + 1][column] >= table[row][column + 1] {
                    row += 1
                } else {
                    column += 1
                }
            }
        }
        return pairs + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
    }

    // MARK: Writing

    /// The elements, from the back to the front.
    func written(_ clock: FilmClock) -> String { order.map { written(players[$0], clock) }.joined() }

    private func written(_ player: Player, _ clock: FilmClock) -> String {
        var changes = ""
        var visible: [(frame: Int, text: String)] = []
        for state in player.states {
            let text = state.values == nil ? "none" : "inline"
            if visible.last?.text != text { visible.append((state.frame, text)) }
        }
        if visible.first?.frame != 0 { visible.insert((0, "none"), at: 0) }
        if visible.count > 1 { changes += animation("display", visible, clock) }
        let first = player.states.first { $0.values != nil }?.values ?? []
        for (index, name) in player.skeleton.names.enumerated() {
            var values: [(frame: Int, text: String)] = []
            for state in player.states {
                guard let text = state.values?[index], values.last?.text != text else { continue }
                values.append((values.isEmpty ? 0 : state.frame, text))
            }
            if values.count > 1 { changes += animation(name, values, clock) }
        }
        return player.skeleton.markup(first, isHidden: visible[0].text == "none", changes: changes)
    }

    private func animation(_ name: String, _ values: [(frame: Int, text: String)], _ clock: FilmClock) -> String {
        let isPlace = name == "transform"
        let texts = values.map { isPlace ? String($0.text.dropFirst(10).dropLast()) : $0.text }
        return (isPlace ? "<animateTransform type=\"translate\"" : "<animate")
            + " attributeName=\"\(name)\" calcMode=\"discrete\" values=\"\(texts.joined(separator: ";"))\""
            + " keyTimes=\"\(values.map { clock.share($0.frame) }.joined(separator: ";"))\" \(clock.timing)/>"
    }
}

/// An element's markup with the numbers taken out that can be animated.
struct Skeleton {
    private static let animated: Set<String> = [
        "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d", "opacity", "stroke-width", "fill-opacity",
        "stroke-opacity", "transform",
    ]

    /// What tells it from others.
    let text: String
    /// The attributes that were taken out.
    let names: [String]
    /// What they are.
    let values: [String]
    private let parts: [String]

    init(_ markup: String) {
        // Only the outermost tag moves; what stands in it is the same or another element.
        let end = markup.firstIndex(of: ">") ?? markup.endIndex
        let isOne = !markup[end...].contains("><") || markup.hasPrefix("<g")
        let words = markup[..<end].split(separator: "\"", omittingEmptySubsequences: false)
        var (names, values, parts, part) = ([String](), [String](), [String](), "")
        for (index, word) in words.enumerated() {
            if index % 2 == 0 {
                part += word
            } else {
                let name = String(words[index - 1].split(separator: " ").last?.dropLast() ?? "")
                let moves = Skeleton.animated.contains(name) && (name != "transform" || word.hasPrefix("translate("))
                if isOne, moves {
                    parts.append(part + "\"")
                    names.append(name)
                    values.append(String(word))
                    part = "\""
                } else {
                    part += "\"\(word)\""
                }
            }
        }
        parts.append(part + markup[end...])
        (self.names, self.values, self.parts) = (names, values, parts)
        text = parts.joined(separator: "\u{1}")
    }

    /// The element with these numbers, and what changes them.
    func markup(_ values: [String], isHidden: Bool, changes: String) -> String {
        var markup = parts[0]
        for (value, part) in zip(values, parts.dropFirst()) { markup += value + part }
        guard !changes.isEmpty || isHidden else { return markup }
        let hide = isHidden ? " display=\"none\"" : ""
        guard let end = markup.firstIndex(of: ">"),
            let name = markup.dropFirst().split(whereSeparator: { $0 == " " || $0 == ">" || $0 == "/" }).first
        else { return markup }
        if markup.hasSuffix("/>"), markup.index(end, offsetBy: 1) == markup.endIndex {
            return markup.dropLast(2) + hide + ">\(changes)</\(name)>"
        }
        let isWhole =
            markup.hasSuffix("</\(name)>") && (name == "g" || !markup[end...].dropLast(name.count + 3).contains("</"))
        guard isWhole else { return "<g\(hide)>\(markup)\(changes)</g>" }
        return markup[..<end] + hide + markup[end...].dropLast(name.count + 3) + changes + "</\(name)>"
    }
}
