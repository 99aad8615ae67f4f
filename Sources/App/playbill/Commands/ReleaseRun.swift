import Dates
import Diagnostics
import Files
import ReleaseKit
import Releases
import Site

extension CommandSpec {
    /// `playbill release run`: the posts whose time has come.
    static let releaseRun = CommandSpec(
        name: "release run", operands: "[PRODUCT]",
        summary: "send the posts whose time has come, each at most once; for a cron line",
        options: [Option.site, Option.release, Switch.dryRun, Switch.kept, Option.baseURL, Option.now] + .console,
        example: ("playbill release run", "sends what is due, by the commands below `post:` in site.yml"),
        run: { arguments, console in try PostingRun(arguments, console).run() })
}

/// Sends what is due.
///
/// The intent to send is on the platter before a command begins. Whatever happens then, to this program, its command, the
/// disk or the clock, the post does not go out a second time unless a person asks for it.
struct PostingRun {
    private let arguments: ParsedArguments
    private let console: Console
    private let scope: ReleaseScope

    init(_ arguments: ParsedArguments, _ console: Console) throws {
        (self.arguments, self.console) = (arguments, console)
        scope = try ReleaseScope(arguments, isOfAll: true)
        if let odd = scope.names.first {
            throw UsageError(
                "`\(odd)` has no place here", remedy: "what is due is sent whole; `playbill release pause` holds posts")
        }
    }

    func run() throws -> ExitStatus {
        try refuseAnew()
        var status = ExitStatus.done
        var isAny = false
        for (product, plan) in scope.plans where Disk.live.exists(scope.journal(of: plan)) {
            isAny = true
            // What one release lacks does not hold the posts of another.
            do {
                if try !send(product, plan) { status = .contentErrors }
            } catch {
                status = Program.explain(error, console)
            }
        }
        if !isAny { console.say("nothing is scheduled; `playbill release schedule` begins it") }
        return status
    }

    /// A CI begins with the files of the repository: its journal does not know what the last run sent.
    private func refuseAnew() throws {
        let ci = Input.environment("CI") ?? ""
        guard !ci.isEmpty, ci != "false", !arguments[.kept], !arguments[.dryRun] else { return }
        throw Diagnostic(
            .error, "this is a CI, whose files begin anew with each run: what was sent would be sent again",
            remedy:
                "run it where the folder stays; where one step brings the journals back and another keeps them, say "
                + "`--kept`")
    }

    /// Sends what is due of a release; false where something of it needs somebody.
    private func send(_ product: Product, _ plan: ReleasePlan) throws -> Bool {
        guard let journal = try scope.free(plan) else {
            console.say("\(product.slug) \(plan.version): another run sends its posts")
            return true
        }
        let now = scope.build.options.now
        let states = try scope.states(journal.lines, of: plan)
        let due = Schedule(plan, states).due(at: now)
        let isGood = try send(due, of: product, plan, states, journal)
        let later = try scope.states(journal.lines, of: plan)
        let after = Schedule(plan, later)
        let reminder = PostReminder(scope: scope, product: product, plan: plan, states: later)
        console.report(after.waiting(at: now).map { reminder.needed(by: $0) })
        if due.isEmpty, let next = after.next(after: now) {
            console.say("nothing is due; next: \(next.name) at \(ISO8601.string(next.time))")
        }
        return isGood
    }

