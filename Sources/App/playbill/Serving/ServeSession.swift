import Diagnostics
import Files
import Glibc
import PreviewServer
import Publishing
import Site
import Synchronization
import Threads

/// A site being looked at while it is written.
///
/// A save shows in two steps. Its plan is decided, the page that was edited and the one that was looked at last are
/// made, and open pages load anew. Then the whole site is made, unless the next save is there first; mistakes that only
/// this finds are laid over the pages, and the last good site comes back. Where no more than texts were edited what they
/// change is followed from them; see ``ServedEdits``.
final class ServeSession: Sendable {
    private struct Progress {
        var hasSaidAddress = false
        /// What changed since open pages were told.
        var untold: [String] = []
    }

    private let build: SiteBuild
    private let console: Console
    private let basePath: String
    private let isOpenToNetwork: Bool
    private let opensBrowser: Bool
    private let followsChanges: Bool
    private let kit: ServedKit
    private let plans: ServedPlans
    private let studio: ServedStudio
    private let site = ServedSite()
    private let edits: ServedEdits
    private let progress = Mutex(Progress())

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        var build = try SiteBuild(arguments)
        build.memory = BuildMemory()
        if !arguments.has(Option.environment) { build.environment = .development }
        basePath = try build.read().content.configuration.baseURL.path
        // Feeds and canonical links keep the site's own address; only what is fetched here is local.
        build.options.showsDrafts = arguments[.drafts]
        self.build = build
        self.console = console
        isOpenToNetwork = arguments[.lan]
        opensBrowser = arguments[.open]
        followsChanges = arguments[.follow]
        kit = ServedKit(folder: build.folder + "/kit")
        plans = ServedPlans(build, console)
        studio = ServedStudio(build, basePath: basePath)
        edits = ServedEdits(build)
    }

    func run(port: UInt16?) throws -> ExitStatus {
        let ending = Interruption.blocked()
        let settings = PreviewSettings(port: port, basePath: basePath, isOpenToNetwork: isOpenToNetwork)
        let preview = Preview(settings, tool: studio.tool) { [self] path in file(path) }
        do throws(PreviewProblem) { try preview.start() } catch { throw UsageError("\(error)") }
        let rebuilder = Rebuilder { [self] changed, isSuperseded in
            rebuild(preview, changed: changed, unless: isSuperseded)
        }
        defer {
            rebuilder.stop()
            preview.stop()
        }
        let watcher = try build.watcher { rebuilder.rebuild($0) }
        rebuilder.rebuild([])
        Interruption.wait(for: ending)
        watcher.stop()
        console.say("")
        return .done
    }

    private func file(_ path: String) -> PreviewFile? {
        guard let content = site.file(at: path) else { return kit.file(at: path) ?? plans.file(at: path) }
        guard content.isStill(within: build.homes) else { return nil }
        return switch content {
        case .bytes(let bytes): PreviewFile(bytes: bytes)
        case .onDisk(let path, _, _): PreviewFile(body: .disk(path: path))
        }
    }

    private func rebuild(
        _ preview: Preview, changed: [String], unless isSuperseded: @escaping @Sendable () -> Bool
    ) {
        let start = monotonicSeconds()
        let sources = build.sources(changed)
        progress.withLock { $0.untold += sources }
        studio.noteChange()
        build.memory?.files.forget(sources)
        if follow(sources, preview, unless: isSuperseded, since: start) { return }
        edits.forget()
        do {
            let listing = try InputListing(SiteBuild.sourceFolders, below: build.folder)
            let plan = try build.plan(listing)
            let isEarly = site.canShow(plan, changed: progress.withLock { $0.untold })
            if isEarly { show(plan, on: preview) }
            let shown = monotonicSeconds()
            guard let (publication, followed) = plan.followed(unless: isSuperseded) else { return }
            console.report(publication.mistakes)
            guard publication.isGood else {
                site.fallBack(from: plan)
                return showErrors(publication.mistakes, on: preview)
            }
            if !isEarly { show(plan, on: preview) }
            site.keep(plan, publication.tree)
            edits.keep(followed, listing)
            let what = changed.isEmpty ? "built" : "rebuilt"
            say("\(what) \(counted(publication.pages, "page"))", since: start, isEarly ? shown : nil)
        } catch {
            let mistakes = [Diagnostic(.error, "\(error)")]
            console.report(mistakes)
            showErrors(mistakes, on: preview)
        }
    }

    /// Shows an edit of texts and what it changes.
    /// - Returns: false where all of the site has to be looked at.
    private func follow(
        _ sources: [String], _ preview: Preview, unless isSuperseded: @Sendable () -> Bool, since start: Double
    ) -> Bool {
        guard var followed = edits.follow(sources) else { return false }
        let count = followed.waitingCount
        // What the author sees is made first; whoever asks for the rest waits until that is made.
        guard followed.make(site.lookedAt(followed.plan, changed: sources)) else { return false }
        show(followed.plan, followed.tree, on: preview)
        let shown = monotonicSeconds()
        guard followed.makeRest(unless: isSuperseded) else { return false }
        // The next save is followed from here, and looks after what is still to be done.
        if isSuperseded() {
            edits.keep(followed, unlisted: sources)
            return true
        }
        guard edits.keep(followed, listedBesides: sources) else { return false }
        console.report(followed.publication.mistakes)
        site.keep(followed.plan, followed.tree)
        say("rebuilt \(counted(count, "file"))", since: start, shown)
        return true
    }

    private func say(_ what: String, since start: Double, _ shown: Double?) {
        let after = shown.map { ", shown after \(BuildSummary.time($0 - start))" } ?? ""
        console.say("\(what) in \(BuildSummary.time(monotonicSeconds() - start))\(after)")
    }

    /// Answers requests from a build plan, and tells the open pages.
    ///
    /// Style sheets are swapped where nothing else changed; else pages load anew, or go to the page that was edited.
    private func show(_ plan: BuildPlan, _ tree: FileTree? = nil, on preview: Preview) {
        let changed = progress.withLock { progress in
            defer { progress.untold = [] }
            return progress.untold
        }
        let before = site.plan
        site.show(plan, tree)
        let pages = Set(changed.compactMap(plan.address))
        if !changed.isEmpty, before?.styleSheets(from: changed) != nil, let sheets = plan.styleSheets(from: changed) {
            preview.publish(.css(sheets.map { basePath + $0 }))
        } else if followsChanges, pages.count == 1, let page = pages.first {
            preview.publish(.open(basePath + Address(page).encoded.drop { $0 == "/" }))
        } else {
            preview.publish(.reload)
        }
        sayAddress(of: preview)
    }

    private func showErrors(_ mistakes: [Diagnostic], on preview: Preview) {
        preview.publish(.error(console.located(mistakes).map { $0.formatted() }.joined(separator: "\n\n")))
        sayAddress(of: preview)
    }

    /// Says where the site is once there is something to see.
    private func sayAddress(of preview: Preview) {
        let isFirst = progress.withLock { progress in
            defer { progress.hasSaidAddress = true }
            return !progress.hasSaidAddress
        }
        guard isFirst, let address = preview.address else { return }
        console.say("\(address)  (Ctrl-C ends)")
        if opensBrowser { openInBrowser(address) }
    }

    private func openInBrowser(_ address: String) {
        var child = pid_t()
        let words = ["xdg-open", address]
        var arguments = words.map { strdup($0) } + [nil]
        posix_spawnp(&child, "xdg-open", nil, nil, &arguments, environ)
        for word in arguments { free(word) }
    }
}
