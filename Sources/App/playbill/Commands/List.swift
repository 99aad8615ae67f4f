import Dates
import Diagnostics
import JSON
import Rendering
import Values

extension CommandSpec {
    /// `playbill list`: the pages that readers do not see.
    static let list = CommandSpec(
        name: "list", operands: "\(names.joined(separator: "|")) [--site DIR]",
        summary: "name the pages that are drafts, not due, over, in no list, staged, or not translated",
        options: [
            Option.site, Option.now, Option.format.helping("how pages are written: a line, or an object, for each"),
            Switch.quiet, Switch.verbose, Switch.help,
        ],
        example: ("playbill list drafts", "writes the path, the date and the title of each draft"),
        run: { arguments, console in
            let list = try wanted(arguments)
            let build = try SiteBuild(arguments)
            let (content, mistakes) = try build.read()
            let errors = mistakes.errors
            console.report(errors)
            let isJSON = try arguments[.format] == .json
            for entry in list.entries(of: content, now: build.options.now) {
                let line = list == .staged ? placed(entry) : line(of: entry)
                console.write((isJSON ? object(of: entry) : line) + "\n")
            }
            return errors.isEmpty ? .done : .contentErrors
        })

    private static let names = PageList.allCases.map(\.rawValue)

    private static func wanted(_ arguments: ParsedArguments) throws(UsageError) -> PageList {
        guard let word = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError(
                "`playbill list` takes the name of one list", remedy: "the lists are \(names.joined(separator: ", "))")
        }
        guard let list = PageList(rawValue: word) else {
            throw UsageError(
                "there is no list `\(word)`",
                remedy: didYouMean(word, among: names) ?? "the lists are \(names.joined(separator: ", "))")
        }
        return list
    }

    /// Path, day and title, with tabs between them.
    private static func line(of entry: PageList.Entry) -> String {
        let time = entry.instant ?? entry.date
        let day = time.map { ISO8601.day($0.date) } ?? "-"
        let what = entry.languages.isEmpty ? [day] : [entry.languages.joined(separator: ",")]
        return ([entry.path] + what + [entry.title]).joined(separator: "\t")
    }

    /// Path, address and title: who looks for what is staged wants to go there.
    private static func placed(_ entry: PageList.Entry) -> String {
        [entry.path, entry.address.encoded, entry.title].joined(separator: "\t")
    }

    private static func object(of entry: PageList.Entry) -> String {
        var object = Object([
            ("path", .string(entry.path)), ("url", .string(entry.address.encoded)),
            ("title", .string(entry.title)),
            ("date", entry.date.map { .string(ISO8601.string($0)) } ?? .null),
        ])
        if let expires = entry.expires { object["expires"] = .string(ISO8601.string(expires)) }
        if !entry.languages.isEmpty { object["missing"] = .list(entry.languages.map { .string($0) }) }
        return String(decoding: json(.object(object)), as: UTF8.self)
    }
}
