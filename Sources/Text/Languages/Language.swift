public import Dates
import Synchronization

/// A language as a site needs it: how its people write dates, numbers, prices and counts, and a few words.
///
/// A small value made of data; see ``LanguageText`` for its form. Nothing of the host's locale is asked.
public struct Language: Sendable {
    /// Its tag (BCP 47), such as `fr` or `pt-PT`.
    public let tag: String
    /// What months and days are called.
    public let dateNames: DateNames
    /// Whether it is written from right to left.
    public let isRightToLeft: Bool
    let habits: Habits

    /// What its people are used to; a class, so that a copy of a language is a copy of one reference.
    final class Habits: Sendable {
        let days: [DayStyle: String]
        /// The first of a month, where it is no plain number: `1er`.
        let firstDay: String?
        let numbers: NumberStyle
        let plural: PluralRule
        let words: [String: String]
        let counts: [String: [PluralForm: String]]

        init(
            days: [DayStyle: String], firstDay: String?, numbers: NumberStyle, plural: PluralRule,
            words: [String: String], counts: [String: [PluralForm: String]]
        ) {
            (self.days, self.firstDay, self.numbers, self.plural) = (days, firstDay, numbers, plural)
            (self.words, self.counts) = (words, counts)
        }
    }

    init(tag: String, dateNames: DateNames, isRightToLeft: Bool, habits: Habits) {
        (self.tag, self.dateNames, self.isRightToLeft, self.habits) = (tag, dateNames, isRightToLeft, habits)
    }

    var days: [DayStyle: String] { habits.days }
    var firstDay: String? { habits.firstDay }
    var numbers: NumberStyle { habits.numbers }
    var plural: PluralRule { habits.plural }
    var words: [String: String] { habits.words }
    var counts: [String: [PluralForm: String]] { habits.counts }

    /// How much of a day is written.
    public enum DayStyle: String, Sendable, CaseIterable {
        /// Day, month in full and year.
        case long
        /// Day, month in short and year.
        case short
        /// Day and month in short, below a heading that says the year.
        case month
    }

    /// The language with this tag, else the one without its region, else English, which then runs as that language does.
    public static func named(_ tag: String) -> Language {
        var parts = tag.replacing("_", with: "-").split(separator: "-").map(String.init)
        while !parts.isEmpty {
            let wanted = parts.joined(separator: "-").lowercased()
            if let found = texts.first(where: { $0.tag.lowercased() == wanted }) {
                return known.withLock { known in
                    if let language = known[found.tag] { return language }
                    let language = language(found.text)
                    known[found.tag] = language
                    return language
                }
            }
            parts.removeLast()
        }
        return isRightToLeft(tag) ? englishFromRight : english
    }

    /// The languages that were asked for, by their tags: sites with many ask for each on every page.
    private static let known = Mutex<[String: Language]>([:])

    /// English, written as in most of the world: the day before the month.
    public static let english = language(englishText)

    /// English among texts that run from right to left, of which nothing else is known here.
    private static let englishFromRight = Language(
        tag: english.tag, dateNames: english.dateNames, isRightToLeft: true, habits: english.habits)

    /// Whether a language is written from right to left, also one that nothing else is known of here (Unicode's CLDR,
    /// scripts Arabic, Hebrew and Thaana).
    public static func isRightToLeft(_ tag: String) -> Bool {
        let language = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ckb", "yi", "dv", "ug"].contains(language)
    }

    /// The tags of the languages that are known.
    public static let tags = texts.map(\.tag)

    /// A language of a text; a region's holds what differs from the language's.
    private static func language(_ text: String) -> Language {
        let own = LanguageText(text)
        let base = own.base.flatMap { base in texts.first { $0.tag == base } }
        return own.language(over: base.map { language($0.text) })
    }

    private static let texts: [(tag: String, text: String)] = [
        ("en", englishText), ("en-US", americanText), ("fr", frenchText), ("de", germanText), ("es", spanishText),
        ("it", italianText), ("pt", portugueseText), ("pt-PT", europeanPortugueseText), ("nl", dutchText),
        ("ja", japaneseText),
        ("zh", chineseText), ("ar", arabicText),
    ]
}

// MARK: - Words

extension Language {
    /// A word or phrase by its key; English where this language has none, and the key itself where nobody has.
    public func word(_ key: String) -> String { words[key] ?? Language.english.words[key] ?? key }

    /// Whether ``word(_:)`` knows a key.
    public func knows(_ key: String) -> Bool { words[key] != nil || Language.english.words[key] != nil }

    /// The keys that ``word(_:)`` knows, sorted.
    public var wordKeys: [String] { Set(words.keys).union(Language.english.words.keys).sorted() }

