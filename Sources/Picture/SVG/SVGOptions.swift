import Drawing

/// How a display list becomes SVG.
public struct SVGOptions {
    /// What screen readers call the picture; empty for none.
    public var title: String
    /// What it shows, in words; empty for none.
    public var description: String
    /// What every id starts with, so that several pictures can stand in one page; nil takes a digest of the picture.
    public var prefix: String?
    /// Breaks texts into the lines that `Canvas` would draw.
    public var measure: TextMeasure?
    /// Turns a text into outlines, for readers without the fonts; nil leaves it text.
    public var outline: ((TextRun) -> Path?)?
    /// Whether it is a part of a film.
    var isAnimated = false
    /// Turns pixels into an address, mostly `data:image/png;base64,…`; nil leaves pictures out.
    public var address: ((Pixmap) -> String?)?

    /// Options; texts stay texts, by the rule of thumb for their width.
    public init(
        title: String = "", description: String = "", prefix: String? = nil, measure: TextMeasure? = nil,
        outline: ((TextRun) -> Path?)? = nil, address: ((Pixmap) -> String?)? = nil
    ) {
        self.title = title
        self.description = description
        self.prefix = prefix
        self.measure = measure
        self.outline = outline
        self.address = address
    }
}
