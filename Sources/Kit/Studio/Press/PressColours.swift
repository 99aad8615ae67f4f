import Drawing

extension Colour {
    /// Whether white words read better on it than dark ones; white is preferred where both do well.
    var wantsLightText: Bool { contrast(with: .white) >= 3 }

    /// The colour, darkened until small words in it can be read on white (contrast 4.5, WCAG 2.2 AA).
    var readableOnWhite: Colour {
        var colour = self
        for _ in 0..<20 where colour.contrast(with: .white) < 4.5 { colour = colour.mixed(.black, 0.1) }
        return colour
    }
}
