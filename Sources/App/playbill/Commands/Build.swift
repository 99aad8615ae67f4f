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
            let start = Input.monotonicSeconds()
            let publication = try build.publish()
            console.report(publication.mistakes)
            guard publication.isGood else {
                console.say("nothing was replaced", at: .normal)
                return .contentErrors
            }
            let folder = OutputFolder(path: arguments.value("output") ?? build.path("public"))
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
        do throws(Refusal) {
            return try replace(with: tree, force: force)
        } catch .holdsForeignFiles(let file) {
            throw CannotWrite(
                message: "\(path) holds files that were not made here, such as \(file)",
                remedy: "name another folder with --output, or add --force to replace everything in it")
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
