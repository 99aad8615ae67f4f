import Diagnostics
import Drawing
import Rendering
import Site
import Stage
import Synchronization
import Values

/// Finds what scenes show: screenshots, moments of plays, frames, boards, and what templates of the theme draw.
struct SubjectMaker: Sendable {
    let setup: PictureSetup
    let templates: ThemeTemplates
    let renderers: LanguageRenderers
    let shapes = KnownShapes()
    let product: Product
    /// The product as templates see it.
    let described: Value

    /// The kinds that need no template, since they are pixels already.
    static let pixelKinds = ["picture", "play", "film", "board"]

    /// What a scene shows on a canvas.
    /// - Throws: that it cannot be shown, at the scene's line.
    func subject(
        of scene: Manifest.Scene, on canvas: SceneCanvas, _ colours: SceneColours, _ members: Object
    ) throws(Mistakes) -> SceneSubject {
        switch scene.kind {
        case "picture": return try picture(scene, on: canvas)
        case "film": return try film(scene, on: canvas)
        case "play": return try play(scene, on: canvas, colours)
        case "board": return try board(scene, colours)
        case "mark": return try mark()
        case "terminal" where isPlay(scene): return try play(scene, on: canvas, colours)
        default: return try drawn(scene, on: canvas, colours, members)
        }
    }

    private func isPlay(_ scene: Manifest.Scene) -> Bool {
        product.manifest.plays.contains { $0.name == scene.playName }
    }

    /// The frame that a scene asks for, else that of the canvas, else the one that shows something so high by its width.
    func frame(of scene: Manifest.Scene, on canvas: SceneCanvas, aspect: Double) throws(Mistakes) -> DeviceFrame? {
        guard let wanted = scene.art.device else {
            let family = canvas.format.device.isEmpty ? usual(aspect) : canvas.format.device
            let frame = DeviceFrame.named(family, aspect: aspect)
            // What is upright is no screen of a television or a laptop, which would stand on its side.
            if let frame, [.laptop, .panel, .glass].contains(frame.form), aspect > 1.1 {
                return DeviceFrame.named(usual(aspect), aspect: aspect)
            }
            // A picture of a desktop is no screenshot of the phone whose owner looks at it.
            guard let frame, !frame.isElastic else { return frame }
            let own = frame.aspect < 1 ? 1 / frame.aspect : frame.aspect
            let shape = aspect < 1 ? 1 / aspect : aspect
            return shape / own > 0.72 && shape / own < 1.4
                ? frame : DeviceFrame.named(usual(aspect), aspect: aspect)
        }
        if wanted.text == "none" { return nil }
        if let frame = DeviceFrame.named(wanted.text, aspect: aspect) { return frame }
        throw Mistakes(
            product.mistake(
                "no device is called `\(wanted.text)`", at: wanted.place, length: wanted.text.count,
                remedy: didYouMean(wanted.text, among: DeviceFrame.names)
                    ?? "the devices are \(DeviceFrame.names.joined(separator: ", "))"))
    }

    /// The family that a picture of such a shape is of.
    private func usual(_ aspect: Double) -> String {
        aspect > 1.6 || (aspect < 0.55 && aspect > 0.4)
            ? phone : aspect > 1.1 ? "ipad" : aspect > 0.7 ? "ipad" : "window"
    }

    /// The phones that the product runs on.
    private var phone: String {
        let platforms = Set(product.manifest.platforms.map { $0.name.lowercased() })
        return platforms.contains("android") && platforms.isDisjoint(with: ["iphone", "ios"]) ? "android" : "iphone"
    }

    func mistake(_ message: String, _ scene: Manifest.Scene, length: Int = 1, _ remedy: String?) -> Mistakes {
        Mistakes(product.mistake(message, at: scene.subjectPlace, length: length, remedy: remedy))
    }
}

/// The sizes of drawings that were drawn once to know them.
final class KnownShapes: Sendable {
    private let known = Mutex<[String: Size]>([:])

    /// The size that is known under a name, else the one that is found now.
    func size(of name: String, find: () throws(Mistakes) -> Size) throws(Mistakes) -> Size {
        if let size = known.withLock({ $0[name] }) { return size }
        let size = try find()
        known.withLock { $0[name] = size }
        return size
    }
}