    /// Sends posts, one after the other; false where one of them needs somebody.
    private func send(
        _ due: [Schedule.Entry], of product: Product, _ plan: ReleasePlan, _ states: PostStates, _ journal: Journal
    ) throws -> Bool {
        guard !due.isEmpty else { return true }
        let texts = PostTexts(of: product, in: scope)
        let refusals = PostRefusals(scope: scope, product: product, plan: plan, states: states)
        var isGood = true
        for entry in due {
            let (text, command): (String, PostCommand)
            let before = try predecessor(of: entry.post, plan, journal)
            if let before, !before.state.isOver, !arguments[.dryRun] {
                if before.state == .cancelled {
                    let reminder = PostReminder(scope: scope, product: product, plan: plan, states: states)
                    console.report([reminder.forsaken(entry.post, by: before.name)])
                    isGood = false
                } else {
                    console.say("\(entry.post.name): waits for \(before.name), which is \(before.state.word)")
                }
                continue
            }
            do throws(Mistakes) {
                try refusals.refuseOldText(of: entry.post)
                text = try texts.text(of: entry.post)
                try refusals.refuse(entry.post, text)
                command = try self.command(for: entry.post, text, product, plan, before?.state.note ?? "")
            } catch {
                // Nothing of it was begun, so it goes out with a run that can send it.
                console.report(error.all)
                isGood = false
                continue
            }
            if arguments[.dryRun] {
                console.say("\(entry.post.name): would be sent by `\(command.line)`")
            } else if try !send(entry.post, text, command, journal) {
                isGood = false
            }
        }
        return isGood
    }

    /// The post that has to be out before another one, and how far it is by now; nil where there is none.
    private func predecessor(
        of post: ReleasePlan.ScheduledPost, _ plan: ReleasePlan, _ journal: Journal
    ) throws -> (name: String, state: PostState)? {
        guard let name = post.predecessor?.text else { return nil }
        return (name, try scope.states(journal.lines, of: plan)[name])
    }

    private func send(
        _ post: ReleasePlan.ScheduledPost, _ text: String, _ command: PostCommand, _ journal: Journal
    ) throws -> Bool {
        try journal.append(PostEvent(.intend, post.name, at: time, note: PostRefusals.note(of: post, text)).line)
        switch command.send(text) {
        case .sent(let address):
            try journal.append(PostEvent(.sent, post.name, at: time, note: address).line)
            console.say("\(post.name): sent" + (address.isEmpty ? "" : ", \(address)"))
            return true
        case .failed(let reason):
            try journal.append(PostEvent(.failed, post.name, at: time, note: reason).line)
            return false
        case .refused(let reason):
            try journal.append(PostEvent(.refused, post.name, at: time, note: reason).line)
            console.report([
                Diagnostic(
                    .warning, "`\(post.name)` did not go out, and goes with a later run: \(reason)", at: post.place,
                    remedy: "`playbill release pause` holds it")
            ])
            return false
        }
    }

    private var time: String { ISO8601.string(Zone.utc.time(at: scope.build.options.now)) }

    private func command(
        for post: ReleasePlan.ScheduledPost, _ text: String, _ product: Product, _ plan: ReleasePlan, _ before: String
    ) throws(Mistakes) -> PostCommand {
        guard let command = scope.content.configuration.postCommands[post.kind] else {
            throw Mistakes(
                Diagnostic(
                    .error, "no command sends `\(post.kind)`", at: post.place,
                    excerpt: plan.source.line(post.place.line),
                    remedy: "name one in content/site.yml: `post: {\(post.kind): ./post-\(post.kind).sh}`"))
        }
        try command.refuseMissingProgram(for: post.kind, in: scope.build)
        let identity = Digest(of: Array("\(product.slug) \(plan.version) \(post.name)".utf8)).hex
        let picture = try SentPicture(of: post.kind, in: "kit/" + product.slug, of: scope.build.folder)
        return PostCommand(
            line: command.text, folder: scope.build.folder,
            facts: [
                ("PLAYBILL_POST", post.name), ("PLAYBILL_NETWORK", post.kind),
                ("PLAYBILL_LANGUAGE", post.language ?? scope.content.configuration.language),
                ("PLAYBILL_PRODUCT", product.slug),
                ("PLAYBILL_RELEASE", plan.version), ("PLAYBILL_ID", identity),
                ("PLAYBILL_LINK", scope.link(to: product)),
                ("PLAYBILL_TIME", time), ("PLAYBILL_TEXT_JSON", SentText.json(text)),
                ("PLAYBILL_FACETS", SentText.facets(text)), ("PLAYBILL_AFTER", before),
            ] + picture.facts)
    }
}

extension Switch {
    fileprivate static let kept = Switch("kept", help: "in a CI: journals are brought back before, and kept afterwards")
}
