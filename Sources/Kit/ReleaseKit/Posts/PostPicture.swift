import Diagnostics
import Site
import Social
import Studio

/// The picture that goes with a post, known to be taken by its network.
struct PostPicture {
    /// The file: one of the kit's, or one that was made smaller for this network.
    var artefact: Artefact
    /// Whether the file is the network's own.
    var isNew = false
    /// What it shows, in as many words as the network takes.
    var alt: String
    /// What its bytes say.
    var facts: MediaFacts
}

extension KitJob {
    /// The picture for a post: the kit's moving one, its still where the network shows none that move, or one made
    /// smaller where the network would not take that.
    func picture(for place: PostPlace, among pictures: [Artefact]) throws(Mistakes) -> PostPicture? {
        guard let rule = place.network.media, place.part == nil else { return nil }
        if rule.formats.contains(.gif), let moving = pictures.first(where: { $0.path == "preview.gif" }) {
            return try movingPicture(moving, for: place, rule)
        }
        guard let still = pictures.first(where: { $0.path == "preview.png" || $0.path == "card.png" }) else {
            return nil
        }
        return try stillPicture(still, for: place, rule)
    }

    private func movingPicture(
        _ moving: Artefact, for place: PostPlace, _ rule: MediaRule
    ) throws(Mistakes) -> PostPicture? {
        guard let facts = MediaFacts(moving.bytes) else { return nil }
        let found = PostPicture(artefact: moving, alt: alt(within: rule.altText), facts: facts)
        guard let budget = FilmBudget.networks.first(where: { $0.name == place.network.rawValue }),
            budget.objection(width: facts.width, height: facts.height, frames: facts.frames, bytes: facts.bytes) != nil,
            let play = product.manifest.plays.first, let script = product.script(play.name)
        else { return found }
        let fitted = try maker.studio.fittedPicture(
            of: script, PlayChanges(style: maker.studio.styles(of: script).light), within: budget)
        guard let facts = MediaFacts(fitted.gif) else { return nil }
        if let objection = budget.objection(
            width: facts.width, height: facts.height, frames: facts.frames, bytes: facts.bytes)
        {
            throw Mistakes(
                product.mistake(
                    "\(place.name) would not take the picture: \(objection)", at: play.place, length: play.file.count,
                    remedy: "make the play shorter"))
        }
        return own(fitted.gif, "gif", for: place, found, facts)
    }

    /// The parts of a still's sides that are tried, in percent, where it has too many bytes.
    private static let steps = [80, 66, 50, 40, 33, 25, 16, 10]

    private func stillPicture(
        _ still: Artefact, for place: PostPlace, _ rule: MediaRule
    ) throws(Mistakes) -> PostPicture? {
        guard let facts = MediaFacts(still.bytes) else { return nil }
        let found = PostPicture(artefact: still, alt: alt(within: rule.altText), facts: facts)
        if facts.bytes <= rule.stillBytes.count { return found }
        for step in KitJob.steps {
            let smaller = try maker.studio.smaller(
                still.bytes, width: max(1, facts.width * step / 100), height: max(1, facts.height * step / 100))
            if smaller.count <= rule.stillBytes.count, let facts = MediaFacts(smaller) {
                return own(smaller, "png", for: place, found, facts)
            }
        }
        throw Mistakes(
            product.mistake(
                "\(place.name) takes pictures of \(rule.stillBytes.count) bytes, and none can be made as small",
                at: product.line(of: "plays"), remedy: "mark another moment of the play as `poster`"))
    }

    private func own(
        _ bytes: [UInt8], _ kind: String, for place: PostPlace, _ found: PostPicture, _ facts: MediaFacts
    ) -> PostPicture {
        var picture = found
        picture.artefact = .picture(
            "For \(place.name)", "social/\(place.file).\(kind)", bytes, width: facts.width, height: facts.height,
            in: KitGroups.posts, shown: false)
        (picture.isNew, picture.facts) = (true, facts)
        return picture
    }

    /// The words for those who do not see the picture, ended with a sentence, else with a word, where a network takes
    /// fewer.
    func alt(within limit: Limit?) -> String { shortened(pictureDescription, to: limit) }
}

/// A text of at most so many characters: whole sentences of it, else whole words and an ellipsis.
func shortened(_ text: String, to limit: Limit?) -> String {
    guard let most = limit?.count, text.count > most else { return text }
    let head = text.prefix(most)
    let ends = head.indices.filter { index in
        let after = text.index(after: index)
        return ".!?".contains(text[index]) && after < text.endIndex && text[after] == " "
    }
    if let end = ends.last { return String(text[...end]) }
    let cut = text.prefix(most - 1)
    let word = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return word + "…"
}
