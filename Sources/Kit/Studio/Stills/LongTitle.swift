import Diagnostics

/// The title of a set that alone makes the letters of all others clearly smaller.
struct LongTitle {
    /// A title: which scene's it is, and the size that it has room for.
    struct Candidate {
        var scene: Int
        var size: Double
    }

    /// The place of its scene in the set.
    let scene: Int
    /// The size that it has room for, as a part of what the others have.
    let share: Double

    /// How small a part is told.
    private static let most = 0.8

    /// Looks for it; nil where there is none.
    init?(among titles: [Candidate]) {
        let sorted = titles.sorted { $0.size < $1.size }
        guard sorted.count > 1, sorted[0].size < sorted[1].size * LongTitle.most else { return nil }
        (scene, share) = (sorted[0].scene, sorted[0].size / sorted[1].size)
    }

    /// What is told of it, at its line.
    func warning(in language: StillLanguage) -> Diagnostic? {
        guard language.scenes.indices.contains(scene), language.titles.indices.contains(scene) else { return nil }
        let (title, place) = (language.scenes[scene].title.joined(separator: " "), language.titles[scene])
        return Diagnostic(
            .warning,
            "`\(title)` is so long that all titles of its set are \(Int(((1 - share) * 100).rounded())) % smaller",
            at: place, excerpt: language.source.line(place.line),
            remedy: "say it in fewer words, for the sake of the others")
    }
}
