import Dates

/// The day that some words tell: `2026-01-02`, `2026/01/02`, `02.01.2026`, `January 2, 2026`, `2nd Jan 2026`; nil where they
/// tell none, or where it could be two, as `02/01/2026` is.
func writtenDate(_ words: some BidirectionalCollection<Substring>) -> CivilDate? {
    words.reversed().lazy.compactMap(numberedDate).first ?? namedDate(Array(words))
}

/// Whether a word was meant as a date: digits in three parts, one of them a year.
func looksLikeDate(_ word: Substring) -> Bool {
    let parts = dateParts(word)
    let isDashed = word.contains("-") || word.contains("/")
    return parts.count == 3 && parts.allSatisfy { Int($0) != nil } && (isDashed || parts.contains { $0.count == 4 })
}

/// Whether a word may stand in a date, or beside one in a release's heading.
func isPartOfDate(_ word: Substring) -> Bool {
    let word = word.lowercased()[...]
    if looksLikeDate(word) || month(word) != nil || day(word) != nil || word.allSatisfy(\.isNumber) { return true }
    if !word.contains(where: { $0.isLetter || $0.isNumber }) || numberedDate(word) != nil { return true }
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    if word.count >= 3, days.contains(where: { $0.hasPrefix(word) }) { return true }
    let besides = [
        "alpha", "beta", "build", "final", "lts", "of", "on", "preview", "rc", "released", "stable", "yanked",
    ]
    return besides.contains { word == $0 || word.hasPrefix($0) && word.dropFirst($0.count).allSatisfy(\.isNumber) }
}

private func dateParts(_ word: Substring) -> [Substring] {
    for mark in "-/." where word.contains(mark) { return word.split(separator: mark, omittingEmptySubsequences: false) }
    return [word]
}

private func numberedDate(_ word: Substring) -> CivilDate? {
    if let date = ISO8601.parse(String(word))?.date { return date }
    let texts = dateParts(word)
    let parts = texts.compactMap { Int($0) }
    guard parts.count == 3, texts.count == 3 else { return nil }
    if texts[0].count == 4 { return CivilDate(year: parts[0], month: parts[1], day: parts[2]) }
    // Points are set by those who begin with the day.
    guard word.contains("."), texts[2].count == 4 else { return nil }
    return CivilDate(year: parts[2], month: parts[1], day: parts[0])
}

/// A date with the month's English name, or its first three letters.
private func namedDate(_ words: [Substring]) -> CivilDate? {
    for (index, word) in words.enumerated() {
        guard let month = month(word) else { continue }
        let near = words[max(0, index - 1)..<min(words.count, index + 3)].filter { $0 != word }
        let days = near.compactMap { day($0) }
        let years = near.compactMap { $0.count == 4 ? Int($0) : nil }
        if let day = days.first, let year = years.first { return CivilDate(year: year, month: month, day: day) }
    }
    return nil
}

private func month(_ word: Substring) -> Int? {
    let name = word.lowercased()
    guard name.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 } ?? (name == "sept" ? 9 : nil)
}

/// `2`, `02`, `2nd`.
private func day(_ word: Substring) -> Int? {
    let digits = word.prefix(while: \.isWholeNumber)
    guard (1...2).contains(digits.count), ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)) else {
        return nil
    }
    return Int(digits)
}

private let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
]
