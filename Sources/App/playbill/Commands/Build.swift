import Diagnostics
import Files
import Publishing

extension CommandSpec {
    /// `playbill build`: the site, to `public/`.
    static let build = CommandSpec(
        name: "build", operands: "[--site DIR] [--output DIR]", summary: "make the site, to public/",
        options: [Switch.watch, Switch.prove, Option.shard, Option.cache] + .building,
        example: ("playbill build --drafts", "makes the site of this folder, drafts included, in public/"),
        run: { arguments, console in
            try arguments.refuseOperands()
            var build = try SiteBuild(arguments)
            defer { console.report(build.remote?.complaint ?? []) }
            if let share = try ShareWork(arguments, console) {
                build.stores = share.record.stores(build.stores)
                return try build.draw(console) ? share.write(from: build.stores) : .contentErrors
            }
            let output = arguments[.output] ?? build.path("public")
            try OutputPlace(site: build.folder).check(output)
            let written = WrittenBuild(
                build: build, folder: OutputFolder(path: output), force: arguments[.force], console: console)
            if arguments[.watch] { return try written.runWatching() }
            if arguments[.prove] { return try BuildProof(arguments, written).run() }
            return try written.run()
        })
}

extension Switch {
    fileprivate static let prove = Switch(
        "prove", help: "make everything as well, and compare it byte for byte with what stays of earlier builds")
    fileprivate static let watch = Switch("watch", help: "make it again as files change, until Ctrl-C")
}
