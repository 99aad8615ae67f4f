import Dates

/// A language as people write it down.
///
/// One line a fact, its name first; blank lines and lines that begin with `#` are passed over.
///
///     tag pt-PT                     its tag; a tag with a region takes what it lacks from the one without
///     months janeiro fevereiro …    twelve, in full; `short-months` likewise
///     weekdays domingo …            seven, Sunday first; `short-weekdays` likewise
///     meridiems AM PM
///     day long %-d de %B de %Y      how a day is written: `long`, `short` or `month` (without its year)
///     first 1er                     the first of a month
///     decimal ,                     `nbsp` and `nnbsp` are the blanks that no line breaks at
///     group .
///     grouped-from 5                the least number of digits with a separator; 4 unless said
///     money #~¤                     `~` is `nbsp`
///     symbol USD US$
///     plural zero-or-one            see ``PluralRule``
///     direction rtl
///     word note Remarque            a word of the theme
///     count posts one|# artigo other|# artigos
struct LanguageText {
    private(set) var tag = ""
    private var names: [String: [String]] = [:]
    private var days: [Language.DayStyle: String] = [:]
    private var single: [String: String] = [:]
    private var symbols: [String: String] = [:]
    private var words: [String: String] = [:]
    private var counts: [String: [PluralForm: String]] = [:]

    /// The tag of the language that a region's belongs to.
    var base: String? { tag.split(separator: "-").count > 1 ? tag.split(separator: "-").first.map(String.init) : nil }

    init(_ text: String) {
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let parts = LanguageText.cut(Substring(line))
            if let rest = parts.rest { read(parts.name, rest) }
        }
    }

    /// What stands before the first blank of a line, and behind it.
    private static func cut(_ line: Substring) -> (name: String, rest: String?) {
        guard let blank = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (String(line), nil) }
        return (String(line[..<blank]), String(line[line.utf8.index(after: blank)...]))
    }

    private mutating func read(_ name: String, _ rest: String) {
        let (key, value) = LanguageText.cut(rest[...])
        switch name {
        case "tag": tag = rest
        case "months", "short-months", "weekdays", "short-weekdays", "meridiems":
            names[name] = rest.split(separator: " ").map(String.init)
        case "day": Language.DayStyle(rawValue: key).map { days[$0] = value ?? "" }
        case "symbol": symbols[key] = value ?? ""
        case "word": words[key] = LanguageText.word(value ?? "")
        case "count": counts[key] = forms(value ?? "")
        default: single[name] = rest
        }
    }

    /// A word with the blanks that its marks stand for.
    ///
    /// Few have any, and looking for them as characters takes long.
    private static func word(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "_") }) else { return text }
        return text.replacing("~", with: "\u{A0}").replacing("_", with: " ")
    }

    private func forms(_ text: String) -> [PluralForm: String] {
        var forms: [PluralForm: String] = [:]
        var form: PluralForm?
        for part in text.split(separator: " ") {
            let pieces = part.split(separator: "|", maxSplits: 1)
            if pieces.count == 2, let next = PluralForm(rawValue: String(pieces[0])) {
                form = next
                forms[next] = String(pieces[1])
            } else if let form {
                forms[form, default: ""] += " " + part
            }
        }
        return forms
    }

    /// The language, with what it lacks taken from another.
    func language(over base: Language?) -> Language {
        Language(
            tag: tag, dateNames: dateNames ?? base?.dateNames ?? .english,
            isRightToLeft: single["direction"].map { $0 == "rtl" } ?? base?.isRightToLeft ?? false,
            habits: Language.Habits(
                days: (base?.days ?? [:]).merging(days) { $1 }, firstDay: single["first"] ?? base?.firstDay,
                numbers: numbers(over: base?.numbers ?? NumberStyle()),
                plural: single["plural"].flatMap(PluralRule.init) ?? base?.plural ?? .one,
                words: (base?.words ?? [:]).merging(words) { $1 },
                counts: (base?.counts ?? [:]).merging(counts) { $1 }))
    }

    private var dateNames: DateNames? {
        guard let months = names["months"], let weekdays = names["weekdays"] else { return nil }
        return DateNames(
            months: months, shortMonths: names["short-months"] ?? months, weekdays: weekdays,
            shortWeekdays: names["short-weekdays"] ?? weekdays, meridiems: names["meridiems"] ?? ["AM", "PM"])
    }

    private func numbers(over base: NumberStyle) -> NumberStyle {
        var style = base
        let blanks = ["nbsp": "\u{A0}", "nnbsp": "\u{202F}"]
        if let text = single["decimal"] { style.decimal = text }
        if let text = single["group"] { style.group = blanks[text] ?? text }
        if let text = single["grouped-from"], let count = Int(text) { style.groupedFrom = count }
        if let text = single["money"] { style.money = text.replacing("~", with: "\u{A0}") }
        style.symbols.merge(symbols) { $1 }
        return style
    }
}
