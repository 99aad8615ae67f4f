import Drawing
import Stage
import Testing

@testable import TerminalStage

/// Which pixels of a cell a character covers whole, as rows of `#` and `.`; nil where it is not made of rectangles.
private func pixels(_ character: Unicode.Scalar, _ cell: CellSize) -> [[Bool]]? {
    var glyphs = CellGlyphs(cell: cell)
    guard case .fill(let path)? = glyphs.glyph(character.value) else { return nil }
    var grid = Array(repeating: Array(repeating: false, count: cell.width), count: cell.height)
    var corners: [Point] = []
    for step in path.steps {
        switch step {
        case .move(let point): corners = [point]
        case .line(let point): corners.append(point)
        case .cubic: return nil
        case .close:
            let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
            let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
            guard [left, right, top, bottom].allSatisfy({ $0 == $0.rounded() }) else { return nil }
            for y in Int(top)..<Int(bottom) { for x in Int(left)..<Int(right) { grid[y][x] = true } }
        }
    }
    return grid
}

private let sizes = [8, 11, 13, 16, 17.5, 20, 22, 31, 48].map { CellSize(fontSize: $0) }

@Suite struct PaintingTests {
    @Test(arguments: sizes)
    func `lines of frames meet their neighbours`(cell: CellSize) throws {
        /// The places along an edge that a character touches.
        func edge(_ character: Unicode.Scalar, _ side: String) throws -> [Int] {
            let grid = try #require(pixels(character, cell), "\(character)")
            switch side {
            case "left": return grid.indices.filter { grid[$0][0] }
            case "right": return grid.indices.filter { grid[$0][cell.width - 1] }
            case "up": return (0..<cell.width).filter { grid[0][$0] }
            default: return (0..<cell.width).filter { grid[cell.height - 1][$0] }
            }
        }
        for (character, sides) in [
            ("┌", ["right", "down"]), ("┐", ["left", "down"]), ("└", ["right", "up"]), ("┘", ["left", "up"]),
            ("├", ["right", "up", "down"]), ("┼", ["left", "right", "up", "down"]), ("╶", ["right"]),
        ] as [(Unicode.Scalar, [String])] {
            for side in ["left", "right", "up", "down"] {
                let straight: Unicode.Scalar = side == "left" || side == "right" ? "─" : "│"
                let wanted = sides.contains(side) ? try edge(straight, side) : []
                #expect(try edge(character, side) == wanted, "\(character) \(side)")
            }
        }
        #expect(try edge("╔", "right") == edge("═", "left"))
        #expect(try edge("╬", "down") == edge("║", "up"))
        #expect(try edge("┏", "right") == edge("━", "left"))
        #expect(try edge("╪", "right") == edge("═", "right"))
    }

