public import Dates
import Diagnostics
import Files
public import Rendering
public import Site
public import Studio
import Values

/// Makes the kits of a site's products.
public struct KitMaker: Sendable {
    let content: SiteContent
    let studio: PictureStudio
    let baseURL: BaseURL
    let now: Instant
    let templates: ThemeTemplates
    /// Whether what is probably not meant is an error instead of a warning.
    let isStrict: Bool
    let prose: ProseSource?
    /// Renders texts of the site for files that are read elsewhere.
    let renderer: Once<BodyRenderer>

    /// Tells the prose of a product's page as the site shows it.
    public typealias ProseSource = @Sendable (_ product: Product) -> ShownProse

    /// Told what is being made, and how far it is, 0…1.
    public typealias Progress = @Sendable (_ title: String, _ share: Double) -> Void

    /// A maker of kits.
    /// - Parameters:
    ///   - content: the site.
    ///   - studio: makes the pictures.
    ///   - now: the instant of the run.
    ///   - baseURL: where the site is published, where that is not the address in `site.yml`.
    ///   - isStrict: whether what is probably not meant is an error instead of a warning.
    ///   - templates: the templates of the site's theme, where they serve its pages as well.
    ///   - prose: the prose of a product's page as the site shows it; without it the press page has none.
    public init(
        _ content: SiteContent, studio: PictureStudio, now: Instant, baseURL: BaseURL? = nil, isStrict: Bool = false,
        templates: ThemeTemplates? = nil, prose: ProseSource? = nil
    ) {
        self.isStrict = isStrict
        self.prose = prose
        self.content = content
        self.studio = studio
        self.now = now
        let baseURL = baseURL ?? content.configuration.baseURL
        let templates = templates ?? ThemeTemplates(content, baseURL: baseURL, now: now)
        (self.baseURL, self.templates) = (baseURL, templates)
        renderer = Once {
            let shown = content.pages.filter(PageSelection(now: now).shows)
            return BodyRenderer(content, shown: shown, baseURL: baseURL, templates: templates)
        }
    }

    /// The kit of a product: pictures, README variants, posts, press room, and the page that shows it all.
    ///
    /// Other people's products, which stand on the site as examples, get README variants only.
    public func kit(of product: Product, progress: @escaping Progress = { _, _ in }) -> Kit {
        var kit = Kit()
        let job = KitJob(maker: self, product: product)
        let isOwn = !product.manifest.isExample
        if isOwn { addPictures(to: &kit, job, progress) }
        progress("READMEs", 0.87)
        let pictures = kit.artefacts
        kit.attempt { () throws(Mistakes) in try job.readmes(pictures) }
        kit.mistakes += (try? job.shortReadmeMistakes()) ?? []
        var press = Object()
        if isOwn {
            progress("press", 0.89)
            press = addPress(to: &kit, job)
            progress("posts and store texts", 0.96)
            addTexts(to: &kit, job, pictures)
        }
        progress("page", 0.98)
        let all = kit.artefacts
        kit.attempt { () throws(Mistakes) in try job.index(all, press: press) }
        progress("done", 1)
        return kit
    }

    private func addPictures(to kit: inout Kit, _ job: KitJob, _ progress: @escaping Progress) {
        progress("moving pictures", 0)
        kit.attempt { () throws(Mistakes) in try job.movingPictures { progress("moving pictures", $0 * 0.7) } }
        progress("boards", 0.7)
        kit.attempt { () throws(Mistakes) in try job.boards() }
        progress("store stills", 0.75)
        kit.attempt { () throws(Mistakes) in try job.stills() }
        progress("card", 0.85)
        kit.attempt { () throws(Mistakes) in try job.card() }
    }

    /// Adds the press room; what the kit's page says of it.
    private func addPress(to kit: inout Kit, _ job: KitJob) -> Object {
        let press = job.press()
        kit.artefacts += press.artefacts
        // What is wrong with a picture was told when the kit made it.
        let told = Set(kit.mistakes)
        kit.mistakes += press.mistakes.filter { !told.contains($0) }
        return press.members
    }

    private func addTexts(to kit: inout Kit, _ job: KitJob, _ pictures: [Artefact]) {
        let posts = job.posts(pictures)
        kit.artefacts += posts.artefacts
        kit.mistakes += posts.mistakes
        kit.attempt { () throws(Mistakes) in try job.newsletter(pictures) }
        var problems: [Diagnostic] = []
        kit.attempt { () throws(Mistakes) in
            let texts = try job.storeTexts()
            problems = texts.mistakes
            return texts.artefacts
        }
        kit.mistakes += problems
        kit.artefacts += job.screenshots(pictures)
    }

    /// What stores and networks would refuse of a product's texts; no picture is made for it.
    public func mistakes(in product: Product) -> [Diagnostic] {
        guard !product.manifest.isExample else { return [] }
        let job = KitJob(maker: self, product: product)
        let posts = job.posts([]).mistakes
        do throws(Mistakes) {
            return posts + (try job.shortReadmeMistakes()) + (try job.storeTexts().mistakes)
        } catch {
            return posts + error.all
        }
    }
}

/// The making of one kit.
struct KitJob {
    let maker: KitMaker
    let product: Product

    /// The product as templates see it, with what a kit adds.
    ///
    /// `notes` are those of the releases as the site shows them; without them they are rendered by themselves.
    func described(_ extras: Object = Object(), notes: [[UInt8]] = []) -> DescribedProduct {
        var all = extras
        let (baseURL, renderer, product) = (maker.baseURL, maker.renderer, product)
        all["posts"] = .list(posts.map { $0.described(baseURL) })
        let places = product.releases.map(\.place)
        return DescribedProduct(
            product, siteURL: baseURL, language: maker.content.configuration.speech, extras: all
        ) { release in
            if let index = places.firstIndex(of: release.place), notes.indices.contains(index) {
                return .markup(notes[index])
            }
            return .markup(renderer.value.notesOutside(release, of: product))
        }
    }

    /// The posts about the product that the public sees by now, newest first.
    private var posts: [Page] {
        let selection = PageSelection(now: maker.now)
        return maker.content.pages.filter { page in
            page.kind == .post && page.frontMatter.product?.slug == product.slug && !page.frontMatter.isUnlisted
                && page.frontMatter.date != nil && selection.shows(page)
        }.sorted { ($0.instant, $0.path) > ($1.instant, $1.path) }
    }
}
