import Dates
import JSON
import Releases
import Site
import Values

extension CommandSpec {
    /// `playbill release list`: which posts wait, went out, or need somebody.
    static let releaseList = CommandSpec(
        name: "release list", operands: "[PRODUCT]", summary: "the posts of releases, and how far each is",
        options: [
            Option.site, Option.release, Option.now,
            Option.format.helping("how posts are written: a line, or an object, for each"),
            Switch.quiet, Switch.verbose, Switch.help,
        ],
        example: ("playbill release list", "writes time, state, product, release, post and its address, a line each"),
        run: { arguments, console in
            let scope = try ReleaseScope(arguments, isOfAll: true)
            let isJSON = try arguments[.format] == .json
            var isAny = false
            for (product, plan) in scope.plans {
                let states = try scope.states(of: plan)
                let schedule = Schedule(plan, states ?? PostStates())
                for entry in schedule.entries {
                    isAny = true
                    let row = PostRow(product, plan, entry, scope.build.options.now, isBegun: states != nil)
                    console.write((isJSON ? row.object : row.line) + "\n")
                }
            }
            if !isAny { console.say("no posts are planned; `playbill release schedule` plans one") }
            return .done
        })
}

/// A post as a line of a list.
private struct PostRow {
    private let fields: [(name: String, text: String)]

    init(
        _ product: Product, _ plan: ReleasePlan, _ entry: Schedule.Entry, _ now: Instant, isBegun: Bool
    ) {
        let isMissed = entry.state == .planned && Schedule.isLate(entry.post, at: now)
        let state = isBegun ? (isMissed ? "missed" : entry.state.word) : "not scheduled"
        fields = [
            ("at", ISO8601.string(entry.post.time)), ("state", state), ("product", product.slug),
            ("release", plan.version), ("post", entry.post.name), ("note", entry.state.note),
        ]
    }

    var line: String { fields.map(\.text).joined(separator: "\t") }

    var object: String {
        String(decoding: json(.object(Object(fields.map { ($0.name, .string($0.text)) }))), as: UTF8.self)
    }
}
