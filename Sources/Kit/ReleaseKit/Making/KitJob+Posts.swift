import Diagnostics
import JSON
import Social
import Values

extension KitJob {
    /// The drafts of posts, and for each how it counts and which picture goes with it.
    func posts(_ pictures: [Artefact]) -> (artefacts: [Artefact], mistakes: [Diagnostic]) {
        var artefacts: [Artefact] = []
        var mistakes = tooManyTopics()
        for place in PostPlace.all where maker.templates.has(place.template) {
            do throws(Mistakes) {
                let post = try post(for: place, pictures)
                artefacts += post.artefacts
                mistakes += post.warnings
            } catch {
                mistakes += error.all
            }
        }
        return (artefacts, mistakes)
    }

    private func post(
        for place: PostPlace, _ pictures: [Artefact]
    ) throws(Mistakes) -> (artefacts: [Artefact], warnings: [Diagnostic]) {
        var draft = PostDraft(of: product, for: place.network, home: maker.baseURL.absolute(product.address.encoded))
        draft.subject = place.subject
        if place.part != nil { draft.hashtags = [] }
        let warnings = draft.keepAllowedHashtags()
        let fitted = try draft.fitted(place.length) { (draft) throws(Mistakes) in
            tidied(
                try maker.templates.render(
                    place.template, Object([("post", draft.members), ("product", .lazy(described()))])))
        }
        let room = Artefact.Room(length: fitted.length.length, max: fitted.length.limit, network: place.name)
        var text = Artefact.text(
            "Post for \(place.name)", "social/\(place.file).txt", fitted.text, in: KitGroups.posts, room: room)
        let picture = try picture(for: place, among: pictures)
        text.extras = shown(fitted, place, draft, picture)
        var artefacts = [text]
        if let picture, picture.isNew { artefacts.append(picture.artefact) }
        artefacts.append(note(fitted, place, draft, picture))
        return (artefacts, warnings + fitted.warnings)
    }

    /// What the kit's page needs to show a post as its network would.
    private func shown(
        _ fitted: FittedPost, _ place: PostPlace, _ draft: PostDraft, _ picture: PostPicture?
    ) -> Object {
        var extras = Object([
            ("network", .string(place.network.rawValue)), ("network_name", .string(place.name)),
            ("part", place.part.map { .string($0) } ?? .null), ("link", .string(draft.link)),
            ("html", .markup(PostMarkup(fitted.text, place.network).html)),
            ("dropped", .integer(fitted.dropped)),
        ])
        if let picture { extras["picture"] = members(of: picture) }
        return extras
    }

    private func members(of picture: PostPicture) -> Value {
        var members = Object([
            ("path", .string(picture.artefact.path)), ("alt", .string(picture.alt)),
            ("width", .integer(picture.facts.width)), ("height", .integer(picture.facts.height)),
            ("bytes", .integer(picture.facts.bytes)),
        ])
        if picture.facts.frames > 1 {
            members["frames"] = .integer(picture.facts.frames)
            members["seconds"] = .decimal(picture.facts.seconds)
        }
        return .object(members)
    }

    /// What a program that sends the post has to know: its picture with the words for it, its length, its facets.
    private func note(
        _ fitted: FittedPost, _ place: PostPlace, _ draft: PostDraft, _ picture: PostPicture?
    ) -> Artefact {
        var note = Object([
            ("text", .string(fitted.text)), ("length", .integer(fitted.length.length)),
            ("limit", .integer(fitted.length.limit)), ("link", .string(draft.link)),
        ])
        if let picture, case .object(var members) = members(of: picture) {
            members["path"] = .string("../" + picture.artefact.path)
            note["picture"] = .object(members)
        }
        if place.network == .bluesky { note["facets"] = .list(facets(in: fitted.text).map(described)) }
        if place.network == .productHunt, place.part == nil {
            note["topics"] = .list(product.manifest.topics.map { .string($0.text) })
        }
        let text = String(decoding: json(.object(note), indent: 2), as: UTF8.self) + "\n"
        return .text(
            "Post for \(place.name), as data", "social/\(place.file).json", text, in: KitGroups.posts, shown: false)
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

    /// The topic that is one too many for Product Hunt.
    private func tooManyTopics() -> [Diagnostic] {
        let topics = product.manifest.topics
        let most = NetworkLimits.productHuntTags.count
        guard topics.count > most else { return [] }
        return [
            product.mistake(
                "Product Hunt takes \(most) topics, not \(topics.count)", at: topics[most].place,
                length: topics[most].text.unicodeScalars.count, remedy: "keep the \(most) that fit best")
        ]
    }
}
