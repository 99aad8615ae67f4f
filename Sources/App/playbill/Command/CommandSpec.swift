import Diagnostics

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
    /// What it can do, each a command of its own by the word behind the name; most commands do one thing.
    var acts: [CommandSpec] = []

    /// All commands, in the order of the help.
    static let all: [CommandSpec] = [
        .new, .build, .serve, .list, .next, .kit, .plan, .join, .release, .stats, .render, .rehearse, .check, .verify,
        .import,
        .export,
        .position,
        .uai,
        .markdown,
        .liquid, .social,
    ]

    /// A command that does several things, each by a word of its own.
    init(name: String, summary: String, acts: [CommandSpec]) {
        self.init(
            name: name, operands: "ACT …", summary: summary, options: [],
            example: ("playbill help \(acts.first?.name ?? name)", "shows what `\(acts.first?.name ?? name)` takes"),
            run: { _, _ in .usage }, acts: acts)
    }

    init(
        name: String, operands: String, summary: String, options: [any CommandOption],
        example: (line: String, effect: String),
        run: @escaping @Sendable (ParsedArguments, Console) throws -> ExitStatus, acts: [CommandSpec] = []
    ) {
        (self.name, self.operands, self.summary) = (name, operands, summary)
        (self.options, self.example, self.run, self.acts) = (options, example, run, acts)
    }

    /// The command that some words ask for, and the words behind its name.
    static func asked(for words: [String], or more: [String] = []) throws(UsageError) -> (CommandSpec, [String]) {
        let name = words.first ?? ""
        guard let command = all.first(where: { $0.name == name }) else {
            let guess = nearMiss(name, among: all.map(\.name) + more).map { "did you mean `\($0)`?" }
            throw UsageError("there is no command `\(name)`", remedy: guess ?? "`playbill help` lists them")
        }
        let rest = Array(words.dropFirst())
        if command.acts.isEmpty || rest.first == "--help" || rest.first == "-h" { return (command, rest) }
        let known = command.acts.map { String($0.name.dropFirst(name.count + 1)) }
        guard let act = rest.first else {
            throw UsageError(
                "`playbill \(name)` takes what to do", remedy: "write one of \(known.joined(separator: ", ")) behind it"
            )
        }
        guard let place = known.firstIndex(of: act) else {
            throw UsageError(
                "`playbill \(name)` knows no `\(act)`",
                remedy: didYouMean(act, among: known) ?? "it knows \(known.joined(separator: ", "))")
        }
        return (command.acts[place], Array(rest.dropFirst()))
    }

    /// The help of the command.
    var help: String {
        if !acts.isEmpty { return helpOnActs }
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

    private var helpOnActs: String {
        let widest = acts.map(\.name.count).max() ?? 0
        let lines = acts.map { act in
            "  " + act.name + String(repeating: " ", count: widest - act.name.count + 2) + act.summary
        }
        return """
            \(summary)

            usage: playbill \(name) \(operands)

            \(lines.joined(separator: "\n"))

            `playbill help \(name) ACT` shows the options of one and an example.
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

            `playbill help COMMAND` shows its options and an example; `playbill help PAGE` one of these:

            \(HelpTopic.list)
            """
    }
}
