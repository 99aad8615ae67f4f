extension CommandSpec {
    /// `playbill render`: pictures of a play, a terminal's recording, a recorded game or a position.
    static let render = CommandSpec(
        name: "render", operands: "X.play|X.cast|X.pgn|--position FEN -o FILE… | --batch",
        summary: "pictures and films: gif, webp, mp4, webm, png, svg, txt, or numbered frames",
        options: [
            Option.output.helping(
                "where it goes: .gif, .webp, .mp4, .webm, .png, .svg, .vtt, .txt; or frames/%05d.png; may be repeated",
                as: "FILE"
            ),
            Option.position, Option.last, Option.select, Option.mark, Option.arrow, Switch.coordinates, Switch.flip,
            Option.players, Option.size, Option.style, Option.delay, Option.moves, Option.castTheme, Option.fontSize,
            Option.window, Option.padding, Option.margin, Option.marginFill, Option.radius, Option.idle, Option.at,
            Option.contact, Option.fps, Option.loop, Option.scale, Option.colours, Option.limits, Option.maxBytes,
            Switch.fast, Option.sound, Option.framed, Option.bitRate,
            Switch.batch.helping(
                "{\"fen\",\"output\",…} a line in, {\"output\",\"bytes\"} a line out; other members as the options"),
            Switch.checkOnly,
        ] + .console,
        example: ("playbill render trailer.play -o trailer.gif", "performs the play and films it"),
        run: { arguments, console in
            if arguments[.batch] { return try RenderBatch(arguments).run(console) }
            return try RenderRun(orders: RenderOrder.all(arguments), console: console).run()
        })
}
