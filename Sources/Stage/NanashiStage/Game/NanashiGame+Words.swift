import Stage

extension NanashiGame {
    /// The game for the table of actors.
    package static let kind = ActorKind("nanashi", styles: NanashiStyle.schemes, words: words) {
        (setup) throws(Objection) in try NanashiGame(setup)
    }.offering(styles: NanashiStyle.all.map(\.name))

    private static let words: [ActorWord] = [
        .position("position startpos"), .players("players \"You\" \"Robot\""),
        .style("style dusk", help: "day, dusk, paper, contrast, or a colour of your own in quotes"),
        .coordinates, .flip,
        .tap("tap g1"), .move("move a7a5"), .reply("reply a2"), .robot, .undo, .pass,
    ]
}
