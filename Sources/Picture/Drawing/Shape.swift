/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case colour(Colour)
    /// Colours along a straight line.
    case linear(LinearGradient)
}

/// Colours that change along a straight line, in sRGB.
public struct LinearGradient: Hashable, Sendable {
    /// A colour at a part (0...1) of the way.
    public struct Stop: Hashable, Sendable {
        /// Where, 0...1.
        public var offset: Double
        /// Which.
        public var colour: Colour

        /// The colour at `offset`.
        public init(_ offset: Double, _ colour: Colour) {
            self.offset = offset
            self.colour = colour
        }
    }

    /// The ends of the line.
    public var start, end: Point
    /// The colours in rising order.
    public var stops: [Stop]

    /// Colours along the line from `start` to `end`.
    public init(from start: Point, to end: Point, _ stops: [Stop]) {
        self.start = start.snapped
        self.end = end.snapped
        self.stops = stops
    }
}

/// How a path's line is drawn.
public struct Stroke: Hashable, Sendable {
    /// The form of a line's ends.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// The form of a line's corners; miters end at 4 times the width.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Its colour.
    public var colour: Colour
    /// Its width in px.
    public var width: Double
    /// Its ends.
    public var cap: Cap
    /// Its corners.
    public var join: Join
    /// Lengths of dashes and gaps in turn; empty is a whole line.
    public var dashes: [Double]

    /// A line of the given colour and width.
    public init(_ colour: Colour, width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []) {
        self.colour = colour
        self.width = onGrid(width)
        self.cap = cap
        self.join = join
        self.dashes = dashes.map(onGrid)
    }
}

/// A soft shadow under a shape.
///
/// Blurred in pixels, so that a blur costs no filter in SVG readers that lack one.
public struct Shadow: Hashable, Sendable {
    /// Its colour, with its strength in the alpha.
    public var colour: Colour
    /// The blur's standard deviation in px, half of what CSS calls the blur radius.
    public var blur: Double
    /// How far it lies to the right and below, in px.
    public var offset: Point

    /// A shadow `down` px below its shape.
    public init(_ colour: Colour, blur: Double, across: Double = 0, down: Double = 0) {
        self.colour = colour
        self.blur = onGrid(max(0, blur))
        self.offset = Point(across, down).snapped
    }
}

/// A path with what fills it and what lines it.
public struct Shape: Hashable, Sendable {
    /// The outline; its inside is by the non-zero rule.
    public var path: Path
    /// The inside.
    public var fill: Paint?
    /// The line, drawn over the fill.
    public var stroke: Stroke?
    /// Strength of fill and line together, 0...1.
    public var opacity: Double
    /// The shadow of its filled outline.
    public var shadow: Shadow?

    /// A shape of one colour, a line, or both.
    public init(
        _ path: Path, fill: Colour? = nil, stroke: Stroke? = nil, opacity: Double = 1, shadow: Shadow? = nil
    ) {
        self.path = path
        self.fill = fill.map(Paint.colour)
        self.stroke = stroke
        self.opacity = opacity
        self.shadow = shadow
    }

    /// A shape filled with a gradient.
    public init(_ path: Path, gradient: LinearGradient, stroke: Stroke? = nil, opacity: Double = 1) {
        self.init(path, stroke: stroke, opacity: opacity)
        fill = .linear(gradient)
    }
}
