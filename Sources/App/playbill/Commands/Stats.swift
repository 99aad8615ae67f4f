import Dates
import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill stats`: what came of a release.
    static let stats = CommandSpec(
        name: "stats", summary: "what came of a release: numbers by hand and from exports, as table and charts",
        acts: [.statsAdd, .statsImport, .statsShow])

    private static let statsAdd = CommandSpec(
        name: "stats add", operands: "[PRODUCT] METRIC VALUE", summary: "note a number, such as today's stars",
        options: [Option.site, Option.day, Switch.ofDay, Option.now] + .console,
        example: ("playbill stats add lantern stars 120", "notes that lantern has 120 stars in all today"),
        run: { arguments, console in try StatsRun(arguments, console).add() })

    private static let statsImport = CommandSpec(
        name: "stats import", operands: "[PRODUCT] FILE…",
        summary: "take the numbers of files as GitHub, App Store Connect and Play Console give them out",
        options: [Option.site, Option.day, Option.now] + .console,
        example: ("playbill stats import lantern traffic.json installs.csv", "adds their numbers to stats.csv"),
        run: { arguments, console in try StatsRun(arguments, console).take() })

    private static let statsShow = CommandSpec(
        name: "stats show", operands: "[PRODUCT]", summary: "the numbers of a release, with what was posted when",
        options: [
            Option.site, Option.release, Option.since,
            Option.output.helping("the folder for stats.md, index.html and a chart of each number"), Option.now,
        ] + .console,
        example: ("playbill stats show lantern -o numbers", "writes numbers/stats.md, index.html and the charts"),
        run: { arguments, console in try StatsRun(arguments, console).show() })
}

extension Option<String> {
    fileprivate static let day = Option("on", "DAY", help: "the day of numbers that tell none (default: today)")
    fileprivate static let since = Option("since", "DAY", help: "the first day (default: that of the release)")
}

extension Switch {
    fileprivate static let ofDay = Switch("per-day", help: "the number is what the day brought, not all up to then")
}

/// The numbers of a product: noted, taken from exports, shown.
struct StatsRun {
    private let arguments: ParsedArguments
    private let console: Console
    private let scope: ReleaseScope

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        (self.arguments, self.console) = (arguments, console)
        scope = try ReleaseScope(arguments)
    }

    func add() throws -> ExitStatus {
        guard let product = scope.product else { return .usage }
        guard scope.names.count == 2, let value = Int(scope.names[1]) else {
            throw UsageError(
                "`playbill stats add` takes what was counted, and a whole number",
                remedy: "write `playbill stats add \(product.slug) stars 120`")
        }
        let metric = scope.names[0]
        guard metric.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), metric.first?.isLetter == true else {
            throw UsageError("`\(metric)` is no name of a number", remedy: "use letters, digits and `_`")
        }
        let entry = Statistics.Entry(metric, value, on: try day(), arguments[.ofDay] ? .day : .total)
        return try keep([entry], of: product)
    }

    func take() throws -> ExitStatus {
        guard let product = scope.product else { return .usage }
        guard !scope.names.isEmpty else {
            throw UsageError(
                "`playbill stats import` takes files",
                remedy: "write `playbill stats import \(product.slug) traffic.json`")
        }
        let export = StatisticsExport(today: try day())
        var entries: [Statistics.Entry] = []
        for path in scope.names { entries += try export.entries(try Disk.live.read(path), path: path) }
        return try keep(entries, of: product)
    }

    func show() throws -> ExitStatus {
        guard let product = scope.product else { return .usage }
        let plan = scope.plan(of: product)
        let release = product.releases.first { $0.version == plan.version }
        let said = try arguments[.since].map(StatsRun.day)
        guard let first = said ?? release?.date ?? product.manifest.released?.date else {
            throw UsageError("no day of \(plan.version) is known", remedy: "name it: `--since 2026-12-01`")
        }
        let numbers = ReleaseNumbers(
            "\(product.manifest.name) \(plan.version)", since: first, try statistics(of: product),
            marks: try marks(plan))
        guard let folder = arguments[.output] else {
            console.write(numbers.markdown)
            return .done
        }
        for (file, text) in numbers.files { try Disk.live.write(Array(text.utf8), folder + "/" + file) }
        console.say("\(folder): \(counted(numbers.files.count, "file"))")
        return .done
    }

    /// What went out of a plan, by the days of the site's zone.
    private func marks(_ plan: ReleasePlan) throws -> [ReleaseNumbers.Mark] {
        let path = scope.journal(of: plan)
        guard Disk.live.exists(path) else { return [] }
        let zone = scope.content.configuration.zone
        return Journal.lines(of: try Disk.live.read(path)).compactMap(PostEvent.init(line:)).filter {
            $0.kind == .sent
        }.compactMap { event in
            ISO8601.parse(event.time).map {
                ReleaseNumbers.Mark(event.post, on: zone.time(at: $0.time(in: .utc).instant).date)
            }
        }
    }

    private func keep(_ entries: [Statistics.Entry], of product: Product) throws -> ExitStatus {
        var all = try statistics(of: product)
        let before = all
        for entry in entries { all.add(entry) }
        let path = file(of: product)
        if all != before { try Disk.live.write(Array(all.text.utf8), path) }
        let new = Set(all.entries).subtracting(before.entries).count
        console.say("\(path): \(counted(new, "number")) new or changed, of \(all.entries.count)")
        return .done
    }

    private func file(of product: Product) -> String { scope.build.path(product.folder + "/stats.csv") }

    private func statistics(of product: Product) throws -> Statistics {
        let path = file(of: product)
        guard Disk.live.exists(path) else { return Statistics() }
        return try Statistics(SourceText(path: path, bytes: try Disk.live.read(path)))
    }

    private func day() throws(UsageError) -> CivilDate {
        if let text = arguments[.day] { return try StatsRun.day(text) }
        return scope.content.configuration.zone.time(at: scope.build.options.now).date
    }

    private static func day(_ text: String) throws(UsageError) -> CivilDate {
        guard let day = ISO8601.parse(text)?.date else {
            throw UsageError("`\(text)` is no day", remedy: "write it as 2026-12-01")
        }
        return day
    }
}
