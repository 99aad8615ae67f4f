import Diagnostics
import Drawing
import Site
import Stage

/// Draws the moments of plays that scenes of a manifest name.
package struct SceneMaker: Sendable {
    private let performer: PlayPerformer
    private let renderer: DrawingRenderer
    private let cache: PictureCache

    /// A maker of scenes with the setup's games, fonts and cache.
    package init(_ setup: PictureSetup) {
        (performer, renderer, cache) = (setup.performer, setup.renderer, setup.cache)
    }

    /// The moment that a scene names, as a PNG, from the cache where it has been made before.
    /// - Throws: that the play or its moment is not there, at the scene's line; every mistake of the play.
    package func png(
        of scene: Manifest.Scene, of product: Product, _ changes: PlayChanges
    ) throws(Mistakes) -> [UInt8] {
        try cache.bytes("screen", "png", [text(of: scene, of: product), Array(changes.text.utf8)]) {
            () throws(Mistakes) in
            try renderer.png(of: pixmap(of: scene, of: product, changes))
        }
    }

    /// The moment that a scene names, as pixels.
    func pixmap(of scene: Manifest.Scene, of product: Product, _ changes: PlayChanges) throws(Mistakes) -> Pixmap {
        let play = scene.playName
        guard let script = product.script(play) else {
            throw Mistakes(
                product.mistake(
                    "there is no play `\(play)`", at: scene.subjectPlace, remedy: plays(like: play, of: product)))
        }
        let performance = try performer.perform(script, changes)
        let (asked, place) = (scene.moment ?? "", scene.momentPlace ?? scene.place)
        guard let moment = performance.still(named: scene.moment) else {
            throw Mistakes(
                product.mistake(
                    "the play `\(play)` has no mark `\(asked)`", at: place,
                    remedy: marks(like: asked, of: performance)))
        }
        if performance.hasEnded(by: scene.moment) {
            throw Mistakes(
                product.mistake(
                    "the play `\(play)` has ended by \(asked)", at: place,
                    remedy: "it takes \(performance.duration.rough()); `at: end` is its last picture"))
        }
        return try renderer.pixmap(of: performance, at: moment)
    }

    private func marks(like name: String, of performance: Performance) -> String {
        let marks = performance.marks.map(\.name)
        return didYouMean(name, among: marks)
            ?? (marks.isEmpty
                ? "write a time such as 4.5s, or `end`"
                : "its marks are \(marks.joined(separator: ", ")); a time such as 4.5s works too")
    }

    private func plays(like name: String, of product: Product) -> String {
        let names = product.manifest.plays.map(\.name)
        return didYouMean(name, among: names)
            ?? (names.isEmpty ? "name it below `plays:` first" : "the plays are \(names.joined(separator: ", "))")
    }

    /// All text that decides what a scene looks like.
    func text(of scene: Manifest.Scene, of product: Product) -> [UInt8] {
        var key = Array("\(scene.title) \(scene.playName) \(scene.moment ?? "")".utf8)
        let endings = [".play"] + performer.games.compactMap { $0.companion.map { "." + $0 } }
        for (path, content) in product.files.sorted(by: { $0.key < $1.key })
        where endings.contains(where: path.hasSuffix) {
            if case .bytes(let bytes) = content { key += bytes }
        }
        return key
    }
}

extension Manifest.Scene {
    /// The play that is meant, where one is: a terminal's is one too.
    var playName: String {
        if case .string(let name) = subject { return name }
        return ""
    }
}
