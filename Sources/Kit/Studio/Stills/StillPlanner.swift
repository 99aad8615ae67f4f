import Art
import Diagnostics
import Drawing
import Rendering
import Site
import Values

/// Arranges the pictures of a set: fills the templates of compositions, and finds what they show.
struct StillPlanner: Sendable {
    /// The folder of compositions below the theme's `kit/`.
    static let folder = "art/compositions/"
    /// The folder of single pictures.
    package static let banners = "art/banners/"
    /// The one that a scene has that names none.
    static let usual = "stand"

    let subjects: SubjectMaker
    let templates: ThemeTemplates
    let product: Product
    let described: Value
    /// The colour of products that say none of their own: that of their mark or their screenshots, else the theme's.
    let accent: Colour

    init(subjects: SubjectMaker, templates: ThemeTemplates, product: Product, described: Value) {
        (self.subjects, self.templates) = (subjects, templates)
        (self.product, self.described) = (product, described)
        var accent = Colour(0xC93F25)
        if case .string(let hex)? = templates.theme.settings["accent"], let own = Colour(hex: hex) { accent = own }
        self.accent = MarkColour.colour(of: product) { try? subjects.mark().draw() } ?? accent
    }

    /// The plan of a scene of a language.
    /// - Throws: what is wrong with the template, and what the scene shows that is not there.
    func plan(
        of index: Int, in language: StillLanguage, as format: StillFormat
    ) throws(Mistakes) -> StillPlan {
        let canvas = SceneCanvas(format: format, language: language.tag)
        let scene = directed(language.scenes[index])
        let colours = try colours(of: scene)
        var members = members(of: index, in: language, scene, canvas, colours)
        let subject = try subjects.subject(of: scene, on: canvas, colours, members)
        members["subject"] = described(subject, of: scene)
        if format.banner != nil { members["mark"] = try subjects.describedMark(colours) }
        let path = try composition(of: scene, format)
        let sheet = try subjects.sheet(templates.render(path, members), path)
        var plan = StillPlan(sheet: sheet, canvas: canvas, colours: colours, subjects: [])
        for case .picture(let box) in sheet.layers where !plan.subjects.contains(where: { $0.name == box.name }) {
            plan.subjects +=
                try shown(box.name, subject, index, in: language, canvas, colours, members).map { [(box.name, $0)] }
                ?? []
        }
        return plan
    }

    /// What a scene shows, as templates see it.
    private func described(_ subject: SceneSubject, of scene: Manifest.Scene) -> Value {
        let hasPixels = SubjectMaker.pixelKinds.contains(scene.kind)
        // Words in a window are read to the end of their lines, and a device may run on beyond the edge.
        let isWhole = subject.frame.map { $0.family == "terminal" || $0.isElastic && !hasPixels } ?? true
        return [
            "aspect": .decimal(subject.aspect), "framed": .bool(subject.frame != nil),
            "frame": .string(subject.frame?.family ?? ""), "pixels": .bool(hasPixels), "whole": .bool(isWhole),
            "plain_aspect": .decimal(subject.size.height / subject.size.width),
        ]
    }

    /// What a place of a composition shows.
    private func shown(
        _ name: String, _ own: SceneSubject, _ index: Int, in language: StillLanguage, _ canvas: SceneCanvas,
        _ colours: SceneColours, _ members: Object
    ) throws(Mistakes) -> SceneSubject? {
        switch name {
        case "device": return own
        case "subject":
            var bare = own
            (bare.frame, bare.drawsStatus) = (nil, false)
            return bare
        case "mark": return try subjects.mark()
        case "previous", "next":
            let other = index + (name == "next" ? 1 : -1)
            guard language.scenes.indices.contains(other) else { return nil }
            let scene = directed(language.scenes[other])
            // Only neighbours of one composition make one picture.
            guard scene.art.composition?.text == directed(language.scenes[index]).art.composition?.text else {
                return nil
            }
            return try subjects.subject(of: scene, on: canvas, self.colours(of: scene), members)
        case "background":
            guard let file = colours.picture else { return nil }
            guard product.files[file.text] != nil || file.text.contains(".") else { throw noBackground(file) }
            var scene = directed(language.scenes[index])
            (scene.kind, scene.subject, scene.subjectPlace) = ("picture", .string(file.text), file.place)
            scene.art.device = WrittenText(text: "none", place: file.place)
            return try subjects.picture(scene, on: canvas)
        default:
            throw Mistakes(
                Diagnostic(
                    .error, "a composition has a place for `scene:\(name)`, which no scene has",
                    remedy:
                        "the places are scene:device, scene:subject, scene:mark, scene:previous, scene:next, scene:background"
                ))
        }
    }

    /// A background that is no colour, no word for one, and cannot be the name of a picture.
    private func noBackground(_ word: WrittenText) -> Mistakes {
        Mistakes(
            product.mistake(
                "`\(word.text)` is no background", at: word.place, length: word.text.count,
                remedy: didYouMean(word.text, among: ["brand", "ground", "ink", "dark", "light"])
                    ?? "write a colour in quotes, such as \"#0B3A5C\", or two, or brand, ground or ink, or a picture of "
                    + product.folder))
    }

    /// A scene with what it leaves open.
    private func directed(_ scene: Manifest.Scene) -> Manifest.Scene {
        var scene = scene
        scene.art = scene.art.completed(by: product.manifest.art)
        return scene
    }

    private func colours(of scene: Manifest.Scene) throws(Mistakes) -> SceneColours {
        for word in scene.art.background where word.text.hasPrefix("#") && Colour(hex: word.text) == nil {
            throw Mistakes(
                product.mistake(
                    "`\(word.text)` is no colour", at: word.place, length: word.text.count,
                    remedy: "write six digits in quotes, such as \"#C93F25\""))
        }
        return SceneColours(scene.art, product.manifest.colours, accent: accent)
    }

    /// The names of a theme's compositions.
    static func compositions(of templates: ThemeTemplates) -> [String] {
        templates.theme.kit.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".svg") }
            .map { String($0.dropFirst(folder.count).dropLast(4)) }.sorted()
    }

    private func composition(of scene: Manifest.Scene, _ format: StillFormat) throws(Mistakes) -> String {
        if let banner = format.banner { return StillPlanner.banners + banner + ".svg" }
        // A watch's screen has no room for anything beside what it shows, and some places take no more.
        let name = format.isBare ? "bare" : scene.art.composition?.text ?? StillPlanner.usual
        let path = StillPlanner.folder + name + ".svg"
        if templates.has(path) { return path }
        let known = StillPlanner.compositions(of: templates)
        throw Mistakes(
            product.mistake(
                "there is no composition `\(name)`", at: scene.art.composition?.place ?? scene.place,
                length: name.count,
                remedy: didYouMean(name, among: known)
                    ?? "the compositions are \(known.joined(separator: ", ")); a new one is a template kit/\(path) of the theme"
            ))
    }

    /// What templates see.
    private func members(
        of index: Int, in language: StillLanguage, _ scene: Manifest.Scene, _ canvas: SceneCanvas,
        _ colours: SceneColours
    ) -> Object {
        var own = scene.raw
        own["title"] = .list(scene.title.map { .string($0) })
        own["kind"] = .string(scene.kind)
        own["index"] = .integer(index)
        own["count"] = .integer(language.scenes.count)
        own["focus"] = .integer(scene.art.focus ?? 0)
        return Object([
            ("product", described), ("scene", .object(own)), ("canvas", canvas.value), ("colours", colours.value),
        ])
    }
}
