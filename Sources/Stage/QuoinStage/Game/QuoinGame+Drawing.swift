import Drawing
import Quoin
import Stage

extension QuoinGame {
    /// Draws score, word and block some time after the last change.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        if layout.header.height > 0 {
            list.elements += ScoreArt(style: look).elements(score(after: elapsed), in: layout.header)
        }
        let art = CubeArt(geometry: BlockGeometry(layout.board), style: look)
        if let word = shownWord(after: elapsed) {
            list.elements += WordArt(style: look, place: art.geometry.word).elements(word)
        }
        if let find = transition.find, elapsed < transition.end {
            drawFalling(find, art, elapsed, into: &list)
        } else {
            drawResting(art, elapsed, into: &list)
        }
    }

    /// Draws one cube with the game's first letter.
    package func drawSign(in square: Rect, into list: inout DisplayList) {
        guard let cell = Cell(index: 13), let letter = Letter(ascii: UInt8(ascii: "Q")) else { return }
        // One cube is a third as high as the block, whose place is most of a board's.
        let side = square.height * 2.6
        let board = Rect(centre: square.centre, side, side)
        let geometry = BlockGeometry(board)
        let away = geometry.middle(PlacedCube(cell))
        let cube = CubeArt(geometry: geometry, style: look).cube(
            PlacedCube(cell), letter, faces: Face.allCases,
            light: CubeArt.Light(side: .first, share: 1))
        list.add(
            Group(cube, transform: .translation(square.centre.x - away.x, square.centre.y - away.y)))
    }

    /// The block between changes, or while letters light up and go out.
    private func drawResting(_ art: CubeArt, _ elapsed: Seconds, into list: inout DisplayList) {
        let share = Easing.inOut(elapsed, from: .zero, lasting: Timing.select)
        func light(_ cell: Cell) -> CubeArt.Light? {
            if case .letGo(let cells) = transition.kind, cells.contains(cell), share < 1 {
                return CubeArt.Light(side: state.side, share: 1 - share)
            }
            guard state.path.contains(cell) else { return nil }
            return CubeArt.Light(side: state.side, share: transition.kind == .chosen(cell) ? share : 1)
        }
        let block = state.block
        for cell in block.fromBehind {
            guard let letter = block[cell] else { continue }
            list.elements += art.cube(
                PlacedCube(cell), letter, faces: block.bareFaces(of: cell), light: light(cell))
        }
        var lastShare = 1.0
        if case .chosen = transition.kind { lastShare = share }
        list.elements += art.trail(state.path, in: block, of: state.side, lastShare: lastShare)
    }

    /// The block while a word falls out of it.
    private func drawFalling(_ find: Find, _ art: CubeArt, _ elapsed: Seconds, into list: inout DisplayList) {
        let block = transition.before.block
        let side = transition.before.side
        let isStill = elapsed <= transition.loosening
        func light(_ number: Int) -> CubeArt.Light {
            let share = Easing.inOut(elapsed, from: transition.lighting(number), lasting: Timing.select)
            return CubeArt.Light(side: side, share: share)
        }
        let down = Easing.in(elapsed, from: transition.sinking, lasting: Timing.jump)
        for cell in block.fromBehind {
            guard let letter = block[cell] else { continue }
            let number = find.path.firstIndex(of: cell)
            if let number, elapsed >= transition.falling(number), !isStill { continue }
            let sinking = transition.sinkings.first { $0.from == cell }
            let level = sinking.map { blend(Double($0.from.level), Double($0.to.level), down) }
            list.elements += art.cube(
                PlacedCube(cell, level: level), letter,
                faces: isStill ? block.bareFaces(of: cell) : Face.allCases, light: number.map(light))
        }
        if isStill {
            let lit = find.path.indices.count { light($0).share > 0 }
            let path = Array(find.path.prefix(lit))
            list.elements += art.trail(path, in: block, of: side, lastShare: light(max(0, lit - 1)).share)
            return
        }
        for (number, cell) in find.path.enumerated() where elapsed >= transition.falling(number) {
            guard let letter = block[cell] else { continue }
            let share = Easing.linear(elapsed, from: transition.falling(number), lasting: Timing.fall)
            let falling = art.falling(cell, letter, light: light(number), share: share, number: number)
            if let falling { list.elements.append(falling) }
        }
    }

    /// The word above the block: the letters chosen so far, or the word that falls.
    private func shownWord(after elapsed: Seconds) -> ShownWord? {
        let share = Easing.inOut(elapsed, from: .zero, lasting: Timing.select)
        if let find = transition.find, elapsed < transition.end {
            let lit = find.path.indices.count { elapsed > transition.lighting($0) }
            let letters = find.path.prefix(lit).compactMap { transition.before.block[$0] }
            let last = Easing.inOut(elapsed, from: transition.lighting(lit - 1), lasting: Timing.select)
            let going = Easing.inOut(elapsed, from: transition.fallen, lasting: Timing.select)
            let isWhole = lit == find.path.count
            return ShownWord(
                letters: letters, side: transition.before.side, points: isWhole ? find.points : nil, lastShare: last,
                presence: 1 - going)
        }
        guard !state.path.isEmpty else { return nil }
        var word = ShownWord(letters: state.letters, side: state.side)
        let find = Find(state.path, in: state.block)
        if lexicon.contains(state.letters), !state.words.contains(find.word) { word.points = find.points }
        if case .chosen = transition.kind { word.lastShare = share }
        return word
    }

    /// What the score shows: points come letter by letter, as they fall.
    func score(after elapsed: Seconds) -> Score {
        let sides = [Side.first, .second]
        guard let find = transition.find, elapsed < transition.fallen else {
            return Score(names: names, points: sides.map { state.score(of: $0) }, side: state.side)
        }
        let gone = find.path.indices.count { elapsed > transition.falling($0) }
        var points = sides.map { transition.before.score(of: $0) }
        points[transition.before.side.rawValue] += find.points * gone / find.path.count
        return Score(names: names, points: points, side: transition.before.side)
    }
}

extension Block {
    /// The cells with a cube, each after those that it may hide.
    fileprivate var fromBehind: [Cell] {
        cells.sorted { ($0.file + $0.rank, $0.level, $0.index) < ($1.file + $1.rank, $1.level, $1.index) }
    }

    /// The sides of a cube on which no other lies.
    fileprivate func bareFaces(of cell: Cell) -> [Face] {
        Face.allCases.filter { face in
            let next =
                switch face {
                case .top: Cell(cell.file, cell.rank, cell.level + 1)
                case .left: Cell(cell.file, cell.rank + 1, cell.level)
                case .right: Cell(cell.file + 1, cell.rank, cell.level)
                }
            return next.flatMap { self[$0] } == nil
        }
    }
}
