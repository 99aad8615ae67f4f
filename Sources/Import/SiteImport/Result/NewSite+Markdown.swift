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

    /// Switches on formulas where texts have some, all of which can be set here.
    /// - Parameters:
    ///   - hasDollars: whether `$x$` was one too; where it was not, such dollars are shown.
    ///   - origin: the file that asks for formulas.
    mutating func switchOnFormulas(hasDollars: Bool, _ origin: String) {
        let signs = ["$$", "\\\\(", "\\\\[", "\\(", "\\["]
        func mayHave(_ text: String) -> Bool {
            signs.contains(where: text.contains) || (hasDollars && text.contains("$"))
        }
        let own = pages.indices.filter { mayHave(pages[$0].body) }
        var options = MarkdownOptions(flavour: .site)
        options.extras = [.formulas]
        var isAny = false
        for index in own {
            let rendered = renderMarkdown(
                SourceText(path: pages[index].origin, bytes: Array(pages[index].body.utf8)), options: options)
            if !isAny { isAny = Array(rendered.html).offset(of: "<math") != nil }
            if let mistake = rendered.diagnostics.first(where: { $0.severity == .error }) {
                return note(
                    .setting, pages[index].origin,
                    "formulas stay as they are written, since one cannot be set here: \(mistake.message)")
            }
        }
        guard isAny else { return }
        switchOn(["math"])
        guard !hasDollars else { return }
        for index in pages.indices where pages[index].body.contains("$") {
            pages[index].body = withProse(pages[index].body, NewSite.withShownDollars)
        }
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
