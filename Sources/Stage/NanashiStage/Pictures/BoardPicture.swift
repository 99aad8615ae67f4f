import Drawing
import Nanashi
import Stage

/// What a picture of a board shows besides its pieces.
package struct BoardOptions: Sendable, Hashable {
    /// The last move, whose squares are tinted.
    package var last: Move?
    /// A selected piece: it is framed, and what it reaches is marked.
    package var select: Square?
    /// Squares in a frame, as `--mark` names them.
    package var mark: [Square]
    /// Arrows from square to square.
    package var arrows: [Arrow]
    /// Whether files and ranks are named.
    package var coordinates: Bool
    /// Whether the board is seen from the second player's side.
    package var flip: Bool
    /// The players' names, which bring the score with them; nil shows the board alone.
    package var players: [String]?
    /// The picture's size in pixels.
    package var size: PictureSize
    package var style: NanashiStyle
    /// Whether nothing is drawn behind the board.
    package var isClear: Bool

    /// An arrow from one square to another.
    package struct Arrow: Sendable, Hashable {
        /// Where it begins.
        package var from: Square
        /// Where it points.
        package var to: Square

        package init(from: Square, to: Square) {
            self.from = from
            self.to = to
        }
    }

    /// The options of a picture; the defaults show the board alone.
    package init(
        last: Move? = nil, select: Square? = nil, mark: [Square] = [], arrows: [Arrow] = [], coordinates: Bool = false,
        flip: Bool = false, players: [String]? = nil, size: PictureSize = PictureSize(width: 720, height: 720),
        style: NanashiStyle = .day, isClear: Bool = false
    ) {
        self.last = last
        self.select = select
        self.mark = mark
        self.arrows = arrows
        self.coordinates = coordinates
        self.flip = flip
        self.players = players
        self.size = size
        self.style = style
        self.isClear = isClear
    }
}

/// A position as elements of the size that the options want.
package func boardPicture(_ position: Position, _ options: BoardOptions = BoardOptions()) -> DisplayList {
    let layout = Layout(size: options.size, hasHeader: options.players != nil, hasCaption: false)
    let style = options.style
    var list = DisplayList(size: layout.size, background: options.isClear ? nil : style.stage.ground)
    if let players = options.players, players.count == 2 {
        let score = Score(
            names: players, x: Double(position.x.count), o: Double(position.o.count), share: position.shareOfX,
            isXToMove: position.turn == .x)
        list.elements += ScoreArt(style: style).elements(score, in: layout.header)
    }
    let art = BoardArt(geometry: BoardGeometry(layout.board, flip: options.flip), style: style)
    list.elements += art.cells(gaps: position.gaps)
    if let last = options.last {
        if let from = last.from { list.elements.append(art.tint(from, strength: BoardArt.tintOfOrigin)) }
        if let to = last.to { list.elements.append(art.tint(to, strength: 1)) }
    }
    if options.coordinates { list.elements += art.coordinates() }
    list.elements += selection(options.select, in: position, art)
    let pieces = PieceArt(style: style)
    for square in position.x | position.o {
        let side: Side = position.x.contains(square) ? .x : .o
        list.elements += pieces.piece(side, at: art.geometry.centre(square), radius: art.geometry.radius)
    }
    list.elements += options.mark.map { art.frame($0, share: 1) }
    for arrow in options.arrows {
        let path = Path.arrow(
            from: art.geometry.centre(arrow.from), to: art.geometry.centre(arrow.to), width: art.geometry.cell * 0.15,
            gap: art.geometry.cell * 0.44)
        list.add(Shape(path, fill: style.stage.accent))
    }
    return list
}

/// The frame of a selected piece and the marks of what it reaches; of an empty square only the frame.
private func selection(_ square: Square?, in position: Position, _ art: BoardArt) -> [Element] {
    guard let square else { return [] }
    var elements = [art.frame(square, share: 1)]
    guard case .piece(let side) = position[square] else { return elements }
    for target in position.cloneTargets(of: square) { elements.append(art.clone(to: target, of: side, share: 1)) }
    for target in position.jumpTargets(of: square) { elements.append(art.jump(to: target, of: side, share: 1)) }
    return elements
}
