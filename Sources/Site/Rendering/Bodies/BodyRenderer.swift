import Diagnostics
import Encodings
import Files
import Languages
import Markdown
import Site

/// Renders Markdown bodies with what the site knows: where files lead, what fences draw, how code is coloured.
///
/// A class, since each text's hooks hold it: it is retained once where a struct would retain all that it knows.
package final class BodyRenderer: Sendable {
    package let links: SourceLinks
    let pictures: PictureFinder
    /// What decides how fences are drawn, besides their text.
    let figures: FigureSources
    /// Which Markdown it is, in each of the site's languages.
    let options: [MarkdownOptions]
    let fence: @Sendable (Fence, _ language: Int) -> FenceResult?
    let pieces: [PieceSet]
    let baseURL: BaseURL
    /// What texts may hold besides GitHub's Markdown, and in which languages they are set.
    let rules: Rules
    let sources: SourceFence
    /// The templates in each of the site's languages.
    let spoken: [ThemeTemplates]
    /// How pictures are offered, and what is known of those that were looked at.
    let pictureRules: PictureRules
    let facts = PictureFactsTable()

    /// What the Markdown of a site is.
    struct Rules: Sendable, Equatable {
        var markdown: MarkdownRules
        var languages: [String]
        var hasRougeBoxes: Bool
    }

    /// A renderer for the texts of a site.
    /// - Parameters:
    ///   - content: the site.
    ///   - shown: the pages of this run; those that are missing in it are drafts or not due.
    ///   - baseURL: the site's address.
    ///   - templates: the theme's templates, whose partials write figures.
    ///   - draw: tells what a fence becomes, which may depend on the files of products.
    package init(
        _ content: SiteContent, shown: [Page], baseURL: BaseURL, templates: ThemeTemplates,
        draw: @escaping DrawnFence.Drawing = { _ in nil }
    ) {
        links = SourceLinks(all: content, shown: shown, baseURL: baseURL)
        pictures = PictureFinder(content, pages: shown, baseURL: baseURL)
        figures = FigureSources(content, baseURL: baseURL)
        let editions = content.editions.isEmpty ? [content] : content.editions.indices.map(content.edition)
        let spoken = editions.indices.map { $0 == 0 ? templates : templates.speaking(editions[$0], baseURL: baseURL) }
        fence = { fence, language in spoken[language].result(of: fence, draw) }
        let pieces = editions.indices.map { language in
            var spokenHere = editions[language]
            // A product that does not speak the language is shown as it is.
            spokenHere.products = content.products.map { editions[language].product($0.slug) ?? $0 }
            return PieceSet(spokenHere, spoken[language], baseURL: baseURL, draw: draw)
        }
        rules = Rules(
            markdown: content.configuration.markdown, languages: editions.map(\.configuration.language),
            hasRougeBoxes: content.theme.isJekylls)
        let rules = rules
        options = editions.indices.map { language in
            let speech = editions[language].configuration.speech
            var options = MarkdownOptions(
                flavour: .site, accessibleWords: AccessibleWords(in: speech), alertTitles: AlertTitles(in: speech))
            options.pieces = pieces[language].shapes
            options.hasRougeBoxes = rules.hasRougeBoxes
            rules.markdown.apply(to: &options, language: rules.languages[language])
            return options
        }
        sources = SourceFence(content)
        (self.spoken, self.pieces) = (spoken, pieces)
        (self.baseURL, pictureRules) = (baseURL, content.configuration.pictures)
    }

    /// The page's body, with what its figures and pieces have asked for.
    package func render(_ page: Page) -> RenderedBody {
        let reads = Reads()
        var body = reads.during { rendered(page) }
        (body.assets, body.hasClock) = (reads.assets, reads.hasClock)
        Reads.current?.add(reads)
        return body
    }

    /// Notes that a text of an earlier build is used as it is: what it asked for then it asks for now.
    func keep(_ body: RenderedBody) {
        guard body.hasClock || !body.assets.isEmpty, let templates = spoken.first else { return }
        templates.assets.keep(asked: body.assets.lazy.map(\.text))
        if body.hasClock { templates.noteClock() }
    }

    private func rendered(_ page: Page) -> RenderedBody {
        let figures = FigureWatch()
        let text = render(page.body, path: page.path, address: page.address, page.language, figures)
        var body = RenderedBody(text, hasSummary: page.frontMatter.description == nil)
        body.hasFigures = figures.sawAny
        body.showsFilesOutside = figures.sawOutside
        body.callsNames = figures.sawNames
        body.mistakes += brokenPictures(among: body.links, of: page)
        if let excerpt = page.frontMatter.excerpt { set(excerpt, of: page, in: &body) }
        body.htmlSum = ContentSum(of: body.html)
        return body
    }

    /// Takes the excerpt that the author wrote in place of the text's beginning.
    private func set(_ excerpt: WrittenText, of page: Page, in body: inout RenderedBody) {
        let source = SourceText(path: page.path, excerpt.text)
        let rendered = render(source, path: page.path, address: page.address, page.language, headingIDs: false)
        body.excerpt = rendered.html
        if page.frontMatter.description == nil { body.summary = rendered.excerpt.plain }
        body.foreign += rendered.foreign.map { ForeignMarkup(kind: $0.kind, place: excerpt.place) }
        // How a value is quoted or folded is not known here, so all of it is the place.
        body.mistakes += rendered.diagnostics.map { mistake in
            var mistake = mistake
            (mistake.place, mistake.excerpt) = (excerpt.place, page.excerpt(at: excerpt.place))
            mistake.length = 1
            return mistake
        }
    }

    /// Any Markdown of the site, such as a release's notes.
    private func render(
        _ source: SourceText, path: String, address: Address, _ language: Int = 0, headingIDs: Bool = true,
        _ figures: FigureWatch? = nil
    ) -> RenderedMarkdown {
        let text = TextQuestions(self, path: path, address: address, language: language, figures)
        var options = markdownOptions(of: path, language)
        if !headingIDs { (options.headingIDs, options.headingLinks) = (false, false) }
        return renderMarkdown(source, options: options, hooks: text.hooks)
    }

    /// Where the links of a rendered text stand, in their order.
    package func linkPlaces(in source: SourceText) -> [Place] {
        Markdown.linkPlaces(in: source, options: markdownOptions(of: source.path))
    }

    /// Which Markdown a file is, by its ending too.
    private func markdownOptions(of path: String, _ language: Int = 0) -> MarkdownOptions {
        var options = options[language]
        if fileExtension(of: path) == "mdx" { options.extras.insert(.mdx) }
        return options
    }

    /// The picture at an address that a page shows: one of the site's, or one that the page brings along.
    package func picture(at written: String, from path: String, at address: Address) -> FileContent? {
        pictures.picture(at: written)
            ?? links.file(broughtTo: written, by: path, at: address).flatMap { pictures.loose[ExactName($0)] }
    }

    func size(of written: String, from path: String, at address: Address) -> (width: Int, height: Int)? {
        picture(at: written, from: path, at: address).flatMap { facts.facts(of: $0, at: written) }
            .map { ($0.width, $0.height) }
    }

    func isInk(_ written: String, from path: String, at address: Address) -> Bool {
        guard written.hasSuffix(".svg"), let picture = picture(at: written, from: path, at: address) else {
            return false
        }
        return facts.facts(of: picture, at: written)?.isInk ?? false
    }

    /// The notes of a release, as markup.
    package func renderNotes(_ notes: SourceText, path: String, address: Address) -> [UInt8] {
        render(notes, path: path, address: address, headingIDs: false).html
    }

    /// The notes of a product's release for a page outside of the site: their addresses on the site are whole.
    package func notesOutside(_ release: Release, of product: Product) -> [UInt8] {
        let notes = renderNotes(release.notes, path: release.place.path, address: product.address)
        return absoluteLinks(notes, page: nil, baseURL: baseURL)
    }
}

extension AccessibleWords {
    /// The words in a language.
    init(in language: Language) {
        self.init(
            headingLink: language.word("link_to_section"), backReference: language.word("back_to_reference"),
            task: language.word("task_done"), contents: language.word("on_this_page"))
    }
}

extension AlertTitles {
    /// The titles in a language.
    init(in language: Language) {
        self.init(
            note: language.word("note"), tip: language.word("tip"), important: language.word("important"),
            warning: language.word("warning"), caution: language.word("caution"))
    }
}
