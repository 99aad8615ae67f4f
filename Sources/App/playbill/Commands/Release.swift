import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release`: what a release takes besides its kit.
    static let release = CommandSpec(
        name: "release", operands: "notes [PRODUCT] | bump [PRODUCT] STEP",
        summary: "what commits bring, as a draft for the changelog; and the step to the next version",
        options: [
            Option.site, Option.since, Option.repository, Switch.writeNotes, Switch.dryRun, Option.now,
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
            let operands = Array(arguments.operands.dropFirst())
            switch act {
            case "notes":
                guard operands.count <= 1 else {
                    throw UsageError("`playbill release notes` takes one product", remedy: "name one at a time")
                }
                guard !arguments[.dryRun] else {
                    throw UsageError("`--dry-run` is for `bump`", remedy: "leave out `--write`, and nothing is written")
                }
                return try NotesRun(arguments, console).run()
            case "bump":
                guard !arguments[.writeNotes] else {
                    throw UsageError("`--write` is for `notes`", remedy: "`bump` writes unless it is a `--dry-run`")
                }
                return try BumpRun(arguments, console).run()
            default:
                throw UsageError(
                    "`playbill release` knows no `\(act)`",
                    remedy: didYouMean(act, among: ["notes", "bump"]) ?? "it knows notes and bump")
            }
        })
}

extension Option<String> {
    static let since = Option("since", "TAG", help: "the tag of the last release (default: the newest one)")
    static let repository = Option(
        "repository", "DIR", help: "the product's repository (default: that of the site)")
}

extension Switch {
    static let writeNotes = Switch("write", help: "put the lines of `notes` into the product's CHANGELOG.md")
    static let dryRun = Switch("dry-run", help: "say what `bump` would change, and change nothing")
}

extension SiteContent {
    /// The product that a release is of: the one that is named, or the only one there is that is no example.
    func releasedProduct(named name: String?, for act: String) throws -> Product {
        let own = products.filter { !$0.manifest.isExample }
        guard let name = name ?? (own.count == 1 ? own[0].slug : nil) else {
            throw UsageError(
                "`playbill release \(act)` takes a product",
                remedy: "the products are \(own.map(\.slug).joined(separator: ", "))")
        }
        if let product = product(name) { return product }
        let known = products.map(\.slug)
        throw UsageError(
            "there is no product `\(name)`",
            remedy: didYouMean(name, among: known) ?? "the products are \(known.joined(separator: ", "))")
    }
}
