import Dates
import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release bump`: the step to the next version.
    static let releaseBump = CommandSpec(
        name: "release bump", operands: "[PRODUCT] patch|minor|major|VERSION",
        summary: "the step to the next version, in every file that tells it",
        options: [Option.site, Option.repository, Switch.dryRun, Option.now] + .console,
        example: ("playbill release bump lantern minor", "makes 1.2.0 of 1.1.3 in changelog, manifest and README"),
        run: { arguments, console in try BumpRun(arguments, console).run() })
}

/// The step to the next version: every file that tells the version tells the new one, or none does.
struct BumpRun {
    private let arguments: ParsedArguments
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) {
        (self.arguments, self.console) = (arguments, console)
    }

    func run() throws -> ExitStatus {
        let words = arguments.operands
        guard let word = words.last, let step = VersionStep(word), words.count <= 2 else {
            throw UsageError(
                words.isEmpty
                    ? "`playbill release bump` takes a step" : "`\(words.last ?? "")` is no step, and no version",
                remedy: "write one of \(VersionStep.words.joined(separator: ", ")), or the version: "
                    + "`playbill release bump lantern 2.0`")
        }
        let build = try SiteBuild(arguments)
        let (content, _) = try build.read()
        let product = try content.releasedProduct(named: words.count == 2 ? words[0] : nil, for: "bump")
        guard let old = product.version else {
            return console.refuse(
                "\(product.slug) has no version yet", remedy: "write `version: 0.1.0` into \(product.source.path)")
        }
        guard let new = step.version(after: old) else {
            return console.refuse(
                "no step leads from the version `\(old)`", remedy: "name the next one: `playbill release bump 2.0`")
        }
        guard VersionOrder.isAfter(new, old) else {
            return console.refuse("\(new) does not come after \(old)", remedy: "name a higher one")
        }
        let date = content.configuration.zone.time(at: build.options.now).strftime("%Y-%m-%d")
        guard let changes = try changes(product, old, new, date, step) else { return .contentErrors }
        return try finish(changes, product, old, new)
    }

    private func finish(_ changes: [FileChange], _ product: Product, _ old: String, _ new: String) throws -> ExitStatus
    {
        guard !changes.isEmpty else {
            return console.refuse(
                "nothing tells the version \(old)", remedy: "write `version: \(old)` into product.yml")
        }
        let isDry = arguments[.dryRun]
        if !isDry { try Disk.live.writeTogether(changes) }
        for change in changes { console.say("\(change.path): \(isDry ? "would tell" : "tells") \(new)") }
        if !isDry {
            console.say("\(product.manifest.name) \(old) → \(new)")
            let folder = arguments[.repository] ?? arguments[.site] ?? "."
            let tag = ProductTags(product: product.slug, names: GitHistory(folder: folder).tags).tag(of: new)
            console.say("next: read it over, commit it, `git tag \(tag)`, and `playbill kit \(product.slug)`")
        }
        return .done
    }

    /// What the files become; nil where the changelog has nothing to release, which is told.
    private func changes(
        _ product: Product, _ old: String, _ new: String, _ date: String, _ step: VersionStep
    ) throws -> [FileChange]? {
        var changes: [FileChange] = []
        let versioned = VersionedPaths(site: arguments[.site] ?? ".", repository: arguments[.repository])
        var others: [(path: String, version: String)] = []
        if let changelog = product.changelog {
            let path = versioned.located(changelog.path)
            let bytes = try Disk.live.read(path)
            do throws(ChangelogGap) {
                let text = try releasedChangelog(
                    String(decoding: bytes, as: UTF8.self), version: new, after: product.latest?.version, date: date)
                changes.append(FileChange(path: path, old: bytes, new: Array(text.utf8)))
            } catch {
                _ = console.refuse(message(error, new, path), remedy: remedy(error, product))
                return nil
            }
        }
        let names = [product.slug, product.manifest.name]
        for path in try versioned.paths(of: product) where !changes.contains(where: { $0.path == path }) {
            guard let kind = VersionedFile(named: path), Disk.live.exists(path) else { continue }
            let bytes = try Disk.live.read(path)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                console.say("\(path): is not UTF-8, and stays as it is")
                continue
            }
            let told = kind.told(in: text) ?? old
            if told != old, told != new { others.append((path, told)) }
            let change = VersionChange(told, to: new, on: date, names: names)
            guard told != new, let changed = kind.replaced(text, change) else { continue }
            changes.append(FileChange(path: path, old: bytes, new: Array(changed.utf8)))
        }
        // Who names the version knows which one is meant.
        guard let other = others.first, step.isStepped else { return changes }
        let reckoned = others.compactMap { step.version(after: $0.version) }
        let next = reckoned.reduce(new) { VersionOrder.isAfter($1, $0) ? $1 : $0 }
        _ = console.refuse(
            "\(other.path) tells \(other.version), and \(product.latest?.place.path ?? product.source.path) \(old)",
            remedy: "make them agree, or name the version: `playbill release bump \(product.slug) \(next)`")
        return nil
    }

    private func message(_ gap: ChangelogGap, _ version: String, _ path: String) -> String {
        switch gap {
        case .nothingNew: "\(path) says nothing below `## [Unreleased]`"
        case .known(let line): "\(path):\(line): \(version) is there already"
        }
    }

    private func remedy(_ gap: ChangelogGap, _ product: Product) -> String {
        switch gap {
        case .nothingNew:
            "write what is new there, or have `playbill release notes \(product.slug) --write` make a draft of the commits"
        case .known: "name a higher version"
        }
    }
}
