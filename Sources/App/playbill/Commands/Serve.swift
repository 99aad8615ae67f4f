extension CommandSpec {
    /// `playbill serve`: the site at a local address, reloading as files change.
    static let serve = CommandSpec(
        name: "serve", operands: "[--site DIR] [--port N]",
        summary: "show the site at a local address, reloading as files change",
        options: [
            .site, .drafts, .future, .now,
            OptionSpec(name: "port", value: "N", help: "the port (default: 4000, or the next free one)"),
            OptionSpec(name: "lan", value: nil, help: "let other machines of the network look"),
            OptionSpec(name: "open", value: nil, help: "open the site in a browser"),
            OptionSpec(name: "follow", value: nil, help: "go to the page that was changed, in every open page"),
        ] + OptionSpec.console,
        example: ("playbill serve --drafts", "shows the site with its drafts at http://localhost:4000/"),
        run: { arguments, console in
            try arguments.refuseOperands()
            let port = try arguments.integer("port", in: 1...65_535).map { UInt16($0) }
            let session = try ServeSession(arguments, console)
            return try session.run(port: port)
        })
}
