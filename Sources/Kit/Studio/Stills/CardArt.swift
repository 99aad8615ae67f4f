import Canvas
import Encodings
import Images
import Media
import Rendering
import Site
import Stage
import Values

/// What the card of a product shows besides its title: its mark, its colour and a picture of it.
package struct CardArt: Sendable {
    /// How wide the picture stands on the card at most, in pixels.
    static let width = 460
    /// The product's name.
    package var name: String
    /// Its colour, as its manifest writes it.
    package var brand: String?
    /// Its mark, as a `data:` address.
    package var mark: String?
    /// A picture of it, as a `data:` address, and its size.
    package var picture: (address: String, size: PixelSize)?
    /// Whether a device is drawn around the picture; what a listing shows has one mostly.
    package var isInDevice = true

    /// The art as the template of cards sees it.
    package var described: Value {
        var members = Object([("name", .string(name))])
        members["brand"] = brand.map { .string($0) }
        members["mark"] = mark.map { .string($0) }
        if let picture {
            members["picture"] = .string(picture.address)
            members["width"] = .integer(picture.size.width)
            members["height"] = .integer(picture.size.height)
            members["device"] = .bool(isInDevice)
        }
        return .object(members)
    }
}

/// Finds what the cards of products show, in the cache where it has been made for other places already.
package struct CardArtMaker: Sendable {
    private static let markSide = 192
    /// The size of the screens of a product's page, which are drawn there anyway.
    private static let screen = PictureSize(width: 590, height: 1_180)

    private let logos: LogoMaker
    private let scenes: SceneMaker
    private let films: MovingPictureMaker
    private let shrinker: PictureShrinker

    /// A maker with the setup's games, fonts and cache.
    package init(_ setup: PictureSetup) {
        (logos, scenes) = (LogoMaker(setup), SceneMaker(setup))
        (films, shrinker) = (MovingPictureMaker(setup), PictureShrinker(setup))
    }

    /// What the card of a product shows; what cannot be drawn is left out, and is told for the page that shows it.
    package func art(of product: Product) -> CardArt {
        let colours = product.manifest.colours
        var art = CardArt(
            name: product.manifest.name, brand: (colours.first { $0.name == "brand" } ?? colours.first)?.hex)
        let files = (try? logos.logo(of: product).files) ?? []
        if let mark = files.first(where: { ["logo.png", "mark.png"].contains($0.name) }),
            let small = try? shrinker.smaller(mark.bytes, width: CardArtMaker.markSide, height: CardArtMaker.markSide)
        {
            art.mark = dataAddress(small, type: "image/png")
        }
        // As on its other pictures.
        art.brand =
            art.brand
            ?? MarkColour.colour(of: product) {
                files.first { $0.name.hasSuffix(".png") }.flatMap { try? Canvas.pixmap(ofPNG: $0.bytes) }
            }?.hex
        (art.picture, art.isInDevice) = (picture(of: product), isInDevice(product))
        return art
    }

    /// The first scene, else the still of the first play, else the first screenshot of a listing.
    private func picture(of product: Product) -> (address: String, size: PixelSize)? {
        if let png = drawn(product),
            let small = try? shrinker.smaller(png, width: CardArt.width, height: CardArt.width * 3),
            let size = Medium(small)?.size
        {
            return (dataAddress(small, type: "image/png"), size)
        }
        guard let bytes = screenshot(of: product),
            let raster = try? decoded(bytes, for: CardArt.width),
            let jpeg = try? jpeg(of: raster.resized(width: min(raster.width, CardArt.width)), quality: 90),
            let size = Medium(jpeg)?.size
        else { return nil }
        return (dataAddress(jpeg, type: "image/jpeg"), size)
    }

    /// Whether the first scene with a screenshot wants a device around it, or does not say; films of windows and of screens
    /// show what is around them themselves.
    private func isInDevice(_ product: Product) -> Bool {
        if let script = filmed(product), let read = try? films.performer.read(script), read.play.hasOwnShape {
            return false
        }
        return ArtScenes(product).all.first { $0.kind == "picture" }?.art.device?.text != "none"
    }

    /// The first screenshot that a scene shows, or that a listing brought.
    private func screenshot(of product: Product) -> [UInt8]? {
        for scene in ArtScenes(product).all where scene.kind == "picture" {
            guard case .string(let name) = scene.subject else { continue }
            let path = ScreenshotPaths(name, of: product).first(in: product)
            if let bytes = path.flatMap({ try? product.files[$0]?.read() }) { return bytes }
        }
        return nil
    }

    private func drawn(_ product: Product) -> [UInt8]? {
        if let scene = product.manifest.scenes.first, let play = scene.play, product.script(play) != nil {
            return try? scenes.png(of: scene, of: product, PlayChanges(size: CardArtMaker.screen))
        }
        guard let script = filmed(product), let styles = try? films.styles(of: script) else { return nil }
        return try? films.picture(of: script, PlayChanges(style: styles.light)).still
    }

    /// The play of whose film the card shows the still; nil where a scene is shown.
    private func filmed(_ product: Product) -> Script? {
        let scene = product.manifest.scenes.first
        if let play = scene?.play, product.script(play) != nil { return nil }
        // A screenshot of the author's own says more of the product than its film's still.
        guard scene?.kind != "picture", let play = product.manifest.plays.first else { return nil }
        return product.script(play.name)
    }
}
