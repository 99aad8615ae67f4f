import Dates
import Diagnostics
import Files
import JSON
import Releases
import Site
import Values

extension CommandSpec {
    /// `playbill release plan`: the checklist of a release.
    static let releasePlan = CommandSpec(
        name: "release plan", operands: "[PRODUCT]", summary: "what a release needs, and what of it is done",
        options: [
            Option.site, Option.release, Option.repository, Option.tick, Option.untick, Option.add, Option.calendar,
            Switch.makesKit, Switch.asksNetwork, Option.baseURL, Option.now,
        ] + .console,
        example: (
            "playbill release plan lantern --tick 2",
            "ticks the second of the things that people do in releases/VERSION.yml, and shows the list"
        ),
        run: { arguments, console in try PlanRun(arguments, console).run() })
}

extension Option<Int> {
    fileprivate static let tick = Option("tick", in: 1...999, help: "the item that is done, by its number")
    fileprivate static let untick = Option("untick", in: 1...999, help: "the item that is not done after all")
}

extension Option<String> {
    fileprivate static let add = Option("add", "TEXT", help: "one more thing that people do")
    fileprivate static let calendar = Option(
        "ics", "FILE", help: "write its days and hours for a calendar, instead of the list")
}

extension Switch {
    fileprivate static let makesKit = Switch("kit", help: "make the kit as well, and ask the places about it")
    fileprivate static let asksNetwork = Switch("external", help: "ask the network for addresses that lead outside")
}

/// Shows the checklist of a release, and changes what a person may.
struct PlanRun {
    private let arguments: ParsedArguments
    private let console: Console
    private let scope: ReleaseScope

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        (self.arguments, self.console) = (arguments, console)
        scope = try ReleaseScope(arguments)
    }

    func run() throws -> ExitStatus {
        guard let product = scope.product else { return .usage }
        if let odd = scope.names.first {
            throw UsageError("`\(odd)` has no place here", remedy: "write `playbill release plan \(product.slug)`")
        }
        let plan = try edited(scope.plan(of: product), of: product)
        if let path = arguments[.calendar] {
            try Disk.live.write(Array(plan.calendar(of: product).text.utf8), path)
            console.say("\(path): written")
            return .done
        }
        var checks = ReleaseChecks(
            build: scope.build, content: scope.content, product: product, plan: plan,
            repository: arguments[.repository], console: console)
        (checks.makesKit, checks.asksNetwork) = (arguments[.makesKit], arguments[.asksNetwork])
        let list = Checklist(
            "\(product.manifest.name) \(plan.version)", seen: try checks.lines(), items: plan.items,
            posts: Schedule(plan, try scope.states(of: plan) ?? PostStates()).entries)
        console.write(try arguments[.format] == .json ? list.json : list.markdown)
        return .done
    }

    /// The plan as it is after what the command line asks for.
    private func edited(_ plan: ReleasePlan, of product: Product) throws -> ReleasePlan {
        var text = plan.source.string
        for (number, isDone) in [(try arguments[.tick], true), (try arguments[.untick], false)] {
            guard let number else { continue }
            guard plan.items.indices.contains(number - 1) else {
                throw UsageError(
                    "there is no item \(number)",
                    remedy: plan.items.isEmpty ? "`--add TEXT` adds one" : "the last one is \(plan.items.count)")
            }
            text = TickedItem(onLine: plan.items[number - 1].place.line, isDone: isDone).written(into: text)
        }
        if let title = arguments[.add] { text = AddedItem(title).written(into: text) }
        guard text != plan.source.string else { return plan }
        let source = SourceText(path: plan.source.path, text)
        let (made, mistakes) = ReleasePlan.read(plan.version, source, zone: scope.content.configuration.zone)
        guard mistakes.isEmpty else { throw Mistakes(mistakes) }
        try Disk.live.write(Array(text.utf8), scope.build.path(plan.source.path))
        return made
    }
}

extension Checklist {
    /// The list for programs.
    fileprivate var json: String {
        let seen = seen.map { line -> Value in
            ["title": .string(line.title), "state": .string(line.state.rawValue), "note": .string(line.note)]
        }
        let items = items.map { item -> Value in
            [
                "title": .string(item.title), "done": .bool(item.isDone),
                "who": item.who.map { .string($0) } ?? .null,
                "due": item.due.map { .string(ISO8601.string($0)) } ?? .null,
            ]
        }
        let posts = posts.map { entry -> Value in
            [
                "name": .string(entry.post.name), "at": .string(ISO8601.string(entry.post.time)),
                "state": .string(entry.state.word), "note": .string(entry.state.note),
            ]
        }
        let all = Object([
            ("title", .string(title)), ("done", .integer(count.done)), ("all", .integer(count.all)),
            ("seen", .list(seen)), ("items", .list(items)), ("posts", .list(posts)),
        ])
        return String(decoding: JSON.json(.object(all), indent: 2), as: UTF8.self) + "\n"
    }
}
