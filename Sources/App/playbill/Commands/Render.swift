extension CommandSpec {
    /// `playbill render`: one picture, of a play, a terminal's recording, a recorded game or a position.
    static let render = CommandSpec(
        name: "render", operands: "X.play|X.cast|X.pgn|--position FEN -o FILE | --batch",
        summary: "one picture: gif, webp, png, svg, or numbered frames",
        options: [
            OptionSpec(
                name: "output", value: "FILE",
                help: "where it goes: .gif, .webp, .png, .svg, .txt of a cast, or a pattern such as frames/%05d.png"),
            OptionSpec(name: "position", value: "FEN", help: "draw a position instead of a play"),
            OptionSpec(name: "last", value: "MOVE", help: "tint the squares of the last move"),
            OptionSpec(name: "select", value: "SQUARE", help: "frame a piece and mark what it reaches"),
            OptionSpec(name: "mark", value: "\"a1 b2\"", help: "frame squares"),
            OptionSpec(name: "arrow", value: "a1a3", help: "draw an arrow; may be repeated"),
            OptionSpec(name: "coordinates", value: nil, help: "name files and ranks"),
            OptionSpec(name: "flip", value: nil, help: "see the board from the other side"),
            OptionSpec(name: "players", value: "\"You, Robot\"", help: "show the score with these names"),
            OptionSpec(name: "size", value: "WIDTHxHEIGHT", help: "the picture's size in pixels"),
            OptionSpec(name: "style", value: "NAME", help: "day, dusk, paper, contrast, or a colour such as #E2553D"),
            OptionSpec(
                name: "delay", value: "TIME", help: "how long a recorded game shows each move: 0.6s, or \"0.6s 1s 2s\""),
            OptionSpec(name: "moves", value: "FROM..TO", help: "the moves of a recorded game to show"),
            OptionSpec(
                name: "theme", value: "NAME", help: "a cast's colours: dusk, day, dracula, nord, …, or a colour"),
            OptionSpec(name: "font-size", value: "N", help: "the size of a cast's letters in pixels (default: 20)"),
            OptionSpec(
                name: "window", value: "BAR", help: "a cast's window bar: colorful, rings, colorful-right, rings-right"),
            OptionSpec(name: "padding", value: "N", help: "pixels between a cast's window and its letters"),
            OptionSpec(name: "margin", value: "N", help: "pixels around a cast's window"),
            OptionSpec(name: "margin-fill", value: "COLOUR", help: "what is around it"),
            OptionSpec(name: "radius", value: "N", help: "how round its corners are, in pixels"),
            OptionSpec(
                name: "idle", value: "TIME", help: "the longest pause of a cast (default: what it says, else 5s)"),
            OptionSpec(
                name: "at", value: "MARK|TIME",
                help: "the moment of a still (default: the mark `poster`; a cast's end)"),
            OptionSpec(name: "contact", value: "COLUMNSxROWS", help: "a sheet of that many moments"),
            OptionSpec(name: "fps", value: "N", help: "frames a second"),
            OptionSpec(name: "scale", value: "FACTOR", help: "scale the play's size"),
            OptionSpec(name: "colors", value: "N", help: "the most colours of a GIF, 4 to 256"),
            OptionSpec(
                name: "for", value: "NETWORK", help: "meet a network's limits: x, mastodon, producthunt, github"),
            OptionSpec(name: "max-bytes", value: "N", help: "make it smaller by stated steps until it fits: 400k, 3M"),
            OptionSpec(
                name: "batch", value: nil,
                help:
                    "{\"fen\",\"output\",…} a line in, {\"output\",\"bytes\"} a line out; other members as the options"),
            OptionSpec(name: "check", value: nil, help: "perform the play and draw nothing"),
        ] + OptionSpec.console,
        example: ("playbill render trailer.play -o trailer.gif", "performs the play and films it"),
        run: { arguments, console in
            if arguments.has("batch") { return try RenderBatch(arguments).run(console) }
            let order = try RenderOrder(arguments)
            return try RenderWork(order: order, console: console).run()
        })
}
