import Diagnostics
import Files
import Letters
import Media
import Rendering
import Site
import Values

/// What a product's pictures show: its scenes, else the screenshots that a listing brought, without words.
package struct ArtScenes: Sendable {
    /// The scenes.
    package let all: [Manifest.Scene]
    private let product: Product

    /// As many as any gallery takes.
    private static let most = 8

    /// The scenes of a product.
    package init(_ product: Product) {
        self.product = product
        guard product.manifest.scenes.isEmpty else {
            all = product.manifest.scenes
            return
        }
        let place = product.line(of: "name")
        all = product.listingShots.prefix(ArtScenes.most).map { shot in
            var scene = Manifest.Scene(showing: "picture", shot.name, at: place)
            scene.art.composition = WrittenText(text: "trio", place: place)
            // What stores show is mostly drawn with a device already, and a second one around it would be one too many.
            scene.art.device = WrittenText(text: "none", place: place)
            return scene
        }
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool { all.isEmpty }

    /// Whether the first screenshot is held with the long side across; nil where none says so.
    package var isLandscape: Bool? {
        guard let scene = all.first(where: { $0.kind == "picture" }), case .string(let name) = scene.subject else {
            return nil
        }
        for path in ScreenshotPaths(name, of: product).all {
            guard let bytes = try? product.files[path]?.read(), let size = Medium(bytes)?.size else { continue }
            return Double(size.width) > Double(size.height) * 1.3 ? true : nil
        }
        return nil
    }

    /// The one for banners: what it shows of the product best, with its name and the line below that as the title.
    /// - Parameters:
    ///   - listing: whose name and line stand on it; nil for the manifest's.
    ///   - isMark: whether it shows the mark alone.
    /// - Returns: the scene, which takes the composition of its banner.
    package func banner(_ listing: StoreListing?, isMark: Bool = false) -> Manifest.Scene {
        let manifest = product.manifest
        var scene =
            isMark
            ? Manifest.Scene(showing: "mark", "", at: product.line(of: "name"))
            : all.first { SubjectMaker.pixelKinds.contains($0.kind) } ?? all.first ?? ArtScenes.usual(product)
        scene.art.composition = nil
        scene.title = [
            listing?.texts[.name]?.text ?? listing?.texts[.title]?.text ?? manifest.name,
            listing?.texts[.subtitle]?.text ?? listing?.texts[.shortDescription]?.text ?? manifest.tagline,
        ].map { $0.onOneLine }
        return scene
    }

    /// A moment of the first play, else the mark alone.
    private static func usual(_ product: Product) -> Manifest.Scene {
        let place = product.line(of: "name")
        guard let play = product.manifest.plays.first else { return Manifest.Scene(showing: "mark", "", at: place) }
        return Manifest.Scene(showing: "play", play.name, at: place)
    }
}
