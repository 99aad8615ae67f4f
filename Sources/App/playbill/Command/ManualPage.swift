/// `playbill help man`: the manual page in the language mdoc(7), from the one declaration of commands and options.
enum ManualPage {
    static var text: String {
        let sections = [head, commands, exitStatus, pages]
        return sections.joined(separator: "\n")
    }

    private static var head: String {
        """
        .Dd \(Version.day)
        .Dt PLAYBILL 1
        .Os
        .Sh NAME
        .Nm playbill
        .Nd a static site and release kits from one folder
        .Sh SYNOPSIS
        .Nm
        .Ar command
        .Op Ar options
        .Sh DESCRIPTION
        Playbill makes a site of a folder of texts, and of the manifest of each product all that a release needs.
        Moving pictures are plays: lists of what is done, performed on a virtual clock.
        This page is of \(escaped(Version.current)).
        Messages are written as
        .Ar path : Ns Ar line : Ns Ar column : Ns Ar text .
        .Sh COMMANDS
        """
    }

    private static var commands: String {
        CompletedCommand.all.map { command in
            let spec = CommandSpec.leaf(command.name)
            let usage = spec.map { escaped($0.operands) } ?? ""
            return """
                .Ss playbill \(escaped(command.name))
                \(sentence(command.summary))
                .Pp
                .Dl playbill \(escaped(command.name)) \(usage)
                .Bl -tag -width 4n
                \(command.options.map(item).joined(separator: "\n"))
                .El
                .Pp
                Example:
                .Dl \(escaped(spec?.example.line ?? ""))
                \(sentence(spec?.example.effect ?? ""))
                """
        }.joined(separator: "\n")
    }

    private static func item(_ option: any CommandOption) -> String {
        let letter = option.letter.map { " , Fl \($0)" } ?? ""
        let value = option.placeholder.map { " Ar \"\(argument($0))\"" } ?? ""
        return ".It Fl Fl \(option.name)\(letter)\(value)\n\(sentence(option.help))"
    }

    private static var exitStatus: String {
        let items = ExitStatus.allCases.map { ".It \($0.rawValue)\n\(line($0.about))" }
        return ".Sh EXIT STATUS\n.Bl -tag -width 4n\n" + items.joined(separator: "\n") + "\n.El"
    }

    private static var pages: String {
        let items = HelpTopic.allCases.map { ".It Cm \($0.rawValue)\n\(sentence($0.summary))" }
        return """
            .Sh SEE ALSO
            .Nm
            .Cm help
            .Ar page
            shows one of these:
            .Bl -tag -width 4n
            \(items.joined(separator: "\n"))
            .El
            """
    }

    /// A line of text that begins with a capital and ends with a stop.
    private static func sentence(_ text: String) -> String {
        guard let first = text.first else { return "" }
        let isWord = text.dropFirst().first.map { $0.isLetter || $0 == " " } ?? false
        let end = text.hasSuffix(".") ? "" : "."
        return line((isWord ? String(first).uppercased() + text.dropFirst() : text) + end)
    }

    /// A line of text, which is no request however it begins.
    private static func line(_ text: String) -> String {
        // A sentence begins on a line of its own, so that roff can space it.
        let text = escaped(text).split(separator: ". ").joined(separator: ".\n")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// What would be understood as an escape, or drawn as a typographer's dash.
    private static func escaped(_ text: String) -> String {
        String(text.flatMap { $0 == "\\" ? Array("\\e") : $0 == "-" ? Array("\\-") : [$0] })
    }

    /// The argument of a macro, between quotes.
    private static func argument(_ text: String) -> String {
        String(escaped(text).flatMap { $0 == "\"" ? Array("\\(dq") : [$0] })
    }
}

extension CommandSpec {
    /// The command that words such as `release plan` call.
    static func leaf(_ name: String) -> CommandSpec? {
        all.lazy.flatMap { $0.acts.isEmpty ? [$0] : $0.acts }.first { $0.name == name }
    }
}
