import Drawing
import Nanashi
import Stage

extension NanashiGame {
    /// Draws score, board and pieces some time after the last change.
    package func draw(after elapsed: Seconds, in layout: Layout, into list: inout DisplayList) {
        if layout.header.height > 0 {
            list.elements += ScoreArt(style: look).elements(score(after: elapsed), in: layout.header)
        }
        let art = BoardArt(geometry: BoardGeometry(layout.board, flip: flip), style: look)
        list.elements += art.cells(gaps: state.position.gaps)
        drawTints(art, elapsed, into: &list)
        if coordinates { list.elements += art.coordinates() }
        drawSelection(art, elapsed, into: &list)
        drawPieces(art, elapsed, into: &list)
    }

    /// Draws the moon and the ring.
    package func drawSign(in square: Rect, into list: inout DisplayList) {
        list.elements += PieceArt(style: look).sign(in: square)
    }

    private func drawTints(_ art: BoardArt, _ elapsed: Seconds, into list: inout DisplayList) {
        let coming = Easing.inOut(elapsed, from: .zero, lasting: Timing.select)
        let (old, new) = (transition.tinted, lastSquares)
        func tint(_ square: Square, of squares: [Square], _ share: Double) {
            let strength = square == squares.last ? 1 : BoardArt.tintOfOrigin
            list.elements.append(art.tint(square, strength: strength, share: share))
        }
        if coming < 1 {
            // One that is tinted before and after changes at once.
            for square in old where !new.contains(square) { tint(square, of: old, 1 - coming) }
        }
        for square in new where coming > 0 || old.contains(square) {
            tint(square, of: new, old.contains(square) ? 1 : coming)
        }
    }

    /// The frame and the reachable squares: those of the piece selected now come, those of the one before go.
    private func drawSelection(_ art: BoardArt, _ elapsed: Seconds, into list: inout DisplayList) {
        let share = Easing.inOut(elapsed, from: .zero, lasting: Timing.select)
        if let old = transition.selected, old != state.selected, share < 1 {
            targets(of: old, in: transition.before, art, 1 - share, into: &list)
        }
        if let new = state.selected {
            targets(of: new, in: state.position, art, transition.selected == new ? 1 : share, into: &list)
        }
    }

    private func targets(
        of piece: Square, in position: Position, _ art: BoardArt, _ share: Double, into list: inout DisplayList
    ) {
        guard share > 0 else { return }
        list.elements.append(art.frame(piece, share: share))
        for square in position.cloneTargets(of: piece) {
            list.elements.append(art.clone(to: square, of: position.turn, share: share))
        }
        for square in position.jumpTargets(of: piece) {
            list.elements.append(art.jump(to: square, of: position.turn, share: share))
        }
    }

    /// Pieces that stand still in the order of squares, then those that move.
    private func drawPieces(_ art: BoardArt, _ elapsed: Seconds, into list: inout DisplayList) {
        let pieces = PieceArt(style: look)
        let radius = art.geometry.radius
        let settled = elapsed >= transition.end
        var moving: [Element] = []
        for square in state.position.x | state.position.o {
            let side: Side = state.position.x.contains(square) ? .x : .o
            let centre = art.geometry.centre(square)
            if !settled {
                if transition.back.contains(square) {
                    let share = Easing.out(elapsed, from: .zero, lasting: Timing.bud)
                    moving += share > 0 ? pieces.piece(side, at: centre, radius: radius * share) : []
                    continue
                }
                if isMover(square) {
                    moving += mover(side, to: square, art, elapsed)
                    continue
                }
                if let index = transition.captured.firstIndex(of: square) {
                    let start = transition.turning(index)
                    let share = Easing.linear(elapsed, from: start, lasting: Timing.turn)
                    if share <= 0 {
                        list.elements += pieces.piece(side.other, at: centre, radius: radius)
                    } else if share < 1 {
                        moving.append(pieces.turning(from: side.other, at: centre, radius: radius, share: share))
                    } else {
                        list.elements += pieces.piece(side, at: centre, radius: radius)
                    }
                    continue
                }
            }
            list.elements += pieces.piece(side, at: centre, radius: radius)
        }
        for square in transition.gone where !settled {
            let share = 1 - Easing.inOut(elapsed, from: .zero, lasting: Timing.bud * 0.8)
            guard share > 0 else { continue }
            let side: Side = transition.before.x.contains(square) ? .x : .o
            moving += pieces.piece(side, at: art.geometry.centre(square), radius: radius * share)
        }
        list.elements += moving
    }

    private func isMover(_ square: Square) -> Bool {
        switch transition.motion {
        case .none: false
        case .bud(_, let to), .jump(_, let to): to == square
        }
    }

