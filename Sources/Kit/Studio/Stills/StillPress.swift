import Canvas
import Diagnostics
import Drawing
import Site

/// Draws the pictures of a scene in all languages, what they have in common once.
struct StillPress: Sendable {
    let setup: PictureSetup
    let renderers: LanguageRenderers
    let sizes: SetSizes
    let product: Product
    let languages: [StillLanguage]

    /// What several pictures have in common, drawn.
    private struct Ground {
        var key: [[UInt8]]
        var pixmap: Pixmap
        /// Its rows, packed when they are first wanted.
        var bands: PNGBands
    }

    /// The pictures of a scene, by language.
    func print(_ plans: [Result<StillPlan, Mistakes>], of scene: Int) -> [Result<StillFile, Mistakes>] {
        // Two: one for each direction of writing.
        var grounds: [Ground] = []
        return plans.indices.map { number in print(plans[number], of: scene, in: languages[number], &grounds) }
    }

    /// The picture of a scene in one language.
    func print(
        _ plan: Result<StillPlan, Mistakes>, of scene: Int, in language: StillLanguage
    ) -> Result<StillFile, Mistakes> {
        var grounds: [Ground] = []
        return print(plan, of: scene, in: language, &grounds)
    }

    private func print(
        _ plan: Result<StillPlan, Mistakes>, of scene: Int, in language: StillLanguage, _ grounds: inout [Ground]
    ) -> Result<StillFile, Mistakes> {
        do throws(Mistakes) { return .success(try print(plan.get(), of: scene, in: language, &grounds)) } catch {
            return .failure(error)
        }
    }

    private func print(
        _ plan: StillPlan, of scene: Int, in language: StillLanguage, _ grounds: inout [Ground]
    ) throws(Mistakes) -> StillFile {
        let name = try name(of: plan)
        // The languages of a scene have their ground in common, which would be drawn by each machine.
        if let note = setup.cache.isTogether { note(name, plan.groundName) }
        if let kept = setup.cache.place(name) { return StillFile(kept) }
        if let kept = setup.cache.read(name) { return StillFile(kept) }
        try setup.cache.claim(name)
        do throws(Mistakes) {
            if plan.sheet.isClear { return StillFile(try clear(plan, name)) }
            let ground = try ground(of: plan, &grounds)
            var pixmap = ground.pixmap
            let painter = SheetPainter(renderer: renderers[plan.canvas.language])
            let shown = try plan.groundCount < plan.sheet.layers.count ? shownAbove(plan) : [:]
            for layer in plan.sheet.layers[plan.groundCount...] {
                try painter.paint(layer, over: &pixmap, shown, sizes: sizes, plan.canvas)
            }
            let bytes: [UInt8]
            do throws(CanvasError) { bytes = try ground.bands.png(of: pixmap) } catch { throw Mistakes(drawing: error) }
            setup.cache.store(bytes, name)
            return setup.cache.place(name).map { StillFile($0) } ?? StillFile(bytes)
        } catch {
            // What cannot be drawn of a drawing is mostly the scene's title.
            let place = language.titles.indices.contains(scene) ? language.titles[scene] : nil
            throw Mistakes(
                error.all.map { mistake in
                    guard mistake.place == nil, let place else { return mistake }
                    return Diagnostic(
                        mistake.severity, mistake.message, at: place, excerpt: language.source.line(place.line),
                        remedy: mistake.remedy)
                })
        }
    }

    /// Words on nothing, with an alpha channel.
    private func clear(_ plan: StillPlan, _ name: String) throws(Mistakes) -> [UInt8] {
        let renderer = renderers[plan.canvas.language]
        let bytes = try renderer.png(of: SheetPainter(renderer: renderer).pixmap(of: plan.sheet), palette: false)
        setup.cache.store(bytes, name)
        return bytes
    }

    private func name(of plan: StillPlan) throws(Mistakes) -> String {
        var key = setup.cache.key("still")
        key.add(plan.sheet.text)
        key.add("\(plan.colours.isDark) \(plan.canvas.language)")
        for (name, subject) in plan.subjects {
            key.add(name)
            key.add("\(subject.drawsStatus) \(subject.frame?.name ?? "")")
            subject.key.forEach { key.add($0) }
        }
        let measure = try renderers[plan.canvas.language].measure()
        for box in plan.words {
            key.add("\(sizes.size(of: WordFit(box, measure), plan.canvas.format, in: plan.canvas.language))")
        }
        return key.name("png")
    }

    /// What is below the words, drawn or remembered.
    private func ground(of plan: StillPlan, _ grounds: inout [Ground]) throws(Mistakes) -> Ground {
        let key = plan.groundKey
        if let known = grounds.first(where: { $0.key == key }) { return known }
        let format = plan.canvas.format
        var pixmap = Pixmap(width: format.width, height: format.height, fill: plan.colours.ground)
        let painter = SheetPainter(renderer: renderers[plan.canvas.language])
        var shown: [String: SheetPainter.Shown] = [:]
        let layers = plan.sheet.layers[..<plan.groundCount]
        for layer in layers {
            // One at a time: a screen has millions of pixels.
            if case .picture(let box) = layer { shown = try self.shown(plan, only: box.name) }
            try painter.paint(layer, over: &pixmap, shown, sizes: sizes, plan.canvas)
        }
        if grounds.count >= 2 { grounds.removeFirst() }
        let ground = Ground(key: key, pixmap: pixmap, bands: PNGBands(ground: pixmap))
        grounds.append(ground)
        return ground
    }

    private func shownAbove(_ plan: StillPlan) throws(Mistakes) -> [String: SheetPainter.Shown] {
        var all: [String: SheetPainter.Shown] = [:]
        for case .picture(let box) in plan.sheet.layers[plan.groundCount...] {
            all.merge(try shown(plan, only: box.name)) { first, _ in first }
        }
        return all
    }

    private func shown(_ plan: StillPlan, only wanted: String) throws(Mistakes) -> [String: SheetPainter.Shown] {
        guard let subject = plan.subjects.first(where: { $0.name == wanted })?.subject else { return [:] }
        return [
            wanted: SheetPainter.Shown(
                pixmap: try subject.draw(), frame: subject.frame, drawsStatus: subject.drawsStatus,
                onDark: plan.colours.isDark, runsFromRight: plan.canvas.runsFromRight)
        ]
    }
}
