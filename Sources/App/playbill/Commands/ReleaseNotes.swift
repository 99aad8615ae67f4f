import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release notes`: what the commits since the last tag bring.
    static let releaseNotes = CommandSpec(
        name: "release notes", operands: "[PRODUCT]", summary: "what commits bring, as a draft for the changelog",
        options: [Option.site, Option.since, Option.repository, Switch.writeNotes, Option.now] + .console,
        example: (
            "playbill release notes lantern",
            "lists what the commits since the last tag add, change and mend; --write puts it into the changelog"
        ),
        run: { arguments, console in
            _ = try arguments.oneProduct()
            return try NotesRun(arguments, console).run()
        })
}

extension Option<String> {
    fileprivate static let since = Option(
        "since", "TAG", help: "the tag of the last release (default: the newest one)")
}

extension Switch {
    fileprivate static let writeNotes = Switch("write", help: "put the lines into the product's CHANGELOG.md")
}

/// The notes of one release.
struct NotesRun {
    private let arguments: ParsedArguments
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) {
        (self.arguments, self.console) = (arguments, console)
    }

    func run() throws -> ExitStatus {
        let site = arguments[.site] ?? "."
        let isWritten = arguments[.writeNotes]
        let meant = try isWritten || !arguments.operands.isEmpty ? self.product() : nil
        let (product, others) = (meant?.product, meant?.others ?? [])
        let changelog = product.map { self.changelog(of: $0, site) }
        let git = GitHistory(folder: arguments[.repository] ?? site)
        let tag = arguments[.since] ?? git.lastTag(of: product?.slug, besides: others)
        let commits: [Commit]
        do throws(HistoryGap) { commits = try git.commits(since: tag) } catch {
            let otherwise = arguments[.repository] == nil ? "; `--repository DIR` names that of the product" : ""
            console.report([
                Diagnostic(
                    .error, "no notes can be made: \(error.message)", remedy: error.remedy.map { $0 + otherwise })
            ])
            return .contentErrors
        }
        let draft = ReleaseNotesDraft(commits, besides: others)
        let reach = tag.map { "since \($0)" } ?? "since the beginning"
        let kinds = draft.leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        let aside = kinds.isEmpty ? "" : "; left aside: " + kinds.joined(separator: ", ")
        console.say("\(counted(commits.count, "commit")) \(reach)\(aside)")
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

    /// The product that is named, or the only one there is, and the others of the repository, where that is the site's own.
    private func product() throws -> (product: Product, others: Set<String>) {
        let (content, _) = try SiteBuild(arguments).read()
        let product = try content.releasedProduct(named: arguments.operands.first, for: "notes --write")
        let others = arguments[.repository] == nil ? content.products.map(\.slug).filter { $0 != product.slug } : []
        return (product, Set(others))
    }

    /// The changelog that a product has; where its manifest names none, and none is there yet, the one it would have.
    private func changelog(of product: Product, _ site: String) -> String {
        site + "/" + (product.changelog?.path ?? product.folder + "/CHANGELOG.md")
    }
}