    @Test(arguments: sizes)
    func `every frame character is one connected figure`(cell: CellSize) throws {
        for value in UInt32(0x2500)...0x254B where ![0x2504, 0x2508].contains(value & ~3) {
            let grid = try #require(pixels(Unicode.Scalar(value) ?? " ", cell))
            var open = grid.indices.flatMap { y in grid[y].indices.filter { grid[y][$0] }.map { [y, $0] } }
            var reached: Set<[Int]> = []
            var wave = open.isEmpty ? [] : [open.removeLast()]
            while let place = wave.popLast() {
                guard reached.insert(place).inserted else { continue }
                for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                    let (y, x) = (place[0] + down, place[1] + right)
                    if grid.indices.contains(y), grid[y].indices.contains(x), grid[y][x] { wave.append([y, x]) }
                }
            }
            #expect(reached.count == grid.joined().count { $0 }, "\(String(value, radix: 16))")
        }
    }

    @Test(arguments: sizes)
    func `blocks and their counterparts fill the cell once`(cell: CellSize) throws {
        func all(_ characters: [Unicode.Scalar]) throws -> Bool {
            let grids = try characters.map { try #require(pixels($0, cell)) }
            return (0..<cell.height).allSatisfy { y in
                (0..<cell.width).allSatisfy { x in grids.count { $0[y][x] } == 1 }
            }
        }
        for pair in ["▀▄", "▌▐", "▖▜", "▗▛", "▘▟", "▝▙", "▚▞", "█", "▘▝▖▗", "🬀🬁🬃🬇🬏🬞", "🬂🬭🬋", "🬂🬹", "▉▕"] {
            #expect(try all(Array(pair.unicodeScalars)), "\(pair)")
        }
    }

    @Test func `a product's colour makes a theme that can be read`() {
        for colour in [Colour(0xE2553D), Colour(0x0000FF), Colour(0xFFFFFF), Colour(0x000000), Colour(0x7FFF00)] {
            for isDark in [true, false] {
                let theme = TerminalTheme.brand(colour, isDark: isDark)
                #expect(theme.text.contrast(with: theme.ground) >= 7)
                let least = theme.palette[1...6].map { $0.contrast(with: theme.ground) }.min() ?? 0
                #expect(least >= TerminalTheme.leastContrast)
            }
        }
    }

    @Test func `every theme is whole`() {
        #expect(TerminalTheme.names.count >= 20)
        for name in TerminalTheme.names {
            let theme = TerminalTheme.named(name)
            #expect(theme?.palette.count == 16, "\(name)")
            #expect(theme.map { $0.text.contrast(with: $0.ground) >= 4 } == true, "\(name)")
        }
        #expect(TerminalTheme.named("nope") == nil)
    }

    @Test func `a theme of one's own is its colours in a row, the rest ours by its ground`() throws {
        let two = try TerminalTheme(written: "#fdf6e3 #202020")
        #expect(two.ground == Colour(0xFDF6E3) && two.cursor == two.text && two.palette == TerminalTheme.day.palette)
        let nord = try #require(TerminalTheme.named("nord"))
        let again = try TerminalTheme(written: nord.written)
        #expect(again.palette == nord.palette && again.cursor == nord.cursor && again.ground == nord.ground)
        for wrong in ["#fff #000 #111 #222", "#fff red", "#ffffff #00000080"] {
            #expect(throws: Objection.self) { try TerminalTheme(written: wrong) }
        }
    }

    @Test func `colours beyond sixteen are those of xterm`() {
        #expect(TerminalTheme.dusk.colour(16) == .black)
        #expect(TerminalTheme.dusk.colour(231) == .white)
        #expect(TerminalTheme.dusk.colour(208) == Colour(0xFF8700))
        #expect(TerminalTheme.dusk.colour(232) == Colour(0x080808))
        #expect(TerminalTheme.dusk.colour(255) == Colour(0xEEEEEE))
    }

    @Test func `equal screens are equal pictures, and a changed row is the only change`() {
        let painter = TerminalPainter(TerminalLook(), cells: TerminalSize(columns: 20, rows: 4))
        let first = painter.displayList(of: terminal(20, 4, "one\r\ntwo\r\n"))
        let second = painter.displayList(of: terminal(20, 4, "one\r\nsix\r\n"))
        #expect(painter.displayList(of: terminal(20, 4, "one\r\ntwo\r\n")) == first)
        #expect(first.elements.count == second.elements.count)
        #expect(zip(first.elements, second.elements).count { $0 != $1 } == 1)
    }

    @Test func `a picture fits the wanted size`() throws {
        let cells = TerminalSize(columns: 80, rows: 24)
        let look = try #require(TerminalLook().fitting(cells, width: 1200, height: 600))
        let size = TerminalPainter(look, cells: cells).pictureSize
        #expect(size.width <= 1200 && size.height <= 600)
        #expect(size.width > 1000 || size.height > 560)
        #expect(TerminalLook().fitting(cells, width: 100, height: 100) == nil)
    }
}

@Suite struct UnknownLetterTests {
    @Test func `a letter that no font has is a box, among letters that are set`() {
        let painter = TerminalPainter(TerminalLook(), cells: TerminalSize(columns: 8, rows: 1)) { run in
            var extent = TextExtent.estimate(run)
            if run.string == "\u{5CE}" { extent.unknown = UnknownLetters(fonts: ["Mono"]) }
            return extent
        }
        let list = painter.displayList(of: terminal(8, 1, "a\u{5CE}b"))
        #expect(list.elements.flatMap(\.texts) == ["a", "b"])
        #expect(list.elements.contains { $0.hasOutline })
    }
}

extension Element {
    fileprivate var texts: [String] {
        switch self {
        case .text(let run): [run.string]
        case .group(let group): group.elements.flatMap(\.texts)
        default: []
        }
    }

    fileprivate var hasOutline: Bool {
        switch self {
        case .shape(let shape): shape.stroke != nil
        case .group(let group): group.elements.contains { $0.hasOutline }
        default: false
        }
    }
}
