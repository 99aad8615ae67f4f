import Dates
import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release schedule`: which post goes out when.
    static let releaseSchedule = CommandSpec(
        name: "release schedule", operands: "[PRODUCT] [POST --at TIME]",
        summary: "have posts sent at their times: those of the plan, with one more where it is named",
        options: [Option.site, Option.release, Option.postTime, Option.now] + .console,
        example: (
            "playbill release schedule lantern mastodon --at \"2026-12-01 10:00\"",
            "writes the post into releases/VERSION.yml; `playbill release run` sends it when its time has come"
        ),
        run: { arguments, console in try ScheduleRun(arguments, console).run() })
}

extension Option<String> {
    fileprivate static let postTime = Option("at", "TIME", help: "when the post goes out, in the site's zone")
}

/// Writes a post into the plan of a release, and begins the journal without which nothing is sent.
struct ScheduleRun {
    private let arguments: ParsedArguments
    private let console: Console
    private let scope: ReleaseScope

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        (self.arguments, self.console) = (arguments, console)
        scope = try ReleaseScope(arguments)
    }

    func run() throws -> ExitStatus {
        guard let product = scope.product else { return .usage }
        guard scope.names.count <= 1 else {
            let (named, known) = (scope.names[0], scope.content.products.map(\.slug))
            throw UsageError(
                "`playbill release schedule` takes a product and one post, and there is no product `\(named)`",
                remedy: didYouMean(named, among: known)
                    ?? "the products are \(known.joined(separator: ", ")); posts are scheduled one at a time")
        }
        var plan = scope.plan(of: product)
        if let name = scope.names.first {
            plan = try written(name, at: try time(), into: plan)
        } else if arguments.has(Option.postTime) {
            throw UsageError("`--at` is of one post", remedy: "name it: `playbill release schedule mastodon --at …`")
        }
        guard !plan.posts.isEmpty else {
            throw Diagnostic(
                .error, "no post is planned for \(product.manifest.name) \(plan.version)",
                remedy: "name one and its time: `playbill release schedule \(product.slug) mastodon --at "
                    + "\"2026-12-01 10:00\"`")
        }
        let isBegun = Disk.live.exists(scope.journal(of: plan))
        let journal = try scope.opened(plan, beginning: true)
        let held = isBegun ? [] : try held(of: plan, product, by: journal)
        let states = try scope.states(journal.lines, of: plan)
        let next = Schedule(plan, states).next(after: scope.build.options.now)
        console.say("\(plan.source.path): \(counted(plan.posts.count, "post"))")
        if let named = plan.posts.first(where: { $0.name == scope.names.first }), named.name != next?.name {
            console.say("\(named.name): \(states[named.name].word), at \(ISO8601.string(named.time))")
        }
        if let next { console.say("next: \(next.name) at \(ISO8601.string(next.time)), by `playbill release run`") }
        console.report(held + missingCommands(plan))
        return .done
    }

    /// Holds posts whose time was over before their journal began: where another journal was lost, they may have gone out.
    private func held(
        of plan: ReleasePlan, _ product: Product, by journal: Journal
    ) throws -> [Diagnostic] {
        let now = scope.build.options.now
        return try Schedule(plan, PostStates()).due(at: now).map { entry in
            let post = entry.post
            let time = ISO8601.string(Zone.utc.time(at: now))
            try journal.append(PostEvent(.pause, post.name, at: time, note: PostEvent.lost).line)
            let words = scope.words(naming: post.name, of: product, plan)
            return Diagnostic(
                .warning,
                "`\(post.name)` had its time before its journal was begun, and may have gone out: it is held",
                at: post.place, excerpt: plan.source.line(post.place.line),
                remedy: "look there; then `playbill release resume \(words)` sends it, and `cancel` leaves it")
        }
    }

    private func time() throws(UsageError) -> ZonedTime {
        guard let text = arguments[.postTime] else {
            throw UsageError("a post needs its time", remedy: "add `--at \"2026-12-01 10:00\"`")
        }
        guard let time = ISO8601.parse(text)?.time(in: scope.content.configuration.zone) else {
            throw UsageError("`--at` takes a time, and is `\(text)`", remedy: "write it as 2026-12-01T10:00")
        }
        if let written = ISO8601.parse(text), written.offsetSeconds == nil, let second = written.secondOfDay,
            (time.hour * 60 + time.minute) != second / 60 % (24 * 60)
        {
            throw UsageError(
                "no clock of \(scope.content.configuration.zone.name) shows \(text): summer time begins then",
                remedy: "write \(ISO8601.string(time)), or another time")
        }
        guard time.instant > scope.build.options.now else {
            throw UsageError("\(ISO8601.string(time)) is over", remedy: "name a later time")
        }
        return time
    }

    /// The plan with one post more, or with one at another time, as it is written.
    private func written(_ name: String, at time: ZonedTime, into plan: ReleasePlan) throws -> ReleasePlan {
        let (path, text) = (plan.source.path, plan.source.string)
        let post = PlannedPost(name, at: time)
        let known = plan.posts.first { $0.name == name }
        if known != nil { try refuseGone(name, in: plan) }
        let new = known.map { post.moved(in: text, fromLine: $0.place.line) } ?? post.added(to: text)
        let source = SourceText(path: path, new)
        let (made, mistakes) = ReleasePlan.read(plan.version, source, zone: scope.content.configuration.zone)
        guard mistakes.isEmpty else { throw Mistakes(mistakes) }
        guard made.posts.contains(where: { $0.name == name && $0.time.instant == time.instant }) else {
            throw Diagnostic(
                .error, "\(path) is written in a way that is not changed here",
                remedy: "write `- {to: \(name), at: \(ISO8601.string(time))}` into its `posts:` yourself")
        }
        try Disk.live.write(Array(new.utf8), scope.build.path(path))
        return made
    }

    /// What went out already cannot go out at another time.
    private func refuseGone(_ name: String, in plan: ReleasePlan) throws {
        guard let state = try scope.states(of: plan)?[name] else { return }
        switch state {
        case .planned, .paused, .held, .cancelled: return
        default:
            throw Diagnostic(
                .error, "`\(name)` is \(state.word), and has no time any more",
                remedy: "write another post into \(plan.source.path), with a `name:` of its own")
        }
    }

    /// Posts that nobody can send, for want of a command.
    private func missingCommands(_ plan: ReleasePlan) -> [Diagnostic] {
        let commands = scope.content.configuration.postCommands
        let kinds = Set(plan.posts.map(\.kind)).sorted()
        let missing = kinds.filter { commands[$0] == nil }
        let broken = kinds.compactMap { commands[$0]?.missingProgram(for: $0, .warning, in: scope.build) }
        guard let first = missing.first else { return broken }
        return broken + [
            Diagnostic(
                .warning, "no command sends \(missing.map { "`\($0)`" }.joined(separator: ", "))",
                at: Place(path: "content/site.yml", line: 1, column: 1),
                remedy: "name one below `post:`, such as `post: {\(first): ./post-\(first).sh}`")
        ]
    }
}
