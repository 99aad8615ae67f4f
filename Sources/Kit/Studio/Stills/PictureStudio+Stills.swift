import Art
import Canvas
public import Diagnostics
import Drawing
import Encodings
public import Rendering
public import Site
public import Stage
public import Values

extension PictureStudio {
    /// The part of a store's still that shows the game: the screen of the drawn phone below its status bar.
    public static let stillScreen = PictureSize(width: 1028, height: 2072)

    /// A moment of a play that a scene names, as pixels.
    func pixmap(of scene: Manifest.Scene, of product: Product, _ changes: PlayChanges) throws(Mistakes) -> Pixmap {
        guard let script = product.script(scene.play) else {
            let names = product.manifest.plays.map(\.name)
            throw Mistakes(
                product.mistake(
                    "there is no play `\(scene.play)`", at: scene.place,
                    remedy: didYouMean(scene.play, among: names)
                        ?? (names.isEmpty
                            ? "name it below `plays:` first" : "the plays are \(names.joined(separator: ", "))")))
        }
        let performance = try perform(script, changes)
        guard let moment = performance.still(named: scene.moment) else {
            let marks = performance.marks.map(\.name)
            throw Mistakes(
                product.mistake(
                    "the play `\(scene.play)` has no mark `\(scene.moment ?? "")`", at: scene.place,
                    remedy: didYouMean(scene.moment ?? "", among: marks)
                        ?? "its marks are \(marks.joined(separator: ", ")); a time such as 4.5s works too"))
        }
        return try pixmap(of: performance, at: moment)
    }

    /// A moment of a play that a scene names, as a PNG.
    public func screen(
        _ scene: Manifest.Scene, of product: Product, _ changes: PlayChanges
    ) throws(Mistakes) -> [UInt8] {
        try cached("screen", "png", [sceneText(scene, of: product), Array(changes.text.utf8)]) {
            () throws(Mistakes) in
            try png(of: pixmap(of: scene, of: product, changes))
        }
    }

    /// A scene as a store shows it: title, drawn phone, and the game's real screen in it; a PNG without alpha.
    ///
    /// The theme's template `art/still.svg` draws it, and sees the product as it is described.
    public func still(
        _ scene: Manifest.Scene, of product: Product, as format: StillFormat, described: Value,
        _ templates: ThemeTemplates
    ) throws(Mistakes) -> [UInt8] {
        let colours = product.manifest.colours.map { "\($0.name)=\($0.hex)" }.joined(separator: ";")
        let facts = [
            sceneText(scene, of: product), templates.text("art/still.svg"), Array(colours.utf8),
            Array("\(format.width)x\(format.height) \(format.store)".utf8),
        ]
        return try cached("still", "png", facts) { () throws(Mistakes) in
            let screen = try pixmap(of: scene, of: product, PlayChanges(size: PictureStudio.stillScreen))
            let title = try set(scene, of: product, in: format)
            var members = Object([("product", described)])
            members["scene"] = [
                "title": .list(scene.title.map { .string($0) }), "lines": .list(title.lines.map(\.value)),
            ]
            members["still"] = [
                "width": .integer(format.width), "height": .integer(format.height), "store": .string(format.store),
            ]
            members["screen"] = [
                "data_uri": .string(dataAddress(try png(of: screen), type: "image/png")),
                "width": .integer(screen.width), "height": .integer(screen.height),
            ]
            let svg = try templates.render("art/still.svg", members)
            do throws(Mistakes) { return try png(of: rasterized(svg), palette: false) } catch {
                // What cannot be drawn of a drawing is mostly the scene's title.
                throw Mistakes(
                    error.all.map {
                        $0.place == nil ? product.mistake($0.message, at: scene.place, remedy: $0.remedy) : $0
                    })
            }
        }
    }

    /// A scene's title, set as large as the room above the phone allows.
    private func set(
        _ scene: Manifest.Scene, of product: Product, in format: StillFormat
    ) throws(Mistakes) -> StillTitle {
        // A drawing that is not so high begins below the top of the room, as the theme's template does.
        let isLow = format.height * 1_320 < format.width * 2_600
        let measure: TextMeasure
        do throws(CanvasError) { measure = try painters.measure() } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
        let (quiet, strong) = (scene.title.first ?? "", scene.title.dropFirst().joined(separator: " "))
        guard let title = StillTitle(quiet: quiet, strong: strong, top: isLow ? 226 : 60, measure) else {
            throw Mistakes(
                product.mistake(
                    "the title of the scene does not fit into the picture, though it is set small", at: scene.place,
                    remedy: "say it in fewer words"))
        }
        return title
    }

    /// An SVG text as pixels, with the studio's fonts.
    func rasterized(_ svg: String) throws(Mistakes) -> Pixmap {
        do throws(ArtError) {
            return try rasterizers.use { rasterizer throws(ArtError) in
                try rasterizer.pixmap(of: svg, background: .white)
            }
        } catch {
            throw Mistakes(PictureStudio.diagnostic(error))
        }
    }

    /// All text that decides what a scene looks like.
    private func sceneText(_ scene: Manifest.Scene, of product: Product) -> [UInt8] {
        var key = Array("\(scene.title) \(scene.play) \(scene.moment ?? "")".utf8)
        let endings = [".play"] + games.compactMap { $0.companion.map { "." + $0 } }
        for (path, content) in product.files.sorted(by: { $0.key < $1.key })
        where endings.contains(where: path.hasSuffix) {
            if case .bytes(let bytes) = content { key += bytes }
        }
        return key
    }

    /// Bytes from the cache, or made now and kept.
    func cached(
        _ kind: String, _ fileExtension: String, _ parts: [[UInt8]], make: () throws(Mistakes) -> [UInt8]
    ) throws(Mistakes) -> [UInt8] {
        var key = PictureKey(kind, salt: salt)
        parts.forEach { key.add($0) }
        let name = key.name(fileExtension)
        if let kept = cache.read(name) { return kept }
        let made = try make()
        cache.store(made, name)
        return made
    }
}
