import Diagnostics
import Liquid
import Markdown
import Site
import Values

/// The Liquid that stands in texts, run once with what the old site knew.
struct JekyllLiquid {
    private let dialect: Dialect
    private let tags: JekyllTags
    private let siteValue: Value
    /// The includes, by their names with the extension.
    private let partials: [String: Template]
    /// What of the includes could not be read.
    let notes: [ImportNote]
    private let members: [String: Value]
    /// Names of the site by which a text follows what else there is.
    private let followed: [String]

    init(_ reader: JekyllReader) {
        let configuration = reader.configuration
        let (base, url) = (configuration.base, configuration.text("url") ?? "")
        @Sendable func relative(_ path: String) -> String {
            if hasScheme(path) || path.hasPrefix("//") { return path }
            return base + (path.hasPrefix("/") || path.isEmpty ? path : "/" + path)
        }
        dialect = .site(
            addressFilters(
                relative: relative, absolute: { hasScheme($0) ? $0 : url + relative($0) }) + JekyllLiquid.filters)
        tags = JekyllTags(reader)
        let model = JekyllModel(reader)
        (siteValue, members) = (model.site, model.pages)
        followed =
            ["posts", "related_posts", "tags", "categories", "pages", "collections", "documents"]
            .map { "site." + $0 } + ["paginator"] + configuration.collections.map { "site." + $0.name }
        var partials: [String: Template] = [:]
        var told: [ImportNote] = []
        for path in reader.site.old.paths where path.hasPrefix("_includes/") {
            guard let bytes = reader.site.bytes(path) else { continue }
            var unheard: [ImportNote] = []
            let lax = LaxLiquid(dialect: dialect).text(
                OldText(path: path, bytes: bytes).body, in: path, { _ in 1 }, &unheard)
            let source = SourceText(
                path: path, bytes: tags.replaced(lax, isMarkdown: false, path, { _ in 1 }, &unheard))
            let name = String(path.dropFirst("_includes/".count))
            partials[name] = JekyllTemplates.readable(source, dialect, in: path, &told)
        }
        self.partials = partials
        // What is the theme's is told where its templates are written.
        notes = reader.theme == nil ? told : []
    }

    /// Filters of Jekyll that a build here does without.
    private static let filters: [Filter] = [
        Filter("markdownify", safety: .markup) { input, _, _ throws(FilterFailure) in
            .markup(markdownFragment(Array(input.liquidText.utf8)))
        },
        Filter("smartify") { input, _, _ throws(FilterFailure) in .string(input.liquidText) },
        Filter("strip_index") { input, _, _ throws(FilterFailure) in
            let text = input.liquidText
            return .string(text.hasSuffix("/index.html") ? String(text.dropLast("index.html".count)) : text)
        },
    ]

    /// The body of a document with its Liquid run; as it is, with a note, where that cannot be done.
    func resolved(_ document: JekyllDocument, _ notes: inout [ImportNote]) -> String {
        let text = document.text
        let hasLiquid = text.body.offset(of: "{%") != nil || text.body.offset(of: "{{") != nil
        if !hasLiquid || text["render_with_liquid"]?.value == .bool(false) {
            return tags.withoutBase(String(decoding: text.body, as: UTF8.self))
        }
        let reader = LaxLiquid(dialect: dialect)
        let lax = reader.text(text.body, in: text.path, { text.line(of: $0) }, &notes)
        let replaced = tags.replaced(
            lax, isMarkdown: document.isMarkdown, text.path, { text.line(of: $0, in: lax) }, &notes)
        // Once more, for what `include_relative` has brought in.
        let source = reader.text(replaced, in: text.path, { text.line(of: $0, in: replaced) }, &notes)
        let partials = partials
        var options = RenderOptions(
            zone: tags.zone, now: tags.now,
            partials: { name, fileExtension throws(Mistakes) in
                // Jekyll joins the name to its folder, so that a slash in front says nothing.
                let name = String(name.drop { $0 == "/" })
                let endings = ["", "." + fileExtension, ".html", ".md"]
                return endings.lazy.compactMap { partials[name + $0] }.first
            })
        options.hasPlainIncludes = false
        let globals: Value = .object(
            Object([
                ("site", siteValue), ("page", members[text.path] ?? .null),
                ("jekyll", .object(Object([("environment", .string("production"))]))),
            ]))
        let whole = SourceText(path: text.path, bytes: source, linesAbove: text.linesAbove)
        guard let template = JekyllTemplates.readable(whole, dialect, in: text.path, &notes) else {
            notes.append(ImportNote(.tag, text.path, "its Liquid cannot be run: all of it stands there as text"))
            return String(decoding: text.body, as: UTF8.self)
        }
        do throws(Mistakes) {
            let result = try template.render(globals: globals, options: options)
            tellFrozen(text, source, &notes)
            return tags.withoutBase(result)
        } catch {
            for mistake in error.all.prefix(3) {
                notes.append(ImportNote(.tag, mistake, in: text.path))
            }
            notes.append(ImportNote(.tag, text.path, "its Liquid could not be run: all of it stands there as text"))
            return String(decoding: text.body, as: UTF8.self)
        }
    }

    /// Whether a text asks for what else there is on the site.
    func follows(_ document: JekyllDocument) -> Bool {
        guard document.text["render_with_liquid"]?.value != .bool(false) else { return false }
        let run = TagText.withoutRaw(document.text.body)
        return followed.contains { JekyllLiquid.isAsked(for: $0, in: run) }
    }

    private func tellFrozen(_ text: OldText, _ source: [UInt8], _ notes: inout [ImportNote]) {
        let run = TagText.withoutRaw(source)
        guard let name = followed.first(where: { JekyllLiquid.isAsked(for: $0, in: run) }) else { return }
        let line = text.body.offset(of: name).map(text.line) ?? 1
        notes.append(ImportNote(.frozen, text.path, line: line, "what `\(name)` held is text now, and stays as it is"))
    }

    /// Whether a name stands within a tag or an output.
    private static func isAsked(for name: String, in source: [UInt8]) -> Bool {
        var index = 0
        while let offset = source.offset(of: name, from: index) {
            index = offset + 1
            guard let open = source[..<offset].lastIndex(of: UInt8(ascii: "{")), open + 1 < source.count else {
                continue
            }
            let isOpen = source[open..<offset].firstIndex(of: UInt8(ascii: "}")) == nil
            let before = open > 0 ? source[open - 1] : 0
            if isOpen, source[open + 1] == UInt8(ascii: "%") || before == UInt8(ascii: "{") { return true }
        }
        return false
    }
}
