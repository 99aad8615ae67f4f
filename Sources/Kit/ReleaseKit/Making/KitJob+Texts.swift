import Diagnostics
import JSON
import Markdown
import Social
import Studio
import Values

extension KitJob {
    /// A README as a template makes it.
    func readme(_ template: String, _ product: Value) throws(Mistakes) -> String {
        tidied(try maker.templates.render(template, Object([("product", product)]))) + "\n"
    }

    /// The moving picture as templates see it, by its paths on the site.
    private func onSite(_ pictures: [Artefact]) throws(Mistakes) -> Object {
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

    /// The drafts of posts, and for each how it counts and which picture goes with it.
    func posts(_ pictures: [Artefact]) -> (artefacts: [Artefact], mistakes: [Diagnostic]) {
        var artefacts: [Artefact] = []
        var mistakes: [Diagnostic] = []
        for place in PostPlace.all where maker.templates.has(place.template) {
            var draft = PostDraft(
                of: product, for: place.network, home: maker.baseURL.absolute(product.address.encoded))
            draft.subject = place.subject
            if place.part != nil { draft.hashtags = [] }
            do throws(Mistakes) {
                let fitted = try draft.fitted(place.length) { (draft) throws(Mistakes) in
                    tidied(
                        try maker.templates.render(
                            place.template, Object([("post", draft.members), ("product", .lazy(described()))])))
                }
                mistakes += fitted.warnings
                let room = Artefact.Room(length: fitted.length.length, max: fitted.length.limit, network: place.name)
                artefacts.append(
                    .text("Post for \(place.name)", "social/\(place.file).txt", fitted.text, in: "Posts", room: room))
                let picture = try picture(for: place, among: pictures)
                if let picture, picture.path != "preview.gif" { artefacts.append(picture) }
                artefacts.append(note(fitted, place, picture))
            } catch {
                mistakes += error.all
            }
        }
        return (artefacts, mistakes)
    }

    /// The draft of a letter to those who asked for one.
    func newsletter(_ pictures: [Artefact]) throws(Mistakes) -> [Artefact] {
        let template = "social/newsletter.md"
        guard maker.templates.has(template) else { return [] }
        let text = try readme(template, .lazy(described(try onSite(pictures))))
        return [.text("Newsletter", template, text, in: "Posts")]
    }

    /// What a program that sends the post has to know: its picture with the words for it, its length, its facets.
    private func note(_ fitted: FittedPost, _ place: PostPlace, _ picture: Artefact?) -> Artefact {
        var note = Object([
            ("text", .string(fitted.text)), ("length", .integer(fitted.length.length)),
            ("limit", .integer(fitted.length.limit)),
        ])
        if let picture {
            note["picture"] = ["path": .string("../" + picture.path), "alt": .string(pictureDescription)]
        }
        if place.network == .bluesky { note["facets"] = .list(facets(in: fitted.text).map(described)) }
        let text = String(decoding: json(.object(note), indent: 2), as: UTF8.self) + "\n"
        return .text("Post for \(place.name), as data", "social/\(place.file).json", text, in: "Posts", shown: false)
    }

    /// A facet as `app.bsky.richtext.facet` has it.
    private func described(_ facet: Facet) -> Value {
        var feature: Value = .null
        switch facet.feature {
        case .link(let uri): feature = ["$type": "app.bsky.richtext.facet#link", "uri": .string(uri)]
        case .tag(let tag): feature = ["$type": "app.bsky.richtext.facet#tag", "tag": .string(tag)]
        case .mention(let handle): feature = ["$type": "app.bsky.richtext.facet#mention", "handle": .string(handle)]
        }
        return [
            "index": ["byteStart": .integer(facet.byteStart), "byteEnd": .integer(facet.byteEnd)],
            "features": .list([feature]),
        ]
    }

    /// The page that shows the whole kit.
    func index(_ artefacts: [Artefact]) throws(Mistakes) -> [Artefact] {
        let shown = artefacts.filter(\.isShown).map(\.described)
        let kit: Value = ["product": .lazy(described()), "artefacts": .list(shown)]
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
