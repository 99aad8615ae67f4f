import Diagnostics
import Highlighting
import Markdown
import Values

extension CommandSpec {
    /// `playbill markdown`: standard input to an HTML fragment.
    static let markdown = CommandSpec(
        name: "markdown", operands: "[--safe] [--commonmark] [--site] < TEXT", summary: "Markdown to HTML, as a filter",
        options: [
            Switch.safe, Switch.commonmark, Switch.siteFlavour,
            Switch.batch.helping("{\"markdown\"} a line in, {\"html\"} a line out"),
        ] + .console,
        example: ("echo '*hello*' | playbill markdown", "prints <p><em>hello</em></p>"),
        run: { arguments, console in
            try arguments.refuseOperands()
            let filter = MarkdownFilter(arguments)
            if arguments[.batch] {
                return try BatchFilter { object throws(BatchFilter.Failure) in
                    let text = try object.required("markdown")
                    let rendered = filter.render(SourceText(path: "<stdin>", text))
                    return Object([("html", .string(rendered.string))])
                }.run(console)
            }
            let rendered = filter.render(SourceText(path: "<stdin>", bytes: try Input.standardInput()))
            console.report(rendered.diagnostics + ForeignMarkup.summary(of: rendered.foreign))
            if rendered.diagnostics.hasErrors { return .badInput }
            console.write(rendered.html)
            return .done
        })
}

extension Switch {
    fileprivate static let safe = Switch("safe", help: "for texts of strangers: no raw HTML, harmless addresses only")
    fileprivate static let commonmark = Switch("commonmark", help: "CommonMark 0.30 to the letter")
    fileprivate static let siteFlavour = Switch(
        "site", help: "with what the site build adds: figures, highlighting, fences")
}

/// The options of a run of the Markdown filter.
private struct MarkdownFilter {
    let options: MarkdownOptions
    let hooks: MarkdownHooks

    init(_ arguments: ParsedArguments) {
        let isSite = arguments[.siteFlavour]
        let flavour: MarkdownOptions.Flavour = arguments[.commonmark] ? .commonMark : isSite ? .site : .github
        options = MarkdownOptions(flavour: flavour, safe: arguments[.safe])
        hooks = isSite ? MarkdownHooks(highlight: { highlight($0, language: $1, into: &$2) }) : MarkdownHooks()
    }

    func render(_ source: SourceText) -> RenderedMarkdown {
        renderMarkdown(source, options: options, hooks: hooks)
    }
}
