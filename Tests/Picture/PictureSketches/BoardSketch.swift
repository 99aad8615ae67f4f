import Drawing

/// A game's board and a short scene on it, so that tests and benchmarks draw what Playbill draws.
package struct BoardSketch: Sendable {
    /// The side in px; the proportions are made for 1080.
    package let side: Double
    /// Whether texts are drawn.
    package let texts: Bool

    private let paper = Colour(0xF4EFE6)
    private let ink = Colour(0x1F2430)
    private let cells = (Colour(0xE7DDCB), Colour(0xE2D6C1))
    private let moon = (Colour(0xE2553D), Colour(0xC8412B))
    private let ring = (Colour(0x23395B), Colour(0x172842))
    private let amber = Colour(0xF2B84B)

    /// A board of the given side.
    package init(side: Double, texts: Bool = true) {
        self.side = side
        self.texts = texts
    }

    /// Ranks from the top: x full, o a ring, - a gap.
    static let position = [
        "x.xx..o", "..xxoo.", ".-.x.-.", ".xoo.-.", ".......", ".xo..oo", "ox...oo",
    ]

    private func px(_ length: Double) -> Double { length * side / 1080 }
    private func centre(_ column: Int, _ row: Int) -> Point {
        Point(px(175.68 + 121.44 * Double(column)), px(249.45 + 121.44 * Double(row)))
    }

    private func piece(_ kind: Character, at point: Point, narrow: Double = 1) -> Group {
        let fall = px(3.9)
        let shapes: [Element]
        if kind == "x" {
            shapes = [(fall, moon.1), (0, moon.0)].map {
                .shape(Shape(.circle(point.moved(0, $0.0), radius: px(41.2)), fill: $0.1))
            }
        } else {
            shapes = [(fall, ring.1), (0, ring.0)].map {
                let line = Stroke($0.1, width: px(18.95))
                return .shape(Shape(.circle(point.moved(0, $0.0), radius: px(31.73)), stroke: line))
            }
        }
        return Group(shapes, transform: narrow == 1 ? .identity : .scale(narrow, 1, about: point))
    }

    private func ground(into list: inout DisplayList) {
        for row in 0..<7 {
            for (column, kind) in BoardSketch.position[row].enumerated() where kind != "-" {
                let cell = Rect(centre: centre(column, row), px(111.36), px(111.36))
                list.add(
                    Shape(.rect(cell, corner: px(22.27)), fill: (row + column) % 2 == 1 ? cells.0 : cells.1))
            }
        }
        let selected = Rect(centre: centre(2, 1), px(104.68), px(104.68))
        list.add(Shape(.rect(selected, corner: px(20)), stroke: Stroke(amber, width: px(6.12))))
        for (column, row) in [(1, 2), (3, 1), (1, 0)] {
            list.add(Shape(.circle(centre(column, row), radius: px(14.48)), fill: amber))
        }
        for (column, row) in [(0, 3), (4, 3), (0, 1)] {
            list.add(Shape(.circle(centre(column, row), radius: px(11.69)), stroke: Stroke(amber, width: px(5))))
        }
    }

    private func score(_ share: Double, into list: inout DisplayList) {
        let split = px(120) + px(827) * share
        list.add(Shape(.rect(Rect(px(120), px(116), split - px(120), px(14)), corner: px(7)), fill: moon.0))
        let rest = Rect(split + px(6), px(116), px(960) - split - px(6), px(14))
        list.add(Shape(.rect(rest, corner: px(7)), fill: ring.0))
        list.add(piece("x", at: Point(px(142), px(72))))
        guard texts else { return }
        let name = Font(weight: 600, size: px(34))
        let count = Font(weight: 700, size: px(46))
        list.add(TextRun("You", name, ink, at: Point(px(196), px(84))))
        list.add(TextRun("Robot", name, ink, at: Point(px(904), px(84)), alignment: .end))
        let left = Int(share * 22)
        list.add(TextRun("\(left)", count, ink, at: Point(px(514), px(86)), alignment: .end, tabular: true))
        list.add(TextRun("\(22 - left)", count, ink, at: Point(px(566), px(86)), tabular: true))
    }

    /// The board at rest.
    package var still: DisplayList { scene(at: 0) }

    /// The scene at a time in seconds, repeating after 3: the nub travels, a piece leaps, others turn.
    package func scene(at time: Double) -> DisplayList {
        let phase = time - (time / 3).rounded(.down) * 3
        var list = DisplayList(size: Size(side, side), background: paper)
        score(0.41 + 0.1 * ease((phase - 1.5) / 0.4), into: &list)
        ground(into: &list)
        let leap = ease((phase - 0.8) / 0.5)
        for row in 0..<7 {
            for (column, kind) in BoardSketch.position[row].enumerated() where "xo".contains(kind) {
                if (column, row) == (2, 1) { continue }
                let turns = kind == "o" && abs(column - 4) <= 1 && abs(row - 3) <= 1
                let turn = turns ? max(0, min(1, (phase - 1.4 - 0.05 * Double(column + row)) / 0.24)) : 0
                let narrow = max(0.05, abs(1 - 2 * turn))
                list.add(piece(turn > 0.5 ? "x" : kind, at: centre(column, row), narrow: narrow))
            }
        }
        let place = centre(2, 1).towards(centre(4, 3), leap)
        list.add(piece("x", at: place.moved(0, -px(160) * leap * (1 - leap))))
        let way = ease(phase / 0.7)
        let nub = Point(px(900), px(980)).towards(centre(2, 1).towards(centre(4, 3), leap), way)
        let press = phase > 0.7 && phase < 0.8 ? 0.9 : 1
        let soft = Shadow(Colour.black.opacity(0.28), blur: px(10), down: px(6))
        list.add(
            Shape(.circle(nub, radius: px(30) * press), fill: Colour.white.opacity(0.92), shadow: soft))
        guard texts else { return list }
        let caption = Font(.display, weight: 700, size: px(30))
        list.add(
            TextRun(
                phase < 1.4 ? "Jump: two squares away" : "Neighbours turn", caption, ink,
                at: Point(px(540), px(1068)), alignment: .middle,
                opacity: ease(min(1, phase / 0.3))))
        return list
    }

    /// A made-up game after so many moves: each sets a piece, turns its neighbours and tints its cell; 7 to 6 in shape.
    package func game(after moves: Int) -> DisplayList {
        var board = BoardSketch.position.map(Array.init)
        var last = 0
        for move in 0..<moves {
            last = (move * 17 + move / 7) % 49
            let mine: Character = move % 2 == 0 ? "x" : "o"
            for (row, column) in neighbours(of: last) where "xo".contains(board[row][column]) {
                board[row][column] = mine
            }
            if board[last / 7][last % 7] != "-" { board[last / 7][last % 7] = mine }
        }
        var list = DisplayList(size: Size(side, side * 7 / 6), background: paper)
        let mine = board.joined().count { $0 == "x" }
        score(Double(mine) / Double(max(1, board.joined().count { "xo".contains($0) })), into: &list)
        ground(into: &list)
        let cell = Rect(centre: centre(last % 7, last / 7), px(111.36), px(111.36))
        list.add(Shape(.rect(cell, corner: px(22.27)), fill: amber.opacity(0.22)))
        for row in 0..<7 {
            for (column, kind) in board[row].enumerated() where "xo".contains(kind) {
                list.add(piece(kind, at: centre(column, row)))
            }
        }
        if texts {
            let text = Font(weight: 500, size: px(34))
            list.add(
                TextRun("Move \(moves)", text, ink, at: Point(px(540), px(1180)), alignment: .middle, tabular: true))
        }
        return list
    }

    private func neighbours(of cell: Int) -> [(Int, Int)] {
        let (row, column) = (cell / 7, cell % 7)
        return (max(0, row - 1)...min(6, row + 1)).flatMap { row in
            (max(0, column - 1)...min(6, column + 1)).map { (row, $0) }
        }
    }

    private func ease(_ part: Double) -> Double {
        let part = max(0, min(1, part))
        return part * part * (3 - 2 * part)
    }
}
