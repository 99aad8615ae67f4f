import Dates
import Diagnostics
import Site

// The options that several commands share; those of one command stand beside it.

extension Switch {
    static let drafts = Switch("drafts", help: "show drafts too")
    static let future = Switch("future", help: "show posts of the future and expired ones too")
    static let strict = Switch(
        "strict",
        help: "errors too: unknown names in templates, markup that will show as text, texts of another language")
    static let force = Switch(
        "force", help: "replace a folder that holds files of others")
    static let batch = Switch("batch", help: "one JSON object a line in, one a line out")
    static let quiet = Switch("quiet", letter: "q", help: "say nothing but warnings and errors")
    static let verbose = Switch("verbose", letter: "v", help: "say more")
    static let help = Switch("help", letter: "h", help: "show this help")
}

extension Option<String> {
    static let site = Option("site", "DIR", help: "the folder of the site (default: here)")
    static let environment = Option(
        "environment", "NAME", help: "what of `environments` in site.yml counts (default: production)")
    static let output = Option("output", letter: "o", "DIR", help: "where the result goes")
}

extension Option<BaseURL> {
    static let baseURL = Option("base-url", "URL", help: "the site's address instead of the one in site.yml") {
        text, name throws(UsageError) in
        guard let url = BaseURL(text) else {
            throw UsageError(
                "`--\(name)` takes a whole address, not `\(text)`", remedy: "write it as https://me.dev/blog/")
        }
        return url
    }
}

extension Option<Instant> {
    static let now = Option(
        "now", "DATE", help: "the instant that decides what is due (default: SOURCE_DATE_EPOCH, else the clock)"
    ) { text, name throws(UsageError) in
        guard let parsed = ISO8601.parse(text) else {
            throw UsageError(
                "`--\(name)` takes a date, not `\(text)`", remedy: "write 2026-11-20 or 2026-11-20T09:30:00Z")
        }
        return parsed.time(in: .utc).instant
    }
}

extension Option<MessageFormat> {
    static let format = Option("format", "text|json", help: "how messages are written") {
        text, _ throws(UsageError) in
        guard let chosen = MessageFormat(rawValue: text) else {
            throw UsageError("there is no message format `\(text)`", remedy: "the formats are text and json")
        }
        return chosen
    }
}

extension [any CommandOption] {
    /// How loud a command is and how it writes messages; nearly all take these.
    static let console: [any CommandOption] = [Switch.quiet, Switch.verbose, Option.format, Switch.help]

    /// What decides which pages a site has.
    static let building: [any CommandOption] =
        [
            Option.site, Option.output, Switch.drafts, Switch.future, Option.baseURL, Option.environment, Option.now,
            Switch.strict,
            Switch.force.helping("make everything, and replace a folder even where it holds files of others"),
        ] + console
}
