import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release`: what a release takes besides its kit.
    static let release = CommandSpec(
        name: "release", operands: "notes [PRODUCT]",
        summary: "what commits bring, as a draft for the changelog",
        options: [
            Option.site, Option.since, Option.repository, Switch.writeNotes,
        ] + .console,
        example: (
            "playbill release notes lantern",
            "lists what the commits since the last tag add, change and mend; --write puts it into the changelog"
        ),
        run: { arguments, console in
            guard let act = arguments.operands.first else {
                throw UsageError(
                    "`playbill release` takes what to do", remedy: "write `playbill release notes lantern`")
            }
            guard act == "notes" else {
                throw UsageError(
                    "`playbill release` knows no `\(act)`",
                    remedy: didYouMean(act, among: ["notes"]) ?? "it knows notes")
            }
            guard arguments.operands.count <= 2 else {
                throw UsageError("`playbill release notes` takes one product", remedy: "name one at a time")
            }
            return try NotesRun(arguments, console).run()
        })
}

extension Option<String> {
    fileprivate static let since = Option("since", "TAG", help: "the tag of the last release (default: the newest one)")
    fileprivate static let repository = Option(
        "repository", "DIR", help: "the product's repository (default: that of the site)")
}

extension Switch {
    fileprivate static let writeNotes = Switch("write", help: "put the lines into the product's CHANGELOG.md")
}

/// The notes of one release.
private struct NotesRun {
    let arguments: ParsedArguments
    let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) {
        (self.arguments, self.console) = (arguments, console)
    }

    func run() throws -> ExitStatus {
        let site = arguments[.site] ?? "."
        let isWritten = arguments[.writeNotes]
        let changelog = try isWritten || arguments.operands.count > 1 ? changelog(site) : nil
        let git = GitHistory(folder: arguments[.repository] ?? site)
        let tag = arguments[.since] ?? git.lastTag()
        let commits: [Commit]
        do throws(HistoryGap) { commits = try git.commits(since: tag) } catch {
            console.report([Diagnostic(.error, "no notes can be made: \(error.message)", remedy: error.remedy)])
            return .contentErrors
        }
        let draft = ReleaseNotesDraft(commits)
        let reach = tag.map { "since \($0)" } ?? "since the beginning"
        let kinds = draft.leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        let aside = kinds.isEmpty ? "" : "; left aside: " + kinds.joined(separator: ", ")
        console.say("\(commits.count) commits \(reach)\(aside)")
        guard !draft.isEmpty else {
            console.say("nothing that users would notice was done")
            return .done
        }
        guard isWritten, let changelog else {
            console.write(draft.text)
            return .done
        }
        try write(draft, to: changelog)
        return .done
    }

    private func write(_ draft: ReleaseNotesDraft, to path: String) throws {
        let old = Disk.live.exists(path) ? String(decoding: try Disk.live.read(path), as: UTF8.self) : ""
        let new = draft.written(into: old)
        guard new != old else { return console.say("\(path): says it all") }
        try Disk.live.write(Array(new.utf8), path)
        console.say("\(path): written; read it over, it speaks to people now")
    }

    /// The changelog of the product that is named, or of the only one there is.
    private func changelog(_ site: String) throws -> String {
        let (content, _) = try SiteBuild(arguments).read()
        let own = content.products.filter { !$0.manifest.isExample }
        let name = arguments.operands.dropFirst().first
        guard let name = name ?? (own.count == 1 ? own[0].slug : nil) else {
            throw UsageError(
                "`playbill release notes --write` takes a product",
                remedy: "the products are \(own.map(\.slug).joined(separator: ", "))")
        }
        guard let product = content.product(name) else {
            let known = content.products.map(\.slug)
            throw UsageError(
                "there is no product `\(name)`",
                remedy: didYouMean(name, among: known) ?? "the products are \(known.joined(separator: ", "))")
        }
        return site + "/" + product.folder + "/CHANGELOG.md"
    }
}
