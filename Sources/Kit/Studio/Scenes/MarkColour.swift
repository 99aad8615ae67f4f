import Art
import Drawing
import Rendering
import Site

/// The colour that a mark is known by: the one of which most of it is, greys and the nearly white and black left out.
struct MarkColour {
    let colour: Colour

    /// Hues are counted in so many parts of the circle.
    private static let parts = 24
    /// What share of the mark has to have a colour for it to be known by one.
    private static let least = 0.04

    /// Looks at every few pixels; nil where the mark is grey.
    init?(_ pixmap: Pixmap) {
        var sums = [(weight: Double, red: Double, green: Double, blue: Double)](
            repeating: (0, 0, 0, 0), count: MarkColour.parts)
        let step = max(1, min(pixmap.width, pixmap.height) / 128)
        var seen = 0.0
        for y in stride(from: 0, to: pixmap.height, by: step) {
            for x in stride(from: 0, to: pixmap.width, by: step) {
                let colour = pixmap.colour(x, y)
                guard colour.alpha > 200 else { continue }
                seen += 1
                let channels = [colour.red, colour.green, colour.blue].map(Double.init)
                guard let most = channels.max(), let least = channels.min(), most - least > 40, most > 50 else {
                    continue
                }
                let weight = (most - least) / 255
                let part = MarkColour.hue(channels, most, most - least)
                sums[part].weight += weight
                sums[part].red += weight * channels[0]
                sums[part].green += weight * channels[1]
                sums[part].blue += weight * channels[2]
            }
        }
        guard let best = sums.max(by: { $0.weight < $1.weight }), best.weight > seen * MarkColour.least else {
            return nil
        }
        func channel(_ sum: Double) -> UInt8 { UInt8(min(255, (sum / best.weight).rounded())) }
        colour = Colour(red: channel(best.red), green: channel(best.green), blue: channel(best.blue))
    }

    private static func hue(_ channels: [Double], _ most: Double, _ spread: Double) -> Int {
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        let sixth =
            most == red
            ? (green - blue) / spread : most == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
        return Int(((sixth + 6).truncatingRemainder(dividingBy: 6)) / 6 * Double(parts)) % parts
    }
}

extension MarkColour {
    /// The colour of a product that names none: that of its mark, else of the first screenshot of its listing; a dark one
    /// where these are grey.
    /// - Returns: nil where the product has a colour, or neither of them.
    static func colour(of product: Product, mark: () -> Pixmap?) -> Colour? {
        guard product.manifest.colours.isEmpty else { return nil }
        let shot = product.listingShots.first
        guard product.manifest.logo != nil || shot != nil else { return nil }
        let pixmap =
            product.manifest.logo != nil
            ? mark() : (try? shot?.file.read()).flatMap { try? Art.pixmap(ofPhotograph: $0) }
        return pixmap.map { MarkColour($0)?.colour ?? Colour(0x2E2C36) }
    }
}
