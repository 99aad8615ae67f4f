import Drawing

extension TerminalTheme {
    /// The contrast that text has at least (WCAG 2.2, 1.4.3).
    static let leastContrast = 4.5

    /// A theme from a product's colour.
    ///
    /// Dusk's, or day's, with the ground tinted by the colour and the colour itself, as strong as text must be, as
    /// cursor and in place of the accent nearest to it.
    package static func brand(_ colour: Colour, isDark: Bool = true) -> TerminalTheme {
        var theme = isDark ? TerminalTheme.dusk : .day
        let opaque = Colour(red: colour.red, green: colour.green, blue: colour.blue)
        theme.name = opaque.hex
        theme.ground = (isDark ? Colour(0x121218) : Colour(0xFCFBF9)).mixed(opaque, 0.07)
        func strong(_ colour: Colour) -> Colour {
            for step in 0...20 {
                let candidate = colour.mixed(isDark ? .white : .black, Double(step) * 0.05)
                if candidate.contrast(with: theme.ground) >= leastContrast { return candidate }
            }
            return theme.text
        }
        // The six accents, and the one that the colour is nearest to.
        let nearest = (1...6).min { theme.palette[$0].distance(opaque) < theme.palette[$1].distance(opaque) } ?? 4
        for index in 1...6 { theme.palette[index] = strong(theme.palette[index]) }
        theme.palette[nearest] = strong(opaque)
        theme.palette[nearest + 8] = strong(opaque).mixed(isDark ? .white : .black, 0.15)
        theme.cursor = theme.palette[nearest]
        return theme
    }
}

extension Colour {
    /// How far two colours are apart, in channel steps.
    fileprivate func distance(_ other: Colour) -> Int {
        func gap(_ one: UInt8, _ two: UInt8) -> Int { (Int(one) - Int(two)) * (Int(one) - Int(two)) }
        return gap(red, other.red) + gap(green, other.green) + gap(blue, other.blue)
    }
}
