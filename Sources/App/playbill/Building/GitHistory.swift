import Dates
import Diagnostics
import Files
import Rehearsal
import Site

/// The past of a site's folder, as git keeps it.
///
/// Nothing of the site's runs: git is asked for its own objects, and the settings by which a repository could name a
/// program are overruled.
struct GitHistory: Sendable {
    /// The folder of the site.
    let folder: String

    /// How long git may take for an answer, in seconds.
    private static let patience = 120

    /// What a site's reader asks.
    var history: SiteHistory {
        var history = SiteHistory(
            changes: { () throws(HistoryGap) in try self.changes() },
            files: { folder, tag throws(HistoryGap) in try self.files(in: folder, at: tag) },
            file: { path, tag in try? self.ask(["cat-file", "blob", "refs/tags/\(tag):./\(path)"]) })
        history.people = { () throws(HistoryGap) in try self.people() }
        return history
    }

    /// The address that a repository was cloned from; nil where there is none.
    var origin: String? {
        let address = (try? text(["config", "--get", "remote.origin.url"]))?.split(whereSeparator: \.isNewline).first
        return address.map(String.init)
    }

    /// Who has committed, by the names of `.mailmap`; equals in the order of the alphabet.
    ///
    /// Machines are no people.
    private func people() throws(HistoryGap) -> [String] {
        var counts: [String: Int] = [:]
        for name in try text(["log", "--format=%aN", "--no-merges", "HEAD"]).split(separator: "\n") {
            guard !name.hasSuffix("[bot]") else { continue }
            counts[String(name), default: 0] += 1
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// When each file of `content/` was last changed, by the newest commit that did.
    private func changes() throws(HistoryGap) -> [ExactName: Instant] {
        if try text(["rev-parse", "--is-shallow-repository"]).hasPrefix("true") {
            throw HistoryGap(
                "the repository is a shallow clone, whose history is cut off",
                remedy: "fetch all of it with `git fetch --unshallow`; for actions/checkout that is `fetch-depth: 0`")
        }
        let log = try ask(
            ["log", "--format=%x01%at", "--name-only", "-z", "--relative", "--no-renames", "--diff-filter=d"]
                + ["--no-show-signature", "--no-ext-diff", "--no-textconv", "HEAD", "--", "content"])
        var (time, changes) = (Instant(seconds: 0), [ExactName: Instant]())
        for part in log.split(separator: 0) {
            if part.first == 1 {
                time = Instant(seconds: Int(String(decoding: part.dropFirst(), as: UTF8.self)) ?? 0)
                continue
            }
            let path = ExactName(String(decoding: part.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self))
            if changes[path] == nil { changes[path] = time }
        }
        return changes
    }

    /// The files of a folder of the site at a tag.
    private func files(in folder: String, at tag: String) throws(HistoryGap) -> [SiteHistory.File] {
        let commit = "refs/tags/\(tag)"
        guard (try? ask(["rev-parse", "--quiet", "--verify", commit + "^{tree}"])) != nil else {
            throw try missing(tag)
        }
        let entries = try ask(["ls-tree", "-r", "-z", commit, "--", folder]).split(separator: 0).compactMap { entry in
            let parts = String(decoding: entry, as: UTF8.self).split(separator: "\t", maxSplits: 1)
            let words = parts.first?.split(separator: " ") ?? []
            // Links and submodules are none of the site's texts.
            return parts.count == 2 && words.count == 3 && words[0].hasPrefix("100")
                ? (path: String(parts[1].dropFirst(folder.utf8.count + 1)), name: String(words[2])) : nil
        }
        let answer = try ask(
            ["cat-file", "--batch"], input: Array(entries.map { $0.name + "\n" }.joined().utf8))
        var (files, rest) = ([SiteHistory.File](), answer[...])
        for entry in entries {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }
                ),
                rest.endIndex - end > size
            else {
                throw HistoryGap("git does not say what \(folder)/\(entry.path) held at the tag `\(tag)`")
            }
            files.append((entry.path, Array(rest[(end + 1)...].prefix(size))))
            rest = rest[(end + 1)...].dropFirst(size + 1)
        }
        return files
    }

    func missing(_ tag: String) throws(HistoryGap) -> HistoryGap {
        let tags = try text(["tag", "--list"]).split(separator: "\n").map(String.init)
        return HistoryGap(
            "there is no tag `\(tag)` in the repository",
            remedy: didYouMean(tag, among: tags)
                ?? "fetch the tags with `git fetch --tags`, or make it with `git tag \(tag)`")
    }

    func text(_ words: [String]) throws(HistoryGap) -> String {
        String(decoding: try ask(words), as: UTF8.self)
    }

    /// What git answers.
    private func ask(_ words: [String], input: [UInt8] = []) throws(HistoryGap) -> [UInt8] {
        guard let program = Input.program("git") else {
            throw HistoryGap("git is not installed", remedy: "install Debian's package git")
        }
        let run: FilterRun
        do throws(RehearsalFailure) {
            run = try FilterRun(
                [program, "--no-pager", "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
                    + words,
                input: input, home: Input.environment("HOME") ?? "/nonexistent", seconds: GitHistory.patience)
        } catch {
            throw HistoryGap("git has not answered: \(error.message)")
        }
        if run.isGood { return run.output }
        if run.errors.contains("not a git repository") { throw .notKept }
        if run.errors.contains("dubious ownership") {
            throw HistoryGap(
                "the repository is another user's, and git keeps away from it",
                remedy: "trust it, with `git config --global --add safe.directory '*'` or its path")
        }
        if run.errors.contains("ambiguous argument 'HEAD'") || run.errors.contains("bad revision") {
            throw HistoryGap("the repository has no commits yet", remedy: "make one, with `git commit`")
        }
        let line = run.errors.split(separator: "\n").first.map(String.init) ?? "it gives no reason"
        throw HistoryGap("git refuses: \(line)")
    }
}
