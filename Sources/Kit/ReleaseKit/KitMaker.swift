public import Dates
import Diagnostics
import Liquid
import Markdown
public import Site
public import Studio
import Values

/// Makes the kits of a site's products.
public struct KitMaker: Sendable {
    let content: SiteContent
    let studio: PictureStudio
    let baseURL: BaseURL
    let now: Instant
    let templates: KitTemplates
    /// Whether what is probably not meant is an error instead of a warning.
    let isStrict: Bool
    let prose: ProseSource?

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
    ///   - prose: the prose of a product's page as the site shows it; without it the press page has none.
    public init(
        _ content: SiteContent, studio: PictureStudio, now: Instant, baseURL: BaseURL? = nil, isStrict: Bool = false,
        prose: ProseSource? = nil
    ) {
        self.isStrict = isStrict
        self.prose = prose
        self.content = content
        self.studio = studio
        self.now = now
        self.baseURL = baseURL ?? content.configuration.baseURL
        templates = KitTemplates(
            content, baseURL: self.baseURL, now: now, filters: KitFilters.all)
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
        all["posts"] = .list(posts.map(post))
        let places = product.releases.map(\.place)
        return DescribedProduct(
            product, siteURL: maker.baseURL, language: maker.content.configuration.speech, extras: all
        ) { release in
            if let index = places.firstIndex(of: release.place), notes.indices.contains(index) {
                return .markup(notes[index])
            }
            // Without ids, which would meet those of the page that the notes stand on.
            return .markup(markdownFragment(release.notes.bytes, options: MarkdownOptions(headingIDs: false)))
        }
    }

    /// The posts about the product that are published by now, newest first.
    private var posts: [Page] {
        maker.content.pages.filter { page in
            let head = page.frontMatter
            guard page.kind == .post, head.product?.slug == product.slug, !head.isDraft, !head.isUnlisted else {
                return false
            }
            return head.date.map { $0.instant <= maker.now } ?? false
        }.sorted { ($0.instant, $0.path) > ($1.instant, $1.path) }
    }

    private func post(_ page: Page) -> Value {
        [
            "title": .string(page.frontMatter.title), "url": .string(page.address.encoded),
            "canonical": .string(maker.baseURL.absolute(page.address.encoded)),
            "description": page.frontMatter.description.map { .string($0) } ?? .null,
            "date": page.frontMatter.date.map { .date($0) } ?? .null,
        ]
    }
}
