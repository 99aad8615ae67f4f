import Diagnostics
import Files
import Glibc
import Publishing

/// A build by what changed, compared with one that makes everything: byte for byte, mode for mode, message for message.
struct BuildProof {
    private let written: WrittenBuild
    private let whole: SiteBuild

    /// A proof of a build.
    init(_ arguments: ParsedArguments, _ written: WrittenBuild) throws(UsageError) {
        self.written = written
        var whole = try SiteBuild(arguments)
        // One clock for both.
        whole.options.now = written.build.options.now
        self.whole = whole
    }

    /// Builds, compares, and names each file that is not what it has to be.
    func run() throws -> ExitStatus {
        let traces = TraceFile(site: whole.folder)
        let before = traces.read()
        let (status, messages) = try written.made()
        let plan = try whole.plan()
        guard let publication = plan.publication() else { return status }
        var found = differences(in: messages, publication.mistakes)
        // Where the site has errors the output is that of an earlier one.
        if publication.isGood {
            let cause = Cause(before, traces.read(), TraceRecorder(plan).texts)
            found += try differences(publication.tree, cause)
        }
        written.console.report(found)
        if !found.isEmpty { return .contentErrors }
        if publication.isGood {
            written.console.say(
                "proved: \(counted(publication.tree.count, "file is", "files are")) as everything made anew has them")
        }
        return status
    }

    private func differences(in one: [Diagnostic], _ other: [Diagnostic]) -> [Diagnostic] {
        if one == other { return [] }
        let missing = other.filter { !one.contains($0) }.map { ("is not told", $0) }
        let wrong = one.filter { !other.contains($0) }.map { ("is told", $0) }
        let all = (missing + wrong).map { what, message in
            Diagnostic(.error, "a message \(what): \(message.message)", at: message.place, remedy: BuildProof.remedy)
        }
        return all.isEmpty
            ? [Diagnostic(.error, "the messages are in another order", remedy: BuildProof.remedy)] : all
    }

    private func differences(_ tree: FileTree, _ cause: Cause) throws -> [Diagnostic] {
        let folder = written.folder.path
        let standing = try written.folder.files()
        let paths = Set(standing.keys).union(tree.paths.map { ExactName($0) }).sorted().map(\.text)
        var found: [Diagnostic] = []
        for path in paths {
            guard let what = try difference(at: path, standing[ExactName(path)], tree[path]) else { continue }
            found.append(
                Diagnostic(.error, "\(folder)/\(path) \(what)\(cause.words(for: path))", remedy: BuildProof.remedy))
        }
        return found
    }

    private func difference(
        at path: String, _ permissions: UInt32?, _ content: FileContent?
    ) throws -> String? {
        guard let content else { return "is there, and has to go" }
        guard let permissions else { return "is missing" }
        let bytes = try Disk.live.read(written.folder.path + "/" + path)
        if try content.read() != bytes { return "is not what it has to be" }
        let mask = umask(0)
        umask(mask)
        return permissions == 0o666 & ~mask ? nil : "has the mode \(String(permissions, radix: 8))"
    }

    private static let remedy =
        "please report this with the site; `playbill build --force` makes everything"
}

/// What could explain that a file stayed and is wrong.
private struct Cause {
    private var routes: [ExactName: TracedRoute] = [:]
    private var changed: [Int: (path: String, parts: String)] = [:]

    /// The trace that was found, the one that was left, and the texts as they are.
    init(_ before: BuildTrace?, _ after: BuildTrace?, _ texts: [TracedBody]) {
        for route in after?.making?.routes ?? [] { routes[ExactName(route.path)] = route }
        let names = ["html", "excerpt", "summary", "headings", "length", "rest", "title"]
        for (place, (old, new)) in zip(before?.making?.bodies ?? [], texts).enumerated() where old.sums != new.sums {
            let parts = zip(names, zip(old.sums, new.sums)).filter { $1.0 != $1.1 }.map(\.0)
            changed[place] = (new.path, parts.joined(separator: ", "))
        }
    }

    /// The texts that changed and that the file is not known to read.
    func words(for path: String) -> String {
        guard let route = routes[ExactName(path)] else { return "" }
        let unread = changed.filter { route.reads[$0.key] == nil }.map { "\($0.value.path) (\($0.value.parts))" }
            .sorted()
        if unread.isEmpty { return "" }
        return "; a read that is not known may be of " + unread.prefix(5).joined(separator: ", ")
    }
}
