import Stage

/// How long what a line of a play brought up is read, before the next line begins.
struct ReadingPause {
    /// What the play says it is; nil is by the letters that are new.
    var said: Seconds?
    /// Whether the line says how long each of its keys takes: then nothing comes on top.
    var isExact: Bool
    /// Whether the program drew rows in place.
    var isPainted: Bool

    /// The breath after a text that was typed.
    private static let typed: Seconds = 0.12
    /// A glance, and what each letter adds to it.
    private static let glance = 0.3
    private static let letter = 0.02
    /// Nobody waits longer for the next line.
    private static let most = 2.2

    /// The pause after a deed.
    func length(from before: TerminalScreen, to after: TerminalScreen, _ deed: TerminalDeed) -> Seconds {
        switch deed {
        case .type: return isExact ? .zero : min(ReadingPause.typed, said ?? ReadingPause.typed)
        case .key where isExact: return .zero
        case .watch, .theme, .show: return .zero
        default: break
        }
        if let said { return said }
        let letters = isInPlace(before, after, deed) ? changes(before, after) : news(before, after)
        return Seconds(min(ReadingPause.most, ReadingPause.glance + Double(letters) * ReadingPause.letter))
    }

    /// Whether the audience has the screen before its eyes already, and looks at what is otherwise: on the screen of a
    /// program that fills it, and where a key made one draw its rows again.
    private func isInPlace(_ before: TerminalScreen, _ after: TerminalScreen, _ deed: TerminalDeed) -> Bool {
        if before.isAlternate, after.isAlternate { return true }
        // Enter and Ctrl-L make a shell go on in rows of its own.
        guard isPainted, case .key(_, let bytes, _) = deed else { return false }
        return bytes != [0x0D] && bytes != [0x0C]
    }

    /// The letters of all rows that are not as they were.
    private func news(_ before: TerminalScreen, _ after: TerminalScreen) -> Int {
        var letters = 0
        for (index, row) in after.rows.enumerated()
        where !(index < before.rows.count && before.rows[index] == row) {
            letters += row.count { $0.text != " " && $0.width > 0 }
        }
        return letters
    }

    /// The letters that are not as they were, without those of rows that only moved.
    private func changes(_ before: TerminalScreen, _ after: TerminalScreen) -> Int {
        let stood = Set(before.rows)
        var letters = 0
        for (index, row) in after.rows.enumerated() where !stood.contains(row) {
            let old = index < before.rows.count ? before.rows[index] : []
            letters += row.indices.count { column in
                row[column].text != " " && row[column].width > 0
                    && !(column < old.count && old[column].text == row[column].text)
            }
        }
        return letters
    }
}
