import Dates
import Diagnostics
import Files
import Publishing

extension CommandSpec {
    /// `playbill build`: the site, to `public/`.
    static let build = CommandSpec(
        name: "build", operands: "[--site DIR] [--output DIR]", summary: "make the site, to public/",
        options: OptionSpec.building,
        example: ("playbill build --drafts", "makes the site of this folder, drafts included, in public/"),
        run: { arguments, console in
            try arguments.refuseOperands()
            let build = try SiteBuild(arguments)
            let output = arguments.value("output") ?? build.path("public")
            try OutputPlace(site: build.folder).check(output)
            let start = Input.monotonicSeconds()
            let edition = try build.edition()
            // The program ends with this command: to give its memory back piece by piece would only take time.
            _ = Unmanaged.passRetained(edition)
            let folder = OutputFolder(path: output)
            let (publication, outcome) = try folder.replaceOrExplain(
                with: edition, of: build, force: arguments.has("force"), console)
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

extension ParsedArguments {
    /// For commands that take options only.
    func refuseOperands() throws(UsageError) {
        guard let first = operands.first else { return }
        let remedy: String
        if command.options.contains(where: { $0.name == "site" && $0.value != nil }) {
            remedy = "options begin with `--`, such as `--site \(first)`"
        } else if command.operands.contains("< ") {
            remedy = "`playbill \(command.name)` reads standard input: write `playbill \(command.name) < \(first)`"
        } else {
            remedy = "`playbill help \(command.name)` shows what it takes"
        }
        throw UsageError("`\(first)` has no place here", remedy: remedy)
    }
}
