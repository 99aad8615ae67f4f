/// How much an SVG may ask for.
///
/// What is drawn by hand or by a template stays far below; what is made to hang a program
/// does not.
enum SVGLimits {
    /// Bytes of the text; embedded pictures are part of it.
    static let bytes = 48 << 20
    /// Elements inside of elements.
    static let depth = 100
    /// Elements inside of elements that each need a layer of pixels: opacity, masks, filters, clips.
    static let layers = 12
    /// Characters of all texts.
    static let letters = 20_000
    /// Pixels of the drawing.
    static let area = 1 << 24
    /// Pixels of all embedded pictures.
    static let embeddedArea = 1 << 26
    /// What all elements cost, those counted again that are used again; one costs about 25 µs at most.
    static let cost = 100_000
    /// Pixels that one unit of cost lays on a layer, and that it filters.
    static let layeredPixels = 5_000
    static let filteredPixels = 500
    /// Pixels that one unit of cost covers with a colour, and with what is worked out for each: gradients, pictures.
    static let plainPixels = 25_000
    static let shadedPixels = 5_000
    /// Pixels that one unit of cost leads a line on, across others.
    static let wayPixels = 150.0
    /// Dashes of all lines.
    static let dashes = 2e6
    /// The standard deviation of a blur, and the radius of a thickening, in units of the drawing.
    static let blur = 250.0
    static let radius = 30.0
    /// The sides of the matrix of a convolution.
    static let order = 9.0
    /// The octaves of a turbulence.
    static let octaves = 8.0
}
