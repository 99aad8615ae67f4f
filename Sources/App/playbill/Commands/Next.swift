import Dates
import Diagnostics
import JSON
import Rendering
import Values

extension CommandSpec {
    /// `playbill next`: when the site has to be built again.
    static let next = CommandSpec(
        name: "next", operands: "[--site DIR]", summary: "say when the next page is due, or over, or launched",
        options: [
            Option.site, Switch.allDue, Option.now,
            Option.format.helping("how pages are written: a line, or an object, for each"),
            Switch.quiet, Switch.verbose, Switch.help,
        ],
        example: (
            "playbill next",
            "writes the time, `publish`, `expire` or `launch`, the path and the title of what is due next"
        ),
        run: { arguments, console in
            try arguments.refuseOperands()
            let build = try SiteBuild(arguments)
            let (content, mistakes) = try build.read()
            let errors = mistakes.errors
            console.report(errors)
            // A page whose head cannot be read may be the next: a time that leaves it out would be wrong.
            guard errors.isEmpty else { return .contentErrors }
            let now = build.options.now
            let isJSON = try arguments[.format] == .json
            let changes =
                arguments[Switch.allDue]
                ? DueChange.changes(of: content, after: now) : DueChange.next(of: content, after: now)
            for change in changes { console.write((isJSON ? object(of: change) : line(of: change)) + "\n") }
            if changes.isEmpty { console.say("nothing is due: time changes nothing about this site") }
            return .done
        })

    /// Time, what happens, path and title, with tabs between them.
    private static func line(of change: DueChange) -> String {
        [ISO8601.string(change.time), change.kind.rawValue, change.path, change.title].joined(separator: "\t")
    }

    private static func object(of change: DueChange) -> String {
        let object = Object([
            ("due", .string(ISO8601.string(change.time))), ("change", .string(change.kind.rawValue)),
            ("path", .string(change.path)), ("url", .string(change.address.encoded)),
            ("title", .string(change.title)),
        ])
        return String(decoding: json(.object(object)), as: UTF8.self)
    }
}

extension Switch {
    fileprivate static let allDue = Switch("all", help: "all that is due, not only what comes first")
}
