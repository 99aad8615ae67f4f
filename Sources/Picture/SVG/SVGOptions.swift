import Drawing

/// How a display list becomes SVG.
package struct SVGOptions {
    /// What screen readers call the picture; empty for none.
    package var title: String
    /// What it shows, in words; empty for none.
    package var description: String
    /// What every id starts with, so that several pictures can stand in one page; nil takes a digest of the picture.
    package var prefix: String?
    /// Breaks texts into the lines that `Canvas` would draw.
    package var measure: TextMeasure?
    /// Turns a text into outlines, for readers without the fonts; nil leaves it text.
    package var outline: ((TextRun) -> Path?)?
    /// Whether it is a part of a film.
    var isAnimated = false
    /// Turns pixels into an address, mostly `data:image/png;base64,…`; nil leaves pictures out.
    package var address: ((Pixmap) -> String?)?

    /// Options; texts stay texts, by the rule of thumb for their width.
    package init(
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
