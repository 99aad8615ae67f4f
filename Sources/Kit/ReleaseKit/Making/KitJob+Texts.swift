import Diagnostics
import JSON
import Markdown
import Studio
import Values

extension KitJob {
    /// A README as a template makes it.
    func readme(_ template: String, _ product: Value) throws(Mistakes) -> String {
        tidied(try maker.templates.render(template, Object([("product", product)]))) + "\n"
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
