/// A command of the program: what it is called, how it is explained, what it does.
struct CommandSpec: Sendable {
    var name: String
    /// What stands behind the name in the usage line.
    var operands: String
    /// What it does, in a line.
    var summary: String
    var options: [any CommandOption]
    /// A command line that works, and what it does.
    var example: (line: String, effect: String)
    /// Does it.
    var run: @Sendable (ParsedArguments, Console) throws -> ExitStatus

    /// All commands, in the order of the help.
    static let all: [CommandSpec] = [
        .new, .build, .serve, .list, .next, .kit, .release, .render, .rehearse, .check, .verify, .import, .export,
        .position,
        .uai,
        .markdown,
        .liquid, .social,
    ]

    /// The help of the command.
    var help: String {
        let widest = options.map { $0.usage.count }.max() ?? 0
        let lines = options.map { option in
            "  " + option.usage + String(repeating: " ", count: widest - option.usage.count + 2) + option.help
        }
        return """
            \(summary)

            usage: playbill \(name) \(operands)

            \(lines.joined(separator: "\n"))

            example: \(example.line)
              \(example.effect)
            """
    }

    /// The help of the whole program.
    static var overview: String {
        let widest = all.map(\.name.count).max() ?? 0
        let lines = all.map { command in
            "  " + command.name + String(repeating: " ", count: widest - command.name.count + 2) + command.summary
        }
        return """
            playbill: a site and release kits from one folder

            usage: playbill COMMAND [OPTIONS]

            \(lines.joined(separator: "\n"))

            `playbill help COMMAND` shows its options and an example; `playbill help plays` the words of plays.
            """
    }
}
