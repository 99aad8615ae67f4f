import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release`: what a release takes besides its kit.
    static let release = CommandSpec(
        name: "release",
        summary:
            "the list of what it takes, notes from commits, the step to the next version, a page before its day, posts at their times",
        acts: [
            .releasePlan, .releaseNotes, .releaseBump, .releaseStage, .releaseLaunch, .releaseSchedule, .releaseList,
            .releaseRun,
        ] + releaseDecisions)
}

extension ParsedArguments {
    /// The one product that is named; nil where none is.
    func oneProduct() throws(UsageError) -> String? {
        guard operands.count <= 1 else {
            throw UsageError("`playbill \(command.name)` takes one product", remedy: "name one at a time")
        }
        return operands.first
    }
}

extension Option<String> {
    static let repository = Option(
        "repository", "DIR", help: "the product's repository (default: that of the site)")
}

extension Switch {
    static let dryRun = Switch("dry-run", help: "say what would change, and change nothing")
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
