import Dates
import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release launch`: a staged product goes live.
    static let releaseLaunch = CommandSpec(
        name: "release launch", operands: "[PRODUCT] [--at TIME]",
        summary: "turn a staged product on, with all that waits with it, at once or at an instant",
        options: [Option.site, Option.launchTime, Switch.dryRun, Option.baseURL, Option.now] + .console,
        example: (
            "playbill release launch lantern --at 2026-12-01T10:00",
            "writes the instant into its manifest; the first build behind it has everything in its place"
        ),
        run: { arguments, console in try LaunchRun(arguments, console).run() })
}

/// The step from staged to live, at once or at an instant.
struct LaunchRun {
    private let arguments: ParsedArguments
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) {
        (self.arguments, self.console) = (arguments, console)
    }

    func run() throws -> ExitStatus {
        let build = try SiteBuild(arguments)
        let (content, mistakes) = try build.read()
        let product = try content.releasedProduct(named: arguments.oneProduct(), for: "launch")
        guard product.manifest.stage == .staged else {
            return console.refuse(
                "\(product.slug) is not staged", remedy: "`playbill release stage \(product.slug)` stages it")
        }
        let time = try launchTime(content.configuration.zone, build)
        let all = content.launching(product.slug)
        let publication = build.publish(all, mistakes)
        guard publication.isGood else {
            console.report(publication.mistakes.errors)
            return console.refuse("the site with \(product.slug) in it has errors", remedy: "mend them first")
        }
        try write(product, time, build)
        tell(product, time, content, build)
        return .done
    }

    /// The instant that `--at` names; nil where it is to be at once.
    private func launchTime(_ zone: Zone, _ build: SiteBuild) throws(UsageError) -> ZonedTime? {
        guard let text = arguments[.launchTime] else { return nil }
        guard let time = ISO8601.parse(text)?.time(in: zone) else {
            throw UsageError("`--at` takes a time, and is `\(text)`", remedy: "write it as 2026-12-01T10:00")
        }
        guard time.instant > build.options.now else {
            throw UsageError(
                "\(ISO8601.string(time)) is over", remedy: "name a later time, or leave out `--at` to launch it now")
        }
        return time
    }

    private func write(_ product: Product, _ time: ZonedTime?, _ build: SiteBuild) throws {
        guard !arguments[.dryRun] else { return }
        let path = build.path(product.source.path)
        let old = try Disk.live.read(path)
        let stage = WrittenField("stage", time == nil ? "live" : "staged", after: "kind")
        let launch = WrittenField("launch", time.map { ISO8601.string($0) }, after: "stage")
        let new = launch.written(into: stage.written(into: String(decoding: old, as: UTF8.self)))
        try Disk.live.writeTogether([FileChange(path: path, old: old, new: Array(new.utf8))])
    }

    private func tell(_ product: Product, _ time: ZonedTime?, _ content: SiteContent, _ build: SiteBuild) {
        let base = build.options.baseURL ?? content.configuration.baseURL
        let address = base.absolute(product.address.encoded)
        let would = arguments[.dryRun] ? "would be" : time == nil ? "is" : "will be"
        if let time {
            console.say("\(product.manifest.name) \(would) launched at \(ISO8601.string(time)): \(address)")
            console.say("next: have the site built then; `playbill next` tells a cron line when")
        } else {
            console.say("\(product.manifest.name) \(would) live with the next build: \(address)")
            console.say("next: `playbill build`, and put it online")
        }
    }
}

extension Option<String> {
    fileprivate static let launchTime = Option(
        "at", "TIME", help: "when, in the site's zone (default: now)")
}
