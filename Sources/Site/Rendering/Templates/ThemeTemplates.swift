import Dates
import Diagnostics
import Files
import Liquid
import Markdown
import Site
import Values

/// A theme's templates with its partials and the one set of filters: for pages, for fences of texts, and for kits.
///
/// Each is compiled when it is first wanted, and once; any thread may ask.
package final class ThemeTemplates: Sendable {
    package let theme: Theme
    /// The site's name, as `site.yml` has it.
    package let siteName: String
    /// The files that the filter `asset` finds.
    package let assets: AssetLibrary
    let dialect: Dialect
    private let filterMistakes: [Diagnostic]
    let partials: PartialSet
    private let site: Value
    /// Whether one of them has looked at the clock.
    private let clock: ClockWatch
    private let themeMembers: Value
    private let options: RenderOptions
    /// The templates below the theme's `kit/`, by their paths there.
    private let kit: OnceEach<ExactName, Result<Template, Mistakes>>

    /// The templates of a site's theme.
    /// - Parameters:
    ///   - content: the site.
    ///   - baseURL: where the site is published.
    ///   - now: the instant of the run.
    package init(_ content: SiteContent, baseURL: BaseURL, now: Instant) {
        theme = content.theme
        siteName = content.configuration.title
        assets = AssetLibrary(
            theme: content.theme.assets, content: content.assets,
            minifiesStyles: content.configuration.minified.contains(.css))
        let builtIn = SiteFilters(baseURL: baseURL, assets: assets).all + TextFilters.all
        let filters = ThemeFilters(content.theme, dialect: .site(builtIn))
        let dialect = Dialect.site(builtIn + filters.all)
        self.dialect = dialect
        filterMistakes = filters.mistakes
        partials = PartialSet(content.theme, dialect: dialect)
        let clock = ClockWatch()
        self.clock = clock
        site = .lazy(ClockedSite(DescribedSite.members(of: content, baseURL: baseURL, now: now), clock))
        themeMembers = content.theme.described
        var options = RenderOptions(
            zone: content.configuration.zone, now: now, language: content.configuration.speech)
        options.onClock = { clock.note() }
        self.options = options
        let sources = content.theme.kit
        kit = OnceEach { path in
            do throws(Mistakes) {
                guard let source = sources[path.text] else {
                    throw ThemeTemplates.missing(path.text, among: sources.keys)
                }
                return .success(try compile(source, dialect: dialect))
            } catch {
                return .failure(error)
            }
        }
    }

    /// The same templates in another of the site's languages.
    func speaking(_ edition: SiteContent, baseURL: BaseURL) -> ThemeTemplates {
        ThemeTemplates(self, speaking: edition, baseURL: baseURL)
    }

    private init(_ templates: ThemeTemplates, speaking edition: SiteContent, baseURL: BaseURL) {
        theme = templates.theme
        siteName = edition.configuration.title
        (assets, dialect, partials, kit) = (templates.assets, templates.dialect, templates.partials, templates.kit)
        (themeMembers, filterMistakes, clock) = (templates.themeMembers, templates.filterMistakes, templates.clock)
        let members = DescribedSite.members(of: edition, baseURL: baseURL, now: templates.options.now)
        site = .lazy(ClockedSite(members, clock))
        var options = templates.options
        options.language = edition.configuration.speech
        self.options = options
    }

    /// What is wrong with the theme's own partials.
    package var partialMistakes: [Diagnostic] { filterMistakes + partials.mistakes }

    /// Whether a template was filled, for a text, a card or a kit, that looked at the clock.
    package var readsClock: Bool { clock.isRead }

    /// Notes that one was, for a text that is used as an earlier build has rendered it.
    func noteClock() { clock.note() }

    /// What the partials take that texts may use, by their names.
    var pieceShapes: [String: PieceShape] { partials.pieces }

    /// Whether the theme has a template at a path below `kit/`.
    package func has(_ path: String) -> Bool { theme.kit[path] != nil }

    /// The text of a template below `kit/`, for keys of what is made from it; nothing where there is none.
    package func text(_ path: String) -> [UInt8] { theme.kit[path]?.bytes ?? [] }

    /// Compiles a template below `kit/` that is not compiled yet, and so finds what is wrong with it before it is filled.
    /// - Throws: every mistake of the template.
    package func check(_ path: String) throws(Mistakes) { _ = try template(path) }

    func template(_ path: String) throws(Mistakes) -> Template { try kit[ExactName(path)].get() }

    /// Fills the template at a path below the theme's `kit/`; one for HTML or SVG escapes what it prints.
    /// - Parameters:
    ///   - path: the template's path below `kit/`.
    ///   - members: what it sees besides `site` and `theme`.
    /// - Returns: the text that it makes.
    /// - Throws: what is wrong with the template, or with a partial that it includes.
    package func render(_ path: String, _ members: Object) throws(Mistakes) -> String {
        try render(template(path), members, partials.loader(isSilent: false))
    }

    /// Fills one of the theme's partials, or the built-in one where the theme has none.
    /// - Throws: what is wrong with the data; nothing at all where the partial itself has mistakes, which have been told.
    func render(partial name: String, _ members: Object) throws(Mistakes) -> String {
        let loader = partials.loader(isSilent: true)
        guard let template = try loader(name, "html") else {
            throw Mistakes(
                Diagnostic(
                    .error, "there is no partial `\(name)`, and none is built in",
                    remedy: "write it as themes/\(theme.name)/partials/\(name).html"))
        }
        return try render(template, members, loader)
    }

    private func render(
        _ template: Template, _ members: Object, _ loader: @escaping RenderOptions.PartialLoader
    ) throws(Mistakes) -> String {
        var globals = Object([("site", site), ("theme", themeMembers)])
        for (name, value) in members { globals[name] = value }
        var options = options
        options.escaping = escaping(of: template.source.path)
        options.partials = loader
        return try template.render(globals: .object(globals), options: options)
    }

    private static func missing(_ path: String, among paths: some Sequence<String>) -> Mistakes {
        let known = paths.sorted()
        return Mistakes(
            Diagnostic(
                .error, "the theme has no template `kit/\(path)`",
                remedy: didYouMean(path, among: known) ?? "its kit has \(known.joined(separator: ", "))"))
    }
}

extension Theme {
    /// The theme as templates see it: its name, and what its `theme.yml` says.
    package var described: Value {
        var members = Object([("name", .string(name))])
        for (key, value) in settings { members[key] = value }
        return .object(members)
    }
}
