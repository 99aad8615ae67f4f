import Art
import Diagnostics
import Drawing
import Rendering
import Site
import Values

// What templates of the theme draw.
extension SubjectMaker {
    /// The folder of such templates below the theme's `kit/`.
    static let folder = "art/scenes/"

    func drawn(
        _ scene: Manifest.Scene, on canvas: SceneCanvas, _ colours: SceneColours, _ members: Object
    ) throws(Mistakes) -> SceneSubject {
        let path = SubjectMaker.folder + scene.kind + ".svg"
        guard templates.has(path) else {
            throw Mistakes(
                product.mistake(
                    "there is no kind of scene `\(scene.kind)`", at: scene.place, length: scene.kind.count,
                    remedy: didYouMean(scene.kind, among: kinds)
                        ?? "the kinds are \(kinds.joined(separator: ", ")); a new one is a template kit/\(path) of the theme"
                ))
        }
        let frame = try scene.art.device == nil ? nil : self.frame(of: scene, on: canvas, aspect: 1.6)
        var room = canvas.room
        if let frame, !frame.isElastic { room.height = (room.width * frame.aspect).rounded() }
        var members = members
        members["room"] = [
            "width": .decimal(room.width), "height": .decimal(room.height),
            "pixel_width": .integer(Int((room.width * canvas.unit).rounded())),
            "pixel_height": .integer(Int((room.height * canvas.unit).rounded())),
            "device": .string(frame?.name ?? ""),
        ]
        let value = try value(of: scene, on: canvas)
        members[scene.kind] = value
        let sheet = try sheet(templates.render(path, members), path)
        let own = sheet.device.flatMap { DeviceFrame.named($0, aspect: sheet.size.height / sheet.size.width) }
        let painter = SheetPainter(renderer: renderers[canvas.language])
        return SceneSubject(
            frame: frame ?? (scene.art.device?.text == "none" ? nil : own), size: sheet.size,
            lines: ["code", "terminal"].contains(scene.kind) ? SubjectMaker.lines(of: value) : 0,
            key: [Array(sheet.text.utf8)]
        ) { () throws(Mistakes) in try painter.pixmap(of: sheet) }
    }

    private static func lines(of value: Value) -> Int {
        guard case .object(let members) = value, case .list(let lines)? = members["lines"] else { return 0 }
        return lines.count
    }

    /// The kinds of scenes that there are.
    var kinds: [String] {
        SubjectMaker.pixelKinds
            + templates.theme.kit.keys.filter { $0.hasPrefix(SubjectMaker.folder) && $0.hasSuffix(".svg") }
            .map { String($0.dropFirst(SubjectMaker.folder.count).dropLast(4)) }.sorted()
    }

    /// A drawing in its layers.
    func sheet(_ svg: String, _ path: String) throws(Mistakes) -> ArtSheet {
        do throws(ArtError) { return try ArtSheet(svg) } catch {
            throw Mistakes(
                Mistakes(drawing: error).all.map {
                    Diagnostic(.error, "kit/\(path): \($0.message)", remedy: $0.remedy)
                })
        }
    }

    /// What a scene shows, as its template sees it.
    private func value(of scene: Manifest.Scene, on canvas: SceneCanvas) throws(Mistakes) -> Value {
        switch (scene.kind, scene.subject) {
        case ("code", _): return try code(scene, on: canvas)
        case ("terminal", .string(let text)):
            return CodeLines(text: text, language: "console", from: 1, most: canvas.columns).value(name: "")
        case ("list", .list): return ["items": scene.subject]
        case ("quote", .integer(let number)):
            guard product.manifest.quotes.indices.contains(number - 1) else {
                throw mistake(
                    "there is no quote \(number)", scene,
                    "the manifest has \(product.manifest.quotes.count) below `quotes:`")
            }
            let quote = product.manifest.quotes[number - 1]
            return ["text": .string(quote.text), "by": .string(quote.by)]
        case ("quote", .string), ("result", .string): return ["text": scene.subject]
        case ("leaderboard", .list(let players)), ("versus", .list(let players)):
            if scene.kind == "versus", players.count != 2 {
                throw mistake("`versus` shows two players, and has \(players.count)", scene, "name two")
            }
            return scene.subject
        case ("leaderboard", _), ("versus", _):
            throw mistake(
                "`\(scene.kind)` must be a list of players", scene,
                "write `\(scene.kind): [{name: Ada, score: 12}, {name: Max, score: 9}]`")
        default: return scene.subject
        }
    }
}
