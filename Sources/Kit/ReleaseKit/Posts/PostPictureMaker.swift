import Diagnostics
import Site
import Social
import Studio

/// Chooses the pictures that go with posts, and makes smaller ones where a network would not take them.
struct PostPictureMaker {
    let product: Product
    /// What the moving picture shows, for those who do not see it.
    let words: String
    /// The kit's moving picture; nil where nothing moves.
    let moving: Artefact?
    /// The kit's picture for networks that show none that move; nil for none.
    let still: Artefact?
    let films: MovingPictureMaker
    let shrinker: PictureShrinker

    /// The picture for a post: the kit's moving one, its still where the network shows none that move, or one made
    /// smaller where the network would not take that.
    /// - Throws: that none can be made so small.
    func picture(for place: PostPlace) throws(Mistakes) -> PostPicture? {
        guard let rule = place.network.media, place.part == nil else { return nil }
        if rule.formats.contains(.gif), let moving { return try movingPicture(moving, for: place, rule) }
        return try still.flatMap { (still) throws(Mistakes) in try stillPicture(still, for: place, rule) }
    }

    private func movingPicture(
        _ moving: Artefact, for place: PostPlace, _ rule: MediaRule
    ) throws(Mistakes) -> PostPicture? {
        guard let facts = MediaFacts(moving.bytes) else { return nil }
        let found = PostPicture(artefact: moving, alt: altText(words, within: rule.altText), facts: facts)
        guard let budget = FilmBudget.networks.first(where: { $0.name == place.network.rawValue }),
            budget.objection(width: facts.width, height: facts.height, frames: facts.frames, bytes: facts.bytes) != nil,
            let play = product.manifest.plays.first, let script = product.script(play.name)
        else { return found }
        let fitted = try films.gif(
            of: script, PlayChanges(style: films.styles(of: script).light), within: budget)
        guard let facts = MediaFacts(fitted) else { return nil }
        if let objection = budget.objection(
            width: facts.width, height: facts.height, frames: facts.frames, bytes: facts.bytes)
        {
            throw Mistakes(
                product.mistake(
                    "\(place.name) would not take the picture: \(objection)", at: play.place, length: play.file.count,
                    remedy: "make the play shorter"))
        }
        return own(fitted, "gif", for: place, found, facts)
    }

    /// The parts of a still's sides that are tried, in percent, where it has too many bytes.
    private static let steps = [80, 66, 50, 40, 33, 25, 16, 10]

    private func stillPicture(
        _ still: Artefact, for place: PostPlace, _ rule: MediaRule
    ) throws(Mistakes) -> PostPicture? {
        guard let facts = MediaFacts(still.bytes) else { return nil }
        let found = PostPicture(artefact: still, alt: altText(words, within: rule.altText), facts: facts)
        if facts.bytes <= rule.stillBytes.count { return found }
        for step in PostPictureMaker.steps {
            let smaller = try shrinker.smaller(
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
}
