import Dates
import Diagnostics
import Letters
import Markdown
import Values

/// Cuts the front matter off a Markdown file and reads it.
///
/// A class: one reads all heads of a language.
final class FrontMatterReader: Sendable {
    let configuration: SiteConfiguration
    /// The words that have a meaning here, and those that group content.
    private let ownNames: Set<String>
    private let taxonomiesBesideTags: [String]
    /// The page that servers show for addresses without one.
    let notFound: Address
    /// How a heading is read that is a title.
    private let markdown: MarkdownOptions

    init(configuration: SiteConfiguration) {
        self.configuration = configuration
        ownNames = Set(FieldTable.frontMatter.names + configuration.taxonomies)
        taxonomiesBesideTags = configuration.taxonomies.filter { $0 != "tags" }
        notFound = configuration.address("/404.html")
        var markdown = MarkdownOptions(flavour: .site)
        configuration.markdown.apply(to: &markdown, language: configuration.language)
        self.markdown = markdown
    }

    /// What the head of a Markdown file says.
    struct Parts {
        var frontMatter: FrontMatter
        var head: SourceText
        /// Where it ends; nil where there is none.
        var cut: FrontMatterCut?
        var mistakes: [Diagnostic]
        /// What its author should know once, however many files say it.
        var notices: [Diagnostic] = []
    }

    /// The title of a text whose head has none, by the heading that it begins with.
    func title(of source: SourceText, _ cut: FrontMatterCut?) -> String? {
        LeadingHeading(source.bytes, from: cut?.body ?? 0)?.words(in: source.bytes, markdown)
    }

    func read(_ source: SourceText, kind: PageKind) -> Parts {
        guard let cut = FrontMatterCut(source.bytes) else {
            var parts = Parts(
                frontMatter: FrontMatter(), head: SourceText(path: source.path, ""),
                mistakes: [FrontMatterReader.neverClosed(source) ?? StrayFrontMatter.mistake(in: source)].compactMap(
                    \.self))
            if parts.mistakes.isEmpty, !configuration.defaults.isEmpty {
                read(PlacedValue(.null, at: Place(path: source.path, line: 1, column: 1)), .yaml, into: &parts)
            }
            return parts
        }
        var parts = Parts(frontMatter: FrontMatter(), head: cut.headText(of: source), cut: cut, mistakes: [])
        do throws(Mistakes) {
            let node = try cut.read(parts.head)
            switch node.content {
            case .map, .null: read(node, cut.form, into: &parts)
            default:
                parts.mistakes = [
                    Diagnostic(
                        .error, "front matter must be a map, and is \(node.kind)", at: node.place,
                        excerpt: parts.head.line(node.place.line), remedy: "write `name: value` lines")
                ]
            }
        } catch {
            parts.mistakes = error.all
        }
        return parts
    }

    private static func neverClosed(_ source: SourceText) -> Diagnostic? {
        FrontMatterCut.opened(source.bytes).map { form in
            Diagnostic(
                .error, "the front matter is never closed", in: source, at: 0, length: 3,
                remedy: form == .toml
                    ? "end it with a line of three plus signs, `+++`" : "end it with a line of three hyphens, `---`")
        }
    }

    /// What is wrong with fields that stand elsewhere than at the head of a file.
    func mistakes(in fields: PlacedValue, of source: SourceText) -> [Diagnostic] {
        var reader = FieldReader(fields, in: source, .frontMatter)
        _ = typed(&reader)
        reader.checkNames(also: taxonomiesBesideTags)
        return reader.mistakes
    }

    private func read(_ written: PlacedValue, _ form: FrontMatterCut.Form, into parts: inout Parts) {
        let node = configuration.withDefaults(written, of: parts.head.path)
        defer {
            // What is wrong with a default has been told where it stands.
            let path = parts.head.path
            parts.mistakes.removeAll { $0.place.map { $0.path != path } ?? false }
            parts.notices.removeAll { $0.place.map { $0.path != path } ?? false }
        }
        let translation = FrontMatterTranslation(node, in: parts.head, ownNames: ownNames)
        var reader = FieldReader(translation.node, in: parts.head, .frontMatter)
        var head = typed(&reader)
        head.raw = raw(node, reader, isTranslated: translation.hasForeign)
        parts.mistakes = reader.mistakes
        parts.notices = translation.notices
        readTerms(&reader, isYAML: form == .yaml, into: &head, &parts.notices)
        var names = FieldReader(translation.node, in: parts.head, .frontMatter)
        names.checkNames(also: taxonomiesBesideTags)
        parts.notices += names.mistakes
        parts.mistakes = reader.mistakes
        swap(&parts.frontMatter, &head)
    }

