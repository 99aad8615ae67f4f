import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release stage`: a product's page where nobody finds it.
    static let releaseStage = CommandSpec(
        name: "release stage", operands: "[PRODUCT]",
        summary: "build a product's pages where nobody finds them, until it is launched",
        options: [Option.site, Switch.dryRun, Option.baseURL, Option.now] + .console,
        example: ("playbill release stage lantern", "writes `stage: staged` into its manifest, and tells the address"),
        run: { arguments, console in try StageRun(arguments, console).run() })
}

/// A product that is built where nobody finds it, until it is launched.
struct StageRun {
    private let arguments: ParsedArguments
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) {
        (self.arguments, self.console) = (arguments, console)
    }

    func run() throws -> ExitStatus {
        let build = try SiteBuild(arguments)
        let (content, mistakes) = try build.read()
        let product = try content.releasedProduct(named: arguments.oneProduct(), for: "stage")
        let errors = mistakes.errors
        guard errors.isEmpty else {
            console.report(errors)
            return .contentErrors
        }
        let changes = try changes(product, content, build)
        warn(of: product, in: content, build)
        if !arguments[.dryRun] { try Disk.live.writeTogether(changes) }
        for change in changes {
            console.say("\(change.path): \(arguments[.dryRun] ? "would be changed" : "written")")
        }
        if !arguments[.dryRun] { try tell(of: product.slug, build) }
        return .done
    }

    /// What everybody can find now, and will not until the launch.
    private func warn(of product: Product, in content: SiteContent, _ build: SiteBuild) {
        guard !product.isStaged else { return }
        let now = build.options.now
        let posts = content.pages.filter { page in
            let head = page.frontMatter
            return head.product?.slug == product.slug && !head.isDraft && !page.isStaged
                && head.date.map { $0.instant <= now } ?? true
        }
        let addresses = [product.address.path] + posts.map(\.address.path)
        console.report([
            Diagnostic(
                .warning,
                "what may be public already is taken away until the launch: \(addresses.joined(separator: ", "))",
                remedy: "`playbill release launch \(product.slug)` puts it back; a product that is out needs no stage: "
                    + "write the post of its next version with `stage: staged` in its own head")
        ])
    }

    /// Where it waits from now on.
    private func tell(of slug: String, _ build: SiteBuild) throws {
        let content = try build.read().content.onStage(at: build.options.now)
        guard let product = content.product(slug) else { return }
        let base = build.options.baseURL ?? content.configuration.baseURL
        console.say("\(product.manifest.name) is staged: \(base.absolute(product.address.encoded))")
        console.say("  what has `product: \(slug)` in its head waits with it; no list, feed or search leads there")
        console.say("next: `playbill build`; `playbill release launch \(slug)` turns it on")
    }

    private func changes(_ product: Product, _ content: SiteContent, _ build: SiteBuild) throws -> [FileChange] {
        var changes: [FileChange] = []
        func edit(_ file: String, _ fields: [WrittenField]) throws {
            let path = build.path(file)
            let old = try Disk.live.read(path)
            let new = fields.reduce(String(decoding: old, as: UTF8.self)) { $1.written(into: $0) }
            if Array(new.utf8) != old { changes.append(FileChange(path: path, old: old, new: Array(new.utf8))) }
        }
        if product.manifest.stage != .staged {
            try edit(
                product.source.path,
                [
                    WrittenField("stage", "staged", after: "kind"), WrittenField("launch", nil, after: "stage"),
                ])
        }
        if content.configuration.stageKey == nil {
            try edit("content/site.yml", [WrittenField("stage_key", StageRun.newKey(), after: "base_url")])
        }
        return changes
    }

    /// A secret of 128 bits.
    private static func newKey() -> String {
        let (one, other) = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
        // A letter in front, so that YAML takes it for a text whatever the digits are.
        return "k" + String(one, radix: 36) + String(other, radix: 36)
    }
}
