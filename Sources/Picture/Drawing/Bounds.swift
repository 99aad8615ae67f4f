extension Shape {
    /// A rectangle that encloses fill, line and shadow; nil where nothing is drawn.
    public var bounds: Rect? {
        guard let inside = path.bounds else { return nil }
        var all = fill == nil ? nil : inside
        if let stroke {
            // Miters reach 4 times the half width, square ends 1.42 times.
            let reach = stroke.width / 2 * (stroke.join == .miter ? 4 : stroke.cap == .square ? 1.5 : 1)
            all = inside.inset(by: -reach)
        }
        if let shadow {
            let cast = inside.moved(shadow.offset.x, shadow.offset.y).inset(by: -3 * shadow.blur - 2)
            all = all.map { $0.union(cast) } ?? cast
        }
        return all
    }
}

extension Element {
    /// A rectangle that encloses what the element draws; nil where it draws nothing.
    ///
    /// `text` gives the rectangle around a text's ink.
    public func bounds(text: (TextRun) -> Rect?) -> Rect? {
        switch self {
        case .shape(let shape): shape.bounds
        case .text(let run): text(run)
        case .picture(let picture): picture.rect
        case .group(let group): group.bounds(text: text)
        }
    }
}

extension Group {
    /// A rectangle that encloses what the group draws, after its transform.
    public func bounds(text: (TextRun) -> Rect?) -> Rect? {
        var all: Rect?
        for element in elements {
            guard let part = element.bounds(text: text) else { continue }
            all = all.map { $0.union(part) } ?? part
        }
        if let clip { all = clip.bounds.flatMap { all?.intersection($0) } }
        return all.map(transform.bounds)
    }
}
