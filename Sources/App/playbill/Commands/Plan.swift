import Diagnostics
import Files
import Site

extension CommandSpec {
    /// `playbill plan`: jobs for other machines, on standard output.
    static let plan = CommandSpec(
        name: "plan", operands: "build|kit [PRODUCT…] [--shards N] --as json|ninja|make|actions",
        summary: "write the jobs by which several machines make a build or kits in shares",
        options: [
            Option.shards, Option.form, Option.site, Option.output.helping("where the joined result goes"),
            Option.cache,
            Switch.drafts, Switch.future, Option.baseURL, Option.environment, Option.now, Switch.strict, Switch.help,
        ],
        example: (
            "playbill plan build --shards 8 --as ninja > build.ninja && ninja",
            "makes the site in eight processes at most, and from then on the shares whose files have changed"
        ),
        run: { arguments, console in
            var operands = arguments.operands
            guard let command = operands.first, ["build", "kit"].contains(command) else {
                throw UsageError(
                    "`playbill plan` takes what to plan", remedy: "write `playbill plan build` or `playbill plan kit`")
            }
            operands.removeFirst()
            if command == "build", let first = operands.first {
                throw UsageError("`\(first)` has no place here", remedy: "`playbill plan kit` takes products")
            }
            guard let form = try arguments[.form] else {
                throw UsageError(
                    "`playbill plan` takes what the jobs are for",
                    remedy:
                        "write `--as` with one of \(PlannedJobs.Form.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            let site = arguments[.site] ?? "."
            guard Disk.live.exists(site + "/content") else {
                throw UsageError("there is no site in `\(site)`", remedy: "name its folder with --site")
            }
            let options = arguments.words(
                of: Option.baseURL, Option.environment, Option.now, Switch.drafts, Switch.future, Switch.strict,
                Option.cache)
            // What is wrong with an option is told here, and not by each job.
            _ = try SiteBuild(arguments)
            let jobs = PlannedJobs(
                command, words: options + operands, count: try arguments[.shards] ?? 4, site: site,
                output: arguments[.output], inputs: try SiteInputs(site: site))
            console.write(jobs.text(as: form))
            return .done
        })
}

extension Option<Int> {
    fileprivate static let shards = Option("shards", in: 1...Shard.most, help: "how many shares there are (default: 4)")
}

extension Option<PlannedJobs.Form> {
    fileprivate static let form = Option("as", "json|ninja|make|actions", help: "what the jobs are written for") {
        text, _ throws(UsageError) in
        guard let form = PlannedJobs.Form(rawValue: text) else {
            let known = PlannedJobs.Form.allCases.map(\.rawValue)
            throw UsageError(
                "jobs cannot be written for `\(text)`",
                remedy: didYouMean(text, among: known) ?? "they are written for \(known.joined(separator: ", "))")
        }
        return form
    }
}
