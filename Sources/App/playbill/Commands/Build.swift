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
            let (publication, outcome) = try folder.replaceOrExplain(with: edition, force: arguments.has("force"))
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

extension OutputFolder {
    /// Replaces the content, or says why not and what to do.
    func replaceOrExplain(with tree: FileTree, force: Bool) throws -> Outcome {
        try explained { () throws(Refusal) in try replace(with: tree, force: force) }
    }

    /// Replaces the content by a site as it is made, or says why not and what to do.
    ///
    /// There is no outcome where the site has errors.
    func replaceOrExplain(with edition: Edition, force: Bool) throws -> (Publication, Outcome?) {
        var publication = Publication(of: edition)
        // Nothing will be written: it is made to find the rest of what is wrong with it.
        guard edition.isGood else { return (edition.make { _, _ in } ?? publication, nil) }
        let outcome = try explained { () throws(Refusal) in
            try replace(force: force) { staging throws(DiskError) in
                let made = try edition.make { path, content throws(DiskError) in try staging.take(path, content) }
                publication = made ?? publication
                return publication.isGood
            }
        }
        return (publication, outcome)
    }

    private func explained<Result>(_ replace: () throws(Refusal) -> Result) throws(CannotWrite) -> Result {
        do throws(Refusal) {
            return try replace()
        } catch {
            switch error {
            case .holdsForeignFiles(let files):
                let shown = files.prefix(5).map { "\(path)/\($0)" }.joined(separator: ", ")
                let rest = files.count > 5 ? " and \(files.count - 5) more" : ""
                throw CannotWrite(
                    message: "\(path) holds what Playbill did not write: \(shown)\(rest)",
                    remedy: "move it into content/, which is copied, or name another folder with --output; "
                        + "--force deletes it")
            case .disk(let failure): throw CannotWrite(message: failure.message, remedy: failure.remedy)
            }
        }
    }
}

/// Why no output was written.
struct CannotWrite: Error {
    var message: String
    var remedy: String?
}
