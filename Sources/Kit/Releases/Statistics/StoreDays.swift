import Dates

/// The days of a table: `2026-12-01`, `12/01/2026` or `12/1/26` as Apple writes them, `Dec 1, 2026` or `1 Dec 2026` as Google
/// does, and `01.12.2026`.
///
/// With strokes the month stands first, where no line has a number there that only a day can have.
struct StoreDays {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// As they are written, a line each.
    let written: [String]
    private let isDayFirst: Bool

    init(_ cells: [String]) {
        written = cells.map { $0.filter { $0 != "\"" && $0 != "\r" } }
        isDayFirst = written.contains { text in
            let parts = text.split(separator: "/")
            return parts.count == 3 && (Int(parts[0]) ?? 0) > 12
        }
    }

    /// Whether a line is one of a day at all, and not of their sum: it begins with a number, a month or a day of the week.
    func isMeant(_ index: Int) -> Bool {
        let text = written[index].drop(while: \.isWhitespace)
        guard text.contains(where: \.isNumber), let first = text.first else { return false }
        return first.isNumber || (StoreDays.months + StoreDays.weekdays).contains(text.prefix(3).lowercased())
    }

    /// The day of a line; nil where it is none.
    subscript(index: Int) -> CivilDate? {
        let text = written[index]
        if let day = ISO8601.parse(text)?.date { return day }
        let parts = text.split { "/ ,.".contains($0) }
        guard parts.count == 3, let number = Int(parts[2]) else { return nil }
        let year = number < 100 ? 2_000 + number : number
        func month(_ part: Substring) -> Int? {
            StoreDays.months.firstIndex(of: part.prefix(3).lowercased()).map { $0 + 1 }
        }
        if let month = month(parts[0]), let day = Int(parts[1]) { return CivilDate(year: year, month: month, day: day) }
        if let month = month(parts[1]), let day = Int(parts[0]) { return CivilDate(year: year, month: month, day: day) }
        guard let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
        return isDayFirst || text.contains(".")
            ? CivilDate(year: year, month: second, day: first) : CivilDate(year: year, month: first, day: second)
    }
}
