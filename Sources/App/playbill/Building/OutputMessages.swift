import Diagnostics
import Files
import Publishing

extension OutputFolder {
    /// Replaces the content, or says why not and what to do.
    func replaceOrExplain(with tree: FileTree, force: Bool, _ console: Console) throws -> Outcome {
        let outcome = try explained { () throws(Refusal) in
            try replace(with: tree, force: force, waiting: { sayWaiting(console) })
        }
        console.report(warnings(about: outcome))
        return outcome
    }

    /// Replaces the content by a site as it is made, or says why not and what to do.
    ///
    /// There is no outcome where the site has errors.
    func replaceOrExplain(
        with plan: BuildPlan, of build: SiteBuild, force: Bool, recorder: TraceRecorder?, _ record: OutputRecord,
        _ console: Console, whenDone: () -> Void
    ) throws -> (Publication, Outcome?) {
        var publication = Publication(of: plan)
        // Nothing will be written: it is made to find the rest of what is wrong with it.
        guard plan.isGood else { return (plan.make { _, _ in } ?? publication, nil) }
        let homes = build.homes
        let outcome = try explained { () throws(Refusal) in
            try replace(force: force, waiting: { sayWaiting(console) }, whenDone: whenDone) {
                staging throws(DiskError) in
                let made = try plan.make(recorder: recorder) { path, content throws(DiskError) in
                    guard content.isStill(within: homes) else {
                        throw DiskError("read", path, reason: "its file changed its place while the site was made")
                    }
                    try staging.take(path, content)
                    record.take(path, content)
                }
                publication = made ?? publication
                return publication.isGood
            }
        }
        // They are of this run alone, and told before the others, which the next one may have to repeat.
        if let outcome { console.report(warnings(about: outcome)) }
        return (publication, outcome)
    }

    /// Changes a few files of it, or says why not and what to do; false where it is not as it was left.
    func amended(
        _ left: [LeftFile], to files: [String]?, with new: [(path: String, content: FileContent)],
        without gone: [String], _ console: Console, whenDone: () -> Void
    ) throws -> Bool {
        try explained { () throws(Refusal) in
            try amend(left, to: files, with: new, without: gone, waiting: { sayWaiting(console) }, whenDone: whenDone)
        }
    }

    /// Waits for a run that is writing to it, or says why not and what to do.
    func waitForOthers(_ console: Console) throws {
        try explained { () throws(Refusal) in try waitForOthers { sayWaiting(console) } }
    }

    private func sayWaiting(_ console: Console) {
        console.say("\(path): another run is writing there, and is waited for")
    }

    /// What an old tree that is still there means: the new one is in its place all the same.
    private func warnings(about outcome: Outcome) -> [Diagnostic] {
        outcome.remains.map { remains in
            guard let failure = remains.failure else {
                return Diagnostic(
                    .warning, "\(remains.path) is of a run that was cut short, and holds a repository",
                    remedy: "move the repository away if it is of use, and remove the rest")
            }
            return Diagnostic(
                .warning, "\(path) is new and whole, but what was there before is not removed: \(failure.message)",
                remedy: "remove it, with `\(failure.isForbidden ? "sudo " : "")rm -r \(remains.path)`")
        }
    }

    private func explained<Result>(_ replace: () throws(Refusal) -> Result) throws(CannotWrite) -> Result {
        do throws(Refusal) {
            return try replace()
        } catch {
            switch error {
            case .holdsForeignFiles(let files, let hasMarker):
                let shown = files.prefix(5).map { "\(path)/\($0)" }.joined(separator: ", ")
                let rest = files.count > 5 ? " and \(files.count - 5) more" : ""
                var remedy =
                    "move it into content/, which is copied, or name another folder with --output; --force deletes it"
                if !hasMarker {
                    remedy +=
                        "\nif an older Playbill wrote all of it, give --force once: from then on its own files are known"
                }
                throw CannotWrite(message: "\(path) holds what Playbill did not write: \(shown)\(rest)", remedy: remedy)
            case .isNewer(let form):
                throw CannotWrite(
                    message: "\(path) was written by a newer Playbill: its list of files has form \(form)",
                    remedy: "use that Playbill, or name another folder with --output; --force replaces the folder "
                        + "and all that is in it")
            case .busy:
                throw CannotWrite(
                    message: "another run is writing to \(path), and has not ended",
                    remedy: "wait until it has, or end it; or name another folder with --output")
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