    /// A phrase with `#` replaced by a text.
    public func phrase(_ key: String, _ text: String) -> String { phrase(key, [text]) }

    /// A phrase with `#` replaced by the text, or where there are several, `#1` by the first, `#2` by the second.
    public func phrase(_ key: String, _ texts: [String]) -> String {
        let pattern = word(key)
        guard texts.count > 1 else { return pattern.replacing("#", with: texts.first ?? "#") }
        var phrase = ""
        var rest = pattern[...]
        while let mark = rest.firstIndex(of: "#") {
            phrase += rest[..<mark]
            rest = rest[mark...].dropFirst()
            if let number = rest.first?.wholeNumberValue, texts.indices.contains(number - 1) {
                phrase += texts[number - 1]
                rest = rest.dropFirst()
            } else {
                phrase += "#"
            }
        }
        return phrase + rest
    }

    /// The language with words of a site's or a theme's own, which come before its own.
    public func saying(_ own: [String: String]) -> Language {
        if own.isEmpty { return self }
        return Language(
            tag: tag, dateNames: dateNames, isRightToLeft: isRightToLeft,
            habits: Habits(
                days: days, firstDay: firstDay, numbers: numbers, plural: plural, words: words.merging(own) { $1 },
                counts: counts))
    }

    /// "3 posts": a count of a noun, which is a key of this language's counts.
    public func count(_ number: Int, _ noun: String) -> String {
        guard let forms = counts[noun] ?? Language.english.counts[noun] else {
            return "\(self.number(number)) \(noun)"
        }
        let rule = counts[noun] == nil ? Language.english.plural : plural
        let text = forms[rule.form(of: number)] ?? forms[.other] ?? "#"
        return text.replacing("#", with: self.number(number))
    }

    /// Whether ``count(_:_:)`` knows a noun.
    public func counts(_ noun: String) -> Bool { counts[noun] != nil || Language.english.counts[noun] != nil }

    /// The nouns that ``count(_:_:)`` knows, sorted.
    public var nouns: [String] { Set(counts.keys).union(Language.english.counts.keys).sorted() }

    /// "a, b and c".
    public func list(_ parts: [String]) -> String {
        guard let last = parts.last else { return "" }
        guard parts.count > 1 else { return last }
        let head = parts.dropLast().joined(separator: word("comma"))
        if let and = words["and_before_i"], Language.soundsLikeI(last) { return head + and + last }
        return head + word(parts.count == 2 ? "and_two" : "and") + last
    }

    /// Whether a word begins with the sound of Spanish `y`, which becomes `e` before it: `iOS`, `historia`, not `hielo`.
    private static func soundsLikeI(_ word: String) -> Bool {
        let word = word.lowercased()
        let isDiphthong = ["ia", "ie", "io", "hia", "hie", "hio"].contains { word.hasPrefix($0) } && word != "ios"
        return !isDiphthong && ["i", "í", "hi", "hí"].contains { word.hasPrefix($0) }
    }
}

extension Language: Hashable {
    /// Whether two say the same.
    public static func == (one: Language, other: Language) -> Bool {
        one.tag == other.tag
            && (one.habits === other.habits || (one.words == other.words && one.counts == other.counts))
    }

    /// Feeds the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

// MARK: - Dates

extension Language {
    /// A day as people write it.
    public func day(_ date: CivilDate, _ style: DayStyle = .long) -> String {
        day(ZonedTime(instant: Zone.utc.instant(of: date, secondOfDay: 0)), style)
    }

    /// The day of a time, in its own zone, as people write it.
    public func day(_ time: ZonedTime, _ style: DayStyle = .long) -> String {
        var pattern = days[style] ?? days[.long] ?? "%-d %B %Y"
        if time.date.day == 1, let firstDay { pattern = pattern.replacing("%-d", with: firstDay) }
        return time.strftime(pattern, names: dateNames)
    }

    /// A span of time in hours, minutes and seconds: "1 min 30 s".
    public func duration(milliseconds: Int) -> String {
        let all = max(0, milliseconds)
        var parts: [String] = []
        if all >= 3_600_000 { parts.append(phrase("hours", number(all / 3_600_000))) }
        if all / 60_000 % 60 > 0 { parts.append(phrase("minutes", number(all / 60_000 % 60))) }
        var rest = Amount(units: all % 60_000, scale: 3)
        if rest.units > 0 || parts.isEmpty {
            while rest.scale > 0, rest.units % 10 == 0 { rest = Amount(units: rest.units / 10, scale: rest.scale - 1) }
            parts.append(phrase("seconds", number(rest)))
        }
        return parts.joined(separator: " ")
    }
}
