import Diagnostics
import Publishing

extension CommandSpec {
    /// `playbill check`: every rule, nothing written.
    static let check = CommandSpec(
        name: "check", operands: "[--site DIR]", summary: "find every mistake, write nothing",
        options: [.site, .drafts, .future, .baseURL, .now] + OptionSpec.console,
        example: ("playbill check --drafts", "reads and renders everything, drafts included, and says what is wrong"),
        run: { arguments, console in
            try arguments.refuseOperands()
            var build = try SiteBuild(arguments)
            build.options.reportsOrphans = true
            let publication = try build.publish()
            console.report(publication.mistakes)
            guard publication.isGood else { return .contentErrors }
            console.say("\(publication.pages) pages, no errors")
            return .done
        })
}