    /// The piece on its way.
    private func mover(_ side: Side, to square: Square, _ art: BoardArt, _ elapsed: Seconds) -> [Element] {
        let pieces = PieceArt(style: look)
        let radius = art.geometry.radius
        let end = art.geometry.centre(square)
        let share = Easing.linear(elapsed, from: .zero, lasting: transition.landing)
        switch transition.motion {
        case .none: return []
        case .bud(let from, _):
            let start = art.geometry.centre(from)
            let centre = start.towards(end, Easing.overshoot(0.05)(share))
            let size = radius * blend(0.5, 1, Easing.overshoot(0.12)(share))
            let neck = pieces.neck(side, from: start, to: centre, radius: radius, share: share)
            return (neck.map { [$0] } ?? []) + pieces.piece(side, at: centre, radius: size)
        case .jump(let from, _):
            let start = art.geometry.centre(from)
            let way = Easing.inOut(share)
            // A parabola: 0 at both ends, 1 in the middle.
            let height = 4 * way * (1 - way)
            let centre = start.towards(end, way)
            // The higher the piece, the smaller its shadow: a shadow that paled would cost a GIF colours.
            let spread = blend(1, 0.72, height)
            let shadow = Shape(
                .ellipse(centre.moved(0, radius * 0.5), radius * 0.86 * spread, radius * 0.46 * spread),
                fill: look.stage.nubEdge.opacity(0.16))
            let size = radius * (1 + 0.13 * height)
            return [.shape(shadow)]
                + pieces.piece(side, at: centre.moved(0, -art.geometry.cell * 0.42 * height), radius: size)
        }
    }

    /// What the score shows: counts roll as pieces turn, the bar follows.
    func score(after elapsed: Seconds) -> Score {
        let (before, after) = (transition.before, state.position)
        let (x, o) = counts(after: elapsed)
        let start = transition.captured.isEmpty ? transition.landing * 0.4 : transition.turning(0)
        let follow = Easing.out(elapsed, from: start, lasting: max(Timing.follow, transition.turned - start))
        // Names and gains change at once: shades of their letters would cost a GIF colours, and nobody looks there.
        let hasChanged = elapsed >= Timing.select * 0.5
        return Score(
            names: names, x: x, o: o, share: blend(before.shareOfX, after.shareOfX, follow),
            isXToMove: (hasChanged ? after : before).turn == .x, gain: gain(after: elapsed, isLetGo: hasChanged))
    }

    /// The pieces of each side, each counted as far as it has come or turned.
    private func counts(after elapsed: Seconds) -> (x: Double, o: Double) {
        let (before, after) = (transition.before, state.position)
        guard transition.motion != .none || transition.isUndo, elapsed < transition.end else {
            return (Double(after.x.count), Double(after.o.count))
        }
        var (x, o) = (Double(before.x.count), Double(before.o.count))
        // Of a move that is taken back, the pieces turn to the other player.
        let mover = transition.isUndo ? after.turn.other : before.turn
        let turned = turned(after: elapsed)
        var landed = 0.0
        if case .bud = transition.motion {
            landed = Easing.inOut(elapsed, from: transition.landing * 0.3, lasting: transition.landing * 0.7)
        }
        // What goes belongs to the one whose move it was; it goes less what comes back.
        let lost = Double(transition.gone.count - transition.back.count)
        if transition.isUndo { landed = -lost * Easing.inOut(elapsed, from: .zero, lasting: Timing.bud) }
        let owner = transition.isUndo ? mover.other : mover
        if owner == .x { x += landed } else { o += landed }
        x += mover == .x ? turned : -turned
        o += mover == .o ? turned : -turned
        return (x, o)
    }

    /// How many pieces have turned, counted in parts while they do.
    private func turned(after elapsed: Seconds) -> Double {
        transition.captured.indices.reduce(0) {
            $0 + Easing.inOut(elapsed, from: transition.turning($1), lasting: Timing.turn)
        }
    }

    /// What the last move brings while its pieces turn; it stays until the next change.
    private func gain(after elapsed: Seconds, isLetGo: Bool) -> Score.Gain? {
        if transition.isUndo { return nil }
        if !transition.captured.isEmpty {
            let budded = if case .bud = transition.motion { 1 } else { 0 }
            let turned = Int(turned(after: elapsed).rounded())
            let pieces = elapsed < transition.turning(0) ? 0 : budded + turned
            return Score.Gain(isX: transition.before.turn == .x, pieces: pieces)
        }
        // A selection lets the last gain go.
        guard transition.motion == .none, !isLetGo, let last = state.turns.last, last.isCapture else { return nil }
        let isX = last.position.turn == .x
        let before = last.position
        let pieces = isX ? state.position.x.count - before.x.count : state.position.o.count - before.o.count
        return Score.Gain(isX: isX, pieces: pieces)
    }
}

extension State.Turn {
    /// Whether the move turned pieces.
    var isCapture: Bool { !position.captures(of: move).isEmpty }
}

extension Position {
    /// The first player's part of all pieces; half of an empty board.
    var shareOfX: Double {
        let all = x.count + o.count
        return all == 0 ? 0.5 : Double(x.count) / Double(all)
    }
}
