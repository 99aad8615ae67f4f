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
            let publication = try build.publish()
            console.report(publication.mistakes)
            guard publication.isGood else {
                console.say("nothing was replaced", at: .normal)
                return .contentErrors
            }
            let folder = OutputFolder(path: output)
            let outcome = try folder.replaceOrExplain(with: publication.tree, force: arguments.has("force"))
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
        if let first = operands.first {
            throw UsageError(
                "`\(first)` has no place here", remedy: "options begin with `--`, such as `--site \(first)`")
        }
    }
}

extension OutputFolder {
    /// Replaces the content, or says why not and what to do.
    func replaceOrExplain(with tree: FileTree, force: Bool) throws -> Outcome {
        do throws(Refusal) {
            return try replace(with: tree, force: force)
        } catch .holdsForeignFiles(let files) {
            let shown = files.prefix(5).map { "\(path)/\($0)" }.joined(separator: ", ")
            let rest = files.count > 5 ? " and \(files.count - 5) more" : ""
            throw CannotWrite(
                message: "\(path) holds what Playbill did not write: \(shown)\(rest)",
                remedy: "move it into content/, which is copied, or name another folder with --output; "
                    + "--force deletes it")
        } catch .improperPath(let file) {
            throw CannotWrite(message: "`\(file)` is no path for a file of \(path)", remedy: nil)
        } catch .disk(let failure) {
            throw CannotWrite(message: failure.message, remedy: failure.remedy)
        }
    }
}

/// Why no output was written.
struct CannotWrite: Error {
    var message: String
    var remedy: String?
}
