import Stage

extension Telling {
    /// No row is read out further than this.
    private static let longestRow = 60

    /// What a line of a play does at a terminal: what is typed, and what comes; nil where there is nothing to tell.
    init?(_ deed: TerminalDeed, from before: TerminalScreen, to after: TerminalScreen) {
        let shown = Telling.news(from: before, to: after, besides: deed)
        let shows = shown.map { [Sentence("telling_shows", $0)] } ?? []
        switch deed {
        case .type(let words): self.init([Sentence("telling_types", words)])
        case .run(let line):
            self.init([shown.map { Sentence("telling_types_shows", line, $0) } ?? Sentence("telling_types", line)])
        case .key("enter", _, _), .key("clear", _, _): self.init(shows)
        case .key(let name, _, 1): self.init([Sentence("telling_presses", name)] + shows)
        case .key(let name, _, let count):
            self.init([Sentence("telling_presses_times", name, String(count))] + shows)
        case .watch, .expect, .match: self.init(shows)
        case .resize, .scroll, .theme, .hide, .show: return nil
        }
    }

    /// What has come up on a terminal; nil where nothing has.
    init?(from before: TerminalScreen, to after: TerminalScreen) {
        guard let shown = Telling.news(from: before, to: after, besides: .show) else { return nil }
        self.init([Sentence("telling_shows", shown)])
    }

    /// The first row that was not there before; nil where a program fills the screen, whose rows are its furniture.
    private static func news(
        from before: TerminalScreen, to after: TerminalScreen, besides deed: TerminalDeed
    ) -> String? {
        guard !before.isAlternate, !after.isAlternate else { return nil }
        var typed = ""
        if case .run(let line) = deed { typed = line }
        let old = Set(before.text.split(separator: "\n"))
        let cursor = after.cursor.row
        for (number, row) in after.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = row.drop { $0 == " " }
            guard isText(words), !old.contains(row),
                typed.isEmpty || !row.hasSuffix(typed), number != cursor
            else { continue }
            return words.prefix(longestRow) + (words.count > longestRow ? "…" : "")
        }
        return nil
    }

    /// Whether a row is words and numbers, rather than a drawing made of signs.
    private static func isText(_ row: Substring) -> Bool {
        let ink = row.filter { $0 != " " }
        let letters = ink.count { $0.isLetter || $0.isNumber }
        return letters > 0 && letters * 2 >= ink.count
    }
}
