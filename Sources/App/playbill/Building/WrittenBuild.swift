import Diagnostics
import Files
import PreviewServer
import Publishing
import Threads

/// A site that is made and written to a folder, once or as its files change.
///
/// What an earlier build has made and nothing has changed since stays; see ``BuildTrace``.
struct WrittenBuild: Sendable {
    var build: SiteBuild
    var folder: OutputFolder
    /// Whether files of others are replaced, and everything is made.
    var force: Bool
    var console: Console

    /// Makes the site, writes it and says so.
    func run() throws -> ExitStatus { try made().status }

    /// Makes the site, writes it and says so, and tells what was said.
    func made() throws -> (status: ExitStatus, messages: [Diagnostic]) {
        let start = monotonicSeconds()
        let work = try TracedWork(self)
        if let done = work.done {
            console.report(done.messages)
            say(done, unchanged(done), since: start)
            return (.done, done.messages)
        }
        if let (trace, outcome) = try work.amendTexts() {
            console.report(trace.messages)
            say(trace, outcome, since: start)
            return (.done, trace.messages)
        }
        let (publication, outcome) = try work.amend() ?? work.replace()
        console.report(publication.mistakes)
        guard let outcome else {
            console.say("nothing was replaced", at: .normal)
            return (.contentErrors, publication.mistakes)
        }
        BuildSummary(
            counts: BuildTrace.Counts(publication), outcome: outcome, folder: folder,
            seconds: monotonicSeconds() - start
        ).say(on: console)
        return (.done, publication.mistakes)
    }

    /// What is said where nothing had to be done.
    private func unchanged(_ trace: BuildTrace) -> OutputFolder.Outcome {
        OutputFolder.Outcome(unchanged: trace.outputs.count, bytes: trace.outputs.reduce(0) { $0 + $1.size })
    }

    private func say(_ trace: BuildTrace, _ outcome: OutputFolder.Outcome, since start: Double) {
        BuildSummary(counts: trace.counts, outcome: outcome, folder: folder, seconds: monotonicSeconds() - start)
            .say(on: console)
    }

    /// Makes the site, and again for each change, until somebody interrupts.
    func runWatching() throws -> ExitStatus {
        let ending = Interruption.blocked()
        var lasting = self
        lasting.build.memory = BuildMemory()
        let kept = lasting
        let rebuilder = Rebuilder { changed, _ in
            kept.build.memory?.files.forget(kept.build.sources(changed))
            do { _ = try kept.run() } catch { kept.console.report([Diagnostic(.error, "\(error)")]) }
        }
        defer { rebuilder.stop() }
        let watcher = try kept.build.watcher { rebuilder.rebuild($0) }
        rebuilder.rebuild([])
        console.say("waiting for changes (Ctrl-C ends)")
        Interruption.wait(for: ending)
        watcher.stop()
        return .done
    }
}
