/// Pixels laid into a rectangle, scaled smoothly; those of pixel art keep their edges.
public struct Picture: Hashable, Sendable {
    /// The pixels.
    public var pixmap: Pixmap
    /// Where they go.
    public var rect: Rect
    /// Strength, 0...1.
    public var opacity: Double

    /// A picture that fills `rect`.
    public init(_ pixmap: Pixmap, in rect: Rect, opacity: Double = 1) {
        self.pixmap = pixmap
        self.rect = Rect(onGrid(rect.minX), onGrid(rect.minY), onGrid(rect.width), onGrid(rect.height))
        self.opacity = opacity
    }
}

/// Elements drawn as one.
public struct Group: Hashable, Sendable {
    /// What it holds, from the back to the front.
    public var elements: [Element]
    /// Where it goes.
    ///
    /// Geometry is on the 1/64 px grid before this, so draw at full size and move, turn or shrink here.
    public var transform: Transform
    /// Strength of the whole, 0...1: overlapping elements do not shine through each other.
    public var opacity: Double
    /// What may be seen of it, in its own coordinates.
    public var clip: Path?

    /// A group of elements.
    public init(_ elements: [Element], transform: Transform = .identity, opacity: Double = 1, clip: Path? = nil) {
        self.elements = elements
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
    }
}

/// One thing to draw.
public enum Element: Hashable, Sendable {
    /// A filled or lined path.
    case shape(Shape)
    /// A text.
    case text(TextRun)
    /// Pixels.
    case picture(Picture)
    /// Elements drawn as one.
    case group(Group)
}

/// A picture as a list of things to draw, from the back to the front.
public struct DisplayList: Hashable, Sendable {
    /// The extent of the picture in px; pixels are its whole part, rounded up.
    public var size: Size
    /// What lies behind everything; nil lets the page shine through.
    public var background: Colour?
    /// What is drawn, from the back to the front.
    public var elements: [Element]

    /// A picture of the given size.
    public init(size: Size, background: Colour? = nil, elements: [Element] = []) {
        self.size = size
        self.background = background
        self.elements = elements
    }

    /// Adds a shape in front.
    public mutating func add(_ shape: Shape) { elements.append(.shape(shape)) }
    /// Adds a text in front.
    public mutating func add(_ text: TextRun) { elements.append(.text(text)) }
    /// Adds pixels in front.
    public mutating func add(_ picture: Picture) { elements.append(.picture(picture)) }
    /// Adds a group in front.
    public mutating func add(_ group: Group) { elements.append(.group(group)) }
}
