import Diagnostics
import Files
import Glibc
import PreviewServer
import Publishing
import Site
import Synchronization

extension CommandSpec {
    /// `playbill serve`: the site at a local address, reloading as files change.
    static let serve = CommandSpec(
        name: "serve", operands: "[--site DIR] [--port N]",
        summary: "show the site at a local address, reloading as files change",
        options: [
            .site, .drafts, .future, .now,
            OptionSpec(name: "port", value: "N", help: "the port (default: 4000, or the next free one)"),
            OptionSpec(name: "lan", value: nil, help: "let other machines of the network look"),
            OptionSpec(name: "open", value: nil, help: "open the site in a browser"),
            OptionSpec(name: "follow", value: nil, help: "go to the page that was changed, in every open page"),
        ] + OptionSpec.console,
        example: ("playbill serve --drafts", "shows the site with its drafts at http://localhost:4000/"),
        run: { arguments, console in
            try arguments.refuseOperands()
            let port = try arguments.integer("port", in: 1...65_535).map { UInt16($0) }
            let session = try ServeSession(arguments, console)
            return try session.run(port: port)
        })
}

/// A site being looked at while it is written.
final class ServeSession: Sendable {
    private let build: SiteBuild
    private let console: Console
    private let basePath: String
    private let isOpenToNetwork: Bool
    private let opensBrowser: Bool
    private let followsChanges: Bool
    private let kit: ServedKit
    private let current: Mutex<FileTree>

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        var build = try SiteBuild(arguments)
        basePath = try build.read().content.configuration.baseURL.path
        // Feeds and canonical links keep the site's own address; only what is fetched here is local.
        build.options.showsDrafts = arguments.has("drafts")
        self.build = build
        self.console = console
        isOpenToNetwork = arguments.has("lan")
        opensBrowser = arguments.has("open")
        followsChanges = arguments.has("follow")
        kit = ServedKit(folder: build.folder + "/kit")
        current = Mutex(FileTree())
    }

    func run(port: UInt16?) throws -> ExitStatus {
        let ending = blockInterrupts()
        let settings = PreviewSettings(port: port, basePath: basePath, isOpenToNetwork: isOpenToNetwork)
        let preview = Preview(settings) { [self] path in file(path) }
        do throws(PreviewProblem) { try preview.start() } catch { throw UsageError("\(error)") }
        rebuild(preview, changed: [])
        let folders = ["content", "themes"].map { build.folder + "/" + $0 }.filter { Disk.live.exists($0) }
        let watcher: Watcher
        do throws(WatchProblem) {
            watcher = try Watcher(folders: folders) { [self] paths in rebuild(preview, changed: paths) }
        } catch {
            preview.stop()
            throw UsageError("\(error)")
        }
        if let address = preview.address {
            console.say("\(address)  (Ctrl-C ends)")
            if opensBrowser { openInBrowser(address) }
        }
        wait(for: ending)
        watcher.stop()
        preview.stop()
        console.say("")
        return .done
    }

    private func file(_ path: String) -> PreviewFile? {
        switch current.withLock({ $0[path] }) {
        case .bytes(let bytes)?: PreviewFile(bytes: bytes)
        case .onDisk(let path, _)?: PreviewFile(body: .disk(path: path))
        case nil: kit.file(at: path)
        }
    }

    private func rebuild(_ preview: Preview, changed: [String]) {
        let start = Input.monotonicSeconds()
        do {
            let publication = try build.publish()
            console.report(publication.mistakes)
            guard publication.isGood else { return showErrors(publication.mistakes, on: preview) }
            let old = current.withLock { tree in
                let old = tree
                tree = publication.tree
                return old
            }
            announce(
                old, publication.tree, opening: followsChanges ? page(of: changed, in: publication) : nil, on: preview)
            let time = BuildSummary.time(Input.monotonicSeconds() - start)
            console.say("\(changed.isEmpty ? "built" : "rebuilt") \(publication.pages) pages in \(time)")
        } catch {
            let mistakes = [Diagnostic(.error, "\(error)")]
            console.report(mistakes)
            showErrors(mistakes, on: preview)
        }
    }

    private func showErrors(_ mistakes: [Diagnostic], on preview: Preview) {
        preview.publish(.error(mistakes.map { $0.formatted() }.joined(separator: "\n\n")))
    }

    /// The address of the page that was edited; nil where it was none, or several.
    private func page(of changed: [String], in publication: Publication) -> String? {
        let pages = Set(
            changed.compactMap { path in
                let prefix = build.folder + "/"
                return publication.addresses[path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path]
            })
        return pages.count == 1 ? pages.first : nil
    }

    /// Style sheets are swapped where nothing else changed; else pages load anew, or go to the page that was edited.
    private func announce(_ old: FileTree, _ new: FileTree, opening page: String?, on preview: Preview) {
        let changed = new.paths.filter { old[$0] != new[$0] }
        if !changed.isEmpty, changed.allSatisfy({ $0.hasSuffix(".css") }), old.count == new.count {
            preview.publish(.css(changed.map { basePath + $0 }))
        } else if let page {
            preview.publish(.open(basePath + Address(page).encoded.drop { $0 == "/" }))
        } else {
            preview.publish(.reload)
        }
    }

    private func openInBrowser(_ address: String) {
        var child = pid_t()
        let words = ["xdg-open", address]
        var arguments = words.map { strdup($0) } + [nil]
        posix_spawnp(&child, "xdg-open", nil, nil, &arguments, environ)
        for word in arguments { free(word) }
    }

    /// Keeps Ctrl-C and a polite kill for ``wait(for:)``, in this thread and those it starts.
    private func blockInterrupts() -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        return signals
    }

    private func wait(for signals: sigset_t) {
        var signals = signals
        var received: Int32 = 0
        sigwait(&signals, &received)
    }
}
