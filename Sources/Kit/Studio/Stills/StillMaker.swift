import Art
import Canvas
import Diagnostics
import Drawing
import Rendering
import Site
import Synchronization
import Threads
import Values

/// Draws the scenes of a product as stores show them, in sets: each picture a composition of the theme, with a title that
/// has one size throughout its set.
///
/// The pictures of a scene in several languages are drawn one after another, for most of them have all in common but
/// their words.
package struct StillMaker: Sendable {
    private let setup: PictureSetup
    private let templates: ThemeTemplates

    /// A maker of stills by a theme's templates.
    package init(_ setup: PictureSetup, _ templates: ThemeTemplates) {
        (self.setup, self.templates) = (setup, templates)
    }

    /// The names of the theme's compositions.
    package var compositions: [String] { StillPlanner.compositions(of: templates) }

    /// The scenes of a product in several languages and sizes, by size, then language, then scene.
    ///
    /// What cannot be drawn keeps nothing else from being there.
    package func stills(
        of product: Product, in languages: [StillLanguage], as formats: [StillFormat], described: Value
    ) -> [Still] {
        let scenes = languages.first?.scenes.count ?? 0
        let jobs = formats.flatMap { format in (0..<scenes).map { (format: format, scene: $0) } }
        let (plans, press) = planned(jobs, of: product, in: languages, described)
        let made = mapInParallel(jobs.count, batch: 1) { press.print(plans[$0], of: jobs[$0].scene) }
        let warnings = warnings(jobs, plans, of: product, languages, press)
        var stills: [Still] = []
        for (offset, format) in formats.enumerated() {
            for language in languages.indices {
                for scene in 0..<scenes {
                    let job = offset * scenes + scene
                    stills.append(
                        Still(
                            language: language, scene: scene, format: format, result: made[job][language],
                            warning: offset == 0 && languages[language].isOwn ? warnings[scene] : nil,
                            fit: (try? plans[job][language].get())?.screenFit))
                }
            }
        }
        return stills
    }

    /// One picture of a set, as it is among the others, with which its title has its size in common.
    /// - Parameters:
    ///   - product: whose picture it is.
    ///   - scene: its place among the scenes, from 0.
    ///   - language: the place of its language.
    ///   - languages: those of the whole set.
    ///   - format: its size, and where it goes.
    ///   - described: the product as templates see it.
    /// - Returns: the file.
    /// - Throws: that it cannot be drawn.
    package func still(
        of product: Product, _ scene: Int, in language: Int, of languages: [StillLanguage], as format: StillFormat,
        described: Value
    ) throws(Mistakes) -> StillFile {
        let jobs = languages[language].scenes.indices.map { (format: format, scene: $0) }
        let (plans, press) = planned(jobs, of: product, in: languages, described)
        return try press.print(plans[scene][language], of: scene, in: languages[language]).get()
    }

    /// Arranges the pictures of a set, by job and language, and what draws them.
    private func planned(
        _ jobs: [(format: StillFormat, scene: Int)], of product: Product, in languages: [StillLanguage],
        _ described: Value
    ) -> (plans: [[Result<StillPlan, Mistakes>]], press: StillPress) {
        let renderers = LanguageRenderers(setup.renderer, for: languages.map(\.tag))
        let planner = StillPlanner(
            subjects: SubjectMaker(
                setup: setup, templates: templates, renderers: renderers, product: product,
                described: described), templates: templates, product: product, described: described)
        let plans = mapInParallel(jobs.count, batch: 1) { number -> [Result<StillPlan, Mistakes>] in
            languages.map { language in
                do throws(Mistakes) {
                    return .success(try planner.plan(of: jobs[number].scene, in: language, as: jobs[number].format))
                } catch {
                    return .failure(error)
                }
            }
        }
        let sizes = sizes(plans, languages, renderers)
        return (
            plans,
            StillPress(setup: setup, renderers: renderers, sizes: sizes, product: product, languages: languages)
        )
    }

    /// What is told of the own language's pictures in the first size, by scene.
    private func warnings(
        _ jobs: [(format: StillFormat, scene: Int)], _ plans: [[Result<StillPlan, Mistakes>]], of product: Product,
        _ languages: [StillLanguage], _ press: StillPress
    ) -> [Int: Diagnostic] {
        guard let number = languages.firstIndex(where: \.isOwn), let format = jobs.first?.format,
            let measure = try? press.renderers[languages[number].tag].measure()
        else { return [:] }
        var warnings: [Int: Diagnostic] = [:]
        var titles: [LongTitle.Candidate] = []
        for (job, plan) in zip(jobs, plans) where job.format == format {
            guard case .success(let plan) = plan[number] else { continue }
            warnings[job.scene] = CrowdedWindow(plan)?.warning(at: languages[number].scenes[job.scene], of: product)
            let sizes = plan.words.filter { $0.set == "title" && !$0.paragraphs.isEmpty }
                .map { SetSizes([]).size(of: WordFit($0, measure), format) / $0.size }
            if let size = sizes.min() { titles.append(LongTitle.Candidate(scene: job.scene, size: size)) }
        }
        if let long = LongTitle(among: titles) { warnings[long.scene] = long.warning(in: languages[number]) }
        return warnings
    }

    /// The sizes of all titles.
    private func sizes(
        _ plans: [[Result<StillPlan, Mistakes>]], _ languages: [StillLanguage], _ renderers: LanguageRenderers
    ) -> SetSizes {
        var members: [SetSizes.Member] = []
        for (number, language) in languages.enumerated() {
            // Without fonts nothing is drawn, which is told then.
            guard let measure = try? renderers[language.tag].measure() else { return SetSizes([]) }
            for plan in plans {
                guard case .success(let plan) = plan[number] else { continue }
                for box in plan.words where box.set != nil {
                    members.append(
                        SetSizes.Member(
                            fit: WordFit(box, measure), format: plan.canvas.format, isOwn: language.isOwn,
                            language: language.tag))
                }
            }
        }
        return SetSizes(members)
    }
}
