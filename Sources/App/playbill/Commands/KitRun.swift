import Diagnostics
import Files
import ReleaseKit
import Site

/// The making of one kit, and what is said about it.
struct KitRun {
    let maker: KitMaker
    let product: Product
    let folder: String
    let console: Console
    /// How long its steps take; what was done for all kits counts for the first.
    let times: StepTimes

    /// The products that were named, or all that are the author's own.
    ///
    /// A folder that is broken may be no product at all, and its name is no wrong usage.
    static func products(
        _ names: [String], of content: SiteContent, _ broken: Set<String>
    ) throws(UsageError) -> [Product] {
        if names.isEmpty { return content.products }
        let known = content.products.map(\.slug)
        var products: [Product] = []
        for name in names {
            guard let product = content.product(name) else {
                if broken.contains("content/products/" + name) { continue }
                throw UsageError(
                    "there is no product `\(name)`",
                    remedy: didYouMean(name, among: known) ?? "the products are \(known.joined(separator: ", "))")
            }
            products.append(product)
        }
        return products
    }

    /// Makes the kit and puts it in its place; false where mistakes forbid it, and then the old kit stays.
    func write(force: Bool) throws -> Bool {
        let bar = ProgressBar(product.slug, console)
        let kit = maker.kit(of: product) { title, share in
            times.note(title)
            bar.show(Int(share * 1000), of: 1000)
        }
        bar.finish()
        console.report(kit.mistakes)
        guard kit.isGood else {
            console.say("\(folder): nothing was replaced")
            return false
        }
        times.note("writing")
        let outcome = try OutputFolder(path: folder).replaceOrExplain(with: kit.tree, force: force, console)
        for step in times.shares() where step.title != "done" {
            let hundredths = Int((step.seconds * 100).rounded())
            console.say(
                "  \(step.title) \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s, "
                    + "\(step.percent) %", at: .verbose)
        }
        let seconds = Int((times.elapsed * 100).rounded())
        console.say(
            "\(folder): \(counted(kit.artefacts.count, "file")), \(outcome.unchanged) unchanged, in "
                + "\(seconds / 100).\(seconds % 100 < 10 ? "0" : "")\(seconds % 100) s")
        for place in kit.places { console.say("  " + place.line) }
        return true
    }
}
