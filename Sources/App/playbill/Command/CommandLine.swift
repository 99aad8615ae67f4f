import Diagnostics

/// An option that a command takes: `--name VALUE`, or `--name` alone.
struct OptionSpec: Sendable {
    var name: String
    /// What the value is called in the help; nil for a switch.
    var value: String?
    var help: String

    /// Options that most commands share.
    static let site = OptionSpec(name: "site", value: "DIR", help: "the folder of the site (default: here)")
    static let output = OptionSpec(name: "output", value: "DIR", help: "where the result goes")
    static let drafts = OptionSpec(name: "drafts", value: nil, help: "show drafts too")
    static let future = OptionSpec(name: "future", value: nil, help: "show posts of the future and expired ones too")
    static let baseURL = OptionSpec(
        name: "base-url", value: "URL", help: "the site's address instead of the one in site.yml")
    static let now = OptionSpec(
        name: "now", value: "DATE",
        help: "the instant that decides what is due (default: SOURCE_DATE_EPOCH, else the clock)")
    static let strict = OptionSpec(
        name: "strict", value: nil, help: "errors too: unknown names in templates, markup that will show as text")
    static let force = OptionSpec(name: "force", value: nil, help: "replace a folder that holds files of others")
    static let quiet = OptionSpec(name: "quiet", value: nil, help: "say nothing but warnings and errors")
    static let verbose = OptionSpec(name: "verbose", value: nil, help: "say more")
    static let format = OptionSpec(name: "format", value: "text|json", help: "how messages are written")
    static let help = OptionSpec(name: "help", value: nil, help: "show this help")
    static let console = [quiet, verbose, format, help]
    static let building = [site, output, drafts, future, baseURL, now, strict, force] + console
}

/// A command line that cannot be understood.
struct UsageError: Error {
    /// What is wrong with it, at least one thing.
    var mistakes: [Diagnostic]

    init(_ message: String, remedy: String? = nil) { mistakes = [Diagnostic(.error, message, remedy: remedy)] }

    init(_ mistakes: [Diagnostic]) { self.mistakes = mistakes }
}

/// The words behind a command's name, sorted into options and operands.
struct ParsedArguments: Sendable {
    private(set) var operands: [String] = []
    /// The command that takes them.
    let command: CommandSpec
    private var values: [String: [String]] = [:]

    init(_ words: [String], command: CommandSpec) throws(UsageError) {
        self.command = command
        var rest = words[...]
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || !word.hasPrefix("-") || word == "-" {
                operands.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                try readOption(word, &rest, command)
            }
        }
    }

    private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>, _ command: CommandSpec)
        throws(UsageError)
    {
        let short = ["-o": "output", "-h": "help", "-q": "quiet", "-v": "verbose"]
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = short[parts[0]] ?? (parts[0].hasPrefix("--") ? String(parts[0].dropFirst(2)) : parts[0])
        guard let option = command.options.first(where: { $0.name == name }) else {
            throw UsageError(
                "`playbill \(command.name)` has no option `\(parts[0])`",
                remedy: nearMiss(name, among: command.options.map(\.name)).map { "did you mean `--\($0)`?" }
                    ?? "`playbill help \(command.name)` lists the options")
        }
        guard let placeholder = option.value else {
            if parts.count == 2 { throw UsageError("`--\(name)` takes no value") }
            values[name, default: []].append("")
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("`--\(name)` needs a value", remedy: "write `--\(name) \(placeholder)`")
        }
        values[name, default: []].append(value)
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    func value(_ name: String) -> String? { values[name]?.last }

    func all(_ name: String) -> [String] { values[name] ?? [] }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "`--\(name)` takes a whole number from \(range.lowerBound) to \(range.upperBound), not `\(text)`")
        }
        return number
    }
}
