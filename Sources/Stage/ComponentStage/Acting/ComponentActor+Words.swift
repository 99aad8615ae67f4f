import Diagnostics
import Stage

extension ComponentActor {
    /// Components for the table of actors.
    package static let kind = ActorKind(
        head: head, title: "film_component", size: { _ in PictureSize(width: 720, height: 720) },
        styles: ComponentStyle.schemes, words: words
    ) { (setup) throws(Objection) in
        let look = try setup.style.map { (name) throws(Objection) in try ComponentStyle.named(name) } ?? .day
        return ComponentActor(try component(setup), style: look)
    }

    /// Makes the component of a name as a play's settings want it.
    private typealias Making = @Sendable (GameSetup) throws(Objection) -> any Component

    private static let makers: [(name: String, make: Making)] = [
        ("progress-bar", { (setup) throws(Objection) in try ProgressBar(setup) }),
        ("marquee", { _ in Marquee() }), ("pie", { _ in PieProgress() }),
    ]

    private static func component(_ setup: GameSetup) throws(Objection) -> any Component {
        let name = setup["component"] ?? ""
        if let maker = makers.first(where: { $0.name == name }) { return try maker.make(setup) }
        let names = makers.map(\.name)
        throw Objection(
            "no component is called `\(name.prefix(40))`",
            remedy: didYouMean(name, among: names) ?? "known are: " + names.joined(separator: ", "),
            about: .setting("component"))
    }

    private static let head = ActorWord.setting(
        PlayWord(
            "component", "NAME", help: "a component acts: progress-bar, marquee or pie",
            example: "component progress-bar"),
        isDecisive: true)

    private static let words: [ActorWord] = [
        .style("style dusk", help: "day or dusk"),
        .setting(
            PlayWord("film", "TIME", help: "how long the film below a progress bar is", example: "film 40s")),
        .tap("tap play", "PLACE"),
        .drag("drag 5s to 30s", help: "the finger goes down, is moved, and comes up"),
        .action(
            PlayWord(
                "line", "cut|slow|good|N%",
                help: "how fast a film is loaded, by the speed at which it is played", example: "line 70%")
        ) { .deed("line", [$0[0].text]) },
    ]
}
