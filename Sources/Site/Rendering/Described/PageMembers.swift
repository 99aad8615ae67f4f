import Dates
import Markdown
import Site
import Values

/// A page of content as templates see it.
final class PageMembers: LazyMembers {
    private let context: RenderContext
    private let index: Int

    init(_ context: RenderContext, _ index: Int) {
        self.context = context
        self.index = index
    }

    private static let ownNames = [
        "title", "url", "date", "updated", "description", "tags", "excerpt", "content", "toc", "reading_time", "words",
        "image", "source", "previous", "next", "kind", "canonical", "noindex", "draft", "unlisted", "related",
        "section",
        "slug", "product", "markdown_copy", "scheduled", "series", "booklet", "card", "id", "path", "name",
        "byline",
    ]

    // Not a copy, which would have much to retain.
    private var page: Page { _read { yield context.plan.pages[index] } }
    private func rendered(_ parts: BodyParts) -> KeptBody { context.bodies.kept(index, parts) }

    var memberNames: [String] {
        PageMembers.ownNames + page.frontMatter.raw.keys.filter { !PageMembers.ownNames.contains($0) }
    }

    func member(_ name: String) -> Value? {
        // What lists ask of each page comes first.
        switch name {
        case "url", "date": return page.member(name, context.baseURL)
        case "title":
            noteTitle()
            return page.member(name, context.baseURL)
        case "tags", "categories":
            // No other member is called so.
            return term(name) ?? page.frontMatter.raw[name]
        case "content": return text(name)
        case "description": return .string(description)
        default: return rare(name)
        }
    }

    private func rare(_ name: String) -> Value? {
        // A card is drawn of the title, and its address tells which.
        if name == "card" { noteTitle() }
        if name == "order", let number = context.chapterTable.number(of: index) { return .integer(number) }
        if name == "kind", context.plan.datedSections.hasEntry(page) { return "post" }
        if name == "canonical", let canonical { return canonical }
        if name == "hero", let hero = PageMembers.hero(of: page, context.links) { return hero }
        return page.member(name, context.baseURL) ?? text(name) ?? relation(name) ?? term(name)
            ?? language(name) ?? page.frontMatter.raw[name] ?? (name == "picture" ? context.picture(page) : nil)
    }

    /// Notes that the title is read.
    func noteTitle() { context.bodies.note(index, .title) }

    private func text(_ name: String) -> Value? {
        switch name {
        case "content": return .markup(rendered(.html).body.html)
        case "excerpt": return .markup(rendered(.excerpt).body.excerpt)
        case "words": return .integer(rendered(.length).body.words)
        case "reading_time": return .integer(rendered(.length).body.readingMinutes)
        case "toc": return tableOfContents(rendered(.headings).body.headings)
        case "image": return context.links.image(of: page).map { .string($0) } ?? .null
        case "staged": return .bool(page.isStaged)
        case "scheduled": return .bool(isScheduled)
        case "markdown_copy": return context.markdownCopy(of: page.address, isThere: page.redirect == nil)
        case "byline": return .list(byline.map { .string($0) })
        case "noindex": return .bool(page.isKeptFromRobots || isScheduled)
        default: return nil
        }
    }

    /// Who wrote it, where that is not simply the one whose site it is.
    private var byline: [String] {
        let authors = context.content.authors(of: page)
        return authors == context.content.author.map { [$0] } ?? [] ? [] : authors
    }

    private func relation(_ name: String) -> Value? {
        if let version = version(name) { return version }
        switch name {
        case "previous": return context.plan.neighbours[index].older.map(context.page) ?? .null
        case "next": return context.plan.neighbours[index].newer.map(context.page) ?? .null
        case "related": return context.pages(context.plan.related(to: index))
        case "product": return context.product(about: index)
        case "series": return term(name) ?? series
        case "booklet": return booklet
        case "chapters": return context.chapters(around: index)
        case "card": return context.card(page.address.file).map { .string($0) } ?? .null
        default: return nil
        }
    }

    /// What is known of its languages, where the site has several.
    private func language(_ name: String) -> Value? {
        guard name == "language" || name == "translations" || name == "alternates" else { return nil }
        // What is known by another address is none of its translations'.
        let translations = canonical == nil || name != "alternates" ? context.plan.translations.versions(of: index) : []
        return context.members(of: translations).first { $0.0 == name }?.1
    }

    /// What is known of the versions of the manual it stands in.
    private func version(_ name: String) -> Value? {
        guard name == "version" || name == "versions" else { return nil }
        let versions = context.plan.versions
        guard let all = versions.versions(of: index) else { return nil }
        if name == "versions" {
            return .list(
                all.compactMap { version in
                    version.page.map { place in
                        [
                            "name": .string(version.name), "url": .string(context.plan.pages[place].address.encoded),
                            "is_current": .bool(version.isCurrent), "is_newest": .bool(version.isNewest),
                            "has_page": .bool(version.isSame),
                        ]
                    }
                })
        }
        guard let own = all.first(where: \.isCurrent) else { return nil }
        return [
            "name": .string(own.name), "is_newest": .bool(own.isNewest),
            "pages": context.pages(
                versions.chapters(of: index).sorted {
                    context.plan.pages[$0].address < context.plan.pages[$1].address
                }),
        ]
    }

    /// The address that search engines should know the text by: that of the newest version, where it has several.
    private var canonical: Value? {
        guard page.canonical == nil, let newest = context.plan.versions.newest(of: index) else {
            return nil
        }
        return context.plan.pages[newest].member("canonical", context.baseURL)
    }

    private func term(_ name: String) -> Value? { context.terms.terms(name, of: index, page) }

    /// Whether it is shown before its time, as `serve --future` does.
    private var isScheduled: Bool { page.isShown(after: context.now) }

    private var series: Value {
        guard let part = context.series.part(of: index) else { return .null }
        return [
            "name": .string(part.name), "index": .integer(part.index + 1), "count": .integer(part.pages.count),
            "pages": context.pages(part.pages[part.shown]), "first": .integer(part.shown.lowerBound + 1),
            "url": context.hasList(of: part) ? .string(part.address.encoded) : .null,
        ]
    }

    /// Its neighbours in a long section; null in a short one, which can be listed whole.
    private var booklet: Value {
        let listed = context.chapterTable.place(of: index).flatMap(BookletTable.Part.init)
        guard let part = listed ?? context.booklets.part(of: index) else { return .null }
        return [
            "index": .integer(part.index + 1), "count": .integer(part.pages.count),
            "pages": context.pages(part.pages[part.shown]), "first": .integer(part.shown.lowerBound + 1),
        ]
    }

    /// What the author wrote, else the beginning of the text.
    private var description: String { page.description ?? shortened(rendered(.summary).body.summary, to: 160) }
}

/// Headings as templates walk them.
package func tableOfContents(_ headings: [Heading]) -> Value {
    .list(
        headings.map { heading in
            ["level": .integer(heading.level), "id": .string(heading.id), "text": .string(heading.plain)]
        })
}

/// A text cut at a word so that it has at most so many characters, with an ellipsis where something is missing.
package func shortened(_ text: String, to count: Int) -> String {
    guard text.count > count else { return text }
    let cut = text.prefix(count - 1)
    let end = cut.lastIndex(where: \.isWhitespace) ?? cut.endIndex
    return cut[..<end].trimmingSuffix { !$0.isLetter && !$0.isNumber } + "…"
}

extension Substring {
    fileprivate func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> String {
        var rest = self
        while let last = rest.last, isUnwanted(last) { rest.removeLast() }
        return String(rest)
    }
}
