public import Diagnostics
import Drawing
import Encodings
public import Rendering
public import Site
import Stage
public import Values

/// Draws scenes as stores show them: title, drawn phone, and the game's real screen in it.
///
/// The theme's template `art/still.svg` draws the rest.
package struct StillMaker: Sendable {
    /// The part of a still that shows the game: the screen of the drawn phone below its status bar.
    private static let screen = PictureSize(width: 1028, height: 2072)
    private static let template = "art/still.svg"

    private let scenes: SceneMaker
    private let renderer: DrawingRenderer
    private let cache: PictureCache
    private let templates: ThemeTemplates

    /// A maker of stills by a theme's template.
    package init(_ setup: PictureSetup, _ templates: ThemeTemplates) {
        scenes = SceneMaker(setup)
        (renderer, cache, self.templates) = (setup.renderer, setup.cache, templates)
    }

    /// A scene as a PNG without alpha, from the cache where it has been made before.
    /// - Parameters:
    ///   - scene: what is shown.
    ///   - product: whose scene it is.
    ///   - format: the size, and the store.
    ///   - described: the product as the template sees it.
    /// - Returns: the file's bytes.
    /// - Throws: mistakes of the play and of the template, and a title that does not fit, at the scene's line.
    package func png(
        of scene: Manifest.Scene, of product: Product, as format: StillFormat, described: Value
    ) throws(Mistakes) -> [UInt8] {
        let colours = product.manifest.colours.map { "\($0.name)=\($0.hex)" }.joined(separator: ";")
        let facts = [
            scenes.text(of: scene, of: product), templates.text(StillMaker.template), Array(colours.utf8),
            Array("\(format.width)x\(format.height) \(format.store)".utf8),
        ]
        return try cache.bytes("still", "png", facts) { () throws(Mistakes) in
            let screen = try scenes.pixmap(of: scene, of: product, PlayChanges(size: StillMaker.screen))
            let title = try set(scene, of: product, in: format)
            let svg = try templates.render(
                StillMaker.template, members(of: scene, title, screen, format, described: described))
            do throws(Mistakes) { return try renderer.png(of: renderer.rasterized(svg), palette: false) } catch {
                // What cannot be drawn of a drawing is mostly the scene's title.
                throw Mistakes(
                    error.all.map {
                        $0.place == nil ? product.mistake($0.message, at: scene.place, remedy: $0.remedy) : $0
                    })
            }
        }
    }

    /// What the template sees.
    private func members(
        of scene: Manifest.Scene, _ title: StillTitle, _ screen: Pixmap, _ format: StillFormat, described: Value
    ) throws(Mistakes) -> Object {
        var members = Object([("product", described)])
        members["scene"] = [
            "title": .list(scene.title.map { .string($0) }), "lines": .list(title.lines.map(\.value)),
        ]
        members["still"] = [
            "width": .integer(format.width), "height": .integer(format.height), "store": .string(format.store),
        ]
        members["screen"] = [
            "data_uri": .string(dataAddress(try renderer.png(of: screen), type: "image/png")),
            "width": .integer(screen.width), "height": .integer(screen.height),
        ]
        return members
    }

    /// A scene's title, set as large as the room above the phone allows.
    private func set(
        _ scene: Manifest.Scene, of product: Product, in format: StillFormat
    ) throws(Mistakes) -> StillTitle {
        // A drawing that is not so high begins below the top of the room, as the theme's template does.
        let isLow = format.height * 1_320 < format.width * 2_600
        let (quiet, strong) = (scene.title.first ?? "", scene.title.dropFirst().joined(separator: " "))
        guard
            let title = StillTitle(quiet: quiet, strong: strong, top: isLow ? 226 : 60, try renderer.measure())
        else {
            throw Mistakes(
                product.mistake(
                    "the title of the scene does not fit into the picture, though it is set small", at: scene.place,
                    remedy: "say it in fewer words"))
        }
        return title
    }
}
