/// What a line of a play does at a terminal, for those who do not see it: what is typed, and what comes.
struct TerminalTelling {
    /// A sentence or two; nil where there is nothing to tell.
    let text: String?

    /// No row is read out further than this.
    private static let longest = 60

    init(_ deed: TerminalDeed, from before: TerminalScreen, to after: TerminalScreen) {
        let shown = TerminalTelling.news(from: before, to: after, besides: deed)
        switch deed {
        case .type(let words): text = "Types “\(words)”."
        case .run(let line): text = "Types “\(line)”" + (shown.map { ", shows \($0)." } ?? ".")
        case .key(let name, _, let count):
            let press =
                name == "enter" || name == "clear" ? nil : "Presses \(name)" + (count > 1 ? " \(count) times." : ".")
            let shows = shown.map { "Shows \($0)." }
            text = [press, shows].compactMap(\.self).joined(separator: " ")
        case .watch, .expect, .match: text = shown.map { "Shows \($0)." }
        case .resize, .scroll, .theme, .hide, .show: text = nil
        }
    }

    /// What has come up, as a sentence; nil where nothing has.
    static func shown(from before: TerminalScreen, to after: TerminalScreen) -> String? {
        news(from: before, to: after, besides: .show).map { "Shows \($0)." }
    }

    /// The first row that was not there before, in quotes.
    private static func news(
        from before: TerminalScreen, to after: TerminalScreen, besides deed: TerminalDeed
    ) -> String? {
        var typed = ""
        if case .run(let line) = deed { typed = line }
        let old = Set(before.text.split(separator: "\n"))
        let cursor = after.cursor.row
        for (number, row) in after.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = row.drop { $0 == " " }
            guard words.contains(where: \.isLetter) || words.contains(where: \.isNumber), !old.contains(row),
                typed.isEmpty || !row.hasSuffix(typed), number != cursor
            else { continue }
            return "“\(words.prefix(longest))\(words.count > longest ? "…" : "")”"
        }
        return nil
    }
}
