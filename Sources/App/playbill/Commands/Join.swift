import Diagnostics
import Files

extension CommandSpec {
    /// `playbill join`: shares of a build or a kit, put together.
    static let join = CommandSpec(
        name: "join", operands: "DIR… [--site DIR] [--output DIR]",
        summary: "put the shares of a build or of kits together, to what one machine would have made",
        options: [
            Option.site.helping("the folder of the site (default: here, else where the shares were made)"),
            Option.output, Option.cache, Switch.force,
        ] + .console,
        example: (
            "playbill join shares/build-*",
            "makes public/ with the pictures of all shares, and says which one is missing"
        ),
        run: { arguments, console in
            guard !arguments.operands.isEmpty else {
                throw UsageError(
                    "`playbill join` takes the folders of shares",
                    remedy: "write them behind it, such as `playbill join shares/build-*`")
            }
            let shares = try JoinedShares(arguments.operands)
            let isHere = Disk.live.exists("content") || !Disk.live.exists(shares.site)
            let site = arguments[.site] ?? (isHere ? "." : shares.site)
            try shares.check(site)
            try shares.bring(to: PictureStores(folder: site + "/" + Workshop.cacheFolder))
            let command: CommandSpec = shares.command == "kit" ? .kit : .build
            let words =
                shares.words + ["--site=" + site]
                + arguments.words(
                    of: Option.output, Option.cache, Switch.force, Switch.quiet, Switch.verbose, Option.format)
            return try command.run(try ParsedArguments(words, command: command), console)
        })
}
