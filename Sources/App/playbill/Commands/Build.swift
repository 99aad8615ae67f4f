import Dates
import Diagnostics
import Files
import Publishing

extension CommandSpec {
    /// `playbill build`: the site, to `public/`.
    static let build = CommandSpec(
        name: "build", operands: "[--site DIR] [--output DIR]", summary: "make the site, to public/",
        options: .building,
        example: ("playbill build --drafts", "makes the site of this folder, drafts included, in public/"),
        run: { arguments, console in
            try arguments.refuseOperands()
            let build = try SiteBuild(arguments)
            let output = arguments[.output] ?? build.path("public")
            try OutputPlace(site: build.folder).check(output)
            let start = Input.monotonicSeconds()
            let plan = try build.plan()
            // The program ends with this command: to give its memory back piece by piece would only take time.
            _ = Unmanaged.passRetained(plan)
            let folder = OutputFolder(path: output)
            let (publication, outcome) = try folder.replaceOrExplain(
                with: plan, of: build, force: arguments[.force], console)
            console.report(publication.mistakes)
            guard let outcome else {
                console.say("nothing was replaced", at: .normal)
                return .contentErrors
            }
            BuildSummary(
                publication: publication, outcome: outcome, folder: folder, seconds: Input.monotonicSeconds() - start
            )
            .say(on: console)
            return .done
        })
}
