import Diagnostics
import JSON
import Markdown
import Studio
import Values

extension KitJob {
    /// The README variants.
    func readmes(_ pictures: [Artefact]) throws(Mistakes) -> [Artefact] {
        let here = Value.lazy(described(pictureMembers(pictures)))
        let away = Value.lazy(described(try onSite(pictures)))
        var artefacts: [Artefact] = []
        for variant in Readme.all where maker.templates.has(variant.template) {
            let text = try readme(variant.template, variant.isAbsolute ? away : here)
            var artefact = Artefact.text(variant.title, variant.path, text, in: "READMEs")
            if variant.isRendered {
                artefact.kind = .html
                artefact.html = renderMarkdown(SourceText(path: variant.path, text)).html
            }
            artefacts.append(artefact)
        }
        return artefacts
    }

    /// A README as a template makes it.
    func readme(_ template: String, _ product: Value) throws(Mistakes) -> String {
        tidied(try maker.templates.render(template, Object([("product", product)]))) + "\n"
    }

    /// The moving picture as templates see it, by its paths in the kit.
    private func pictureMembers(_ pictures: [Artefact]) -> Object {
        guard let gif = pictures.first(where: { $0.path == "preview.gif" }) else { return Object() }
        var picture = Object([
            ("gif", "preview.gif"), ("still", "preview.png"), ("width", .integer(gif.width)),
            ("height", .integer(gif.height)), ("alt", .string(pictureDescription)),
        ])
        if pictures.contains(where: { $0.path == "preview-dusk.gif" }) { picture["dark_gif"] = "preview-dusk.gif" }
        return Object([("picture", .object(picture))])
    }

    /// The moving picture as templates see it, by its paths on the site.
    func onSite(_ pictures: [Artefact]) throws(Mistakes) -> Object {
        guard !pictures.isEmpty, let picture = try maker.studio.pagePicture(of: product) else { return Object() }
        return Object([("picture", picture)])
    }

    /// What the moving picture shows, for those who do not see it.
    var pictureDescription: String {
        guard let play = product.manifest.plays.first, let script = product.script(play.name),
            let words = try? maker.studio.description(of: script)
        else { return product.manifest.tagline }
        return words
    }

    /// The draft of a letter to those who asked for one.
    func newsletter(_ pictures: [Artefact]) throws(Mistakes) -> [Artefact] {
        let template = "social/newsletter.md"
        guard maker.templates.has(template) else { return [] }
        let site = try onSite(pictures)
        let text = try readme(template, .lazy(described(site)))
        var letter = Artefact.text("Newsletter", template, text, in: KitGroups.posts)
        // The kit's page shows the kit's own picture, which is there before the site is published.
        var shown = text
        if case .object(let picture)? = site["picture"], case .string(let gif)? = picture["gif"] {
            shown = text.replacing(maker.baseURL.absolute(gif), with: "preview.gif")
        }
        letter.extras = NewsletterText(shown).members
        return [letter]
    }

    /// The page that shows the whole kit.
    func index(_ artefacts: [Artefact], press: Object) throws(Mistakes) -> [Artefact] {
        let shown = artefacts.filter(\.isShown).map(\.described)
        let files = artefacts.map { artefact -> Value in
            ["path": .string(artefact.path), "bytes": .integer(artefact.bytes.count)]
        }
        let kit: Value = [
            "product": .lazy(described()), "artefacts": .list(shown), "files": .list(files),
            "bytes": .integer(artefacts.reduce(0) { $0 + $1.bytes.count }), "press": .object(press),
            "host": .string(plain(maker.baseURL.origin)),
        ]
        let html = try maker.templates.render("index.html", Object([("kit", kit)]))
        var index = Artefact.text("The kit", "index.html", html, in: "Pages")
        index.isShown = false
        return [index]
    }

    /// A text without blanks at its ends and at the ends of its lines, and with one empty line at most in a row.
    func tidied(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = line
            while line.last?.isWhitespace == true { line.removeLast() }
            if line.isEmpty, lines.last?.isEmpty ?? true { continue }
            lines.append(line)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}

/// A README for one kind of place.
struct Readme {
    var title: String
    var path: String
    var template: String
    var isRendered = false
    /// Whether its pictures are those of the site rather than those of the kit.
    var isAbsolute = false

    static let all = [
        Readme(title: "README", path: "README.md", template: "readme/github.md", isRendered: true),
        Readme(
            title: "README for package indexes", path: "README.absolute.md", template: "readme/absolute.md",
            isAbsolute: true),
        Readme(title: "Short README", path: "README.short.md", template: "readme/short.md"),
        Readme(title: "README without markup", path: "README.txt", template: "readme/plain.txt"),
    ]
}
