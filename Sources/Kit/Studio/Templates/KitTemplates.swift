public import Dates
public import Diagnostics
import Files
public import Liquid
import Markup
public import Site
public import Values

/// The theme's templates for pictures and texts that are no pages: those below its folder `kit/`.
public struct KitTemplates: Sendable {
    private let sources: NameTable<SourceText>
    private let theme: Value
    private let site: Value
    private let dialect: Dialect
    private let options: RenderOptions
    private let partials: NameTable<SourceText>

    /// The templates of a site's theme.
    /// - Parameters:
    ///   - content: the site.
    ///   - baseURL: where the site is published.
    ///   - now: the instant of the run.
    ///   - filters: what templates can use besides Liquid's own, Jekyll's and the two of addresses.
    public init(_ content: SiteContent, baseURL: BaseURL, now: Instant, filters: [Filter] = []) {
        sources = content.theme.kit
        partials = content.theme.kitPartials
        var members = Object([("name", .string(content.theme.name))])
        for (key, value) in content.theme.settings { members[key] = value }
        theme = .object(members)
        let configuration = content.configuration
        site = [
            "title": .string(configuration.title), "url": .string(baseURL.origin), "base_url": .string(baseURL.string),
            "author": configuration.author.map { .string($0) } ?? .null,
            "description": configuration.description.map { .string($0) } ?? .null,
            "language": .string(configuration.language), "time": .date(configuration.zone.time(at: now)),
        ]
        dialect = .site(KitTemplates.addresses(baseURL) + KitTemplates.letters + filters)
        options = RenderOptions(zone: configuration.zone, now: now, language: configuration.speech)
    }

    /// Whether the theme has a template at a path below `kit/`.
    public func has(_ path: String) -> Bool { sources[path] != nil }

    /// Fills the template at a path below the theme's `kit/`; one for HTML or SVG escapes what it prints.
    ///
    /// It sees `members` besides `site` and `theme`, and may include the theme's partials.
    public func render(_ path: String, _ members: Object) throws(Mistakes) -> String {
        guard let source = sources[path] else {
            let known = sources.keys.sorted()
            throw Mistakes(
                Diagnostic(
                    .error, "the theme has no template `kit/\(path)`",
                    remedy: didYouMean(path, among: known) ?? "its kit has \(known.joined(separator: ", "))"))
        }
        return try render(compile(source, dialect: dialect), at: path, members)
    }

    /// A template of the theme, for filling it often.
    func compiled(_ path: String) throws(Mistakes) -> Template {
        try compile(sources[path] ?? SourceText(path: path, ""), dialect: dialect)
    }

    /// Fills a compiled template.
    func render(_ template: Template, at path: String, _ members: Object) throws(Mistakes) -> String {
        var globals = Object([("site", site), ("theme", theme)])
        for (name, value) in members { globals[name] = value }
        var options = options
        options.escaping = path.hasSuffix(".html") ? .html : path.hasSuffix(".svg") ? .xml : nil
        let (partials, dialect) = (partials, dialect)
        options.partials = { name, fileExtension throws(Mistakes) in
            guard let source = partials[name] ?? partials["\(name).\(fileExtension)"] else { return nil }
            return try compile(source, dialect: dialect)
        }
        return try template.render(globals: .object(globals), options: options)
    }

    /// The text of a template, for keys of what is made from it.
    func text(_ path: String) -> [UInt8] { sources[path]?.bytes ?? [] }

    private static func addresses(_ baseURL: BaseURL) -> [Filter] {
        [
            Filter("relative_url") { input, _, _ throws(FilterFailure) in
                .string(baseURL.relativeUnlessWhole(input.liquidText))
            },
            Filter("absolute_url") { input, _, _ throws(FilterFailure) in
                .string(baseURL.absoluteUnlessWhole(input.liquidText))
            },
        ]
    }

    /// What a drawing needs to set a text of any length: `{{ title | fit_size: 1032, 30 }}` is the size of letters, at most
    /// 30, at which the title is at most 1,032 wide; `without_emoji` leaves out what no font of outlines has.
    private static let letters = [
        Filter("fit_size", arguments: 2...2) { input, arguments, _ throws(FilterFailure) in
            guard case .integer(let width)? = arguments[0], case .integer(let size)? = arguments[1] else {
                throw FilterFailure("`fit_size` takes a width and a size, as in `fit_size: 1032, 30`")
            }
            return .integer(TitleWidth.size(of: input.liquidText, within: Double(width), wanted: size))
        },
        Filter("without_emoji") { input, _, _ throws(FilterFailure) in
            .string(TitleWidth.withoutPictographs(input.liquidText))
        },
    ]
}
