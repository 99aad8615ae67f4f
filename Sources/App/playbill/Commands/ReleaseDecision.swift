import Dates
import Diagnostics
import Files
import Releases
import Site

extension CommandSpec {
    /// `playbill release pause`, `resume`, `cancel`, `retry` and `skip`: what a person decides about posts.
    static let releaseDecisions: [CommandSpec] = [
        decision(
            .pause, "have posts wait, all of a release or those that are named", "what waits has all its posts held"),
        decision(.resume, "let paused and cancelled posts go out again", "what was paused goes out at its time"),
        decision(.cancel, "have a post not sent", "it is not sent, until it is resumed"),
        decision(
            .retry, "send a post with the next run that was interrupted, failed or missed its time",
            "after you have looked and not found it there, the next run sends it"),
        decision(
            .skip, "leave a post that was interrupted, failed or missed its time", "it counts as done, and is not sent"),
    ]

    private static func decision(_ kind: PostEvent.Kind, _ summary: String, _ effect: String) -> CommandSpec {
        CommandSpec(
            name: "release \(kind.rawValue)", operands: "[PRODUCT] [POST…]", summary: summary,
            options: [Option.site, Option.release, Option.now] + .console,
            example: ("playbill release \(kind.rawValue) lantern mastodon", effect),
            run: { arguments, console in try DecisionRun(kind, arguments, console).run() })
    }
}

/// What a person decides about posts, written into the journal.
struct DecisionRun {
    private let kind: PostEvent.Kind
    private let console: Console
    private let scope: ReleaseScope

    init(_ kind: PostEvent.Kind, _ arguments: ParsedArguments, _ console: Console) throws {
        (self.kind, self.console) = (kind, console)
        scope = try ReleaseScope(arguments)
    }

    func run() throws -> ExitStatus {
        let plans = scope.plans.map(\.plan)
        guard !plans.isEmpty else {
            throw Diagnostic(
                .error, "no posts are planned", remedy: "`playbill release schedule` plans one")
        }
        let isOfAll = scope.names.isEmpty
        if isOfAll, kind == .pause || kind == .resume { return try decideAll(plans) }
        guard !isOfAll else {
            throw UsageError(
                "`playbill release \(kind.rawValue)` takes the posts that it is about",
                remedy: "the posts are \(plans[0].posts.map(\.name).joined(separator: ", "))")
        }
        for name in scope.names {
            guard let plan = plans.first(where: { $0.posts.contains { $0.name == name } }) else {
                throw unknown(name, plans)
            }
            let journal = try scope.opened(plan, beginning: false)
            try decide(name, in: plan, journal)
        }
        return .done
    }

    /// Decides about all posts of a product, whichever release they are of; those that it says nothing to stay as they are.
    private func decideAll(_ plans: [ReleasePlan]) throws -> ExitStatus {
        let begun = plans.filter { Disk.live.exists(scope.journal(of: $0)) }
        var isAny = false
        // Where none is, that is said.
        for plan in begun.isEmpty ? [plans[0]] : begun {
            let journal = try scope.opened(plan, beginning: false)
            let states = try scope.states(journal.lines, of: plan)
            let event = PostEvent(kind, "", at: "")
            // What was cancelled is not to go out with what was paused.
            sayHeld(plan, states)
            for post in plan.posts
            where states[post.name].after(event) != nil && (kind == .pause || states[post.name] == .paused) {
                try decide(post.name, in: plan, journal)
                isAny = true
            }
        }
        if !isAny { console.say("nothing is to be \(done); `playbill release list` shows how far each post is") }
        return .done
    }

    /// What may have gone out is let go by its name only: that it is held still is said.
    private func sayHeld(_ plan: ReleasePlan, _ states: PostStates) {
        guard kind == .resume, let product = scope.product else { return }
        for post in plan.posts where states[post.name] == .held {
            console.say(
                "\(post.name): held still, for it may have gone out; "
                    + "`playbill release resume \(scope.words(naming: post.name, of: product, plan))` lets it go")
        }
    }

    private func decide(_ name: String, in plan: ReleasePlan, _ journal: Journal) throws {
        let state = try scope.states(journal.lines, of: plan)[name]
        try refuseEarly(name, state, in: plan)
        let event = PostEvent(kind, name, at: ISO8601.string(Zone.utc.time(at: scope.build.options.now)))
        guard let next = state.after(event) else {
            throw Diagnostic(
                .error, "`\(name)` is \(state.word), and nothing is to be \(done)",
                remedy: "`playbill release list` shows how far each post is")
        }
        try journal.append(event.line)
        let isMeant = scope.product.map { plan.version == scope.version(of: $0) } ?? true
        console.say("\(name)\(isMeant ? "" : " of \(plan.version)"): \(next.word)")
    }

    /// What has its time before it goes out by itself, and is not to go out sooner by a slip.
    private func refuseEarly(_ name: String, _ state: PostState, in plan: ReleasePlan) throws {
        guard kind == .retry, state == .planned, let post = plan.posts.first(where: { $0.name == name }),
            !Schedule.isLate(post, at: scope.build.options.now)
        else { return }
        throw Diagnostic(
            .error, "`\(name)` has not missed its time, \(ISO8601.string(post.time)): it goes out by itself",
            remedy: "to send it sooner, give it another `at:` in \(plan.source.path)")
    }

    private var done: String {
        switch kind {
        case .pause: "paused"
        case .resume: "resumed"
        case .cancel: "cancelled"
        case .retry: "sent again"
        default: "skipped"
        }
    }

    private func unknown(_ name: String, _ plans: [ReleasePlan]) -> UsageError {
        let known = plans.flatMap { $0.posts.map(\.name) }
        return UsageError(
            "no post is called `\(name)`",
            remedy: didYouMean(name, among: known) ?? "the posts are \(known.joined(separator: ", "))")
    }
}
