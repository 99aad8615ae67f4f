import Diagnostics
import Media
import Site
import Social
import Studio
import Verify

/// Chooses the pictures that go with posts, and makes smaller ones where a network would not take them.
struct PostPictureMaker {
    /// A picture of the kit that does not move, and what is seen on it.
    struct Still {
        var artefact: Artefact
        /// What is seen on it, for those who do not see it.
        var words: String
    }

    let product: Product
    /// What the moving picture shows, for those who do not see it.
    let words: String
    /// The kit's moving picture; nil where nothing moves.
    let moving: Artefact?
    /// The kit's picture for networks that show none that move; nil for none.
    let still: Still?
    let films: MovingPictureMaker
    /// Makes the moving picture smaller where it is of a film of the author's own.
    var refit: (@Sendable (FilmBudget) throws(Mistakes) -> [UInt8])?
    let fitter: StillFitter

    /// The picture for a post: the kit's moving one, its still where the network shows none that move, or one made
    /// smaller or in another format where the network would not take that.
    /// - Throws: that none can be made so small.
    func picture(for place: PostPlace) throws(Mistakes) -> PostPicture? {
        guard let home = place.home, place.showsPicture else { return nil }
        if let moving, let slot = slot(for: moving, at: home) { return try movingPicture(moving, for: place, slot) }
        guard let slot = home.still, let still else { return nil }
        return try stillPicture(still, for: place, slot)
    }

    /// The slot for a moving picture; a play of one frame goes where stills go, if that takes a GIF.
    private func slot(for moving: Artefact, at home: SlotPlace) -> Slot? {
        let moves = (MediaFacts(moving.bytes)?.frames ?? 1) > 1
        if moves || home.moving?.motion?.need != .must { return home.moving }
        return home.still?.formats.contains("gif") == true ? home.still : nil
    }

    private func movingPicture(
        _ moving: Artefact, for place: PostPlace, _ slot: Slot
    ) throws(Mistakes) -> PostPicture? {
        guard let facts = MediaFacts(moving.bytes) else { return nil }
        let found = PostPicture(
            artefact: moving, alt: altText(words, within: place.network.altText), facts: facts, slot: slot)
        let budget = FilmBudget(slot, name: place.file)
        guard
            budget.objection(width: facts.width, height: facts.height, frames: facts.frames, bytes: facts.bytes) != nil,
            let fitted = try smaller(budget)
        else { return found }
        guard let facts = MediaFacts(fitted) else { return nil }
        if let objection = budget.objection(
            width: facts.width, height: facts.height, frames: facts.frames, bytes: facts.bytes)
        {
            throw Mistakes(
                product.mistake(
                    "\(place.name) would not take the picture: \(objection)",
                    at: product.manifest.plays.first?.place ?? product.line(of: "film"),
                    length: product.manifest.plays.first?.file.count ?? 1, remedy: "make the play shorter"))
        }
        return own(fitted, for: place, found, facts)
    }

    /// The moving picture within a budget; nil where there is nothing to make it of.
    private func smaller(_ budget: FilmBudget) throws(Mistakes) -> [UInt8]? {
        if let refit { return try refit(budget) }
        guard let play = product.manifest.plays.first, let script = product.script(play.name) else { return nil }
        return try films.gif(of: script, PlayChanges(style: films.styles(of: script).light), within: budget)
    }

    private func stillPicture(_ still: Still, for place: PostPlace, _ slot: Slot) throws(Mistakes) -> PostPicture? {
        guard let facts = MediaFacts(still.artefact.bytes) else { return nil }
        let found = PostPicture(
            artefact: still.artefact, alt: altText(still.words, within: place.network.altText), facts: facts, slot: slot
        )
        guard let fitted = try fitter.fitted(still.artefact.bytes, to: slot), let facts = MediaFacts(fitted) else {
            throw Mistakes(
                product.mistake(
                    "\(place.name) would not take the picture, and none can be made of it that it takes",
                    at: product.line(of: "plays"),
                    remedy: "mark another moment of the play as `poster`\n\(slot.title) takes \(slot.line)"))
        }
        return fitted == still.artefact.bytes ? found : own(fitted, for: place, found, facts)
    }

    private func own(
        _ bytes: [UInt8], for place: PostPlace, _ found: PostPicture, _ facts: MediaFacts
    ) -> PostPicture {
        var picture = found
        let ending = facts.format.endings.first ?? facts.format.rawValue
        picture.artefact = .picture(
            "For \(place.name)", "social/\(place.file).\(ending)", bytes, width: facts.width, height: facts.height,
            in: KitGroups.posts, shown: false)
        (picture.isNew, picture.facts) = (true, facts)
        return picture
    }
}
