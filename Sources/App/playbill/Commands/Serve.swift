extension CommandSpec {
    /// `playbill serve`: the site at a local address, reloading as files change.
    static let serve = CommandSpec(
        name: "serve", operands: "[--site DIR] [--port N]",
        summary: "show the site at a local address, reloading as files change; edit its plays at /_studio/",
        options: [
            Option.site, Switch.drafts, Switch.future,
            Option.environment.helping("what of `environments` in site.yml counts (default: development)"), Option.now,
            Option.port, Switch.lan, Switch.open, Switch.follow,
        ] + .console,
        example: ("playbill serve --drafts", "shows the site with its drafts at http://localhost:4000/"),
        run: { arguments, console in
            try arguments.refuseOperands()
            let port = try arguments[.port].map { UInt16($0) }
            let session = try ServeSession(arguments, console)
            return try session.run(port: port)
        })
}

extension Option<Int> {
    fileprivate static let port = Option(
        "port", in: 1...65_535, help: "the port (default: 4000, or the next free one)")
}

extension Switch {
    static let lan = Switch("lan", help: "let other machines of the network look")
    static let open = Switch("open", help: "open the site in a browser")
    static let follow = Switch("follow", help: "go to the page that was changed, in every open page")
}
