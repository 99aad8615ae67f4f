import Diagnostics
import Markdown
import Values

extension NewSite {
    /// Switches on what the Markdown of the old site knew besides GitHub's.
    mutating func switchOn(_ names: [String]) { set(names, to: true) }

    /// Switches off what is on unless the site says so.
    mutating func switchOff(_ names: [String]) { set(names, to: false) }

    private mutating func set(_ names: [String], to isOn: Bool) {
        var switches = Object()
        if case .object(let known)? = settings["markdown"] { switches = known }
        for name in names { switches[name] = .bool(isOn) }
        if !switches.isEmpty { settings["markdown"] = .object(switches) }
    }

    /// Switches on formulas where texts have some; those that cannot be set here are code from now on.
    /// - Parameters:
    ///   - hasDollars: whether `$x$` was one too; where it was not, such dollars are shown.
    ///   - origin: the file that asks for formulas.
    mutating func switchOnFormulas(hasDollars: Bool, _ origin: String) {
        let signs = ["$$", "\\\\(", "\\\\[", "\\(", "\\["]
        func mayHave(_ text: String) -> Bool {
            signs.contains(where: text.contains) || (hasDollars && text.contains("$"))
        }
        var isAny = false
        for index in pages.indices where mayHave(pages[index].body) {
            let (body, isSet, unset) = NewSite.withoutUnsetFormulas(pages[index].body)
            if isSet { isAny = true }
            pages[index].body = body
            for (formula, reason) in unset {
                note(.tag, pages[index].origin, "a formula cannot be set here and is code now, `\(formula)`: \(reason)")
            }
        }
        guard isAny else { return }
        switchOn(["math"])
        guard !hasDollars else { return }
        for index in pages.indices where pages[index].body.contains("$") {
            pages[index].body = withProse(pages[index].body, NewSite.withShownDollars)
        }
    }

    /// A text with the formulas as code that cannot be set.
    /// - Returns: the text, whether it has formulas that can be set, and those that cannot, with the reason.
    private static func withoutUnsetFormulas(
        _ text: String
    ) -> (text: String, isSet: Bool, unset: [(formula: String, reason: String)]) {
        var options = MarkdownOptions(flavour: .site)
        options.extras = [.formulas]
        func rendered(_ text: String) -> (html: [UInt8], errors: [Diagnostic]) {
            let rendered = renderMarkdown(SourceText(path: "", bytes: Array(text.utf8)), options: options)
            return (Array(rendered.html), rendered.diagnostics.errors)
        }
        var (text, unset) = (text, [(formula: String, reason: String)]())
        var now = rendered(text)
        while let error = now.errors.first, let place = error.place {
            // Equal formulas are told once, so there may be as many errors as before, but none before its end.
            let mended = UnsetFormula.candidates(in: text, around: place).first { formula in
                rendered(formula.asCode).errors.first?.place.map {
                    UnsetFormula.rest(of: formula.asCode, behind: $0) <= formula.rest
                } ?? true
            }
            guard let mended else { break }
            unset.append((String(mended.written), error.message))
            text = mended.asCode
            now = rendered(text)
        }
        return (text, now.html.offset(of: "<math") != nil, unset)
    }

    /// A line in which dollars that stand alone are text.
    private static func withShownDollars(_ line: Substring) -> String {
        var out = ""
        var ticks = 0
        var rest = line
        while let first = rest.first {
            let run = rest.prefix { $0 == first }
            if first == "`" { ticks += run.count }
            if first == "$", run.count == 1, ticks % 2 == 0, !out.hasSuffix("\\") { out += "\\" }
            out += run
            rest = rest[run.endIndex...]
        }
        return out
    }
}
