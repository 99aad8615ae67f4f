import CPangoCairo
import Drawing

/// Draws display lists as pixels with Cairo and Pango: the same bytes on every machine.
///
/// A painter keeps shaped texts and blurred shadows, so draw many pictures with one. It belongs to one thread; several
/// threads take a painter each.
public final class Painter {
    /// The longest side of a picture, in px.
    public static let largestSide = 16384
    /// The most pixels of a picture.
    public static let largestArea = 64_000_000

    /// The side of the squares in which pictures are drawn, one by one.
    ///
    /// Cairo's coverage of an edge changes by a hair with the place it is clipped to. Since a square is always drawn
    /// as a square, drawing a few again gives the same pixels as drawing all.
    static let tile = 240

    let typesetter: Typesetter
    let shadows = Shadows()

    /// A painter that draws texts with the given fonts, whose regular faces must be there.
    public init(fonts: FontSet = .debian()) throws(CanvasError) {
        typesetter = try Typesetter(fonts: fonts)
    }

    /// Draws a list as pixels; a list without background leaves the rest clear.
    public func pixmap(of list: DisplayList) throws(CanvasError) -> Pixmap {
        var pixmap = try Painter.blank(list)
        try draw(list, into: &pixmap)
        return pixmap
    }

    /// An empty picture of the list's size, rounded up to whole pixels.
    static func blank(_ list: DisplayList) throws(CanvasError) -> Pixmap {
        let (width, height) = try sides(of: list)
        return Pixmap(width: width, height: height)
    }

    /// The sides of a list, rounded up, where they are not too long.
    static func sides(of list: DisplayList) throws(CanvasError) -> (width: Int, height: Int) {
        let (width, height) = (list.size.width.rounded(.up), list.size.height.rounded(.up))
        guard width >= 1, height >= 1, width <= Double(largestSide), height <= Double(largestSide),
            width * height <= Double(largestArea)
        else { throw .size(width: list.size.width, height: list.size.height) }
        return (Int(width), Int(height))
    }

    /// Draws a list into a picture, from the ground up; where `damage` is given, only what those rectangles touch.
    ///
    /// With the rectangles of ``damage(from:to:)`` the result has the same pixels as a drawing from scratch.
    public func draw(
        _ list: DisplayList, into pixmap: inout Pixmap, damage: [PixelRect]? = nil
    ) throws(CanvasError) {
        let (width, height) = (pixmap.width, pixmap.height)
        let tiles = tiles(of: pixmap.bounds, touching: damage)
        guard !tiles.isEmpty else { return }
        let bounds = list.elements.map { $0.bounds(text: ink) }
        var failure: CanvasError?
        pixmap.pixels.withUnsafeMutableBytes { bytes in
            let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            defer { cairo_surface_destroy(surface) }
            for place in tiles {
                guard let pen = cairo_create(surface) else { return failure = .memory }
                defer { cairo_destroy(pen) }
                do throws(CanvasError) {
                    try draw(list, bounds, inside: place, on: pen)
                } catch {
                    failure = error
                }
            }
            cairo_surface_flush(surface)
        }
        if let failure { throw failure }
    }

