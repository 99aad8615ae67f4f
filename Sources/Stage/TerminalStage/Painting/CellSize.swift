import Drawing

/// The measures of a cell, in whole pixels, so that neighbours share their edges and no gap shows.
///
/// JetBrains Mono 2.242, of 1000: advance 600, ascent 1020, descent 300, underline 155 below the baseline and 50 thick,
/// strike 320 above it.
package struct CellSize: Sendable, Hashable {
    /// The letters' size in px.
    package let fontSize: Double
    /// Across.
    package let width: Int
    /// Down.
    package let height: Int

    /// The cell of letters of a size.
    package init(fontSize: Double) {
        self.fontSize = fontSize
        width = max(2, Int((fontSize * 0.6).rounded()))
        height = max(4, Int((fontSize * 1.32).rounded()))
    }

    /// From the cell's top to the baseline.
    var baseline: Double { (fontSize * 1.02 + (Double(height) - fontSize * 1.32) / 2).rounded() }
    /// What letters are apart more than by themselves.
    var tracking: Double { Double(width) - fontSize * 0.6 }
    /// How thick a thin line of a frame is, about a letter's stem.
    var line: Int { max(1, Int((fontSize * 0.07).rounded())) }
    /// How thick lines below and through letters are.
    var rule: Double { max(1, (fontSize * 0.06).rounded()) }
    /// The upper edge of the line below letters.
    var underline: Double { min((baseline + fontSize * 0.13).rounded(), Double(height) - rule) }
    /// The upper edge of the line through letters.
    var strike: Double { (baseline - fontSize * 0.32 - rule / 2).rounded() }
}
