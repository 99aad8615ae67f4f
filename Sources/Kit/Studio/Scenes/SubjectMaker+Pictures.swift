import Art
import Canvas
import Diagnostics
import Drawing
import Encodings
import Files
import GIF
import Rendering
import Site
import Stage
import Values
import WebP

// Files of the product's folder.
extension SubjectMaker {
    /// A screenshot: of the language, else of the language it belongs to, else of the manifest's own.
    func picture(_ scene: Manifest.Scene, on canvas: SceneCanvas) throws(Mistakes) -> SceneSubject {
        let (path, bytes) = try file(scene, on: canvas)
        if fileExtension(of: path) == "svg" { return try drawing(bytes, scene, on: canvas) }
        guard let header = PictureHeader(bytes) else {
            throw mistake("`\(path)` is no picture that can be read", scene, "take a PNG, JPEG, WebP, GIF or SVG")
        }
        let size = Size(Double(header.width), Double(header.height))
        let frame = try frame(of: scene, on: canvas, aspect: size.height / size.width)
        let maker = self
        // The file is read again when it is drawn: a set of all languages has more of them than memory should hold.
        return SceneSubject(frame: frame, size: size, key: [Array(Digest(of: bytes).hex.utf8)]) { () throws(Mistakes) in
            try maker.decoded(maker.file(scene, on: canvas).bytes, header, path, scene)
        }
    }

    /// A frame of a moving picture, at a time or its first.
    func film(_ scene: Manifest.Scene, on canvas: SceneCanvas) throws(Mistakes) -> SceneSubject {
        let (path, bytes) = try file(scene, on: canvas)
        guard let header = PictureHeader(bytes), header.format == .gif || header.format == .webP else {
            throw mistake(
                "`\(path)` is no film that a frame can be taken of", scene,
                "take a GIF or an animated WebP; of other films save the frame, and write `picture:` with it")
        }
        var time = Seconds(0)
        if let at = scene.moment {
            guard let read = Seconds(reading: at) else {
                throw mistake("`at: \(at)` is no time", scene, "write it as 4.5s")
            }
            time = read
        }
        let size = Size(Double(header.width), Double(header.height))
        let (maker, wanted) = (self, time.value)
        return SceneSubject(
            frame: try frame(of: scene, on: canvas, aspect: size.height / size.width), size: size,
            key: [Array(Digest(of: bytes).hex.utf8), Array("\(wanted)".utf8)]
        ) { () throws(Mistakes) in
            let frames = try maker.frames(of: bytes, header, path, scene)
            var end = 0.0
            for frame in frames {
                end += frame.duration.inSeconds
                if wanted < end { return frame.pixmap }
            }
            throw maker.mistake("`\(path)` ends before \(wanted) s", scene, "it is \(end) s long")
        }
    }

    private func drawing(
        _ bytes: [UInt8], _ scene: Manifest.Scene, on canvas: SceneCanvas
    ) throws(Mistakes) -> SceneSubject {
        let width = (Double(canvas.format.width) * 0.8).rounded()
        let (renderer, svg) = (setup.renderer, String(decoding: bytes, as: UTF8.self))
        let made: @Sendable () throws(Mistakes) -> Pixmap = { () throws(Mistakes) in
            do throws(ArtError) { return try renderer.pixmap(ofSVG: svg, width: width, background: .white) } catch {
                throw Mistakes(drawing: error)
            }
        }
        let digest = Digest(of: bytes).hex
        let size = try shapes.size(of: "\(digest) \(width)") { () throws(Mistakes) in
            let pixmap = try made()
            return Size(Double(pixmap.width), Double(pixmap.height))
        }
        return SceneSubject(
            frame: try frame(of: scene, on: canvas, aspect: size.height / size.width), size: size,
            key: [Array(digest.utf8), Array("\(width)".utf8)], draw: made)
    }

    /// The file that a scene names, in the language of the canvas.
    private func file(
        _ scene: Manifest.Scene, on canvas: SceneCanvas
    ) throws(Mistakes) -> (path: String, bytes: [UInt8]) {
        guard case .string(let name) = scene.subject else {
            throw mistake("`\(scene.kind)` names a file", scene, "write `\(scene.kind): shots/home.png`")
        }
        let paths = ScreenshotPaths(
            name, language: canvas.language, device: canvas.format.screenshotDevice, of: product)
        for path in paths.all {
            guard let content = product.files[path] else { continue }
            do throws(DiskError) { return (path, try content.read()) } catch {
                throw mistake("`\(product.folder)/\(path)` cannot be read: \(error.cause)", scene, "make it readable")
            }
        }
        let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
        let known = product.files.keys.filter { endings.contains(fileExtension(of: $0)) }.sorted()
        throw mistake(
            "there is no file `\(name)` in \(product.folder)", scene, length: name.count,
            didYouMean(name, among: known)
                ?? (name.contains("{")
                    ? "put one at \(paths.all[0]), beside product.yml"
                    : known.isEmpty
                        ? "put it there, beside product.yml"
                        : "the pictures there are \(known.prefix(12).joined(separator: ", "))"))
    }

    private func decoded(
        _ bytes: [UInt8], _ header: PictureHeader, _ path: String, _ scene: Manifest.Scene
    ) throws(Mistakes) -> Pixmap {
        switch header.format {
        case .png, .jpeg:
            do throws(ArtError) { return try pixmap(ofPhotograph: bytes) } catch {
                throw mistake("`\(path)` cannot be drawn: \(error.description)", scene, error.remedy)
            }
        case .gif, .webP: return try frames(of: bytes, header, path, scene)[0].pixmap
        }
    }

    private func frames(
        of bytes: [UInt8], _ header: PictureHeader, _ path: String, _ scene: Manifest.Scene
    ) throws(Mistakes) -> [Frame] {
        var frames: [Frame] = []
        do { frames = header.format == .gif ? try decodeGIF(bytes).frames : try decodeWebP(bytes).frames } catch {
            throw mistake("`\(path)` cannot be drawn: \(error)", scene, nil)
        }
        guard !frames.isEmpty else { throw mistake("`\(path)` has no pictures", scene, nil) }
        return frames
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