    private func draw(
        _ list: DisplayList, _ bounds: [Rect?], inside place: PixelRect, on pen: OpaquePointer
    ) throws(CanvasError) {
        let rect = Rect(Double(place.x), Double(place.y), Double(place.width), Double(place.height))
        cairo_rectangle(pen, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(pen)
        cairo_set_operator(pen, CAIRO_OPERATOR_SOURCE)
        dip(pen, in: list.background ?? .clear, opacity: 1)
        cairo_paint(pen)
        cairo_set_operator(pen, CAIRO_OPERATOR_OVER)
        let brush = Brush(painter: self, pen: pen, place: rect)
        for (element, bounds) in zip(list.elements, bounds) where brush.reaches(bounds) { try brush.draw(element) }
    }

    /// How much room a text takes, broken and cut as it will be drawn.
    public func measure(_ run: TextRun) throws(CanvasError) -> TextExtent { try typesetter.set(run).extent }

    /// How many letters of a text the font lacks; they are drawn as boxes.
    public func missingLetters(in run: TextRun) throws(CanvasError) -> Int { try typesetter.set(run).unknown }

    /// The rectangle around a text's ink, nil where there is none.
    public func ink(of run: TextRun) -> Rect? {
        let text = try? typesetter.set(run)
        return text?.ink?.moved(run.position.x, run.position.y)
    }

    /// The outlines of a text's letters, for formats whose readers may lack the font.
    public func outline(of run: TextRun) throws(CanvasError) -> Path {
        let text = try typesetter.set(run)
        return path(of: text.outline).transformed(.translation(run.position.x, run.position.y))
    }

    /// The whole pixels that differ between two drawings, as few rectangles that do not overlap.
    public func damage(from old: DisplayList, to new: DisplayList) -> [PixelRect] {
        let bounds = PixelRect(
            0, 0, Int(min(16384, new.size.width.rounded(.up))), Int(min(16384, new.size.height.rounded(.up))))
        let rects = new.damage(from: old) { self.ink(of: $0) }
        return merged(rects.compactMap { pixels(around: $0, within: bounds) })
    }

    /// Makes a picture of `old` one of `new` by drawing what differs; the rectangle around all that was drawn, or nil.
    public func redraw(
        _ pixmap: inout Pixmap, from old: DisplayList, to new: DisplayList
    ) throws(CanvasError) -> PixelRect? {
        let places = damage(from: old, to: new)
        try draw(new, into: &pixmap, damage: places)
        return places.dropFirst().reduce(places.first) { $0?.union($1) }
    }
}

/// The squares of a picture that the damage touches, or all.
private func tiles(of bounds: PixelRect, touching damage: [PixelRect]?) -> [PixelRect] {
    let side = Painter.tile
    let (across, down) = ((bounds.width + side - 1) / side, (bounds.height + side - 1) / side)
    var wanted = [Bool](repeating: damage == nil, count: across * down)
    for rect in (damage ?? []).compactMap({ $0.intersection(bounds) }) {
        for row in rect.y / side...(rect.maxY - 1) / side {
            for column in rect.x / side...(rect.maxX - 1) / side { wanted[row * across + column] = true }
        }
    }
    return wanted.indices.filter { wanted[$0] }.compactMap {
        PixelRect($0 % across * side, $0 / across * side, side, side).intersection(bounds)
    }
}

/// The pixels that a rectangle touches, and one more around for the softened edges.
private func pixels(around rect: Rect, within bounds: PixelRect) -> PixelRect? {
    func whole(_ length: Double) -> Int { Int(max(-100_000, min(100_000, length))) }
    let left = whole(rect.minX.rounded(.down)) - 1
    let top = whole(rect.minY.rounded(.down)) - 1
    let right = whole(rect.maxX.rounded(.up)) + 1
    let bottom = whole(rect.maxY.rounded(.up)) + 1
    return PixelRect(left, top, right - left, bottom - top).intersection(bounds)
}

/// Joins rectangles that overlap, or whose join is little larger than both, until none do.
func merged(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
        var joined = rect
        while let index = result.firstIndex(where: { other in
            let union = other.union(joined)
            return other.intersection(joined) != nil || union.area <= other.area + joined.area + 4096
        }) {
            joined = joined.union(result.remove(at: index))
        }
        result.append(joined)
    }
    return result.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
}

/// Cairo's outlines as a path of ours, on the grid.
private func path(of outline: UnsafeMutablePointer<cairo_path_t>) -> Path {
    var path = Path()
    var index = 0
    let count = Int(outline.pointee.num_data)
    guard let data = outline.pointee.data else { return path }
    func point(_ at: Int) -> Point { Point(data[at].point.x, data[at].point.y) }
    while index < count {
        let header = data[index].header
        switch header.type {
        case CAIRO_PATH_MOVE_TO: path.move(point(index + 1))
        case CAIRO_PATH_LINE_TO: path.line(point(index + 1))
        case CAIRO_PATH_CURVE_TO: path.cubic(point(index + 1), point(index + 2), point(index + 3))
        default: path.close()
        }
        index += max(1, Int(header.length))
    }
    return path
}
