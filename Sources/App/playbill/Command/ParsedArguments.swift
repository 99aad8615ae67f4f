import Diagnostics

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
                try readOption(word, &rest)
            }
        }
    }

    private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let typed = parts[0].hasPrefix("--") ? String(parts[0].dropFirst(2)) : parts[0]
        let option = command.options.first { option in
            option.name == typed || option.letter.map { "-\($0)" == typed } ?? false
        }
        guard let option else {
            throw UsageError(
                "`playbill \(command.name)` has no option `\(parts[0])`",
                remedy: nearMiss(typed, among: command.options.map(\.name)).map { "did you mean `--\($0)`?" }
                    ?? "`playbill help \(command.name)` lists the options")
        }
        guard let placeholder = option.placeholder else {
            if parts.count == 2 { throw UsageError("`--\(option.name)` takes no value") }
            values[option.name, default: []].append("")
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
            throw UsageError("`--\(option.name)` needs a value", remedy: "write `--\(option.name) \(placeholder)`")
        }
        values[option.name, default: []].append(value)
    }

    /// Whether an option was given, whatever its value.
    func has(_ option: any CommandOption) -> Bool { values[option.name] != nil }

    /// Whether a switch was given.
    subscript(option: Switch) -> Bool { values[option.name] != nil }

    /// The value of an option as it was typed last; nil where it was not given.
    subscript(option: Option<String>) -> String? { values[option.name]?.last }

    /// The value of an option, where it was given; the last one counts.
    subscript<Value>(option: Option<Value>) -> Value? {
        get throws(UsageError) {
            guard let text = values[option.name]?.last else { return nil }
            return try option.read(text, option.name)
        }
    }

    /// Every value of an option that may be repeated.
    func all(_ option: Option<String>) -> [String] { values[option.name] ?? [] }

    /// Those of some options that were given, as one would type them; the last value of each counts.
    func words(of options: any CommandOption...) -> [String] {
        options.compactMap { option in
            guard let value = values[option.name]?.last else { return nil }
            return option.placeholder == nil ? "--\(option.name)" : "--\(option.name)=\(value)"
        }
    }

    /// For commands that take options only.
    func refuseOperands() throws(UsageError) {
        guard let first = operands.first else { return }
        let remedy: String
        if command.options.contains(where: { $0.name == Option.site.name && $0.placeholder != nil }) {
            remedy = "options begin with `--`, such as `--site \(first)`"
        } else if command.operands.contains("< ") {
            remedy = "`playbill \(command.name)` reads standard input: write `playbill \(command.name) < \(first)`"
        } else {
            remedy = "`playbill help \(command.name)` shows what it takes"
        }
        throw UsageError("`\(first)` has no place here", remedy: remedy)
    }
}
