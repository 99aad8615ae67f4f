import Art
import Diagnostics
import Drawing
import Files
import Site
import Values

// The product's mark.
extension SubjectMaker {
    /// The logo that the manifest names, else the one that is drawn of name and colour, as pixels.
    func mark() throws(Mistakes) -> SceneSubject {
        let png = try markFile()
        let pixmap = try SubjectMaker.decoded(png)
        return SceneSubject(
            frame: nil, size: Size(Double(pixmap.width), Double(pixmap.height)),
            key: [Array("mark".utf8), Array(Digest(of: png).hex.utf8)]
        ) { () throws(Mistakes) in pixmap }
    }

    /// The mark as templates of banners see it: whether it fills a square, whether it is the product's own, and what it
    /// stands on where it does not.
    func describedMark(_ colours: SceneColours) throws(Mistakes) -> Value {
        let pixmap = try SubjectMaker.decoded(markFile())
        let isSquare = abs(pixmap.width - pixmap.height) * 20 < pixmap.width
        // A mark that is drawn here goes on beyond its round corners.
        let own = pixmap.colour(pixmap.width / 2, pixmap.height / 12)
        let isLight = (MarkColour(pixmap)?.colour ?? .white).luminance > 0.6
        return [
            "opaque": .bool(isSquare && pixmap.isOpaque), "own": .bool(product.manifest.logo != nil),
            "ground": .string((product.manifest.logo == nil ? own : isLight ? colours.brand : .white).hex),
        ]
    }

    private func markFile() throws(Mistakes) -> [UInt8] {
        let files = try LogoMaker(setup).logo(of: product).files
        return files.first { ["logo.png", "mark.png"].contains($0.name) }?.bytes ?? []
    }

    private static func decoded(_ png: [UInt8]) throws(Mistakes) -> Pixmap {
        do throws(ArtError) { return try pixmap(ofPhotograph: png) } catch { throw Mistakes(drawing: error) }
    }
}
