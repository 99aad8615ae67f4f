import Diagnostics
import Files
import PreviewServer
import Publishing

/// A site that is made and written to a folder, once or as its files change.
struct WrittenBuild: Sendable {
    var build: SiteBuild
    var folder: OutputFolder
    /// Whether files of others are replaced.
    var force: Bool
    var console: Console

    /// Makes the site, writes it and says so.
    func run() throws -> ExitStatus {
        let start = Input.monotonicSeconds()
        let plan = try build.plan()
        // The program ends with this command: to give its memory back piece by piece would only take time.
        if build.memory == nil { _ = Unmanaged.passRetained(plan) }
        let (publication, outcome) = try folder.replaceOrExplain(with: plan, of: build, force: force, console)
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
