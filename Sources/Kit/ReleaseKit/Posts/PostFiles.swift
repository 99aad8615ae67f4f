import JSON
import Social
import Values

/// A post with its picture, as files of a kit: the text, the picture where it is the network's own, and the same as data
/// for a program that sends it.
struct PostFiles {
    let post: WrittenPost
    let picture: PostPicture?

    var artefacts: [Artefact] {
        [text] + (picture.flatMap { $0.isNew ? [$0.artefact] : nil } ?? []) + [note]
    }

    private var text: Artefact {
        let length = post.fitted.length
        var text = Artefact.text(
            "Post for \(post.place.name)", "social/\(post.place.file).txt", post.fitted.text, in: KitGroups.posts,
            room: Artefact.Room(length: length.length, max: length.limit, network: post.place.name))
        text.extras = shown
        return text
    }

    /// What the kit's page needs to show a post as its network would.
    private var shown: Object {
        let place = post.place
        var extras = Object([
            ("network", .string(place.network.rawValue)), ("network_name", .string(place.name)),
            ("part", place.part.map { .string($0) } ?? .null), ("link", .string(post.draft.link)),
            ("html", .markup(PostMarkup(post.fitted.text, place.network).html)),
            ("dropped", .integer(post.fitted.dropped)),
        ])
        if let picture { extras["picture"] = .object(picture.members) }
        return extras
    }

    /// What a program that sends the post has to know: its picture with the words for it, its length, its facets.
    private var note: Artefact {
        let (place, fitted) = (post.place, post.fitted)
        var note = Object([
            KitDataForm.member, ("text", .string(fitted.text)), ("length", .integer(fitted.length.length)),
            ("limit", .integer(fitted.length.limit)), ("link", .string(post.draft.link)),
        ])
        if let picture {
            var members = picture.members
            members["path"] = .string("../" + picture.artefact.path)
            note["picture"] = .object(members)
        }
        if place.network == .bluesky { note["facets"] = .list(facets(in: fitted.text).map(\.described)) }
        if place.network == .productHunt, place.part == nil {
            note["topics"] = .list(post.draft.product.manifest.topics.map { .string($0.text) })
        }
        let text = String(decoding: json(.object(note), indent: 2), as: UTF8.self) + "\n"
        return .text(
            "Post for \(place.name), as data", "social/\(place.file).json", text, in: KitGroups.posts, shown: false)
    }

}

extension Facet {
    /// The facet as `app.bsky.richtext.facet` has it.
    var described: Value {
        let feature: Value =
            switch feature {
            case .link(let uri): ["$type": "app.bsky.richtext.facet#link", "uri": .string(uri)]
            case .tag(let tag): ["$type": "app.bsky.richtext.facet#tag", "tag": .string(tag)]
            case .mention(let handle): ["$type": "app.bsky.richtext.facet#mention", "handle": .string(handle)]
            }
        return [
            "index": ["byteStart": .integer(byteStart), "byteEnd": .integer(byteEnd)], "features": .list([feature]),
        ]
    }
}

extension PostPicture {
    fileprivate var members: Object {
        var members = Object([
            ("path", .string(artefact.path)), ("alt", .string(alt)), ("width", .integer(facts.width)),
            ("height", .integer(facts.height)), ("bytes", .integer(facts.bytes)),
        ])
        if facts.frames > 1 {
            members["frames"] = .integer(facts.frames)
            members["seconds"] = .decimal(facts.seconds)
        }
        return members
    }
}