    /// All the author wrote, and the same in the words here; what stands in `params` or `extra` is found without them.
    private func raw(_ node: PlacedValue, _ reader: FieldReader, isTranslated: Bool) -> Object {
        var raw = FieldReader(node, in: reader.source, .frontMatter).raw { !isTyped($0) }
        if isTranslated {
            for (key, value) in reader.raw(where: { !isTyped($0) }) where raw[key] == nil { raw[key] = value }
        }
        // Layouts of Jekyll ask for `page.image.path` and what stands beside it.
        if let image = node["image"], case .map = image.content { raw["image"] = image.value }
        for entry in node.entries {
            guard case .map(let inside) = entry.value.content, ["params", "extra"].contains(entry.key.lowercased())
            else { continue }
            for inner in inside where raw[inner.key] == nil && !isTyped(inner.key) {
                raw[inner.key] = inner.value.value
            }
        }
        return raw
    }

    /// Whether templates are told a field from ``FrontMatter`` alone; a large site would hold each of them twice.
    private func isTyped(_ key: String) -> Bool {
        switch key {
        case "title", "date", "updated", "description", "draft", "unlisted", "noindex", "image", "canonical": true
        case "tags": configuration.taxonomies.contains("tags")
        default: false
        }
    }

    private func typed(_ reader: inout FieldReader) -> FrontMatter {
        let zone = configuration.zone
        var head = FrontMatter()
        head.title = reader.text("title") ?? ""
        head.isTitled = !head.title.isEmpty
        head.date = reader.date("date", zone: zone)
        head.due = reader.date("due", zone: zone)
        head.updated = reader.date("updated", zone: zone)
        head.description = reader.text("description")
        head.excerpt = reader.written("excerpt")
        head.isDraft = reader.flag("draft")
        head.expires = reader.date("expires", zone: zone)
        head.isUnlisted = reader.flag("unlisted")
        head.isRendered = reader.flag("render", unless: true)
        head.isHiddenFromRobots = reader.flag("noindex")
        head.isInSitemap = reader.flag("sitemap", unless: true)
        head.isSearched = reader.flag("search", unless: true)
        head.canonical = reader.address("canonical")
        head.image = reader.written("image")
        head.layout = named("layout", in: &reader).map { ($0.text, $0.place) }
        head.product = named("product", in: &reader).map { ($0.text, $0.place) }
        readStage(&reader, into: &head)
        readAddresses(&reader, into: &head)
        return head
    }

    private func readTerms(
        _ reader: inout FieldReader, isYAML: Bool, into head: inout FrontMatter, _ notices: inout [Diagnostic]
    ) {
        for taxonomy in configuration.taxonomies {
            // Few enough that to look through them is faster than a set.
            var distinct: [String] = []
            for term in terms(taxonomy, &reader, isYAML: isYAML, &notices) where !distinct.contains(term) {
                distinct.append(term)
            }
            head.terms[taxonomy] = distinct
        }
        if let terms = head.terms["categories"] {
            head.categories = terms
        } else if let place = reader.map.entries.first(where: { $0.key == "categories" })?.keyPlace {
            head.categories = terms("categories", &reader, isYAML: isYAML, &notices)
            guard !head.categories.isEmpty else { return }
            notices.append(
                Diagnostic(
                    .note, "`categories` make no lists, since the site has no such taxonomy", at: place,
                    excerpt: reader.source.line(place.line),
                    remedy: "write `taxonomies: [tags, categories]` in content/site.yml for a page of each"))
        }
    }

    /// The terms of a list; a single text is cut at its commas, and tags and categories without any at their blanks, as
    /// Jekyll does it.
    private func terms(
        _ taxonomy: String, _ reader: inout FieldReader, isYAML: Bool, _ notices: inout [Diagnostic]
    ) -> [String] {
        guard case .string(let text)? = reader.present(taxonomy)?.content, let place = reader.present(taxonomy)?.place
        else { return reader.texts(taxonomy).map(\.text).filter { !$0.isEmpty } }
        let parts = text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
        guard parts.count == 1, isYAML, ["tags", "categories"].contains(taxonomy) else { return parts }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count > 1 {
            notices.append(
                Diagnostic(
                    .note, "a text of `\(taxonomy)` is cut at its blanks", at: place,
                    excerpt: reader.source.line(place.line), length: text.unicodeScalars.count,
                    remedy: "a list says which words belong together: `\(taxonomy): [\(text)]` is one"))
        }
        return words
    }

    func named(_ name: String, in reader: inout FieldReader) -> (text: String, place: Place)? {
        guard let place = reader.present(name)?.place, let text = reader.text(name) else { return nil }
        return (text, place)
    }
}
