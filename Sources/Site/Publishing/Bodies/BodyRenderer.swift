import Diagnostics
import Files
import Highlighting
import Languages
import Markdown
import Site

/// Renders Markdown bodies with what the site knows: where files lead, what fences draw, how code is coloured.
struct BodyRenderer: Sendable {
    let links: SourceLinks
    let pictures: PictureFinder
    /// What a fence becomes, which may depend on the files of products.
    let fence: @Sendable (Fence) -> FenceResult?
    /// The files of products, by their folders.
    let products: NameTable<NameTable<FileContent>>
    /// What stands above alerts, in the site's language.
    let alertTitles: AlertTitles
    /// What is said to those who do not see, in the site's language.
    let accessibleWords: AccessibleWords

    /// The page's body.
    func render(_ page: Page) -> RenderedBody {
        var body = RenderedBody(render(page.body, path: page.path, address: page.address))
        body.mistakes += brokenPictures(among: body.links, of: page)
        if let excerpt = page.frontMatter.excerpt { set(excerpt, of: page, in: &body) }
        return body
    }

    /// Takes the excerpt that the author wrote in place of the text's beginning.
    private func set(_ excerpt: WrittenText, of page: Page, in body: inout RenderedBody) {
        let source = SourceText(path: page.path, excerpt.text)
        let rendered = render(source, path: page.path, address: page.address, headingIDs: false)
        body.excerpt = rendered.html
        body.summary = rendered.excerpt.plain
        // How a value is quoted or folded is not known here, so all of it is the place.
        body.mistakes += rendered.diagnostics.map { mistake in
            var mistake = mistake
            (mistake.place, mistake.excerpt) = (excerpt.place, page.excerpt(at: excerpt.place))
            mistake.length = 1
            return mistake
        }
    }

    /// Any Markdown of the site, such as a release's notes.
    func render(_ source: SourceText, path: String, address: Address, headingIDs: Bool = true) -> RenderedMarkdown {
        let links = links
        let hooks = MarkdownHooks(
            fence: fence,
            link: { links.resolve($0.destination, from: path, at: address) },
            imageSize: { size(of: $0, from: path, at: address) },
            highlight: { code, language, out in highlight(code, language: language, into: &out) })
        return renderMarkdown(source, options: options(headingIDs: headingIDs), hooks: hooks)
    }

    /// Where the links of a rendered text stand, in their order.
    func linkPlaces(in source: SourceText) -> [Place] { Markdown.linkPlaces(in: source, options: options()) }

    private func options(headingIDs: Bool = true) -> MarkdownOptions {
        MarkdownOptions(
            flavour: .site, headingIDs: headingIDs, accessibleWords: accessibleWords, alertTitles: alertTitles)
    }

    /// The picture at an address that a page shows: one of the site's, or one that the page brings along.
    func picture(at written: String, from path: String, at address: Address) -> FileContent? {
        pictures.picture(at: written)
            ?? links.file(broughtTo: written, by: path, at: address).flatMap { pictures.loose[ExactName($0)] }
    }

    private func size(of written: String, from path: String, at address: Address) -> (width: Int, height: Int)? {
        picture(at: written, from: path, at: address).flatMap(PictureFinder.size)
    }

    /// The notes of a release, as markup.
    func renderNotes(_ notes: SourceText, path: String, address: Address) -> [UInt8] {
        render(notes, path: path, address: address, headingIDs: false).html
    }
}

extension AccessibleWords {
    /// The words in a language.
    init(in language: Language) {
        self.init(
            headingLink: language.word("link_to_section"), backReference: language.word("back_to_reference"),
            task: language.word("task_done"))
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
