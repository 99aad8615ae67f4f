import CPangoCairo
import Drawing

/// Draws display lists as pixels with Cairo and Pango: the same bytes on every machine.
///
/// A painter keeps shaped texts and the masks of forms, so draw many pictures of one size with one. It belongs to one
/// thread; several threads take a painter each.
public final class Painter {
    /// The longest side of a picture, in px.
    public static let largestSide = 16384
    /// The most pixels of a picture.
    public static let largestArea = 64_000_000

    let typesetter: Typesetter
    let shadows = Shadows()
    var masks = CoverageMasks()
    /// The picture that the masks are cut to.
    private var frame = PixelRect(0, 0, 0, 0)

    /// A painter that draws texts with the given fonts, whose regular faces must be there.
    public init(fonts: FontSet = .debian()) throws(CanvasError) {
        typesetter = try Typesetter(fonts: fonts)
    }

    /// Draws a list as pixels; a list without background leaves the rest clear.
    public func pixmap(of list: DisplayList) throws(CanvasError) -> Pixmap {
        var pixmap = try Painter.blank(list)
        try draw(list, into: &pixmap, places: [pixmap.bounds], isBlank: true)
        return pixmap
    }

    /// A picture of the list's size, rounded up to whole pixels, with nothing but its background.
    static func blank(_ list: DisplayList) throws(CanvasError) -> Pixmap {
        let (width, height) = try sides(of: list)
        return Pixmap(width: width, height: height, fill: list.background ?? .clear)
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
        let frame = pixmap.bounds
        try draw(list, into: &pixmap, places: damage.map { $0.compactMap { $0.intersection(frame) } } ?? [frame])
    }

    /// Draws a list within places of a picture, whose ground need not be laid where it is blank.
    private func draw(
        _ list: DisplayList, into pixmap: inout Pixmap, places: [PixelRect], isBlank: Bool = false
    ) throws(CanvasError) {
        let frame = pixmap.bounds
        if frame != self.frame { masks.clear() }
        self.frame = frame
        guard !places.isEmpty else { return }
        var failure: CanvasError?
        let bounds = list.elements.map { element in
            // What cannot be set has no bounds, and would be passed over in silence.
            element.bounds { run in
                do throws(CanvasError) { return try typesetter.drawable(run).ink(at: run.position) } catch {
                    failure = failure ?? error
                    return nil
                }
            }
        }
        if let failure { throw failure }
        let ground = (list.background ?? .clear).premultiplied
        pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let first = pixels.baseAddress else { return }
            let compositor = Compositor(pixels: first, bounds: frame)
            for place in places {
                if !isBlank { compositor.fill(place, with: ground) }
                let pixelPainter = PixelPainter(painter: self, compositor: compositor, place: place, frame: frame)
                do throws(CanvasError) {
                    for (element, bounds) in zip(list.elements, bounds) where pixelPainter.reaches(bounds) {
                        try pixelPainter.draw(element)
                    }
                } catch {
                    failure = error
                }
                compositor.settle(place)
            }
        }
        if let failure { throw failure }
    }

    /// How much room a text takes, broken and cut as it will be drawn.
    public func measure(_ run: TextRun) throws(CanvasError) -> TextExtent { try typesetter.set(run).extent }

    /// The rectangle around a text's ink, nil where there is none.
    public func ink(of run: TextRun) -> Rect? {
        try? typesetter.set(run).ink(at: run.position)
    }

    /// The outlines of a text's letters, for formats whose readers may lack the font.
    public func outline(of run: TextRun) throws(CanvasError) -> Path {
        let text = try typesetter.drawable(run)
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
